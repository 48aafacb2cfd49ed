-- What the rooms have in common: extensions, domains and functions of columns.
-- PostgreSQL fires the triggers of a table in the order of their names. `<table>_NN_<what>`: 10 guards refuse, 20 set values, 30 to 80
-- keep and compare, 90 notify.
create extension if not exists btree_gist;
create extension if not exists pg_trgm;

-- The runner makes it, before this file.
grant select on schema_migration to service;

create domain sealed as bytea constraint sealed_check check (get_byte(value, 0) = 1 and octet_length(value) > 33);
comment on domain sealed is 'Only an encrypted value is stored.';

-- A check of a domain is parsed once for a connection, a check of a table for every statement that writes.
create domain zona as smallint constraint zona_check check (value in (:Zona));
comment on domain zona is 'A zone of Indonesia, as hours ahead of UTC.';

create domain jeda as smallint constraint jeda_check check (value between 0 and :batasJenis.jeda);
comment on domain jeda is 'Minutes between two consultations; at most :batasJenis.jeda.';

create domain metode as text constraint metode_check check (value in (:MetodeKonsultasi));
comment on domain metode is 'How a consultation takes place.';

create domain status_konsultasi as text
  constraint status_konsultasi_check check (value in (:StatusKonsultasi));
comment on domain status_konsultasi is 'The status of a consultation.';

create domain sebab_batal as text
  constraint sebab_batal_check check (value in (:SebabBatal));
comment on domain sebab_batal is 'Why a consultation was cancelled.';

create domain kunci_idempotensi as text constraint kunci_idempotensi_check check (char_length(value) between 1 and :maxLength.kunci_idempoten);
comment on domain kunci_idempotensi is 'The idempotency key of a request.';

create domain jenis_tempat as text constraint jenis_tempat_check check (value in (:jenisTempat));
comment on domain jenis_tempat is 'What takes the time of a professional.';

create domain dasar_jejak as text
  constraint jejak_baru_dasar_check check (value in (:semuaDasarJejak));
comment on domain dasar_jejak is 'The ground on which a person read or wrote what the trail names.';

create domain nomor_tahan as smallint constraint nomor_tahan_check check (value in (1, 2));
comment on domain nomor_tahan is 'Which of the two holds of a patient, by the unique index `tempat_tahan_sekali`.';

create domain rupiah as int constraint rupiah_check check (value >= 0);
comment on domain rupiah is 'An amount of money.';

create domain tindakan_jejak as text constraint tindakan_jejak_check check (value ~ '^[a-z_]{3,30}$');
comment on domain tindakan_jejak is 'What was done, in the trail.';

create domain objek_jejak as text constraint objek_jejak_check check (value ~ '^[a-z_]{3,20}$');
comment on domain objek_jejak is 'What it was done to, in the trail.';

create domain sidik as bytea constraint sidik_check check (octet_length(value) = 32);
comment on domain sidik is 'A digest by SHA-256.';

create domain id_permintaan as text constraint id_permintaan_check check (char_length(value) <= 64);
comment on domain id_permintaan is 'The id of a request, as logs have it.';

create domain jumlah as int constraint jumlah_check check (value >= 0);
comment on domain jumlah is 'A count.';

create sequence sinyal_id as integer;
grant usage on sequence sinyal_id to service;

-- Triggers have their order in their names: 10 guards, 20 values, 30 to 80 what is kept and compared, 90 news.

create function current_key() returns trigger language plpgsql as $$
declare
  changed text;
  is_foreign boolean;
begin
  select string_agg(format(case tg_op when 'INSERT' then '($1).%1$I' else 'nullif(($1).%1$I, ($2).%1$I)' end, c), ', ') into changed
  from unnest(tg_argv) c;
  execute 'select exists (select from unnest(array[' || changed || ']::bytea[]) v
    where v is not null and substring(v from 2 for 4) not in (select key_id from data_key))' into is_foreign using new, old;
  if is_foreign then
    raise exception 'the key of this value is not current' using errcode = 'check_violation', constraint = 'kunci_tidak_berlaku';
  end if;
  return new;
end $$;
comment on function current_key is 'current_key(column, …): refuses a value that is encrypted with a key outside `data_key`.';

create function append_only() returns trigger language plpgsql as $$
declare
  resealed constant text[] := coalesce(tg_argv[1:], '{}');
begin
  if tg_op = 'UPDATE' and tg_level = 'ROW' and cardinality(resealed) > 0 then
    if to_jsonb(new) - resealed = to_jsonb(old) - resealed and not exists (
      select from unnest(resealed) c where to_jsonb(new) -> c <> to_jsonb(old) -> c
        and substring(to_jsonb(new) ->> c from 5 for 8) is not distinct from substring(to_jsonb(old) ->> c from 5 for 8)) then
      return new;
    end if;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation', constraint = coalesce(tg_argv[0], '');
