-- The version of a person's present photo: random, so that an address once seen says nothing about the next one.
alter table users add column foto_versi text check (foto_versi ~ '^[A-Za-z0-9_-]{16}$');

create table foto (
  user_id    int not null references users,
  versi      text not null check (versi ~ '^[A-Za-z0-9_-]{16}$'),
  ukuran     int not null check (ukuran in (64, 128, 256, 512)),
  -- A WebP that the server encoded; the uploaded file is not stored.
  isi        bytea not null check (
    octet_length(isi) between 12 and 1048576
    and substring(isi from 1 for 4) = 'RIFF'::bytea and substring(isi from 9 for 4) = 'WEBP'::bytea
  ),
  created_at timestamptz not null,
  primary key (user_id, versi, ukuran)
);
-- It is compressed already.
alter table foto alter column isi set storage external;
