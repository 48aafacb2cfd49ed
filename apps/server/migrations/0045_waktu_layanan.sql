-- A session may take place between dates only. Without a date there is no end on that side; where both are the same, it is an
-- extra session on one date. See docs/adr/0045.
alter table jadwal_tenaga
  add column berlaku_dari date,
  add column berlaku_sampai date,
  -- A difference of days below zero is never enough: this also keeps the two in order.
  add constraint jadwal_tenaga_berlaku_memuat_hari check (
    berlaku_dari is null or berlaku_sampai is null
    or (array_position(array['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'], hari) - 1
      - extract(dow from berlaku_dari)::int + 7) % 7 <= berlaku_sampai - berlaku_dari
  ),
  drop constraint jadwal_tenaga_tidak_bertumpuk,
  add constraint jadwal_tenaga_tidak_bertumpuk exclude using gist (
    profesional_id with =,
    hari with =,
    int4range(extract(epoch from jam_mulai)::int, extract(epoch from jam_selesai)::int) with &&,
    daterange(berlaku_dari, berlaku_sampai, '[]') with &&
  ),
  drop constraint jadwal_tenaga_nomor_sekali,
  add constraint jadwal_tenaga_nomor_sekali exclude using gist (
    profesional_id with =,
    hari with =,
    sesi with =,
    daterange(berlaku_dari, berlaku_sampai, '[]') with &&
  );
-- The sessions of a professional on a weekday, which the unique index on their numbers found until now.
create index jadwal_tenaga_hari on jadwal_tenaga (profesional_id, hari, jam_mulai);

-- The dates of a session are a promise to the patients who have booked it, like its hours (jaga_janji): what they leave out
-- must not be booked. The comparison holds for any two dates, because their check follows this trigger.
create function jaga_masa_berlaku() returns trigger language plpgsql as $$
begin
  if exists (
    select from konsultasi
    where jadwal_tenaga_id = old.jadwal_tenaga_id and status <> 'dibatalkan'
      and mulai > coalesce(nullif(current_setting('sehati.now', true), '')::timestamptz, now())
      and (tanggal_wib(mulai) < new.berlaku_dari or tanggal_wib(mulai) > new.berlaku_sampai)
  ) then
    raise exception 'session has consultations beyond its dates' using errcode = 'restrict_violation', constraint = 'jadwal_tenaga_masih_dipakai';
  end if;
  return new;
end $$;
create trigger jadwal_tenaga_masa_dipakai before update of berlaku_dari, berlaku_sampai on jadwal_tenaga for each row
  when ((old.berlaku_dari, old.berlaku_sampai) is distinct from (new.berlaku_dari, new.berlaku_sampai))
  execute function jaga_masa_berlaku();

comment on column jadwal_tenaga.berlaku_dari is 'The first date of the session; null where it has none.';
comment on column jadwal_tenaga.berlaku_sampai is 'The last date of the session, included; null where it has none.';
comment on constraint jadwal_tenaga_berlaku_memuat_hari on jadwal_tenaga is 'Between the dates of a session lies at least one day of its weekday.';
comment on constraint jadwal_tenaga_tidak_bertumpuk on jadwal_tenaga is 'Sessions of one professional on one weekday whose dates meet do not overlap; they may touch.';
comment on constraint jadwal_tenaga_nomor_sekali on jadwal_tenaga is 'A session number is used once a weekday for each professional, among sessions whose dates meet.';
comment on trigger jadwal_tenaga_masa_dipakai on jadwal_tenaga is 'Refuses dates that leave out a consultation ahead which is booked in the session.';
