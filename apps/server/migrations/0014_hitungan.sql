-- Lists, dashboards and statistics show counts without reading the rows that are counted. Every change of a counted row
-- inserts a difference, for which no transaction waits. lipat_hitungan folds the differences into the kept counts now and
-- then. A reader adds both (the views jumlah_…): a snapshot sees a difference either in the list or in the count, so the
-- sum is exact at any moment.
create function tanggal_wib(waktu timestamptz) returns date language sql immutable parallel safe as $$
  select (waktu at time zone 'Asia/Jakarta')::date
$$;
create function jam_wib(waktu timestamptz) returns smallint language sql immutable parallel safe as $$
  select extract(hour from waktu at time zone 'Asia/Jakarta')::smallint
$$;

-- Without a key: it is read as a whole and emptied as a whole.
create table hitungan_baru (
  profesional_id int not null,
  mulai          timestamptz not null,
  status         text not null,
  metode         text not null,
  selisih        smallint not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_insert_scale_factor = 0);

create table hitungan_semua (
  status text not null,
  metode text not null,
  jumlah int not null,
  primary key (status, metode)
) with (fillfactor = 50);
create table hitungan_tenaga (
  profesional_id int not null,
  status         text not null,
  metode         text not null,
  jumlah         int not null,
  primary key (profesional_id, status, metode)
) with (fillfactor = 80);
-- By the day of the consultation in Jakarta.
create table hitungan_hari (
  tanggal date not null,
  status  text not null,
  metode  text not null,
  jumlah  int not null,
  primary key (tanggal, status, metode)
) with (fillfactor = 80);
-- Without cancelled consultations: they take no hour.
create table hitungan_jam (
  tanggal date not null,
  jam     smallint not null,
  jumlah  int not null,
  primary key (tanggal, jam)
) with (fillfactor = 80);
-- By the specialisation that the professional has now.
create table hitungan_spesialisasi (
  tanggal         date not null,
  spesialisasi_id int not null,
  jumlah          int not null,
  primary key (tanggal, spesialisasi_id)
) with (fillfactor = 80);

create view jumlah_semua as
  select status, metode, jumlah from hitungan_semua
  union all select status, metode, selisih from hitungan_baru;
create view jumlah_tenaga as
  select profesional_id, status, metode, jumlah from hitungan_tenaga
  union all select profesional_id, status, metode, selisih from hitungan_baru;
create view jumlah_hari as
  select tanggal, status, metode, jumlah from hitungan_hari
  union all select tanggal_wib(mulai), status, metode, selisih from hitungan_baru;
create view jumlah_jam as
  select tanggal, jam, jumlah from hitungan_jam
  union all select tanggal_wib(mulai), jam_wib(mulai), selisih from hitungan_baru where status <> 'dibatalkan';
create view jumlah_spesialisasi as
  select tanggal, spesialisasi_id, jumlah from hitungan_spesialisasi
  union all
  select tanggal_wib(b.mulai), t.spesialisasi_id, b.selisih
  from hitungan_baru b join tenaga_profesional t on t.profesional_id = b.profesional_id;

