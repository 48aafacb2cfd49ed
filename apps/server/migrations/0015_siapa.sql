-- Every process remembers for a moment who a token belongs to (docs/adr/0016-who-is-asking-from-memory.md), and forgets
-- what the database tells it to: ended sessions and changed accounts since 0009, and here what that left out.

-- Who becomes a professional, or no longer is this one.
create function kabari_tenaga() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform kabari(jsonb_build_object('jenis', 'tenaga', 'user_id', old.user_id)); end if;
  if tg_op <> 'DELETE' then perform kabari(jsonb_build_object('jenis', 'tenaga', 'user_id', new.user_id)); end if;
  return null;
end $$;
create trigger tenaga_profesional_kabar after insert or delete on tenaga_profesional for each row
  execute function kabari_tenaga();
create trigger tenaga_profesional_kabar_ubah after update of user_id, profesional_id on tenaga_profesional for each row
  when ((old.user_id, old.profesional_id) is distinct from (new.user_id, new.profesional_id))
  execute function kabari_tenaga();

-- Sessions that end all at once tell nothing one by one: everything is read again.
create function kabari_luput() returns trigger language plpgsql as $$
begin
  perform kabari(jsonb_build_object('jenis', 'luput'));
  return null;
end $$;
create trigger auth_session_kosong after truncate on auth_session for each statement execute function kabari_luput();
