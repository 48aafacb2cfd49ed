-- Every version of a reply is kept: what a patient was told first can be read after a correction. See docs/adr/0054.
-- The current version stays in `konsultasi`; here are those before it.
create table balasan_lama (
  balasan_id   int generated always as identity primary key,
  jadwal_id    int not null references konsultasi,
  versi        int not null,
  isi          bytea not null,
  -- Null for replies from before authors were recorded.
  penulis_id   int references users,
  ditulis_pada timestamptz,
  constraint balasan_lama_sekali unique (jadwal_id, versi),
  constraint balasan_lama_versi_check check (versi > 0),
  constraint balasan_lama_isi_check check (get_byte(isi, 0) = 1 and octet_length(isi) > 33)
);

-- The value is copied as it is: it stays bound to its consultation. A rotation of keys is no new version, as in 0022.
create function simpan_balasan_lama() returns trigger language plpgsql as $$
begin
  insert into balasan_lama (jadwal_id, versi, isi, penulis_id, ditulis_pada)
  values (old.jadwal_id, old.versi_balasan, old.initial_consult, old.dibalas_oleh, old.dibalas_pada);
  return new;
end $$;
create trigger konsultasi_balasan_lama before update of initial_consult on konsultasi for each row
  when (old.initial_consult is not null and old.initial_consult is distinct from new.initial_consult
    and (new.initial_consult is null or old.updated_at is distinct from new.updated_at
      or substring(old.initial_consult from 2 for 4) = substring(new.initial_consult from 2 for 4)))
  execute function simpan_balasan_lama();

-- A reply that no key decrypts any more can still be replaced: the copy of what is stored is accepted.
create function jaga_kunci_balasan_lama() returns trigger language plpgsql as $$
begin
  if not exists (select from data_key where key_id = substring(new.isi from 2 for 4))
    and not exists (select from konsultasi where jadwal_id = new.jadwal_id and initial_consult = new.isi) then
    raise exception 'the key of this value is not current' using errcode = 'check_violation', constraint = 'kunci_tidak_berlaku';
  end if;
  return new;
end $$;
create trigger balasan_lama_kunci before insert or update of isi on balasan_lama for each row
  execute function jaga_kunci_balasan_lama();

create function jaga_balasan_lama() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    -- A rotation encrypts the same text with another key.
    if (new.balasan_id, new.jadwal_id, new.versi, new.penulis_id, new.ditulis_pada)
      is not distinct from (old.balasan_id, old.jadwal_id, old.versi, old.penulis_id, old.ditulis_pada)
      and substring(new.isi from 2 for 4) <> substring(old.isi from 2 for 4) then
      return new;
    end if;
  end if;
  raise exception 'versions of replies do not change' using errcode = 'restrict_violation', constraint = 'balasan_lama_tetap';
end $$;
create trigger balasan_lama_tetap before update or delete on balasan_lama for each row execute function jaga_balasan_lama();
create trigger balasan_lama_tetap_semua before truncate on balasan_lama for each statement execute function jaga_balasan_lama();

comment on table balasan_lama is 'The earlier versions of replies; the current one is in `konsultasi`.';
comment on column balasan_lama.isi is 'Encrypted, with the place of the reply: `konsultasi.initial_consult:<jadwal_id>`.';
comment on column balasan_lama.penulis_id is 'Null for replies from before authors were recorded.';
comment on constraint balasan_lama_sekali on balasan_lama is 'One row for each version of a reply.';
comment on constraint balasan_lama_versi_check on balasan_lama is 'Versions count from one.';
comment on constraint balasan_lama_isi_check on balasan_lama is 'Only an encrypted value is stored.';
comment on trigger konsultasi_balasan_lama on konsultasi is 'Keeps the reply that another replaces.';
comment on trigger balasan_lama_kunci on balasan_lama is 'Refuses a value that was encrypted with a key that is not current.';
comment on trigger balasan_lama_tetap on balasan_lama is 'A version is neither changed nor removed; a rotation of keys encrypts it again.';
comment on trigger balasan_lama_tetap_semua on balasan_lama is 'The same for truncate.';