create function catat_hitungan() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into hitungan_baru values (old.profesional_id, old.mulai, old.status, old.metode_konsultasi, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into hitungan_baru values (new.profesional_id, new.mulai, new.status, new.metode_konsultasi, 1);
  end if;
  return null;
end $$;
create trigger konsultasi_hitungan_baru after insert or delete on konsultasi for each row
  execute function catat_hitungan();
create trigger konsultasi_hitungan_ubah after update of status, mulai, profesional_id, metode_konsultasi on konsultasi
  for each row when ((old.profesional_id, old.mulai, old.status, old.metode_konsultasi)
    is distinct from (new.profesional_id, new.mulai, new.status, new.metode_konsultasi))
  execute function catat_hitungan();

-- People, by a thousand of their ids: what comes before a page is known without going through it.
create table hitungan_pengguna_baru (
  petak       int not null,
  level_id    smallint not null,
  status_user text not null,
  selisih     int not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_insert_scale_factor = 0);
create table hitungan_pengguna (
  petak       int not null,
  level_id    smallint not null,
  status_user text not null,
  jumlah      int not null,
  primary key (petak, level_id, status_user)
) with (fillfactor = 80);
create view jumlah_pengguna as
  select petak, level_id, status_user, jumlah from hitungan_pengguna
  union all select petak, level_id, status_user, selisih from hitungan_pengguna_baru;

-- Many may come in one statement.
create function catat_hitungan_pengguna() returns trigger language plpgsql as $$
begin
  insert into hitungan_pengguna_baru
  select user_id / 1000, level_id, status_user, case tg_op when 'INSERT' then count(*) else -count(*) end
  from berubah group by user_id / 1000, level_id, status_user;
  return null;
end $$;
create trigger users_hitungan_baru after insert on users referencing new table as berubah
  for each statement execute function catat_hitungan_pengguna();
create trigger users_hitungan_hapus after delete on users referencing old table as berubah
  for each statement execute function catat_hitungan_pengguna();
create function catat_hitungan_pengguna_ubah() returns trigger language plpgsql as $$
begin
  insert into hitungan_pengguna_baru
  values (old.user_id / 1000, old.level_id, old.status_user, -1), (new.user_id / 1000, new.level_id, new.status_user, 1);
  return null;
end $$;
create trigger users_hitungan_ubah after update of level_id, status_user on users for each row
  when ((old.level_id, old.status_user) is distinct from (new.level_id, new.status_user))
  execute function catat_hitungan_pengguna_ubah();

-- Mails by the day on which they were made. How they fared is counted where it is asked: few are not sent.
create table hitungan_surat_baru (
  tanggal date not null,
  selisih int not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_insert_scale_factor = 0);
create table hitungan_surat (
  tanggal date primary key,
  jumlah  int not null
) with (fillfactor = 50);
create view jumlah_surat as
  select tanggal, jumlah from hitungan_surat
  union all select tanggal, selisih from hitungan_surat_baru;
create function catat_hitungan_surat() returns trigger language plpgsql as $$
begin
  insert into hitungan_surat_baru
  select tanggal_wib(created_at), case tg_op when 'INSERT' then count(*) else -count(*) end
  from berubah group by tanggal_wib(created_at);
  return null;
end $$;
create trigger surat_hitungan_baru after insert on surat referencing new table as berubah
  for each statement execute function catat_hitungan_surat();
create trigger surat_hitungan_hapus after delete on surat referencing old table as berubah
  for each statement execute function catat_hitungan_surat();

-- Folds the differences into the kept counts and returns how many there were. Every writer of the counts holds the lock
-- 7015, so two of them never wait for rows of each other. A process that finds the lock taken returns at once.
create function lipat_hitungan() returns int language plpgsql as $$
declare
  terlipat int := 0;
  lagi     int;
begin
  if not pg_try_advisory_xact_lock(7015, 0) then return 0; end if;
  with diambil as (
    delete from hitungan_baru returning *
  ), semua as (
    insert into hitungan_semua as h
    select status, metode, sum(selisih) from diambil group by 1, 2 having sum(selisih) <> 0
    on conflict (status, metode) do update set jumlah = h.jumlah + excluded.jumlah
  ), tenaga as (
    insert into hitungan_tenaga as h
    select profesional_id, status, metode, sum(selisih) from diambil group by 1, 2, 3 having sum(selisih) <> 0
    on conflict (profesional_id, status, metode) do update set jumlah = h.jumlah + excluded.jumlah
  ), hari as (
    insert into hitungan_hari as h
    select tanggal_wib(mulai), status, metode, sum(selisih) from diambil group by 1, 2, 3 having sum(selisih) <> 0
    on conflict (tanggal, status, metode) do update set jumlah = h.jumlah + excluded.jumlah
  ), jam as (
    insert into hitungan_jam as h
    select tanggal_wib(mulai), jam_wib(mulai), sum(selisih) from diambil where status <> 'dibatalkan'
    group by 1, 2 having sum(selisih) <> 0
    on conflict (tanggal, jam) do update set jumlah = h.jumlah + excluded.jumlah
  ), spesialisasi as (
    insert into hitungan_spesialisasi as h
    select tanggal_wib(d.mulai), t.spesialisasi_id, sum(d.selisih)
    from diambil d join tenaga_profesional t on t.profesional_id = d.profesional_id
    group by 1, 2 having sum(d.selisih) <> 0
    on conflict (tanggal, spesialisasi_id) do update set jumlah = h.jumlah + excluded.jumlah
  )
  select count(*) into lagi from diambil;
  terlipat := terlipat + lagi;
  with diambil as (
    delete from hitungan_pengguna_baru returning *
  ), pengguna as (
    insert into hitungan_pengguna as h
    select petak, level_id, status_user, sum(selisih) from diambil group by 1, 2, 3 having sum(selisih) <> 0
    on conflict (petak, level_id, status_user) do update set jumlah = h.jumlah + excluded.jumlah
  )
  select count(*) into lagi from diambil;
  terlipat := terlipat + lagi;
  with diambil as (
    delete from hitungan_surat_baru returning *
  ), surat as (
    insert into hitungan_surat as h
    select tanggal, sum(selisih) from diambil group by 1 having sum(selisih) <> 0
    on conflict (tanggal) do update set jumlah = h.jumlah + excluded.jumlah
  )
  select count(*) into lagi from diambil;
  return terlipat + lagi;
end $$;

-- A professional whose specialisation changes takes what was counted along. What is not folded yet goes by the new one
-- anyway: so much less is moved. One statement, so that both are seen at one moment.
create function pindah_spesialisasi() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7015, 0);
  insert into hitungan_spesialisasi as h
  select tanggal, case arah when 1 then new.spesialisasi_id else old.spesialisasi_id end, arah * sum(jumlah)
  from (
    select tanggal_wib(mulai) as tanggal, 1 as jumlah from konsultasi where profesional_id = new.profesional_id
    union all select tanggal_wib(mulai), -selisih from hitungan_baru where profesional_id = new.profesional_id
  ) terlipat, (values (1), (-1)) ke (arah)
  group by tanggal, arah having sum(jumlah) <> 0
  on conflict (tanggal, spesialisasi_id) do update set jumlah = h.jumlah + excluded.jumlah;
  return null;
