-- A confirmation or a review counts only by an account that does not stem from the one whose act it judges. See docs/adr/0085.
alter table users add column dibuat_oleh int references users;
alter table users add column level_oleh int references users;
alter table users add column level_pada timestamptz;
alter table users add constraint users_level_diatur check ((level_oleh is null) = (level_pada is null));
-- An account that is removed is looked for in both columns.
create index users_dibuat_oleh on users (dibuat_oleh) where dibuat_oleh is not null;
create index users_level_oleh on users (level_oleh) where level_oleh is not null;
comment on index users_dibuat_oleh is 'Finds the accounts that an admin made.';
comment on index users_level_oleh is 'Finds the accounts whose level an admin gave.';
comment on column users.dibuat_oleh is 'The admin who made, invited or imported this account; null where its person registered, and for accounts of before this column.';
comment on column users.level_oleh is 'The admin who gave this account its present level; null where it was made with it.';
comment on column users.level_pada is 'When `level_oleh` gave it.';
comment on constraint users_level_diatur on users is 'A level that an admin gave has the time at which that happened.';

create function di_balik(akun int, sebagai text, sejak timestamptz) returns setof int language sql stable as $$
  with recursive asal (user_id) as (
    (select $1 union select t.oleh from tugas t where t.user_id = $1 and t.tugas = $2 and t.sejak > $3)
    union
    select o.oleh
    from asal a
    join users u on u.user_id = a.user_id
    cross join lateral (values
      (case when u.created_at > $3 then u.dibuat_oleh end),
      (case when u.level_pada > $3 then u.level_oleh end),
      (u.password_oleh)
    ) o (oleh)
    where o.oleh is not null
  )
  select user_id from asal
$$;
comment on function di_balik is 'This account and the admins behind it: who gave it this duty, who made it or gave it its level after this time, who knows its password, and those behind them.';

create function akun_lepas(akun int, sebagai text, pelaku int, pada timestamptz) returns boolean language sql stable as $$
  select not exists (
    select from di_balik($1, $2, $4 - interval '7 days') a
    join di_balik($3, null, $4 - interval '7 days') b on b = a
  )
$$;
comment on function akun_lepas is 'Whether this account, with this duty, may judge at this time what the other account did: in the seven days before, no admin stood behind both.';

drop function pengonfirmasi_email;
create function pengonfirmasi_email(orang int, pada timestamptz default now()) returns setof int language sql stable as $$
  select p.user_id
  from users u
  join tugas g on g.tugas = 'petugas_data' and g.sejak < u.email_diatur_pada
  join users p on p.user_id = g.user_id and p.status_user = 'aktif' and p.password_oleh is null
  where u.user_id = $1 and p.user_id <> u.user_id and akun_lepas(p.user_id, g.tugas, u.email_oleh, $2)
$$;
comment on function pengonfirmasi_email is 'The accounts that can confirm at this time the address that an admin set for this account.';

create function email_menunggu_cukup(orang int, pada timestamptz) returns boolean language sql stable as $$
  select exists (
    select from users u
    where u.user_id = $1 and u.email_diatur_pada <= $2 - interval '72 hours'
      and not exists (select from pengonfirmasi_email($1, $2))
  )
$$;
comment on function email_menunggu_cukup is 'Whether an address that an admin set counts without a confirmation: after 72 hours, where no account can confirm it.';

create or replace function jaga_diatur() returns trigger language plpgsql as $$
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
    and not coalesce(new.email_dikonfirmasi_oleh in (select pengonfirmasi_email(new.user_id, new.updated_at)), false)
    and not (new.email_dikonfirmasi_oleh is null and email_menunggu_cukup(new.user_id, new.updated_at)) then
    raise exception 'this account may not confirm the address'
      using errcode = 'check_violation', constraint = 'users_email_pengonfirmasi';
  end if;
  return new;
end $$;
comment on trigger users_diatur on users is 'Keeps who knows the password: only a mailed link ends it, and an address that an admin set has to be confirmed by another one first, or 72 hours old where no account can confirm it.';

drop function peninjau_darurat;
create function peninjau_darurat(konsultasi_id int, pembuka int, pada timestamptz default now()) returns setof int language sql stable as $$
  select u.user_id
  from konsultasi k
  join tenaga_profesional t on t.profesional_id = k.profesional_id
  join tugas g on g.tugas = 'peninjau'
  join users u on u.user_id = g.user_id and u.status_user = 'aktif' and u.password_oleh is null
  join level l on l.level_id = u.level_id
  where k.jadwal_id = $1 and u.user_id <> k.user_id and akun_lepas(u.user_id, g.tugas, $2, $3)
    and (t.kelas <> 'psikologi' or l.nama_level = 'psikolog')
$$;
comment on function peninjau_darurat is 'The accounts that can review at this time what this account opened of this consultation: of psychology, psychologists.';

create or replace function jaga_peninjau_darurat() returns trigger language plpgsql as $$
declare
  buka buka_darurat;
begin
  select * into buka from buka_darurat where buka_id = new.buka_id for share;
  -- The duty ends with the level or the account it stands on; locked, it does not end before this commits.
  perform from tugas where user_id = new.peninjau_id and tugas = 'peninjau' for share;
  if not new.peninjau_id in (select peninjau_darurat(buka.jadwal_id, buka.oleh, new.ditinjau_pada)) then
    raise exception 'this account may not review this' using errcode = 'check_violation', constraint = 'tinjauan_darurat_peninjau';
  end if;
  if new.ditinjau_pada < coalesce(buka.ditutup_pada, buka.berakhir_pada) then
    raise exception 'what is open is not reviewed yet' using errcode = 'check_violation', constraint = 'tinjauan_darurat_setelah_tutup';
  end if;
  return new;
end $$;