end $$;
comment on function append_only is 'append_only(constraint, column, …): refuses to change, delete and truncate. A rotation of keys encrypts the columns again.';

create function take_lock() returns trigger language plpgsql as $$
declare
  value constant text := to_jsonb(new) ->> tg_argv[1];
begin
  perform pg_advisory_xact_lock(tg_argv[0]::int, case when value ~ '^\d+$' then value::int else value::date - date '2000-01-01' end);
  return new;
end $$;
comment on function take_lock is 'take_lock(number, column): waits for the transactions that share this advisory lock; a date counts in days from 2000.';

create function notify_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and tg_level = 'ROW' and old is not distinct from new then return null; end if;
  if tg_level = 'STATEMENT' or tg_nargs = 1 then
    perform kabari(jsonb_build_object('jenis', tg_argv[0]));
    return null;
  end if;
  perform kabari((select jsonb_build_object('jenis', tg_argv[0]) || jsonb_object_agg(c, was -> c) from unnest(tg_argv[1:]) c))
  from (select to_jsonb(old) as was where tg_op <> 'INSERT' union select to_jsonb(new) where tg_op <> 'DELETE') r;
  return null;
end $$;
comment on function notify_change is 'notify_change(kind, column, …): notifies every process of the row as it was and as it is.';

create function teks_ringkas(daftar text[], banyak int, panjang int) returns boolean language sql immutable parallel safe as $$
  select cardinality(daftar) <= banyak and not exists (
    select from unnest(daftar) as d (isi) where isi is null or isi <> btrim(isi) or char_length(isi) not between 1 and panjang)
$$;
comment on function teks_ringkas is 'Whether a list has at most so many texts, each trimmed and of at most so many characters.';
grant execute on function teks_ringkas to service;

create function pita_sambung(isi jsonb) returns boolean language sql immutable as $$
  with pita as (
    select (p ->> 'dari')::int as dari, (p ->> 'sampai')::int as sampai, lag((p ->> 'sampai')::int) over (order by ke) as sebelum
    from jsonb_array_elements(isi #> '{aturan,pita}') with ordinality as t (p, ke)
  )
  select coalesce(bool_and(dari = coalesce(sebelum + 1, 0) and sampai >= dari), false)
    and max(sampai) = jsonb_array_length(isi -> 'butir')
      * (select max((s ->> 'nilai')::int) from jsonb_array_elements(isi -> 'skala') as k (s))
  from pita
$$;
comment on function pita_sambung is 'Whether the bands of an instrument contain each total exactly once, in rising order.';
grant execute on function pita_sambung to service;

create function lipat_nama(nama text) returns text language sql immutable parallel safe as $$
  select pg_catalog.btrim(pg_catalog.regexp_replace(
    pg_catalog.regexp_replace(pg_catalog.lower(pg_catalog.normalize(nama, 'NFKD')), '[\u0300-\u036f''’‘`´ʼʻ]', '', 'g'),
    '[\s.,-]+', ' ', 'g'))
$$;
comment on function lipat_nama is 'A name, or a pattern of one, as names are compared in a search.';
grant execute on function lipat_nama to service;

create function kabari(isi jsonb) returns void language sql as $$
  select pg_notify('sehati', isi::text)
$$;
comment on function kabari is 'Notifies every process (NOTIFY on the channel `sehati`) when the transaction commits. Carries ids and dates only.';
grant execute on function kabari to service;

create function kabari_slot(profesional_id int, tanggal date) returns void language sql as $$
  select kabari(jsonb_build_object('jenis', 'slot') || jsonb_strip_nulls(jsonb_build_object('profesional_id', profesional_id, 'tanggal', tanggal)))
$$;
comment on function kabari_slot is 'Notifies that slots changed, of one professional and date or, where one is null, of all of them.';
grant execute on function kabari_slot to service;

create function tanggal_wib(waktu timestamptz) returns date language sql immutable parallel safe as $$
  select (waktu at time zone 'Asia/Jakarta')::date
$$;
comment on function tanggal_wib is 'The date of an instant in Jakarta.';
grant execute on function tanggal_wib to service;

create function jam_wib(waktu timestamptz) returns smallint language sql immutable parallel safe as $$
  select extract(hour from waktu at time zone 'Asia/Jakarta')::smallint
$$;
comment on function jam_wib is 'The hour of an instant in Jakarta.';
grant execute on function jam_wib to service;

create function saat(tanggal date, jam time, zona smallint) returns timestamptz language sql immutable parallel safe as $$
  select (tanggal + jam) at time zone make_interval(hours => zona::int)
$$;
comment on function saat is 'The instant at which a clock in this zone shows this date and time.';
grant execute on function saat to service;

create function jam_di(waktu timestamptz, zona smallint) returns time language sql immutable parallel safe as $$
  select (waktu at time zone make_interval(hours => zona::int))::time(0)
$$;
comment on function jam_di is 'The time that a clock in this zone shows at an instant.';
grant execute on function jam_di to service;
