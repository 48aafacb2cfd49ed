-- Room: people. Signing in at a provider (OpenID Connect).

create table identitas (
  identitas_id int generated always as identity primary key,
  user_id      int not null references users,
  penerbit     text not null check (char_length(penerbit) between 1 and 500),
  subjek       text not null check (char_length(subjek) between 1 and 255),
  email        text not null check (char_length(email) between 1 and :maxLength.email),
  sejak        timestamptz not null,
  dipakai      timestamptz not null,
  constraint identitas_sekali unique (penerbit, subjek),
  constraint identitas_urut check (dipakai >= sejak)
);
comment on table identitas is 'Accounts at providers by which an account of the product signs in.';
comment on column identitas.penerbit is 'The issuer, as the provider names itself.';
comment on column identitas.subjek is 'The id that it gives the person, which never changes; the e-mail may.';
comment on column identitas.email is 'The e-mail that the provider named when it was linked.';
comment on constraint identitas_sekali on identitas is 'An account at a provider belongs to one account of the product.';
comment on constraint identitas_urut on identitas is 'It is used after it was linked.';
create index identitas_orang on identitas (user_id);
grant select, insert, update (dipakai), delete on identitas to service;

create table sso_mulai (
  mulai_id       int generated always as identity primary key,
  state_hash     bytea not null check (octet_length(state_hash) = 32),
  kunci_hash     bytea not null check (octet_length(kunci_hash) = 32),
  penyedia       text not null check (penyedia ~ '^[a-z][a-z0-9]{0,19}$'),
  rahasia        sealed not null,
  berlaku_sampai timestamptz not null
);
comment on table sso_mulai is 'Logins that are under way at a provider. Each is taken once.';
comment on column sso_mulai.kunci_hash is 'The hash of the secret that the page keeps which began.';
comment on column sso_mulai.rahasia is 'The verifier (PKCE) and the nonce.';
create unique index sso_mulai_state on sso_mulai (state_hash);
comment on index sso_mulai_state is 'A state names one login.';
create index sso_mulai_sampai on sso_mulai (berlaku_sampai);
grant select, insert, delete on sso_mulai to service;
create trigger sso_mulai_10_kunci before insert or update of rahasia on sso_mulai for each row execute function current_key('rahasia');
comment on trigger sso_mulai_10_kunci on sso_mulai is 'Refuses a value that was encrypted with a former key.';

create table sso_tiket (
  tiket_id       int generated always as identity primary key,
  token_hash     bytea not null check (octet_length(token_hash) = 32),
  kunci_hash     bytea not null check (octet_length(kunci_hash) = 32),
  isi            sealed not null,
  berlaku_sampai timestamptz not null
);
comment on table sso_tiket is 'People whom a provider has just named. Each ticket is taken once, by the page that began.';
comment on column sso_tiket.isi is 'Who it is, as the provider said.';
create unique index sso_tiket_token on sso_tiket (token_hash);
comment on index sso_tiket_token is 'A token names one ticket.';
create index sso_tiket_sampai on sso_tiket (berlaku_sampai);
grant select, insert, delete on sso_tiket to service;
create trigger sso_tiket_10_kunci before insert or update of isi on sso_tiket for each row execute function current_key('isi');
comment on trigger sso_tiket_10_kunci on sso_tiket is 'Refuses a value that was encrypted with a former key.';
