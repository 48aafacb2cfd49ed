-- Follow-up visits.

alter table konsultasi
  add lanjutan_dari int,
  add constraint konsultasi_lanjutan foreign key (lanjutan_dari) references konsultasi,
  add constraint konsultasi_lanjutan_lain check (lanjutan_dari <> jadwal_id);
comment on column konsultasi.lanjutan_dari is 'The consultation that it follows, where the professional booked it as a follow-up.';
comment on constraint konsultasi_lanjutan on konsultasi is 'What it follows is a consultation.';
comment on constraint konsultasi_lanjutan_lain on konsultasi is 'A consultation does not follow itself.';

-- A key of both people would be an index more that each booking writes; follow-ups are few.
create function guard_lanjutan() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.lanjutan_dari is not distinct from new.lanjutan_dari and new.lanjutan_dari is null
      and not exists (select from konsultasi where lanjutan_dari = new.jadwal_id) then
      return new;
    end if;
    raise exception 'what a consultation follows stays' using errcode = 'restrict_violation', constraint = 'konsultasi_lanjutan_tetap';
  end if;
  perform from konsultasi
  where jadwal_id = new.lanjutan_dari and (user_id, profesional_id) = (new.user_id, new.profesional_id) and status in (:agreedStatuses)
  for key share;
  if not found then
    raise exception 'a follow-up of what was not agreed' using errcode = 'restrict_violation', constraint = 'konsultasi_lanjutan_pasien';
  end if;
  return new;
end $$;
create trigger konsultasi_20_lanjutan before insert on konsultasi for each row when (new.lanjutan_dari is not null)
  execute function guard_lanjutan();
comment on trigger konsultasi_20_lanjutan on konsultasi is 'A follow-up begins with a consultation of the same patient and the same professional, to which the professional has agreed.';
create trigger konsultasi_20_lanjutan_tetap before update of lanjutan_dari, user_id, profesional_id on konsultasi for each row
  when ((old.lanjutan_dari, old.user_id, old.profesional_id) is distinct from (new.lanjutan_dari, new.user_id, new.profesional_id))
  execute function guard_lanjutan();
comment on trigger konsultasi_20_lanjutan_tetap on konsultasi is 'What a consultation follows is not changed, and neither are the people of the two.';

create table tindak_lanjut (
  jadwal_id       int primary key references konsultasi,
  dalam_hari      smallint not null check (dalam_hari between 1 and :tindakLanjut.terbanyak),
  disarankan_pada timestamptz not null,
  diingatkan_pada timestamptz
);
comment on table tindak_lanjut is 'The next visit that a professional suggests: so many days after the consultation, or after they said so where that was later.';
comment on column tindak_lanjut.diingatkan_pada is 'When the patient was reminded that it is not booked yet; null while they were not.';
create index tindak_lanjut_belum on tindak_lanjut (jadwal_id) where diingatkan_pada is null;
grant select, insert, update, delete on tindak_lanjut to service;

create function tanggal_lanjut(mulai timestamptz, disarankan_pada timestamptz, dalam_hari smallint) returns date language sql stable as $$
  select greatest(tanggal_wib(mulai), tanggal_wib(disarankan_pada)) + dalam_hari::int
$$;
comment on function tanggal_lanjut is 'The date around which a next visit is suggested.';
grant execute on function tanggal_lanjut to service;
