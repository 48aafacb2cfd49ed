-- Why a consultation was cancelled: by its patient's side, or by the clinic's (a professional, an admin).
alter table konsultasi add column sebab_batal text;
update konsultasi k set sebab_batal = coalesce((
  select case when r.oleh = k.user_id then 'pasien' end
  from riwayat_status r where r.jadwal_id = k.jadwal_id and r.ke = 'dibatalkan'
  order by r.riwayat_id desc limit 1
), 'klinik')
where status = 'dibatalkan';
alter table konsultasi
  add constraint konsultasi_sebab check ((status = 'dibatalkan') = (sebab_batal is not null)),
  add constraint konsultasi_sebab_kata check (sebab_batal in ('pasien', 'klinik'));

-- Every path that cancels gets its cause, and every path that takes a cancellation back loses cause and reason.
create function isi_sebab_batal() returns trigger language plpgsql as $$
begin
  if new.status <> 'dibatalkan' then
    new.sebab_batal := null;
    new.alasan_batal := null;
  elsif new.sebab_batal is null then
    new.sebab_batal := case when new.diubah_oleh = new.user_id then 'pasien' else 'klinik' end;
  end if;
  return new;
end $$;
create trigger konsultasi_sebab_batal before insert or update of status, sebab_batal on konsultasi for each row
  execute function isi_sebab_batal();

-- A consultation depends on two accounts. A statement that makes it live holds a shared lock on each until the commit; a
-- change of an account's standing holds the same lock exclusively. So either the deactivation sees the booking and cancels it, or the
-- booking sees the deactivation and is refused: what a trigger reads is as new as its locks. The lower id comes first,
-- so that two bookings never wait for each other.
create function kunci_orang(pasien int, tenaga int) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(7006, least(pasien, tenaga));
  perform pg_advisory_xact_lock_shared(7006, greatest(pasien, tenaga));
end $$;

create function jaga_orang() returns trigger language plpgsql as $$
declare
  tenaga constant int := (select user_id from tenaga_profesional where profesional_id = new.profesional_id);
begin
  perform kunci_orang(new.user_id, tenaga);
  if not exists (select from users where user_id = new.user_id and status_user = 'aktif' and level_id in (4, 5))
    or not exists (select from users where user_id = tenaga and status_user = 'aktif' and level_id in (2, 3))
  then
    raise exception 'patient or professional is not active' using errcode = 'restrict_violation', constraint = 'konsultasi_orang_aktif';
  end if;
  return new;
end $$;
create trigger konsultasi_orang_aktif before insert on konsultasi for each row
  when (new.status in ('diajukan', 'menunggu', 'disetujui')) execute function jaga_orang();
-- What is scheduled already may be answered and finished as before.
create trigger konsultasi_pindah_orang_aktif before update of status, mulai, profesional_id, user_id on konsultasi for each row
  when (new.status <> 'dibatalkan' and (
    old.status = 'dibatalkan' or (old.status = 'selesai' and new.status <> 'selesai')
    or (old.mulai, old.profesional_id, old.user_id) is distinct from (new.mulai, new.profesional_id, new.user_id)
  )) execute function jaga_orang();

create function tunggu_pemesanan_orang() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7006, new.user_id);
  return new;
end $$;
create trigger users_menunggu_pemesanan before update of status_user, level_id on users for each row
  when ((old.status_user, old.level_id) is distinct from (new.status_user, new.level_id))
  execute function tunggu_pemesanan_orang();
