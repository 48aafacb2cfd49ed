-- A person is told when the data that the clinic knows them by is changed, their password, or when an address of their
-- calendar is made: a stolen session could do this silently.
alter table peristiwa drop constraint peristiwa_jenis_check;
alter table peristiwa add constraint peristiwa_jenis_check
  check (jenis in ('pengajuan', 'didaftarkan', 'disetujui', 'menunggu', 'dibatalkan', 'dijadwalkan', 'balasan',
    'pengingat_besok', 'pengingat_sejam', 'undangan_ulasan', 'masuk', 'reset', 'email_konfirmasi', 'email_diminta',
    'email_berubah', 'password_admin', 'password_berubah', 'data_berubah', 'kalender_dibuat'));

-- Whichever path changes it, an admin's included. The event holds no value.
create function catat_data_berubah() returns trigger language plpgsql as $$
begin
  insert into peristiwa (jenis, user_id, sejak) values ('data_berubah', new.user_id, new.updated_at);
  return null;
end $$;
create trigger users_data_berubah after update of name, phone_number, no_bpjs on users for each row
  when ((old.name, old.phone_number, old.no_bpjs) is distinct from (new.name, new.phone_number, new.no_bpjs))
  execute function catat_data_berubah();

-- An address outlives the session that made it, and takes the place of the one before.
create function catat_kalender_dibuat() returns trigger language plpgsql as $$
begin
  insert into peristiwa (jenis, user_id, sejak) values ('kalender_dibuat', new.user_id, new.created_at);
  return null;
end $$;
create trigger kalender_langganan_dibuat after insert or update of token_hash on kalender_langganan for each row
  execute function catat_kalender_dibuat();
