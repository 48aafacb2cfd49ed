-- One secret address for each person's calendar. Only the hash of its token is kept, as with sessions.
create table kalender_langganan (
  user_id    int primary key references users,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  created_at timestamptz not null,
  constraint kalender_langganan_token_sekali unique (token_hash)
);

-- A password may be changed because another person had access to the account. That person may have made an address too.
create function akhiri_langganan() returns trigger language plpgsql as $$
begin
  delete from kalender_langganan where user_id = new.user_id;
  return null;
end $$;
create trigger users_password_akhiri_langganan after update of password_hash on users for each row
  when (old.password_hash is distinct from new.password_hash) execute function akhiri_langganan();
