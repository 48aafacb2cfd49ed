-- Room: people.

create table level (
  level_id   smallint primary key,
  nama_level text not null unique,
  deskripsi  text not null
);
comment on table level is 'The five roles.';
comment on constraint level_nama_level_key on level is 'Two roles do not share a name.';
grant select on level to service;

insert into level (level_id, nama_level, deskripsi) values
  (1, 'admin', 'Mengelola pengguna, tenaga profesional, spesialisasi, dan semua konsultasi'),
  (2, 'dokter', 'Melayani konsultasi kesehatan fisik dan mengatur jadwalnya sendiri'),
  (3, 'psikolog', 'Melayani konsultasi psikologi dan mengatur jadwalnya sendiri'),
  (4, 'karyawan', 'Karyawan kampus yang memesan konsultasi'),
  (5, 'user', 'Mahasiswa yang memesan konsultasi');

create table users (
  user_id                  int generated always as identity primary key,
  level_id                 smallint not null references level,
  name                     text not null check (name = btrim(name) and (char_length(name) between 1 and :maxLength.name)),
  email                    text not null check (email = lower(btrim(email)) and (char_length(email) between 3 and :maxLength.email)),
  password_hash            text not null check (password_hash ~~ '$argon2id$%'),
  phone_number             text check (phone_number ~ '^[0-9]{1,:maxLength.phone_number}$'),
  gender                   text check (gender in (:Gender)),
  no_bpjs_segel            sealed check (octet_length(no_bpjs_segel) = 46),
  status_user              text not null default 'aktif' check (status_user in (:StatusUser)),
  country                  text not null default 'Indonesia' check (char_length(country) between 1 and :maxLength.country),
  created_at               timestamptz not null,
  updated_at               timestamptz not null,
  foto_versi               text check (foto_versi ~ '^[A-Za-z0-9_-]{16}$'),
  harus_ganti_password     boolean not null default false,
  email_terverifikasi_pada timestamptz,
  no_bpjs_sidik            bytea,
  password_oleh            int references users,
  email_oleh               int references users,
  email_diatur_pada        timestamptz,
  email_dikonfirmasi_oleh  int references users,
  dibuat_oleh              int references users,
  level_oleh               int references users,
  level_pada               timestamptz,
  alamat_tanda             int not null default 0,
  constraint users_no_bpjs_sidik_check check ((no_bpjs_segel is null) = (no_bpjs_sidik is null) and (no_bpjs_sidik is null
      or (octet_length(no_bpjs_sidik) = 36 and substring(no_bpjs_sidik from 1 for 4) = substring(no_bpjs_segel from 2 for 4)))),
  constraint users_password_oleh_lain check (password_oleh <> user_id),
  constraint users_email_oleh_lain check (email_oleh <> user_id),
  constraint users_email_diatur check ((email_oleh is null) = (email_diatur_pada is null)),
  constraint users_level_diatur check ((level_oleh is null) = (level_pada is null))
);
comment on table users is 'An account: a patient, a professional or an admin, by its level.';
comment on column users.no_bpjs_segel is 'Encrypted, with the place `users.no_bpjs:<user_id>`.';
comment on column users.email_terverifikasi_pada is 'When a link mailed to the present address was used; null until then. Mails about consultations are sent only to such an address.';
comment on column users.no_bpjs_sidik is 'A keyed digest that finds an equal number; a rotation of keys computes it again.';
comment on column users.password_oleh is 'The admin who knows the present password, because they set it or because the link went to an address that they set; null where only the person does. Texts of other people stay closed until it is null.';
comment on column users.email_oleh is 'The admin who set the present address; null where the person did, where another admin confirmed it, and for the address of a new account.';
comment on column users.email_diatur_pada is 'When `email_oleh` set the address.';
comment on column users.email_dikonfirmasi_oleh is 'The holder of `petugas_data` who confirmed an address that another admin had set.';
comment on column users.dibuat_oleh is 'The admin who made, invited or imported this account; null where its person registered, and for accounts of before this column.';
comment on column users.level_oleh is 'The admin who gave this account its present level; null where it was made with it.';
comment on column users.level_pada is 'When `level_oleh` gave it.';
comment on column users.alamat_tanda is 'Marks the present e-mail address: links in mails that no table stores carry it. Another address, and a restore, get another mark.';
comment on constraint users_no_bpjs_segel_check on users is 'A BPJS number is an encrypted value of 13 digits.';
comment on constraint users_no_bpjs_sidik_check on users is 'A number and its digest come together, of one key.';
comment on constraint users_password_oleh_lain on users is 'The person is not another person who knows the password.';
comment on constraint users_email_oleh_lain on users is 'An own change of the address names no admin.';
comment on constraint users_email_diatur on users is 'An address that an admin set has the time at which that happened.';
comment on constraint users_level_diatur on users is 'A level that an admin gave has the time at which that happened.';
create unique index users_email_sekali on users (lower(email));
comment on index users_email_sekali is 'An e-mail address belongs to one account, in upper or lower case.';
create index users_level on users (level_id, user_id);
create index users_email_trgm on users using gin (email gin_trgm_ops);
create index users_phone_trgm on users using gin (phone_number gin_trgm_ops);
create index users_tenaga_nama on users (lower(name), user_id) include (name, status_user, level_id) where level_id in (2, 3);
create index users_status on users (status_user, user_id);
create index users_no_bpjs_sidik on users (no_bpjs_sidik) where no_bpjs_sidik is not null;
comment on index users_no_bpjs_sidik is 'Finds the accounts of one BPJS number.';
create index users_dibuat_oleh on users (dibuat_oleh) where dibuat_oleh is not null;
comment on index users_dibuat_oleh is 'Finds the accounts that an admin made.';
create index users_level_oleh on users (level_oleh) where level_oleh is not null;
comment on index users_level_oleh is 'Finds the accounts whose level an admin gave.';
create index users_name_trgm on users using gin (lipat_nama(name) gin_trgm_ops);
comment on index users_name_trgm is 'Finds people by a part of their name.';
grant select, insert, update on users to service;
grant usage on sequence users_user_id_seq to service;

