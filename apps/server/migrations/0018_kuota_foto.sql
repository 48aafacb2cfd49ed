-- The photos that a person has uploaded lately, with their size in bytes as uploaded: the quota counts these rows. The
-- table foto holds only the present photo, so its rows cannot be counted. Rows older than the quota's period are deleted.
create table foto_unggahan (
  id      bigint generated always as identity primary key,
  user_id int not null references users,
  ukuran  int not null check (ukuran > 0),
  waktu   timestamptz not null
);
create index foto_unggahan_user on foto_unggahan (user_id, waktu);