end $$;
create trigger tenaga_profesional_pindah_spesialisasi after update of spesialisasi_id on tenaga_profesional
  for each row when (old.spesialisasi_id <> new.spesialisasi_id) execute function pindah_spesialisasi();

-- Counts all rows and corrects the kept counts that differ; returns how many these were. There are none unless rows were
-- written without the triggers. Safe while servers run: it adds only the difference that one snapshot shows.
create function hitung_ulang() returns int language plpgsql as $$
declare
  beda int;
begin
  perform pg_advisory_xact_lock(7015, 0);
  with nyata as materialized (
    select grouping(k.profesional_id) as g_tenaga, grouping(jam_wib(k.mulai)) as g_jam, grouping(t.spesialisasi_id) as g_spes,
      k.profesional_id, t.spesialisasi_id, tanggal_wib(k.mulai) as tanggal, jam_wib(k.mulai) as jam, k.status,
      k.metode_konsultasi as metode, count(*)::int as jumlah
    from konsultasi k join tenaga_profesional t on t.profesional_id = k.profesional_id
    group by grouping sets ((k.profesional_id, k.status, k.metode_konsultasi),
      (tanggal_wib(k.mulai), k.status, k.metode_konsultasi), (tanggal_wib(k.mulai), jam_wib(k.mulai), k.status),
      (tanggal_wib(k.mulai), t.spesialisasi_id))
  ), semua as (
    insert into hitungan_semua as h
    select status, metode, sum(jumlah) from (
      select status, metode, jumlah from nyata where g_tenaga = 0
      union all select status, metode, -jumlah from jumlah_semua
    ) x group by 1, 2 having sum(jumlah) <> 0
    on conflict (status, metode) do update set jumlah = h.jumlah + excluded.jumlah returning 1
  ), tenaga as (
    insert into hitungan_tenaga as h
    select profesional_id, status, metode, sum(jumlah) from (
      select profesional_id, status, metode, jumlah from nyata where g_tenaga = 0
      union all select profesional_id, status, metode, -jumlah from jumlah_tenaga
    ) x group by 1, 2, 3 having sum(jumlah) <> 0
    on conflict (profesional_id, status, metode) do update set jumlah = h.jumlah + excluded.jumlah returning 1
  ), hari as (
    insert into hitungan_hari as h
    select tanggal, status, metode, sum(jumlah) from (
      select tanggal, status, metode, jumlah from nyata where g_tenaga = 1 and g_jam = 1 and g_spes = 1
      union all select tanggal, status, metode, -jumlah from jumlah_hari
    ) x group by 1, 2, 3 having sum(jumlah) <> 0
    on conflict (tanggal, status, metode) do update set jumlah = h.jumlah + excluded.jumlah returning 1
  ), jam as (
    insert into hitungan_jam as h
    select tanggal, jam, sum(jumlah) from (
      select tanggal, jam, jumlah from nyata where g_jam = 0 and status <> 'dibatalkan'
      union all select tanggal, jam, -jumlah from jumlah_jam
    ) x group by 1, 2 having sum(jumlah) <> 0
    on conflict (tanggal, jam) do update set jumlah = h.jumlah + excluded.jumlah returning 1
  ), spesialisasi as (
    insert into hitungan_spesialisasi as h
    select tanggal, spesialisasi_id, sum(jumlah) from (
      select tanggal, spesialisasi_id, jumlah from nyata where g_spes = 0
      union all select tanggal, spesialisasi_id, -jumlah from jumlah_spesialisasi
    ) x group by 1, 2 having sum(jumlah) <> 0
    on conflict (tanggal, spesialisasi_id) do update set jumlah = h.jumlah + excluded.jumlah returning 1
  ), pengguna as (
    insert into hitungan_pengguna as h
    select petak, level_id, status_user, sum(jumlah) from (
      select user_id / 1000 as petak, level_id, status_user, count(*) as jumlah from users group by 1, 2, 3
      union all select petak, level_id, status_user, -jumlah from jumlah_pengguna
    ) x group by 1, 2, 3 having sum(jumlah) <> 0
    on conflict (petak, level_id, status_user) do update set jumlah = h.jumlah + excluded.jumlah returning 1
  ), surat as (
    insert into hitungan_surat as h
    select tanggal, sum(jumlah) from (
      select tanggal_wib(created_at) as tanggal, count(*) as jumlah from surat group by 1
      union all select tanggal, -jumlah from jumlah_surat
    ) x group by 1 having sum(jumlah) <> 0
    on conflict (tanggal) do update set jumlah = h.jumlah + excluded.jumlah returning 1
  )
  select count(*) into beda from (
    select 1 from semua union all select 1 from tenaga union all select 1 from hari union all select 1 from jam
    union all select 1 from spesialisasi union all select 1 from pengguna union all select 1 from surat
  ) x;
  return beda;
end $$;
select hitung_ulang();

-- Professionals by name, as they are listed; people by their standing.
create index users_tenaga_nama on users (lower(name), user_id) include (name, status_user, level_id) where level_id in (2, 3);
create index users_status on users (status_user, user_id);
create index tenaga_profesional_lokasi_trgm on tenaga_profesional using gin (lokasi gin_trgm_ops);
-- One's conversations, the latest word first.
create index percakapan_peserta_orang on percakapan_peserta (user_id, terakhir_id desc, jadwal_id);

-- A person's list is counted, searched and paged in these alone; rows are fetched for what is shown. They take the place
-- of the old ones at the very end: until then everything can be read.
create index konsultasi_pasien_lengkap on konsultasi (user_id, mulai desc, jadwal_id desc)
  include (status, metode_konsultasi, profesional_id);
create index konsultasi_tenaga_lengkap on konsultasi (profesional_id, mulai desc, jadwal_id desc)
  include (status, metode_konsultasi, user_id);
drop index konsultasi_pasien;
drop index konsultasi_tenaga;
alter index konsultasi_pasien_lengkap rename to konsultasi_pasien;
alter index konsultasi_tenaga_lengkap rename to konsultasi_tenaga;