create function kabari_akun() returns trigger language plpgsql as $$
begin
  perform kabari(jsonb_build_object('jenis', 'akun', 'user_id', new.user_id));
  perform kabari_slot(t.profesional_id, null) from tenaga_profesional t where t.user_id = new.user_id;
  return null;
end $$;
create trigger users_90_kabar after update of status_user, level_id, harus_ganti_password on users for each row
    when ((old.status_user, old.level_id, old.harus_ganti_password) is distinct from (new.status_user, new.level_id, new.harus_ganti_password))
    execute function kabari_akun();
comment on trigger users_90_kabar on users is 'Every process reads the sessions of an account again whose level, status or duty to choose a password changes, and the slots of a professional.';

create function akhiri_reset() returns trigger language plpgsql as $$
begin
  update reset_password set used_at = new.updated_at where user_id = new.user_id and used_at is null;
  delete from ganti_email where user_id = new.user_id;
  delete from undangan where user_id = new.user_id;
  if old.email is distinct from new.email then
    delete from tautan_verifikasi where user_id = new.user_id;
  end if;
  if old.password_hash is distinct from new.password_hash then
    delete from kalender_langganan where user_id = new.user_id;
  end if;
  return null;
end $$;
create trigger users_70_akhiri_reset after update of password_hash, email on users for each row
    when (old.password_hash is distinct from new.password_hash or old.email is distinct from new.email)
    execute function akhiri_reset();
comment on trigger users_70_akhiri_reset on users is 'Ends the invitation and invalidates the links of an account whose password or e-mail changes: to a new password, to another e-mail and, for another e-mail, those that confirm the old one. Another password ends the calendar address too.';

create trigger users_10_menunggu_pemesanan before update of status_user, level_id on users for each row
    when (old.status_user is distinct from new.status_user or old.level_id is distinct from new.level_id)
    execute function take_lock(7006, 'user_id');
comment on trigger users_10_menunggu_pemesanan on users is 'The lock `kedudukan`: a change of level or status waits for bookings under way, and later ones see it.';

