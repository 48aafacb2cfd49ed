-- Room: record.

create table data_key (
  key_id     bytea primary key check (octet_length(key_id) = 4),
  created_at timestamptz not null
);
comment on table data_key is 'The ids of the keys that may encrypt. A rotation removes the old one last.';
grant select, insert on data_key to service;

create table jenis_peristiwa (
  jenis text primary key
);
comment on table jenis_peristiwa is 'The kinds of events; notices and mails have the same. The list is that of the contract; each `migrate` adds what is new in it.';
grant select on jenis_peristiwa to service;

insert into jenis_peristiwa (jenis) select unnest(array[:jenisPemberitahuan]);

create table peristiwa (
  peristiwa_id    bigint generated always as identity primary key,
  jenis           text not null,
  jadwal_id       int,
  user_id         int,
  oleh            int,
  mulai           timestamptz,
  isi             jsonb,
  sejak           timestamptz not null,
  bisa_diurungkan boolean not null default false,
  constraint peristiwa_tentang_satu check ((jadwal_id is null) <> (user_id is null))
);
comment on table peristiwa is 'The outbox: events that are committed and not published yet. The relay deletes them and writes notices and mails.';
comment on column peristiwa.jenis is 'No foreign key: it would lock the row of its kind in each booking. The relay takes the kinds that it knows, and what it makes of them refers to `jenis_peristiwa`.';
comment on constraint peristiwa_tentang_satu on peristiwa is 'An event is about a consultation or about an account, not both.';
grant select, insert, update, delete on peristiwa to service;

create table jejak_baru (
  baru_id    bigint generated always as identity,
  sejak      timestamptz not null default now(),
  waktu      timestamptz not null,
  tindakan   tindakan_jejak not null,
  objek      objek_jejak not null,
  objek_id   bigint,
  subjek_id  int,
  pelaku_id  int,
  dasar      dasar_jejak,
  buka_id    int,
  sesi_id    int,
  request_id id_permintaan,
  jumlah     jumlah not null default 1,
  sidik      sidik
) with (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=2000, autovacuum_vacuum_insert_scale_factor=0);
comment on table jejak_baru is 'The trail before it is chained: rows wait here for at most a few seconds. Deleting them is the work of one process at a time.';
grant select, insert, delete on jejak_baru to service;

create table jejak (
  nomor        bigint primary key check (nomor > 0),
  dicatat      timestamptz not null,
  waktu        timestamptz not null,
  tindakan     text not null,
  objek        text not null,
  objek_id     bigint,
  subjek_id    int,
  pelaku_id    int,
  pelaku_level smallint,
  dasar        text not null,
  buka_id      int,
  sesi_id      int,
  request_id   text,
  jumlah       int not null,
  sidik        bytea,
  rantai       bytea not null check (octet_length(rantai) = 32)
);
comment on table jejak is 'The trail: who read or wrote what of whom. Numbers have no gaps, and each row is chained to the one before it by SHA-256. It can be added to and nothing else.';
create index jejak_pelaku on jejak (pelaku_id, nomor desc) where pelaku_id is not null;
create index jejak_buka on jejak (buka_id) where buka_id is not null;
create index jejak_tindakan on jejak (tindakan, pelaku_id, nomor desc);
create index jejak_subjek on jejak (subjek_id, nomor desc) include (pelaku_id, dasar, tindakan) where subjek_id is not null;
create index jejak_banyak on jejak (nomor desc) include (pelaku_id, objek, waktu) where subjek_id is null
    and tindakan in ('ekspor', 'pemulihan');
create index jejak_nomor_tindakan on jejak (tindakan, nomor);
comment on index jejak_nomor_tindakan is 'The rows of an act in the order of their numbers.';
create index jejak_tampil on jejak (subjek_id, nomor desc) where subjek_id is not null
    and pelaku_id is distinct from subjek_id and (dasar <> 'administrasi' or tindakan not in ('lihat', 'lihat_daftar'));
comment on index jejak_tampil is 'The rows that the page of a person shows at first.';
grant select, insert on jejak to service;
create trigger jejak_10_tetap before update or delete or truncate on jejak for each statement
  execute function append_only();
comment on trigger jejak_10_tetap on jejak is 'The trail can be added to: its rows are neither changed nor deleted.';

