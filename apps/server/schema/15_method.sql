-- A consultation can become online or in person while it is ahead: its history says so.

alter table riwayat_status
  add metode_lama text,
  add metode_baru text,
  add constraint riwayat_status_metode_berpasangan check ((metode_lama is null) = (metode_baru is null));
comment on constraint riwayat_status_metode_berpasangan on riwayat_status is 'A change of the method has the one before and the one after.';
comment on table riwayat_status is 'Every change of a consultation''s status, start or method, with its author and time. Rows are only added, by triggers.';

create or replace function keep_status() returns trigger language plpgsql as $$
declare
  pindah boolean := tg_op = 'UPDATE' and old.mulai is distinct from new.mulai;
  ganti boolean := tg_op = 'UPDATE' and old.metode_konsultasi is distinct from new.metode_konsultasi;
begin
  if tg_op = 'UPDATE' and not pindah and not ganti and old.status = new.status then return null; end if;
  with dicatat as (
    insert into riwayat_status (jadwal_id, dari, ke, oleh, waktu, jadwal_lama, jadwal_baru, metode_lama, metode_baru)
    values (new.jadwal_id, case when tg_op = 'UPDATE' then old.status end, new.status, new.diubah_oleh, new.updated_at,
      case when pindah then old.mulai end, case when pindah then new.mulai end,
      case when ganti then old.metode_konsultasi end, case when ganti then new.metode_konsultasi end)
  )
  insert into jejak_baru (waktu, tindakan, objek, objek_id, subjek_id, pelaku_id, dasar)
  values (
    new.updated_at,
    case when tg_op = 'INSERT' then 'ajukan' when pindah or ganti then 'pindah' when new.status = 'dibatalkan' then 'batalkan'
      else 'ubah_status' end,
    'konsultasi', new.jadwal_id, new.user_id, new.diubah_oleh,
    case when new.diubah_oleh is null then 'sistem' when new.diubah_oleh = new.user_id then 'milik_sendiri' end);
  return null;
end $$;
drop trigger konsultasi_40_riwayat on konsultasi;
create trigger konsultasi_40_riwayat after insert or update of status, mulai, metode_konsultasi on konsultasi for each row
  execute function keep_status();
comment on trigger konsultasi_40_riwayat on konsultasi is 'Records every status, every move and every change of the method in `riwayat_status` and in the trail, also one that does not come from the service.';
