-- Comments of reviews and photos are encrypted. See docs/adr/0053. What is stored already is encrypted by the next start of
-- the service, which has the key; until then `not valid` accepts it.
alter table feedback drop constraint feedback_komentar_check;
alter table feedback alter column komentar type bytea using convert_to(komentar, 'UTF8');
alter table feedback add constraint feedback_komentar_check
  check (get_byte(komentar, 0) = 1 and octet_length(komentar) > 33) not valid;

create function jaga_kunci_feedback() returns trigger language plpgsql as $$
begin
  if not exists (select from data_key where key_id = substring(new.komentar from 2 for 4)) then
    raise exception 'the key of this value is not current' using errcode = 'check_violation', constraint = 'kunci_tidak_berlaku';
  end if;
  return new;
end $$;
create trigger feedback_kunci before insert or update of komentar on feedback for each row
  execute function jaga_kunci_feedback();

-- A rotation of keys goes through a table in the order of one number.
alter table foto add column foto_id int generated always as identity;
alter table foto add constraint foto_id_sekali unique (foto_id);
alter table foto drop constraint foto_isi_check;
alter table foto add constraint foto_isi_check
  check (get_byte(isi, 0) = 1 and octet_length(isi) between 46 and 1048609) not valid;

create function jaga_kunci_foto() returns trigger language plpgsql as $$
begin
  if not exists (select from data_key where key_id = substring(new.isi from 2 for 4)) then
    raise exception 'the key of this value is not current' using errcode = 'check_violation', constraint = 'kunci_tidak_berlaku';
  end if;
  return new;
end $$;
create trigger foto_kunci before insert or update of isi on foto for each row execute function jaga_kunci_foto();

comment on column feedback.komentar is 'Encrypted: it may say why the patient was treated.';
comment on constraint feedback_komentar_check on feedback is 'A comment is an encrypted value.';
comment on trigger feedback_kunci on feedback is 'Refuses a value that was encrypted with a key that is not current.';
comment on column foto.isi is 'An encrypted WebP that the server made from pixels; the uploaded file is not stored.';
comment on column foto.foto_id is 'For rotations of keys, which need one number for each row.';
comment on constraint foto_isi_check on foto is 'A photo is an encrypted value of at most 1 MB.';
comment on constraint foto_id_sekali on foto is 'One row for each number.';
comment on trigger foto_kunci on foto is 'Refuses a value that was encrypted with a key that is not current.';
