-- BPJS numbers are encrypted. See docs/adr/0057. What is stored already is encrypted by the next start of the service, which
-- has the key; until then `not valid` accepts it. Another name: an old process must fail, not send or store other bytes.
drop trigger users_data_berubah on users;
alter table users drop constraint users_no_bpjs_check;
alter table users alter column no_bpjs type bytea using convert_to(no_bpjs, 'UTF8');
alter table users rename column no_bpjs to no_bpjs_segel;
alter table users add column no_bpjs_sidik bytea;

-- 13 digits: version, key id, nonce, ciphertext and tag have 5 + 12 + 13 + 16 bytes.
alter table users add constraint users_no_bpjs_segel_check
  check (get_byte(no_bpjs_segel, 0) = 1 and octet_length(no_bpjs_segel) = 46) not valid;
alter table users add constraint users_no_bpjs_sidik_check
  check ((no_bpjs_segel is null) = (no_bpjs_sidik is null) and (no_bpjs_sidik is null
    or octet_length(no_bpjs_sidik) = 36 and substring(no_bpjs_sidik from 1 for 4) = substring(no_bpjs_segel from 2 for 4))) not valid;
create index users_no_bpjs_sidik on users (no_bpjs_sidik) where no_bpjs_sidik is not null;

create function jaga_kunci_users() returns trigger language plpgsql as $$
begin
  if new.no_bpjs_segel is not null and new.no_bpjs_segel is distinct from old.no_bpjs_segel
    and substring(new.no_bpjs_segel from 2 for 4) not in (select key_id from data_key) then
    raise exception 'the key of this value is not current' using errcode = 'check_violation', constraint = 'kunci_tidak_berlaku';
  end if;
  return new;
end $$;
create trigger users_kunci before insert or update of no_bpjs_segel on users for each row execute function jaga_kunci_users();

-- As before, by the digest of the number. A rotation of keys is no change, as in 0022: another key, and the same time.
create trigger users_data_berubah after update of name, phone_number, no_bpjs_segel on users for each row
  when ((old.name, old.phone_number) is distinct from (new.name, new.phone_number)
    or old.no_bpjs_sidik is distinct from new.no_bpjs_sidik
      and (old.no_bpjs_segel is null or new.no_bpjs_segel is null or old.updated_at is distinct from new.updated_at
        or substring(old.no_bpjs_sidik from 1 for 4) = substring(new.no_bpjs_sidik from 1 for 4)))
  execute function catat_data_berubah();

comment on column users.no_bpjs_segel is 'Encrypted, with the place `users.no_bpjs:<user_id>`.';
comment on column users.no_bpjs_sidik is 'A keyed digest that finds an equal number; a rotation of keys computes it again.';
comment on constraint users_no_bpjs_segel_check on users is 'A BPJS number is an encrypted value of 13 digits.';
comment on constraint users_no_bpjs_sidik_check on users is 'A number and its digest come together, of one key.';
comment on index users_no_bpjs_sidik is 'Finds the accounts of one BPJS number.';
comment on trigger users_kunci on users is 'Refuses a value that was encrypted with a key that is not current.';
comment on trigger users_data_berubah on users is 'Writes the event `data_berubah` when name, phone or BPJS number changes; a notice and a mail follow. A key rotation is no change.';