create function lupakan_verifikasi() returns trigger language plpgsql as $$
begin
  new.email_terverifikasi_pada := null;
  -- By chance and not counted up: after a restore, no mark of a lost change comes back.
  new.alamat_tanda := 1 + floor(random() * 2147483646)::int;
  return new;
end $$;
create trigger users_20_lupakan_verifikasi before update of email on users for each row
    when (old.email is distinct from new.email) execute function lupakan_verifikasi();
comment on trigger users_20_lupakan_verifikasi on users is 'Marks an address as not confirmed when it changes, and ends the links that were mailed to the one before.';

create function akhiri_kedudukan() returns trigger language plpgsql as $$
begin
  delete from kalender_langganan where user_id = new.user_id;
  delete from tempat where user_id = new.user_id and jenis = 'tahan';
  delete from tugas t where t.user_id = new.user_id
    and (new.status_user <> 'aktif' or not boleh_tugas(t.tugas, new.level_id));
  -- A deactivated person gets no notices.
  if found and new.status_user = 'aktif' then
    insert into peristiwa (jenis, user_id, sejak) values ('tugas_berubah', new.user_id, new.updated_at);
  end if;
  if old.status_user <> 'nonaktif' and new.status_user = 'nonaktif' then
    update reset_password set used_at = new.updated_at where user_id = new.user_id and used_at is null;
    delete from ganti_email where user_id = new.user_id;
    delete from undangan where user_id = new.user_id;
  end if;
  return null;
end $$;
create trigger users_70_kedudukan after update of status_user, level_id on users for each row
  when ((old.status_user, old.level_id) is distinct from (new.status_user, new.level_id)) execute function akhiri_kedudukan();
comment on trigger users_70_kedudukan on users is 'Another status or level ends the calendar address, the holds, and the duties that the account may not have any more. A deactivated account also loses its invitation, its reset links and a pending change of e-mail.';

create function ikuti_profesi() returns trigger language plpgsql as $$
begin
  update tenaga_profesional set kelas = kelas_level(new.level_id)
  where user_id = new.user_id and kelas <> kelas_level(new.level_id);
  return new;
end $$;
create trigger users_20_profesi before update of level_id on users for each row
    when (old.level_id is distinct from new.level_id) execute function ikuti_profesi();
comment on trigger users_20_profesi on users is 'Gives a professional the class of their new level. Refused where there is a consultation with them.';
create trigger users_10_kunci before insert or update of no_bpjs_segel on users for each row
  execute function current_key('no_bpjs_segel');

create function guard_diatur() returns trigger language plpgsql as $$
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
create trigger users_10_diatur before update of password_hash, password_oleh, email, email_oleh on users for each row
    execute function guard_diatur();
comment on trigger users_10_diatur on users is 'Keeps who knows the password: only a mailed link ends it, and an address that an admin set has to be confirmed by another one first, or :EMAIL_DIATUR_JAM hours old where no account can confirm it.';

create function akhiri_izin_wa() returns trigger language plpgsql as $$
begin
  update izin_wa set dicabut_pada = greatest(new.updated_at, diberi_pada),
    sebab = case when new.status_user <> 'aktif' then 'akun_nonaktif' else 'nomor_berubah' end
  where user_id = new.user_id and dicabut_pada is null;
  return null;
end $$;
create trigger users_70_akhiri_izin_wa after update of phone_number, status_user on users for each row
    when (old.phone_number is distinct from new.phone_number or new.status_user <> 'aktif') execute function akhiri_izin_wa();
comment on trigger users_70_akhiri_izin_wa on users is 'Another phone number or a closed account ends the consent to WhatsApp messages.';

create table perangkat_token (
  perangkat_id   int generated always as identity primary key,
  user_id        int not null references users,
  nomor          smallint not null check (nomor between 1 and :PERANGKAT_TERBANYAK),
  token_hash     bytea not null check (octet_length(token_hash) = 32),
  berlaku_sampai timestamptz not null,
  constraint perangkat_token_nomor_sekali unique (user_id, nomor),
  constraint perangkat_token_hash_sekali unique (token_hash)
);
comment on table perangkat_token is 'Browsers that signed in to an account: failed attempts from them are counted apart. Only the hash is stored.';
comment on constraint perangkat_token_nomor_sekali on perangkat_token is 'With the range of `nomor`: an account has at most :PERANGKAT_TERBANYAK known browsers.';
comment on constraint perangkat_token_hash_sekali on perangkat_token is 'A token belongs to one account.';
create index perangkat_token_berlaku on perangkat_token (berlaku_sampai);
grant select, insert, update, delete on perangkat_token to service;

