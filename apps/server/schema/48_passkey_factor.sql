-- Room: people. A passkey is a second factor where the clinic asks for one.

create or replace function punya_dua_langkah(orang int) returns boolean language sql stable as $$
  select exists (select from totp where user_id = orang and aktif_sejak is not null)
    or (wajib_dua_langkah(orang) and exists (select from passkey where user_id = orang))
$$;
comment on function punya_dua_langkah is 'Whether an account signs in with a second factor: an app that it has turned on, or, where the clinic asks for one, a passkey. Other accounts have a passkey for their convenience, and their password goes on.';

create trigger passkey_90_kabar after insert or delete on passkey for each row execute function notify_change('akun', 'user_id');
comment on trigger passkey_90_kabar on passkey is 'Every process reads the sessions of the account again.';
