-- The sessions of an account have places: a fifty-first has none, and the login that needs one ends the session that was
-- used the longest time ago. A server of before this migration fills no place in; its sessions end within 30 days.
alter table auth_session add column nomor smallint;
with urut as (
  select token_hash, row_number() over (partition by user_id order by last_used_at desc, sesi_id desc) as nomor
  from auth_session
), lebih as (
  delete from auth_session a using urut u where u.token_hash = a.token_hash and u.nomor > 50
)
update auth_session a set nomor = u.nomor from urut u where u.token_hash = a.token_hash and u.nomor <= 50;
alter table auth_session
  add constraint auth_session_nomor_check check (nomor between 1 and 50),
  add constraint auth_session_nomor_sekali unique (user_id, nomor);
-- The unique constraint also finds the sessions of an account.
drop index auth_session_user;

comment on constraint auth_session_nomor_sekali on auth_session is 'With the range of `nomor`: an account has at most fifty sessions.';
