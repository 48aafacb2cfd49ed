-- Two roles for Sehati: `sehati_pemilik` owns the database and migrates it, `sehati` serves and owns nothing (docs/roles.md).
-- For a superuser, in the product's database, with the service stopped; it may run twice. The migration then grants the
-- service its rights. Passwords, where they are needed, are set by `\password`.
do $$
begin
  if not exists (select from pg_roles where rolname = 'sehati_pemilik') then create role sehati_pemilik login; end if;
  if not exists (select from pg_roles where rolname = 'sehati') then create role sehati login; end if;
  -- Neither is a member of the other: a member could become it.
  if exists (select from pg_auth_members where roleid = 'sehati_pemilik'::regrole and member = 'sehati'::regrole) then
    revoke sehati_pemilik from sehati;
  end if;
  execute format('alter database %I owner to sehati_pemilik', current_database());
end $$;
-- A restore makes a database beside the present one.
alter role sehati_pemilik nosuperuser createdb;
alter role sehati nosuperuser nocreatedb nocreaterole noreplication nobypassrls;
-- All that the service owned in this database.
reassign owned by sehati to sehati_pemilik;