create table auth_session (
  token_hash   bytea primary key check (octet_length(token_hash) = 32),
  user_id      int not null references users,
  created_at   timestamptz not null,
  last_used_at timestamptz not null,
  sesi_id      int generated always as identity,
  perangkat    text check (char_length(perangkat) between 1 and :maxLength.perangkat),
  perangkat_id int references perangkat_token on delete set null,
  nomor        smallint check (nomor between 1 and :MAX_SESSIONS),
  constraint auth_session_sesi_sekali unique (sesi_id),
  constraint auth_session_nomor_sekali unique (user_id, nomor)
);
comment on table auth_session is 'An open session. Only the hash of its token is stored.';
comment on constraint auth_session_sesi_sekali on auth_session is 'The public number of a session names one session.';
comment on constraint auth_session_nomor_sekali on auth_session is 'With the range of `nomor`: an account has at most :MAX_SESSIONS sessions.';
create index auth_session_last_used on auth_session (last_used_at);
create index auth_session_perangkat on auth_session (perangkat_id) where perangkat_id is not null;
grant select, insert, update, delete on auth_session to service;
create trigger auth_session_90_kabar after delete on auth_session for each row execute function notify_change('sesi', 'sesi_id');
comment on trigger auth_session_90_kabar on auth_session is 'Every process forgets the token of a session that ended, and closes its live connections.';
create trigger auth_session_90_kosong after truncate on auth_session for each statement execute function notify_change('luput');

create function tutup_darurat_sesi() returns trigger language plpgsql as $$
begin
  update buka_darurat set ditutup_pada = greatest(dibuka_pada,
      least(berakhir_pada, coalesce(nullif(current_setting('sehati.now', true), '')::timestamptz, now())))
    where sesi_id = old.sesi_id and ditutup_pada is null;
  return null;
end $$;
create trigger auth_session_70_tutup_darurat after delete on auth_session for each row execute function tutup_darurat_sesi();
comment on trigger auth_session_70_tutup_darurat on auth_session is 'Closes the emergency accesses that the session opened.';

create function tutup_bilik_sesi() returns trigger language plpgsql as $$
begin
  delete from bilik where sesi_id = old.sesi_id;
  return null;
end $$;
create trigger auth_session_70_tutup_bilik after delete on auth_session for each row execute function tutup_bilik_sesi();
comment on trigger auth_session_70_tutup_bilik on auth_session is 'Deletes the seat of a session that ended.';

create table login_failure (
  account_hash bytea not null,
  failed_at    timestamptz not null
);
comment on table login_failure is 'Recent failed attempts by account, device, address or network, as a hash. Known and unknown accounts look alike.';
create index login_failure_account on login_failure (account_hash, failed_at);
create index login_failure_at on login_failure (failed_at);
grant select, insert, delete, update (failed_at) on login_failure to service;

create table foto (
  user_id    int not null references users,
  versi      text not null check (versi ~ '^[A-Za-z0-9_-]{16}$'),
  ukuran     int not null check (ukuran in (:ukuranFoto)),
  isi        sealed not null check (octet_length(isi) between 46 and 1048609),
  created_at timestamptz not null,
  foto_id    int generated always as identity,
  primary key (user_id, versi, ukuran),
  constraint foto_id_sekali unique (foto_id)
);
comment on table foto is 'The photo of an account in four sizes; `users.foto_versi` names the current version.';
comment on column foto.isi is 'An encrypted WebP that the server made from pixels; the uploaded file is not stored.';
comment on column foto.foto_id is 'For rotations of keys, which need one number for each row.';
comment on constraint foto_id_sekali on foto is 'One row for each number.';
comment on constraint foto_isi_check on foto is 'A photo is an encrypted value of at most 1 MB.';
grant select, insert, delete on foto to service;
create trigger foto_10_kunci before insert or update of isi on foto for each row
  execute function current_key('isi');

