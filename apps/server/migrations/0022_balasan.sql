-- The version of the reply, and the author and the time of this version. A form sends the version that it has read, and
-- the server refuses to overwrite a newer one. The authors of the replies that exist already are unknown.
alter table konsultasi
  add column versi_balasan int not null default 0,
  add column dibalas_oleh int references users,
  add column dibalas_pada timestamptz;
update konsultasi set versi_balasan = 1 where initial_consult is not null;
alter table konsultasi add constraint konsultasi_balasan_berversi check ((initial_consult is null) = (versi_balasan = 0));

create function catat_balasan() returns trigger language plpgsql as $$
begin
  new.versi_balasan := case when tg_op = 'INSERT' then 0 else old.versi_balasan end + 1;
  new.dibalas_oleh := new.diubah_oleh;
  new.dibalas_pada := new.updated_at;
  return new;
end $$;
create trigger konsultasi_balasan_baru before insert on konsultasi for each row
  when (new.initial_consult is not null) execute function catat_balasan();
-- A rotation of keys is no new version: it changes the key (bytes 2 to 5 of the value name it) and leaves updated_at.
create trigger konsultasi_balasan before update of initial_consult on konsultasi for each row
  when (new.initial_consult is not null and old.initial_consult is distinct from new.initial_consult
    and (old.initial_consult is null or old.updated_at is distinct from new.updated_at
      or substring(old.initial_consult from 2 for 4) = substring(new.initial_consult from 2 for 4)))
  execute function catat_balasan();
