-- The invitation of an account without a password: by its mailed link the person chooses one. One for each account; a
-- newer one takes its place, with the event whose mail carries its link.
create table undangan (
  user_id        int primary key references users,
  peristiwa_id   bigint not null,
  dibuat_pada    timestamptz not null,
  berlaku_sampai timestamptz not null,
  constraint undangan_peristiwa_sekali unique (peristiwa_id),
  constraint undangan_berlaku check (berlaku_sampai > dibuat_pada)
);

-- Each attempt to send the mail makes a link. Only its hash is kept, and it ends with the invitation.
create table tautan_undangan (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id    int not null references undangan on delete cascade
);
create index tautan_undangan_user on tautan_undangan (user_id);

-- An invitation is for an active account that has no password yet, whichever path makes it.
create function jaga_undangan() returns trigger language plpgsql as $$
begin
  if not exists (
    select from users
    where user_id = new.user_id and status_user = 'aktif' and password_hash = '$argon2id$belum-ada' for share
  ) then
    raise exception 'an invitation needs an active account without a password'
      using errcode = 'check_violation', constraint = 'undangan_tanpa_password';
  end if;
  return new;
end $$;
create trigger undangan_jaga before insert or update on undangan for each row execute function jaga_undangan();

-- What waits for the old address or the old password ends with it.
create or replace function akhiri_reset() returns trigger language plpgsql as $$
begin
  update reset_password set used_at = new.updated_at where user_id = new.user_id and used_at is null;
  delete from ganti_email where user_id = new.user_id;
  delete from undangan where user_id = new.user_id;
  if old.email is distinct from new.email then
    delete from tautan_verifikasi where user_id = new.user_id;
  end if;
  return null;
end $$;

create function akhiri_undangan() returns trigger language plpgsql as $$
begin
  delete from undangan where user_id = new.user_id;
  return null;
end $$;
create trigger users_akhiri_undangan after update of status_user on users for each row
  when (old.status_user <> 'nonaktif' and new.status_user = 'nonaktif') execute function akhiri_undangan();

alter table peristiwa drop constraint peristiwa_jenis_check;
alter table peristiwa add constraint peristiwa_jenis_check
  check (jenis in ('pengajuan', 'didaftarkan', 'disetujui', 'menunggu', 'dibatalkan', 'dijadwalkan', 'balasan',
    'pengingat_besok', 'pengingat_sejam', 'undangan_ulasan', 'masuk', 'reset', 'email_konfirmasi', 'email_diminta',
    'email_berubah', 'password_admin', 'password_berubah', 'data_berubah', 'kalender_dibuat', 'verifikasi', 'undangan'));

comment on table undangan is 'The invitation of an account that has no password yet (`password_hash` is `$argon2id$belum-ada`). It ends when it is used or replaced, a password is set, the address changes or the account is deactivated.';
comment on constraint undangan_peristiwa_sekali on undangan is 'An invitation belongs to one event, and so to one mail.';
comment on constraint undangan_berlaku on undangan is 'An invitation ends after it was made.';
comment on table tautan_undangan is 'Links of an invitation; they are deleted with it. Only the hash of a token is stored.';
comment on trigger undangan_jaga on undangan is 'Refuses an invitation of an account that has a password or is not active.';
comment on trigger users_akhiri_undangan on users is 'Ends the invitation of an account that is deactivated.';
comment on trigger users_akhiri_reset on users is 'Ends the invitation and invalidates the links of an account whose password or e-mail changes: to a new password, to another e-mail and, for another e-mail, those that confirm the old one.';
