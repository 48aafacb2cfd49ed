-- A consultation that is moved is recorded too, also where its status stays: its start before and after.
alter table riwayat_status
  add column jadwal_lama timestamptz,
  add column jadwal_baru timestamptz,
  add constraint riwayat_status_jadwal_berpasangan check ((jadwal_lama is null) = (jadwal_baru is null));

create or replace function catat_status() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.mulai is distinct from new.mulai then
    insert into riwayat_status (jadwal_id, dari, ke, oleh, waktu, jadwal_lama, jadwal_baru)
    values (new.jadwal_id, old.status, new.status, new.diubah_oleh, new.updated_at, old.mulai, new.mulai);
  else
    insert into riwayat_status (jadwal_id, dari, ke, oleh, waktu)
    values (new.jadwal_id, case when tg_op = 'UPDATE' then old.status end, new.status, new.diubah_oleh, new.updated_at);
  end if;
  return null;
end $$;
drop trigger konsultasi_pindah on konsultasi;
create trigger konsultasi_pindah after update of status, mulai on konsultasi for each row
  when ((old.status, old.mulai) is distinct from (new.status, new.mulai)) execute function catat_status();
