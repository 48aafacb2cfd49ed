-- Room: people. The second factor of an account.

create table totp (
  user_id     int primary key references users,
  rahasia     sealed not null,
  dibuat      timestamptz not null,
  aktif_sejak timestamptz,
  langkah     bigint not null default 0,
  constraint totp_urut check (aktif_sejak >= dibuat),
  constraint totp_aktif_dipakai check ((aktif_sejak is null) = (langkah = 0))
);
comment on table totp is 'The secret that the authenticator app of an account shares with the product.';
comment on column totp.aktif_sejak is 'When its first code came; null while it waits for that.';
comment on column totp.langkah is 'The time step of the last code that was used: none works twice.';
comment on constraint totp_urut on totp is 'It counts after it was made.';
comment on constraint totp_aktif_dipakai on totp is 'The first code is used by turning it on.';
grant select, insert, update, delete on totp to service;

create function guard_langkah() returns trigger language plpgsql as $$
begin
  raise exception 'a code works once' using errcode = 'restrict_violation', constraint = 'totp_langkah_maju';
end $$;
create trigger totp_10_langkah before update of langkah on totp for each row
  when (new.langkah <= old.langkah and new.rahasia = old.rahasia) execute function guard_langkah();
comment on trigger totp_10_langkah on totp is 'Refuses a time step that is not after the last one.';

create trigger totp_10_kunci before insert or update of rahasia on totp for each row execute function current_key('rahasia');
comment on trigger totp_10_kunci on totp is 'Refuses a value that was encrypted with a former key.';

create table kode_cadangan (
  user_id   int not null references users,
  kode_hash bytea not null check (octet_length(kode_hash) = 32),
  primary key (user_id, kode_hash)
);
comment on table kode_cadangan is 'Codes for emergencies that are left, as hashes. One is deleted when it is used.';
grant select, insert, delete on kode_cadangan to service;

create table tiket_kedua (
  token_hash     bytea primary key check (octet_length(token_hash) = 32),
  user_id        int not null references users,
  berlaku_sampai timestamptz not null,
  sisa           smallint not null default :TIKET_KEDUA_PERCOBAAN check (sisa between 0 and :TIKET_KEDUA_PERCOBAAN)
);
comment on table tiket_kedua is 'Logins whose password was right and that wait for the second factor.';
comment on column tiket_kedua.sisa is 'How many codes it still accepts.';
create index tiket_kedua_orang on tiket_kedua (user_id);
create index tiket_kedua_sampai on tiket_kedua (berlaku_sampai);
grant select, insert, update, delete on tiket_kedua to service;

create function akhiri_tiket_kedua() returns trigger language plpgsql as $$
begin
  delete from tiket_kedua where user_id = new.user_id;
  return null;
end $$;
create trigger users_70_akhiri_tiket after update of password_hash, status_user on users for each row
  when ((old.password_hash, old.status_user) is distinct from (new.password_hash, new.status_user)) execute function akhiri_tiket_kedua();
comment on trigger users_70_akhiri_tiket on users is 'A login that waits for its second factor ends with the password by which it began, and with the account.';

create trigger totp_90_kabar after insert or update of aktif_sejak or delete on totp for each row execute function notify_change('akun', 'user_id');
comment on trigger totp_90_kabar on totp is 'Every process reads the sessions of the account again.';

alter table pengaturan add column dua_langkah_staf boolean not null default false;
comment on column pengaturan.dua_langkah_staf is 'Whether admins, doctors, psychologists and who holds a duty must have a second factor: a session without one may only turn it on.';
create trigger pengaturan_90_kabar_dua_langkah after update of dua_langkah_staf on pengaturan for each row
  when (old.dua_langkah_staf is distinct from new.dua_langkah_staf) execute function notify_change('luput');
comment on trigger pengaturan_90_kabar_dua_langkah on pengaturan is 'Every process reads its sessions again.';

create function wajib_dua_langkah(orang int) returns boolean language sql stable as $$
  select g.dua_langkah_staf and (u.level_id in (1, 2, 3) or exists (select from tugas t where t.user_id = u.user_id))
  from users u cross join pengaturan g where u.user_id = orang
$$;
comment on function wajib_dua_langkah is 'Whether the clinic asks for a second factor of this account.';
grant execute on function wajib_dua_langkah to service;

create function punya_dua_langkah(orang int) returns boolean language sql stable as $$
  select exists (select from totp where user_id = orang and aktif_sejak is not null)
$$;
comment on function punya_dua_langkah is 'Whether an account signs in with a second factor.';
grant execute on function punya_dua_langkah to service;
