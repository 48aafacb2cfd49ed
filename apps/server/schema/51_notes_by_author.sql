-- Room: rights. A client who asks for all notes asks each psychologist who wrote some: each decides about their own, by a request of its own.

alter table permintaan
  add column penulis_id int references users,
  add constraint permintaan_penulis check (penulis_id is null or (jenis = 'akses' and jadwal_id is null)),
  drop constraint permintaan_diizinkan,
  add constraint permintaan_diizinkan check (num_nonnulls(diizinkan_oleh, diizinkan_pada) in (0, 2)
    and (diizinkan_oleh is null or (jenis = 'akses' and num_nonnulls(jadwal_id, penulis_id) = 1 and diizinkan_oleh <> user_id)));
comment on column permintaan.penulis_id is 'The psychologist all of whose notes about the person are asked for. Null where a consultation is named, or no psychologist has written.';
comment on constraint permintaan_penulis on permintaan is 'Only notes are asked of a psychologist: of one consultation, or all.';
comment on constraint permintaan_diizinkan on permintaan is 'Only notes of one psychologist are opened, by another person than the one who asked.';
create trigger permintaan_10_penulis_tetap before update on permintaan for each row
  when (new.penulis_id is distinct from old.penulis_id) execute function append_only('permintaan_tetap');
comment on trigger permintaan_10_penulis_tetap on permintaan is 'A request stays with the psychologist whom it asks.';

drop index permintaan_satu_terbuka;
create unique index permintaan_satu_terbuka on permintaan (user_id, jenis, coalesce(jadwal_id, 0), coalesce(penulis_id, 0))
  where status in (:permintaanTerbuka);
comment on index permintaan_satu_terbuka is 'A person has one open request of a kind, consultation and psychologist.';

create function catatan_diminta(klien int, konsultasi int, penulis int) returns table (jadwal_id int, penulis_id int) language sql stable as $$
  select k.jadwal_id, t.user_id
  from konsultasi k
  join tenaga_profesional t on t.profesional_id = k.profesional_id
  where k.user_id = $1 and t.kelas = 'psikologi' and k.jadwal_id = coalesce($2, k.jadwal_id) and t.user_id = coalesce($3, t.user_id)
    and ($2 is not null or exists (select from rekam r where r.jadwal_id = k.jadwal_id)
      or exists (select from rekam_draf d where d.jadwal_id = k.jadwal_id))
$$;
comment on function catatan_diminta is 'The consultations whose notes a client asks for, each with its psychologist: this one; or those with notes, of this psychologist or of all.';
grant execute on function catatan_diminta to service;

create or replace function psikolog_akses(p permintaan) returns setof int language sql stable as $$
  select distinct c.penulis_id from catatan_diminta(p.user_id, p.jadwal_id, p.penulis_id) c where p.jenis = 'akses'
$$;
comment on function psikolog_akses is 'Whose notes a request asks for: of its consultation, or of its psychologist; where it names neither, of all who wrote some.';

create or replace function penulis_pergi(p permintaan) returns boolean language sql stable as $$
  select num_nonnulls(p.jadwal_id, p.penulis_id) = 1 and exists (select psikolog_akses(p)) and not exists (
    select from psikolog_akses(p) penulis
    join users u on u.user_id = penulis and u.status_user = 'aktif'
    join level l on l.level_id = u.level_id and l.nama_level = 'psikolog')
$$;
comment on function penulis_pergi is 'Whether the psychologist whose notes a request asks for has no account any more.';

create function pembaca_akses(p permintaan) returns setof int language sql stable as $$
  select a from penjawab_akses(p) a
  where p.ditutup_pada is null and p.diizinkan_oleh is not null and penulis_pergi(p)
    and akun_lepas(a, 'peninjau', p.diizinkan_oleh, p.diizinkan_pada)
$$;
comment on function pembaca_akses is 'Who reads the notes that a request asks for beside their author, and releases them: the psychologists who review, while it is open and after an officer has opened them, behind both of whom no admin stands (`akun_lepas`).';
grant execute on function pembaca_akses to service;

create or replace function pembaca_rekam(konsultasi int) returns setof int language sql stable as $$
  select a
  from konsultasi k
  join permintaan p on p.user_id = k.user_id and p.jenis = 'akses' and p.ditutup_pada is null
  cross join lateral pembaca_akses(p) a
  where k.jadwal_id = $1 and exists (select from catatan_diminta(p.user_id, p.jadwal_id, p.penulis_id) c where c.jadwal_id = k.jadwal_id)
$$;
comment on function pembaca_rekam is 'Who reads the notes of a consultation beside their author, and releases them: who does so for an open request of the client that asks for them (`pembaca_akses`).';
