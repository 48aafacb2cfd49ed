-- A link in a mail is for the mailbox to which it went. See docs/adr/0015.
alter table users add column alamat_tanda int not null default 0;
comment on column users.alamat_tanda is 'Marks the present e-mail address: links in mails that no table stores carry it. Another address, and a restore, get another mark.';

create or replace function lupakan_verifikasi() returns trigger language plpgsql as $$
begin
  new.email_terverifikasi_pada := null;
  -- By chance and not counted up: after a restore, no mark of a lost change comes back.
  new.alamat_tanda := 1 + floor(random() * 2147483646)::int;
  return new;
end $$;
comment on trigger users_lupakan_verifikasi on users is 'Marks an address as not confirmed when it changes, and ends the links that were mailed to the one before.';

-- What was begun before an account was closed does not go on when it is opened again.
create or replace function akhiri_undangan() returns trigger language plpgsql as $$
begin
  update reset_password set used_at = new.updated_at where user_id = new.user_id and used_at is null;
  delete from ganti_email where user_id = new.user_id;
  delete from undangan where user_id = new.user_id;
  return null;
end $$;
comment on trigger users_akhiri_undangan on users is 'Ends the invitation, the reset links and the pending change of e-mail of an account that is deactivated.';

create trigger users_kedudukan_akhiri_langganan after update of status_user, level_id on users for each row
  when ((old.status_user, old.level_id) is distinct from (new.status_user, new.level_id)) execute function akhiri_langganan();
comment on trigger users_kedudukan_akhiri_langganan on users is 'Ends the calendar address of an account that is deactivated, activated or gets another level.';
