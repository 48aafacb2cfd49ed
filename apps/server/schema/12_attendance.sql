-- Attendance: the act of not coming.

create function guard_tidak_hadir() returns trigger language plpgsql as $$
begin
  if new.sebab_batal = 'tidak_hadir' then
    if old.status <> 'disetujui' or new.diubah_oleh is null or new.diubah_oleh = new.user_id
      or new.updated_at < new.mulai + interval ':TIDAK_HADIR_MENIT minutes' then
      raise exception 'no absence of this consultation' using errcode = 'restrict_violation', constraint = 'konsultasi_tidak_hadir';
    end if;
  elsif new.sebab_batal is distinct from 'klinik' then
    raise exception 'this patient was absent' using errcode = 'restrict_violation', constraint = 'konsultasi_tidak_hadir_tetap';
  end if;
  return new;
end $$;
create trigger konsultasi_10_tidak_hadir before update of status, sebab_batal on konsultasi for each row
  when ((new.sebab_batal is not distinct from 'tidak_hadir') <> (old.sebab_batal is not distinct from 'tidak_hadir'))
  execute function guard_tidak_hadir();
comment on trigger konsultasi_10_tidak_hadir on konsultasi is 'Only an approved consultation is recorded as an absence, :TIDAK_HADIR_MENIT minutes after its start at the earliest, and not by its patient. An absence is not opened again; it only becomes the clinic''s fault.';

create table keberatan_hadir (
  jadwal_id int primary key references konsultasi,
  alasan    sealed not null,
  diajukan  timestamptz not null,
  putusan   text,
  oleh      int references users,
  diputus   timestamptz,
  constraint keberatan_hadir_putusan check (putusan in (:semuaPutusanHadir)),
  constraint keberatan_hadir_diputus check (num_nonnulls(putusan, oleh, diputus) in (0, 3))
);
comment on table keberatan_hadir is 'Objections of patients to an absence or a late cancellation that was recorded of them, and how an admin decided.';
comment on column keberatan_hadir.alasan is 'Encrypted. Admins read it.';
comment on column keberatan_hadir.oleh is 'The admin who decided.';
comment on constraint keberatan_hadir_putusan on keberatan_hadir is 'The known decisions.';
comment on constraint keberatan_hadir_diputus on keberatan_hadir is 'A decision has its author and its time.';
create index keberatan_hadir_terbuka on keberatan_hadir (diajukan) where putusan is null;
grant select, insert, update (putusan), update (oleh), update (diputus) on keberatan_hadir to service;

create function dicatat_hadir(konsultasi int) returns timestamptz language sql stable as $$
  select max(waktu) from riwayat_status where jadwal_id = konsultasi and ke = 'dibatalkan' and dari is distinct from ke
$$;
comment on function dicatat_hadir is 'When the absence or the cancellation of a consultation was recorded.';
grant execute on function dicatat_hadir to service;

create function guard_keberatan_hadir() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from konsultasi k
    where k.jadwal_id = new.jadwal_id and k.sebab_batal in (:sebabBerpoin) and new.putusan is null
      and tanggal_wib(new.diajukan) <= tanggal_wib(dicatat_hadir(k.jadwal_id)) + :KEBERATAN_HARI
    for share of k;
    if not found then
      raise exception 'no objection to this consultation' using errcode = 'restrict_violation', constraint = 'keberatan_hadir_absen';
    end if;
  elsif to_jsonb(new) - 'alasan' <> to_jsonb(old) - 'alasan' then
    if old.putusan is not null or (new.jadwal_id, new.diajukan) is distinct from (old.jadwal_id, old.diajukan) or not exists (
      select from users u join konsultasi k on k.jadwal_id = new.jadwal_id and k.user_id <> u.user_id
      where u.user_id = new.oleh and u.status_user = 'aktif' and u.level_id = 1
    ) then
      raise exception 'an admin decides an objection once' using errcode = 'restrict_violation', constraint = 'keberatan_hadir_tetap';
    end if;
  elsif substring(new.alasan from 2 for 4) = substring(old.alasan from 2 for 4) and new.alasan <> old.alasan then
    raise exception 'the words of an objection stay' using errcode = 'restrict_violation', constraint = 'keberatan_hadir_tetap';
  end if;
  return new;
end $$;
create trigger keberatan_hadir_10_tetap before delete or truncate on keberatan_hadir for each statement
  execute function append_only('keberatan_hadir_tetap');
create trigger keberatan_hadir_10_tetap_isi before insert or update on keberatan_hadir for each row
  execute function guard_keberatan_hadir();
comment on trigger keberatan_hadir_10_tetap_isi on keberatan_hadir is 'Objects to an absence or a late cancellation, within :KEBERATAN_HARI days. An active admin who is not its patient decides, once. A rotation of keys encrypts the words again.';
create trigger keberatan_hadir_10_kunci before insert or update of alasan on keberatan_hadir for each row
  execute function current_key('alasan');

create index konsultasi_absen on konsultasi (user_id, mulai) where sebab_batal in (:sebabBerpoin);
comment on index konsultasi_absen is 'Whether a patient has missed something: the few of whom the points are read.';

create function riwayat_hadir(pasien int, kini timestamptz)
returns table (jadwal_id int, mulai timestamptz, sebab text, poin int) language sql stable as $$
  select k.jadwal_id, k.mulai, coalesce(k.sebab_batal::text, 'hadir'),
    case when k.status = 'selesai' then :poinHadir.hadir
      when exists (select from keberatan_hadir o where o.jadwal_id = k.jadwal_id and o.putusan = 'diterima') then 0
      when k.sebab_batal = 'tidak_hadir' then :poinHadir.tidak_hadir
      else :poinHadir.pasien_terlambat end
  from konsultasi k
  where k.user_id = pasien and k.mulai > kini - interval ':HADIR_HARI days'
    and (k.status = 'selesai' or k.sebab_batal in (:sebabBerpoin))
$$;
comment on function riwayat_hadir is 'The consultations that count for the attendance of a patient, each with its points. Faults of the clinic are none of them.';
grant execute on function riwayat_hadir to service;

create function poin_hadir(pasien int, kini timestamptz) returns int language sql stable as $$
  select greatest(0, coalesce(sum(poin), 0))::int from riwayat_hadir(pasien, kini)
$$;
comment on function poin_hadir is 'The points of a patient at a time: the only place that adds them up.';
grant execute on function poin_hadir to service;
