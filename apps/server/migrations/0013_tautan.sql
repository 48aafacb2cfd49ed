-- The links that mails of a lost password hold. Only the hash of a token is kept, as with sessions.
create table reset_password (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id    int not null references users,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index reset_password_user on reset_password (user_id) where used_at is null;
create index reset_password_expires on reset_password (expires_at);

-- Once the password is another one, or the mailbox, links that are still under way open nothing, however it came about.
create function akhiri_reset() returns trigger language plpgsql as $$
begin
  update reset_password set used_at = new.updated_at where user_id = new.user_id and used_at is null;
  return null;
end $$;
create trigger users_akhiri_reset after update of password_hash, email on users for each row
  when ((old.password_hash, old.email) is distinct from (new.password_hash, new.email)) execute function akhiri_reset();

-- Who asked for one lately, known or not, so that an unknown address is counted like a known one.
create table reset_diminta (
  account_hash bytea not null check (octet_length(account_hash) = 32),
  diminta_pada timestamptz not null
);
create index reset_diminta_account on reset_diminta (account_hash, diminta_pada);
create index reset_diminta_pada on reset_diminta (diminta_pada);

-- From what a person has signed in at any time, in the words that sessions keep: what is not among them is new.
create table perangkat_dikenal (
  user_id   int not null references users,
  perangkat text not null check (char_length(perangkat) between 1 and 60),
  sejak     timestamptz not null,
  primary key (user_id, perangkat)
);
insert into perangkat_dikenal (user_id, perangkat, sejak)
select user_id, perangkat, min(created_at) from auth_session where perangkat is not null group by user_id, perangkat;

-- When the patient said by the link of a reminder that they will be there.
alter table konsultasi add column dikonfirmasi_pada timestamptz;

-- That was said of one time only.
create function lupakan_konfirmasi() returns trigger language plpgsql as $$
begin
  new.dikonfirmasi_pada := null;
  return new;
end $$;
create trigger konsultasi_lupakan_konfirmasi before update of mulai, status on konsultasi for each row
  when (old.dikonfirmasi_pada is not null and (old.mulai <> new.mulai or new.status = 'dibatalkan'))
  execute function lupakan_konfirmasi();
