-- Each photo that was taken, and how large it was when it came: the quota counts them. The photo itself replaces the one
-- before it, so that its own row cannot tell how many there were. Rows older than the quota looks back are removed.
create table foto_unggahan (
  id      bigint generated always as identity primary key,
  user_id int not null references users,
  ukuran  int not null check (ukuran > 0),
  waktu   timestamptz not null
);
create index foto_unggahan_user on foto_unggahan (user_id, waktu);
