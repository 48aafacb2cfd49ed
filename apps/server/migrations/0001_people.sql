create extension if not exists btree_gist;
create extension if not exists pg_trgm;

create table level (
  level_id   smallint primary key,
  nama_level text not null unique,
  deskripsi  text not null
);
insert into level values
  (1, 'admin', 'Mengelola pengguna, tenaga profesional, spesialisasi, dan semua konsultasi'),
  (2, 'dokter', 'Melayani konsultasi kesehatan fisik dan mengatur jadwalnya sendiri'),
  (3, 'psikolog', 'Melayani konsultasi psikologi dan mengatur jadwalnya sendiri'),
  (4, 'karyawan', 'Karyawan kampus yang memesan konsultasi'),
  (5, 'user', 'Mahasiswa yang memesan konsultasi');

create table users (
  user_id       int generated always as identity primary key,
  level_id      smallint not null references level,
  name          text not null check (name = btrim(name) and char_length(name) between 1 and 100),
  email         text not null check (email = lower(btrim(email)) and char_length(email) between 3 and 254),
  password_hash text not null check (password_hash like '$argon2id$%'),
  phone_number  text check (phone_number ~ '^[0-9]{1,20}$'),
  gender        text check (gender in ('laki-laki', 'perempuan', 'lainnya')),
  no_bpjs       text check (no_bpjs ~ '^[0-9]{13}$'),
  status_user   text not null default 'aktif' check (status_user in ('aktif', 'nonaktif')),
  country       text not null default 'Indonesia' check (char_length(country) between 1 and 100),
  created_at    timestamptz not null,
  updated_at    timestamptz not null
);
create unique index users_email_sekali on users (lower(email));
create index users_level on users (level_id, user_id);
create index users_name_trgm on users using gin (name gin_trgm_ops);
create index users_email_trgm on users using gin (email gin_trgm_ops);
create index users_phone_trgm on users using gin (phone_number gin_trgm_ops);

-- Only the hash of a token is stored: a reader of this table cannot sign in with it.
create table auth_session (
  token_hash   bytea primary key check (octet_length(token_hash) = 32),
  user_id      int not null references users,
  created_at   timestamptz not null,
  last_used_at timestamptz not null
);
create index auth_session_user on auth_session (user_id);
create index auth_session_last_used on auth_session (last_used_at);

-- Failed logins by account. Those of unknown addresses are stored too, so that unknown and known ones are throttled alike.
create table login_failure (
  account_hash bytea not null,
  failed_at    timestamptz not null
);
create index login_failure_account on login_failure (account_hash, failed_at);
create index login_failure_at on login_failure (failed_at);

-- The public ids of the keys that encrypt clinical text. A server with another key refuses to start.
create table data_key (
  key_id     bytea primary key check (octet_length(key_id) = 4),
  created_at timestamptz not null
);

create table spesialisasi (
  spesialisasi_id   int generated always as identity primary key,
  nama_spesialisasi text not null check (nama_spesialisasi = btrim(nama_spesialisasi) and char_length(nama_spesialisasi) between 1 and 150)
);
create unique index spesialisasi_nama_sekali on spesialisasi (lower(nama_spesialisasi));

create table tenaga_profesional (
  profesional_id  int generated always as identity primary key,
  user_id         int not null references users,
  spesialisasi_id int not null references spesialisasi,
  lokasi          text not null check (char_length(lokasi) between 1 and 150),
  -- A trigger on feedback updates both, so that lists need not count reviews.
  jumlah_ulasan   int not null default 0,
  total_rating    int not null default 0,
  constraint tenaga_profesional_user_sekali unique (user_id)
);
create index tenaga_profesional_spesialisasi on tenaga_profesional (spesialisasi_id);
