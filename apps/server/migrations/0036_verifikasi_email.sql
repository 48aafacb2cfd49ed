-- When the person showed that the mailbox is theirs, by a link that was mailed to it; null until then.
alter table users add column email_terverifikasi_pada timestamptz;
-- Accounts of before this migration received their mails until now.
update users set email_terverifikasi_pada = created_at;

-- Another address is not shown to be theirs. An act that changes the address by a mailed link records it afterwards.
create function lupakan_verifikasi() returns trigger language plpgsql as $$
begin
  new.email_terverifikasi_pada := null;
  return new;
end $$;
create trigger users_lupakan_verifikasi before update of email on users for each row
  when (old.email is distinct from new.email) execute function lupakan_verifikasi();

-- The links of mails that ask for it. Each attempt to send the mail makes one, and only its hash is kept. A link can be
-- used again until it expires: it gives no access.
create table tautan_verifikasi (
  token_hash     bytea primary key check (octet_length(token_hash) = 32),
  user_id        int not null references users,
  berlaku_sampai timestamptz not null
);
create index tautan_verifikasi_user on tautan_verifikasi (user_id);
create index tautan_verifikasi_berlaku on tautan_verifikasi (berlaku_sampai);

-- What waits for the old address or the old password ends with it.
create or replace function akhiri_reset() returns trigger language plpgsql as $$
begin
  update reset_password set used_at = new.updated_at where user_id = new.user_id and used_at is null;
  delete from ganti_email where user_id = new.user_id;
  if old.email is distinct from new.email then
    delete from tautan_verifikasi where user_id = new.user_id;
  end if;
  return null;
end $$;

alter table peristiwa drop constraint peristiwa_jenis_check;
alter table peristiwa add constraint peristiwa_jenis_check
  check (jenis in ('pengajuan', 'didaftarkan', 'disetujui', 'menunggu', 'dibatalkan', 'dijadwalkan', 'balasan',
    'pengingat_besok', 'pengingat_sejam', 'undangan_ulasan', 'masuk', 'reset', 'email_konfirmasi', 'email_diminta',
    'email_berubah', 'password_admin', 'password_berubah', 'data_berubah', 'kalender_dibuat', 'verifikasi'));

comment on column users.email_terverifikasi_pada is 'When a link mailed to the present address was used; null until then. Mails about consultations are sent only to such an address.';
comment on table tautan_verifikasi is 'Links that confirm the e-mail address of an account. Only the hash of a token is stored; another address deletes them.';
comment on trigger users_lupakan_verifikasi on users is 'Marks an address as not confirmed when it changes.';
comment on trigger users_akhiri_reset on users is 'Invalidates the links of an account whose password or e-mail changes: to a new password, to another e-mail and, for another e-mail, those that confirm the old one.';
