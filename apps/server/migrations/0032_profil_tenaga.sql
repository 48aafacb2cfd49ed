-- What a professional says of themself, for patients who choose one. Public, and never clinical.

create function teks_ringkas(daftar text[], banyak int, panjang int) returns boolean
  language sql immutable parallel safe as $$
  select cardinality(daftar) <= banyak and not exists (
    select from unnest(daftar) as d (isi) where isi is null or isi <> btrim(isi) or char_length(isi) not between 1 and panjang)
$$;
comment on function teks_ringkas is 'Whether a list has at most so many texts, each trimmed and of at most so many characters.';

alter table tenaga_profesional
  add column biografi text constraint tenaga_profesional_biografi
    check (biografi = btrim(biografi) and char_length(biografi) between 1 and 600),
  add column topik text[] not null default '{}' constraint tenaga_profesional_topik check (teks_ringkas(topik, 12, 40)),
  add column bahasa text[] not null default '{}' constraint tenaga_profesional_bahasa check (teks_ringkas(bahasa, 6, 30)),
  add column no_str text constraint tenaga_profesional_no_str
    check (no_str = btrim(no_str) and char_length(no_str) between 1 and 30),
  add column no_sip text constraint tenaga_profesional_no_sip
    check (no_sip = btrim(no_sip) and char_length(no_sip) between 1 and 40);

comment on constraint tenaga_profesional_biografi on tenaga_profesional is 'A biography is trimmed, and has 1 to 600 characters where there is one.';
comment on constraint tenaga_profesional_topik on tenaga_profesional is 'At most 12 topics of at most 40 characters.';
comment on constraint tenaga_profesional_bahasa on tenaga_profesional is 'At most 6 languages of at most 30 characters.';
comment on constraint tenaga_profesional_no_str on tenaga_profesional is 'A registration number (STR) is trimmed, and has 1 to 30 characters where there is one.';
comment on constraint tenaga_profesional_no_sip on tenaga_profesional is 'A licence number (SIP, or SIPP of a psychologist) is trimmed, and has 1 to 40 characters where there is one.';

-- Patients filter the professionals by language.
create index tenaga_profesional_berbahasa on tenaga_profesional using gin (bahasa);