create table foto_unggahan (
  id      bigint generated always as identity primary key,
  user_id int not null references users,
  ukuran  int not null check (ukuran > 0),
  waktu   timestamptz not null
);
comment on table foto_unggahan is 'Photos that an account uploaded lately, for the quota.';
create index foto_unggahan_user on foto_unggahan (user_id, waktu);
grant select, insert, delete on foto_unggahan to service;

create table reset_password (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id    int not null references users,
  expires_at timestamptz not null,
  used_at    timestamptz
);
comment on table reset_password is 'Reset links that were mailed. Only the hash of a token is stored.';
create index reset_password_user on reset_password (user_id) where used_at is null;
create index reset_password_expires on reset_password (expires_at);
grant select, insert, update, delete on reset_password to service;

create table reset_diminta (
  account_hash bytea not null check (octet_length(account_hash) = 32),
  diminta_pada timestamptz not null
);
comment on table reset_diminta is 'Recent requests for a reset link or a change of e-mail, as a hash, to limit them.';
create index reset_diminta_account on reset_diminta (account_hash, diminta_pada);
create index reset_diminta_pada on reset_diminta (diminta_pada);
grant select, insert, delete, update (diminta_pada) on reset_diminta to service;

create table perangkat_dikenal (
  user_id   int not null references users,
  perangkat text not null check (char_length(perangkat) between 1 and :maxLength.perangkat),
  sejak     timestamptz not null,
  primary key (user_id, perangkat)
);
comment on table perangkat_dikenal is 'Browsers and systems from which an account was opened before: any other causes a mail.';
grant select, insert on perangkat_dikenal to service;

create table ganti_email (
  user_id        int primary key references users,
  email          text not null check (email = lower(btrim(email)) and (char_length(email) between 3 and :maxLength.email)),
  sesi_hash      bytea not null check (octet_length(sesi_hash) = 32),
  berlaku_sampai timestamptz not null
);
comment on table ganti_email is 'The e-mail address that an account asked for and has not confirmed yet.';
create index ganti_email_berlaku on ganti_email (berlaku_sampai);
grant select, insert, delete on ganti_email to service;

create table tautan_email (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id    int not null references ganti_email on delete cascade
);
comment on table tautan_email is 'Confirmation links of a pending change of e-mail; they are deleted with it. Only the hash of a token is stored.';
create index tautan_email_user on tautan_email (user_id);
grant select, insert on tautan_email to service;

create table tautan_verifikasi (
  token_hash     bytea primary key check (octet_length(token_hash) = 32),
  user_id        int not null references users,
  berlaku_sampai timestamptz not null
);
comment on table tautan_verifikasi is 'Links that confirm the e-mail address of an account. Only the hash of a token is stored; another address deletes them.';
create index tautan_verifikasi_user on tautan_verifikasi (user_id);
create index tautan_verifikasi_berlaku on tautan_verifikasi (berlaku_sampai);
grant select, insert, delete on tautan_verifikasi to service;

create table undangan (
  user_id        int primary key references users,
  peristiwa_id   bigint not null,
  dibuat_pada    timestamptz not null,
  berlaku_sampai timestamptz not null,
  constraint undangan_berlaku check (berlaku_sampai > dibuat_pada),
  constraint undangan_peristiwa_sekali unique (peristiwa_id)
);
comment on table undangan is 'The invitation of an account that has no password yet (`password_hash` is `$argon2id$belum-ada`). It ends when it is used or replaced, a password is set, the address changes or the account is deactivated.';
comment on constraint undangan_berlaku on undangan is 'An invitation ends after it was made.';
comment on constraint undangan_peristiwa_sekali on undangan is 'An invitation belongs to one event, and so to one mail.';
grant select, insert, update, delete on undangan to service;

create function guard_undangan() returns trigger language plpgsql as $$
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
create trigger undangan_10_guard before insert or update on undangan for each row execute function guard_undangan();
comment on trigger undangan_10_guard on undangan is 'Refuses an invitation of an account that has a password or is not active.';

