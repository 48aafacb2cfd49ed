-- People are found however their name is typed: accents, apostrophes of any kind, full stops, hyphens and runs of blanks make no difference.
-- A telephone number has one stored form: 0812…, not 62812….

create function lipat_nama(nama text) returns text language sql immutable parallel safe as $$
  select pg_catalog.btrim(pg_catalog.regexp_replace(
    pg_catalog.regexp_replace(pg_catalog.lower(pg_catalog.normalize(nama, 'NFKD')), '[\u0300-\u036f''’‘`´ʼʻ]', '', 'g'),
    '[\s.,-]+', ' ', 'g'))
$$;
comment on function lipat_nama is 'A name, or a pattern of one, as names are compared in a search.';

drop index users_name_trgm;
create index users_name_trgm on users using gin (lipat_nama(name) gin_trgm_ops);
comment on index users_name_trgm is 'Finds people by a part of their name.';

alter table users disable trigger user;
update users set phone_number = '0' || substr(phone_number, 3) where phone_number ~ '^62[0-9]{7,}$';
alter table users enable trigger user;
