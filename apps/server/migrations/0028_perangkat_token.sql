-- A browser that has signed in to an account is known to it by a token, of which only the hash is kept. Failures of a
-- known device are counted apart, so that failures of others do not lock it out. It gives no other right. The numbers
-- bound how many there are for each account.
create table perangkat_token (
  perangkat_id   int generated always as identity primary key,
  user_id        int not null references users,
  nomor          smallint not null check (nomor between 1 and 10),
  token_hash     bytea not null check (octet_length(token_hash) = 32),
  berlaku_sampai timestamptz not null,
  constraint perangkat_token_nomor_sekali unique (user_id, nomor),
  constraint perangkat_token_hash_sekali unique (token_hash)
);
create index perangkat_token_berlaku on perangkat_token (berlaku_sampai);

-- The device that opened a session: signed out from afar, it is forgotten as well.
alter table auth_session add column perangkat_id int references perangkat_token on delete set null;
create index auth_session_perangkat on auth_session (perangkat_id) where perangkat_id is not null;