create table tautan_undangan (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id    int not null references undangan on delete cascade
);
comment on table tautan_undangan is 'Links of an invitation; they are deleted with it. Only the hash of a token is stored.';
create index tautan_undangan_user on tautan_undangan (user_id);
grant select, insert, delete on tautan_undangan to service;

create table tugas (
  user_id int not null references users,
  tugas   text not null,
  sejak   timestamptz not null,
  oleh    int not null references users,
  constraint tugas_kata check (tugas in (:semuaTugas)),
  primary key (user_id, tugas)
);
comment on table tugas is 'Which account has which duty: a right beside those of its level.';
grant select, insert, delete, update (sejak) on tugas to service;

create function guard_tugas() returns trigger language plpgsql as $$
begin
  if not exists (
    select from users where user_id = new.user_id and status_user = 'aktif' and boleh_tugas(new.tugas, level_id) for share
  ) then
    raise exception 'the account may not have this duty' using errcode = 'check_violation', constraint = 'tugas_peran';
  end if;
  return new;
end $$;
create trigger tugas_10_peran before insert or update on tugas for each row execute function guard_tugas();
comment on trigger tugas_10_peran on tugas is 'Refuses a duty of an account that is not active or whose level may not have it. Locks the account, shared.';
create trigger tugas_90_kabar after insert or delete or update on tugas for each row execute function notify_change('tugas', 'user_id');
comment on trigger tugas_90_kabar on tugas is 'The session cache of every process forgets an account whose duties changed.';

create function lepas_peringatan() returns trigger language plpgsql as $$
begin
  update peringatan set diakui_oleh = null, diakui_pada = null, putaran = putaran + 1, langkah = 0, berikut = dibuat
  where diakui_oleh = old.user_id and ditutup_pada is null;
  return null;
end $$;
create trigger tugas_70_lepas_peringatan after delete on tugas for each row when (old.tugas = 'jaga')
    execute function lepas_peringatan();
comment on trigger tugas_70_lepas_peringatan on tugas is 'Hands over the alerts of a person whose duty `jaga` ends.';

create function kelas_level(level_id smallint) returns text language sql immutable
  return case level_id when 2 then 'medis' when 3 then 'psikologi' end;
comment on function kelas_level is 'The class of the consultations of a level; null where the level is no profession.';
grant execute on function kelas_level to service;

create function di_balik(akun int, sebagai text, sejak timestamptz) returns SETOF int language sql stable as $$
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
grant execute on function di_balik to service;

create function akun_lepas(akun int, sebagai text, pelaku int, pada timestamptz) returns boolean language sql stable as $$
  select not exists (
    select from di_balik($1, $2, $4 - interval ':AKUN_LEPAS_HARI days') a
    join di_balik($3, null, $4 - interval ':AKUN_LEPAS_HARI days') b on b = a
  )
$$;
comment on function akun_lepas is 'Whether this account, with this duty, may judge at this time what the other account did: in the :AKUN_LEPAS_HARI days before, no admin stood behind both.';
grant execute on function akun_lepas to service;

create function pengonfirmasi_email(orang int, pada timestamptz DEFAULT now()) returns SETOF int language sql stable as $$
  select p.user_id
  from users u
  join tugas g on g.tugas = 'petugas_data' and g.sejak < u.email_diatur_pada
  join users p on p.user_id = g.user_id and p.status_user = 'aktif' and p.password_oleh is null
  where u.user_id = $1 and p.user_id <> u.user_id and akun_lepas(p.user_id, g.tugas, u.email_oleh, $2)
$$;
comment on function pengonfirmasi_email is 'The accounts that can confirm at this time the address that an admin set for this account.';
grant execute on function pengonfirmasi_email to service;

create function email_menunggu_cukup(orang int, pada timestamptz) returns boolean language sql stable as $$
  select exists (
    select from users u
    where u.user_id = $1 and u.email_diatur_pada <= $2 - interval ':EMAIL_DIATUR_JAM hours'
      and not exists (select from pengonfirmasi_email($1, $2))
  )
$$;
comment on function email_menunggu_cukup is 'Whether an address that an admin set counts without a confirmation: after :EMAIL_DIATUR_JAM hours, where no account can confirm it.';
grant execute on function email_menunggu_cukup to service;
