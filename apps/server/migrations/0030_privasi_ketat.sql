-- Refuses what a client written from the specification may do and a clinic in operation should not allow.
alter table pengaturan add column privasi_ketat boolean not null default false;

-- What a session may do depends on this setting, and on whether its password is the person's own: every process that
-- remembers callers (docs/adr/0016-who-is-asking-from-memory.md) reads them again.
create trigger pengaturan_kabar after update of privasi_ketat on pengaturan for each row
  when (old.privasi_ketat is distinct from new.privasi_ketat) execute function kabari_luput();

create function kabari_ganti_password() returns trigger language plpgsql as $$
begin
  perform kabari(jsonb_build_object('jenis', 'akun', 'user_id', new.user_id));
  return null;
end $$;
create trigger users_kabar_ganti_password after update of harus_ganti_password on users for each row
  when (old.harus_ganti_password is distinct from new.harus_ganti_password) execute function kabari_ganti_password();