create function catat_hari_jejak() returns trigger language plpgsql as $$
begin
  insert into hari_jejak as h (hari, pertama, terakhir)
  select tanggal_wib(waktu), min(nomor), max(nomor) from baru group by 1
  on conflict (hari) do update set pertama = least(h.pertama, excluded.pertama), terakhir = greatest(h.terakhir, excluded.terakhir);
  return null;
end $$;
create trigger jejak_70_hari after insert on jejak referencing new table as baru for each statement
    execute function catat_hari_jejak();
comment on trigger jejak_70_hari on jejak is 'Widens the spans of `hari_jejak` to the rows that were chained.';

create table ekor_jejak (
  satu   boolean default true primary key check (satu),
  nomor  bigint not null,
  rantai bytea not null check (octet_length(rantai) = 32)
);
comment on table ekor_jejak is 'The end of the trail: the number and the hash of its last row. One row.';
grant select, update on ekor_jejak to service;

insert into ekor_jejak (satu, nomor, rantai) values
  (true, 0, '\x0000000000000000000000000000000000000000000000000000000000000000');

create table hari_jejak (
  hari     date primary key,
  pertama  bigint not null,
  terakhir bigint not null,
  constraint hari_jejak_berurutan check (pertama <= terakhir)
) with (fillfactor=50);
comment on table hari_jejak is 'Which numbers of the trail a date of Jakarta has: every row of that date lies between both. Rows of other dates may lie there too, where clocks differ.';
comment on constraint hari_jejak_berurutan on hari_jejak is 'The last number of a date is not before the first.';
grant select, insert, update on hari_jejak to service;

create function guard_hari_jejak() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.hari <> old.hari or new.pertama > old.pertama or new.terakhir < old.terakhir then
    raise exception 'a span of hari_jejak only grows' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger hari_jejak_10_tumbuh before delete or update on hari_jejak for each row execute function guard_hari_jejak();
comment on trigger hari_jejak_10_tumbuh on hari_jejak is 'A span only grows: a narrower one would hide rows of the trail from a search.';

create table jangkar_jejak (
  hari   date primary key,
  nomor  bigint not null,
  rantai bytea not null check (octet_length(rantai) = 32),
  dibuat timestamptz not null
);
comment on table jangkar_jejak is 'The end of the trail once a day, as it also went to the log and to the holders of the duty `petugas_data`.';
grant select, insert on jangkar_jejak to service;
create trigger jangkar_jejak_10_tetap before update or delete or truncate on jangkar_jejak for each statement
  execute function append_only();
comment on trigger jangkar_jejak_10_tetap on jangkar_jejak is 'An anchor is neither changed nor deleted.';

create table pemeriksaan_jejak (
  hari    date primary key,
  mulai   timestamptz not null,
  selesai timestamptz not null,
  baris   bigint not null,
  nomor   bigint not null,
  rusak   int not null,
  temuan  jsonb not null,
  constraint pemeriksaan_jejak_berurutan check (selesai >= mulai),
  constraint pemeriksaan_jejak_angka check (baris >= 0 and nomor >= 0 and rusak >= 0),
  constraint pemeriksaan_jejak_temuan check (jsonb_typeof(temuan) = 'array')
);
comment on table pemeriksaan_jejak is 'The result of each nightly check of the trail, kept for a year.';
comment on column pemeriksaan_jejak.hari is 'The date in Jakarta on which the check began.';
comment on column pemeriksaan_jejak.baris is 'How many rows were read.';
comment on column pemeriksaan_jejak.nomor is 'The number of the last row that was read; 0 where the trail is empty.';
comment on column pemeriksaan_jejak.rusak is 'How many faults were found; a gap that a restore explains is none.';
comment on column pemeriksaan_jejak.temuan is 'The first twenty findings: kind, first and last number.';
comment on constraint pemeriksaan_jejak_berurutan on pemeriksaan_jejak is 'A check ends after it began.';
comment on constraint pemeriksaan_jejak_angka on pemeriksaan_jejak is 'Numbers and counts are not negative.';
comment on constraint pemeriksaan_jejak_temuan on pemeriksaan_jejak is 'Findings are a list.';
grant select, insert, update, delete on pemeriksaan_jejak to service;
