-- When an emergency number is answered. A number without hours is always answered.
alter table nomor_darurat add column hari text[];
alter table nomor_darurat add column dari time;
alter table nomor_darurat add column sampai time;
alter table nomor_darurat add constraint nomor_darurat_jam_lengkap check (num_nonnulls(hari, dari, sampai) in (0, 3));
alter table nomor_darurat add constraint nomor_darurat_hari check (
  hari <@ array['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'] and cardinality(hari) between 1 and 7
);

-- Before SAPA 129, as the campus services recommend it; only where no admin has changed the list that the product came with.
do $$
begin
  if (select versi_nomor = 1 from layanan) then
    update nomor_darurat set urutan = 5 where urutan = 4;
    insert into nomor_darurat (urutan, nomor, label, label_en, diperiksa) values (4, '110', 'polisi', 'police', '2026-11-20');
  end if;
end $$;

comment on column nomor_darurat.hari is 'The weekdays on which the number is answered; null where it is always answered.';
comment on column nomor_darurat.dari is 'From when it is answered on these days, by the clock of Jakarta.';
comment on column nomor_darurat.sampai is 'Until when; a time that is not after `dari` is one of the next day.';
comment on constraint nomor_darurat_jam_lengkap on nomor_darurat is 'Days, beginning and end of the hours come together.';
comment on constraint nomor_darurat_hari on nomor_darurat is 'The days are weekdays, and there is one at least.';
