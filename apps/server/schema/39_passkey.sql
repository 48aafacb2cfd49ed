-- Room: people. Passkeys.

create table passkey (
  passkey_id    int generated always as identity primary key,
  user_id       int not null references users,
  kredensial    bytea not null check (octet_length(kredensial) between 1 and 1023),
  kunci_publik  bytea not null check (octet_length(kunci_publik) between 1 and 1024),
  hitungan      bigint not null check (hitungan >= 0),
  saluran       text[] not null,
  nama          text not null check (char_length(nama) between 1 and :maxLength.nama_passkey),
  dibuat        timestamptz not null,
  dipakai       timestamptz,
  constraint passkey_kredensial_sekali unique (kredensial)
);
comment on table passkey is 'Public keys by which an account signs in without its password.';
comment on column passkey.kredensial is 'The id that the authenticator gave it; public.';
comment on column passkey.hitungan is 'How often the authenticator says that it has signed; 0 where it does not count.';
comment on column passkey.saluran is 'How a browser reaches the authenticator, as it told.';
comment on constraint passkey_kredensial_sekali on passkey is 'A passkey belongs to one account.';
create index passkey_orang on passkey (user_id);
grant select, insert, update (hitungan), update (dipakai), delete on passkey to service;

create table tantangan (
  tantangan_hash bytea primary key check (octet_length(tantangan_hash) = 32),
  user_id        int references users,
  berlaku_sampai timestamptz not null
);
comment on table tantangan is 'Challenges that a passkey is to sign, as hashes. Each is taken once.';
comment on column tantangan.user_id is 'Who adds a passkey; null for a login, whose account the answer names.';
create index tantangan_sampai on tantangan (berlaku_sampai);
create index tantangan_orang on tantangan (user_id) where user_id is not null;
grant select, insert, delete on tantangan to service;
