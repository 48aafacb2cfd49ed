-- Who decides about notes of psychology where a request names no consultation, and who reads them where their author is gone.

create function psikolog_akses(p permintaan) returns setof int language sql stable as $$
  select t.user_id
  from konsultasi k
  join tenaga_profesional t on t.profesional_id = k.profesional_id
  where p.jenis = 'akses' and k.user_id = p.user_id and t.kelas = 'psikologi' and k.jadwal_id = coalesce(p.jadwal_id, k.jadwal_id)
    and (p.jadwal_id is not null or exists (select from rekam r where r.jadwal_id = k.jadwal_id)
      or exists (select from rekam_draf d where d.jadwal_id = k.jadwal_id))
$$;
comment on function psikolog_akses is 'Whose notes a request asks for: of its consultation; where it names none, of all consultations of psychology with notes.';
grant execute on function psikolog_akses to service;

create or replace function penjawab_akses(p permintaan) returns setof int language sql stable as $$
  select u.user_id
  from (select psikolog_akses(p) union select g.user_id from tugas g where g.tugas = 'peninjau') calon (user_id)
  join users u on u.user_id = calon.user_id and u.status_user = 'aktif' and u.user_id <> p.user_id
  join level l on l.level_id = u.level_id and l.nama_level = 'psikolog'
  where p.jenis = 'akses' and (p.jadwal_id is null or exists (select psikolog_akses(p)))
$$;
comment on function penjawab_akses is 'Who decides about a request for notes of psychology: the psychologists who wrote them, and those who review. None where the request names a consultation of medicine, or no one of them is there: the officers do then.';

drop trigger permintaan_10_penjawab on permintaan;
create trigger permintaan_10_penjawab before update of status on permintaan for each row
  when (new.jenis = 'akses' and new.status in ('diproses', 'dijawab', 'ditolak') and old.status <> new.status)
  execute function guard_penjawab();
comment on trigger permintaan_10_penjawab on permintaan is 'No officer decides what of the notes of a psychologist a client reads.';

-- The client asks, the author is gone: two people together let a psychologist who reviews read the notes, while the request is open.
alter table permintaan
  add column diizinkan_oleh int references users,
  add column diizinkan_pada timestamptz,
  add constraint permintaan_diizinkan check (num_nonnulls(diizinkan_oleh, diizinkan_pada) in (0, 2)
    and (diizinkan_oleh is null or (jenis = 'akses' and jadwal_id is not null and diizinkan_oleh <> user_id)));
comment on column permintaan.diizinkan_oleh is 'The officer who let the psychologists who review read notes whose author is gone.';
comment on column permintaan.diizinkan_pada is 'When; they read them until the request has ended.';
comment on constraint permintaan_diizinkan on permintaan is 'Only notes of one consultation are opened, by another person than the one who asked.';
grant update (diizinkan_oleh), update (diizinkan_pada) on permintaan to service;

create function penulis_pergi(p permintaan) returns boolean language sql stable as $$
  select p.jadwal_id is not null and exists (select psikolog_akses(p)) and not exists (
    select from psikolog_akses(p) penulis
    join users u on u.user_id = penulis and u.status_user = 'aktif'
    join level l on l.level_id = u.level_id and l.nama_level = 'psikolog')
$$;
comment on function penulis_pergi is 'Whether the psychologist of the consultation of which a request asks for notes has no account any more.';
grant execute on function penulis_pergi to service;

create function guard_izin_akses() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or old.diizinkan_oleh is not null or new.ditutup_pada is not null or not penulis_pergi(new) then
    raise exception 'these notes are not opened' using errcode = 'restrict_violation', constraint = 'permintaan_izin_akses';
  end if;
  -- Locked, the account is not closed, and its password not set by an admin, before this commits.
  if not exists (select from users where user_id = new.diizinkan_oleh and status_user = 'aktif' and password_oleh is null for share)
    or new.diizinkan_oleh not in (select petugas_hak()) then
    raise exception 'this account may not open notes' using errcode = 'check_violation', constraint = 'permintaan_izin_petugas';
  end if;
  return new;
end $$;
create trigger permintaan_10_izin_baru before insert on permintaan for each row when (new.diizinkan_oleh is not null)
  execute function guard_izin_akses();
comment on trigger permintaan_10_izin_baru on permintaan is 'A request begins with closed notes.';
create trigger permintaan_10_izin before update on permintaan for each row
  when ((new.diizinkan_oleh, new.diizinkan_pada) is distinct from (old.diizinkan_oleh, old.diizinkan_pada))
  execute function guard_izin_akses();
comment on trigger permintaan_10_izin on permintaan is 'Notes are opened once, by an officer, for an open request, and only where their author is gone.';

create function pembaca_rekam(konsultasi int) returns setof int language sql stable as $$
  select a from permintaan p cross join lateral penjawab_akses(p) a
  where p.jadwal_id = $1 and p.jenis = 'akses' and p.ditutup_pada is null and p.diizinkan_oleh is not null and penulis_pergi(p)
    and akun_lepas(a, 'peninjau', p.diizinkan_oleh, p.diizinkan_pada)
$$;
comment on function pembaca_rekam is 'Who reads the notes of a consultation beside their author, and releases them: the psychologists who review, while a request of the client is open for which an officer has opened them, behind both of whom no admin stands (`akun_lepas`).';
grant execute on function pembaca_rekam to service;

create or replace function guard_rilis() returns trigger language plpgsql as $$
begin
  if not exists (select from rekam r where r.rekam_id = new.rekam_id and r.jenis = 'terbatas'
      and (r.penulis_id = new.oleh or new.oleh in (select pembaca_rekam(r.jadwal_id)))) then
    raise exception 'only the author releases a note, and only a limited one' using errcode = 'restrict_violation', constraint = 'rekam_rilis_terbatas';
  end if;
  return new;
end $$;
comment on trigger rekam_rilis_10_terbatas on rekam_rilis is 'Only a limited note is released: by its author; where that one is gone, by who reads it for a request (`pembaca_rekam`).';
comment on table rekam_rilis is 'The limited notes that were released to the client.';
