-- A new address counts once the link mailed to it was used. One waits for each person. The session that asked goes on
-- when the others end.
create table ganti_email (
  user_id        int primary key references users,
  email          text not null check (email = lower(btrim(email)) and char_length(email) between 3 and 254),
  sesi_hash      bytea not null check (octet_length(sesi_hash) = 32),
  berlaku_sampai timestamptz not null
);
create index ganti_email_berlaku on ganti_email (berlaku_sampai);

-- Each attempt to send the mail makes a token. Only its hash is kept, and it dies with the wish.
create table tautan_email (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id    int not null references ganti_email on delete cascade
);
create index tautan_email_user on tautan_email (user_id);

-- What waits for the old address or the old password ends with it.
create or replace function akhiri_reset() returns trigger language plpgsql as $$
begin
  update reset_password set used_at = new.updated_at where user_id = new.user_id and used_at is null;
  delete from ganti_email where user_id = new.user_id;
  return null;
end $$;

-- Where a mail goes if not to the address that the account has when it is sent.
alter table surat add column alamat text check (char_length(alamat) between 3 and 254);

alter table peristiwa drop constraint peristiwa_jenis_check;
alter table peristiwa add constraint peristiwa_jenis_check
  check (jenis in ('pengajuan', 'didaftarkan', 'disetujui', 'menunggu', 'dibatalkan', 'dijadwalkan', 'balasan',
    'pengingat_besok', 'pengingat_sejam', 'undangan_ulasan', 'masuk', 'reset', 'email_konfirmasi', 'email_diminta',
    'email_berubah'));
