-- Who knows the password of an account besides its person, and who chose its address. While an admin knows the password of a
-- professional, texts of other people stay closed for the account. See docs/adr/0060.
alter table users add column password_oleh int references users;
alter table users add column email_oleh int references users;
alter table users add column email_diatur_pada timestamptz;
alter table users add column email_dikonfirmasi_oleh int references users;
alter table users add constraint users_password_oleh_lain check (password_oleh <> user_id);
alter table users add constraint users_email_oleh_lain check (email_oleh <> user_id);
alter table users add constraint users_email_diatur check ((email_oleh is null) = (email_diatur_pada is null));

-- Which account may confirm an address that an admin set: an active holder of `petugas_data` with an own password, other than
-- this person and than the admin who set it, whose duty is older than the address.
create function pengonfirmasi_email(orang int) returns setof int language sql stable as $$
  select p.user_id
  from users u
  join tugas g on g.tugas = 'petugas_data' and g.sejak < u.email_diatur_pada
  join users p on p.user_id = g.user_id and p.status_user = 'aktif' and p.password_oleh is null
  where u.user_id = $1 and p.user_id <> u.user_id and p.user_id <> u.email_oleh
$$;

create function jaga_diatur() returns trigger language plpgsql as $$
begin
  if new.password_hash <> old.password_hash and new.harus_ganti_password and new.password_oleh is null then
    raise exception 'a password that its person must replace was set by an admin'
      using errcode = 'check_violation', constraint = 'users_password_oleh_wajib';
  end if;
  -- Only a mailed link ends that another person knows the password, and not one to an address that an admin set.
  if old.password_oleh is not null and new.password_oleh is null and (
    new.email_oleh is not null or new.password_hash = old.password_hash
    or not exists (select from reset_password where user_id = new.user_id and used_at = new.updated_at)
  ) then
    raise exception 'only a mailed link ends this' using errcode = 'check_violation', constraint = 'users_password_oleh_tetap';
  end if;
  if new.email <> old.email then
    -- Who knows the password can ask for another address; of an account without a password, the first is still to be proved.
    new.email_oleh := case when old.password_hash <> '$argon2id$belum-ada' then coalesce(new.email_oleh, old.password_oleh) end;
    new.email_diatur_pada := case when new.email_oleh is not null then new.updated_at end;
    new.email_dikonfirmasi_oleh := null;
  elsif old.email_oleh is not null and new.email_oleh is null
    and not coalesce(new.email_dikonfirmasi_oleh in (select pengonfirmasi_email(new.user_id)), false) then
    raise exception 'this account may not confirm the address'
      using errcode = 'check_violation', constraint = 'users_email_pengonfirmasi';
  end if;
  return new;
end $$;
create trigger users_diatur before update of password_hash, password_oleh, email, email_oleh on users for each row
  execute function jaga_diatur();

-- As in 0055; an account whose password an admin set neither opens nor reviews: the admin could act in its name.
create or replace function jaga_pembuka_darurat() returns trigger language plpgsql as $$
begin
  if not exists (
    select from auth_session a join users u on u.user_id = a.user_id
    where a.sesi_id = new.sesi_id and a.user_id = new.oleh and u.status_user = 'aktif' and u.level_id = 1
      and u.password_oleh is null
    for share
  ) then
    raise exception 'only an admin with a session opens' using errcode = 'check_violation', constraint = 'buka_darurat_pembuka';
  end if;
  return new;
end $$;

create or replace function peninjau_darurat(konsultasi_id int, pembuka int) returns setof int language sql stable as $$
  select u.user_id
  from konsultasi k
  join tenaga_profesional t on t.profesional_id = k.profesional_id
  join tugas g on g.tugas = 'peninjau'
  join users u on u.user_id = g.user_id and u.status_user = 'aktif' and u.password_oleh is null
  join level l on l.level_id = u.level_id
  where k.jadwal_id = $1 and u.user_id <> $2 and u.user_id <> k.user_id
    and (t.kelas <> 'psikologi' or l.nama_level = 'psikolog')
$$;

comment on function pengonfirmasi_email is 'The accounts that can confirm the address that an admin set for this account.';
comment on column users.password_oleh is 'The admin who knows the present password, because they set it or because the link went to an address that they set; null where only the person does. Texts of other people stay closed until it is null.';
comment on column users.email_oleh is 'The admin who set the present address; null where the person did, where another admin confirmed it, and for the address of a new account.';
comment on column users.email_diatur_pada is 'When `email_oleh` set the address.';
comment on column users.email_dikonfirmasi_oleh is 'The holder of `petugas_data` who confirmed an address that another admin had set.';
comment on constraint users_password_oleh_lain on users is 'The person is not another person who knows the password.';
comment on constraint users_email_oleh_lain on users is 'An own change of the address names no admin.';
comment on constraint users_email_diatur on users is 'An address that an admin set has the time at which that happened.';
comment on trigger users_diatur on users is 'Keeps who knows the password: only a mailed link ends it, and an address that an admin set has to be confirmed by another one first.';

-- The key of the digests of replies, encrypted: a digest in the trail tells nothing of a short text without it. A rotation of
-- keys encrypts it again, and the digests stay.
create table kunci_sidik (
  kunci_id int primary key,
  isi      bytea not null,
  constraint kunci_sidik_satu check (kunci_id = 1),
  constraint kunci_sidik_isi_check check (get_byte(isi, 0) = 1 and octet_length(isi) > 33)
);

create function jaga_kunci_sidik() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.kunci_id = old.kunci_id and substring(new.isi from 2 for 4) <> substring(old.isi from 2 for 4) then
      return new;
    end if;
  end if;
  raise exception 'the key of the digests does not change' using errcode = 'restrict_violation', constraint = 'kunci_sidik_tetap';
end $$;
create trigger kunci_sidik_tetap before update or delete on kunci_sidik for each row execute function jaga_kunci_sidik();
create trigger kunci_sidik_tetap_semua before truncate on kunci_sidik for each statement execute function jaga_kunci_sidik();

create function jaga_kunci_kunci_sidik() returns trigger language plpgsql as $$
begin
  if not exists (select from data_key where key_id = substring(new.isi from 2 for 4)) then
    raise exception 'the key of this value is not current' using errcode = 'check_violation', constraint = 'kunci_tidak_berlaku';
  end if;
  return new;
end $$;
create trigger kunci_sidik_kunci before insert or update of isi on kunci_sidik for each row
  execute function jaga_kunci_kunci_sidik();

comment on table kunci_sidik is 'The key of the digests of replies in the trail, made with the first of them.';
comment on column kunci_sidik.isi is 'Encrypted, with the place `kunci_sidik.isi:1`.';
comment on constraint kunci_sidik_satu on kunci_sidik is 'There is one key.';
comment on constraint kunci_sidik_isi_check on kunci_sidik is 'Only an encrypted value is stored.';
comment on trigger kunci_sidik_tetap on kunci_sidik is 'The key is neither changed nor removed; a rotation of keys encrypts it again.';
comment on trigger kunci_sidik_tetap_semua on kunci_sidik is 'The same for truncate.';
comment on trigger kunci_sidik_kunci on kunci_sidik is 'Refuses a value that was encrypted with a key that is not current.';
