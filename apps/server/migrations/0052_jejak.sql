-- The trail: who read or wrote what of whom. See docs/adr/0052.

-- What is not chained yet. Writers only add to it and never wait: it has no key and no index, and is emptied each second.
create table jejak_baru (
  baru_id    bigint generated always as identity,
  -- The database's clock: how long a row has waited does not depend on the clock of the product.
  sejak      timestamptz not null default now(),
  waktu      timestamptz not null,
  tindakan   text        not null check (tindakan ~ '^[a-z_]{3,30}$'),
  objek      text        not null check (objek ~ '^[a-z_]{3,20}$'),
  objek_id   bigint,
  subjek_id  int,
  pelaku_id  int,
  -- Null only where a trigger knows the person and not their level.
  dasar      text check (dasar in ('milik_sendiri', 'perawatan', 'administrasi', 'tautan', 'sistem')),
  buka_id    int,
  sesi_id    int,
  request_id text check (char_length(request_id) <= 64),
  jumlah     int         not null default 1 check (jumlah >= 0),
  sidik      bytea check (octet_length(sidik) = 32)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_insert_scale_factor = 0);

-- Without foreign keys: a row of the trail outlives what it names.
create table jejak (
  nomor        bigint      primary key check (nomor > 0),
  dicatat      timestamptz not null,
  waktu        timestamptz not null,
  tindakan     text        not null,
  objek        text        not null,
  objek_id     bigint,
  subjek_id    int,
  pelaku_id    int,
  pelaku_level smallint,
  dasar        text        not null,
  buka_id      int,
  sesi_id      int,
  request_id   text,
  jumlah       int         not null,
  sidik        bytea,
  rantai       bytea       not null check (octet_length(rantai) = 32)
);
create index jejak_subjek on jejak (subjek_id, nomor desc) where subjek_id is not null;
create index jejak_pelaku on jejak (pelaku_id, nomor desc) where pelaku_id is not null;
-- The few rows that concern many people: exports and restores.
create index jejak_banyak on jejak (nomor desc) where subjek_id is null and tindakan in ('ekspor', 'pemulihan');

create table ekor_jejak (
  satu   boolean primary key default true check (satu),
  nomor  bigint  not null,
  rantai bytea   not null check (octet_length(rantai) = 32)
);
insert into ekor_jejak (nomor, rantai) values (0, decode(repeat('00', 32), 'hex'));

create table jangkar_jejak (
  hari   date        primary key,
  nomor  bigint      not null,
  rantai bytea       not null check (octet_length(rantai) = 32),
  dibuat timestamptz not null
);

create or replace function tolak_ubah() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger jejak_tetap before update or delete on jejak for each row execute function tolak_ubah();
create trigger jejak_tidak_dikosongkan before truncate on jejak for each statement execute function tolak_ubah();
create trigger jangkar_jejak_tetap before update or delete on jangkar_jejak for each row execute function tolak_ubah();
create trigger jangkar_jejak_tidak_dikosongkan before truncate on jangkar_jejak for each statement
  execute function tolak_ubah();

-- One statement writes both: a booking pays for one insert more, and for no trigger, statement, index or foreign key.
create or replace function catat_status() returns trigger language plpgsql as $$
declare
  pindah boolean := tg_op = 'UPDATE' and old.mulai is distinct from new.mulai;
begin
  with dicatat as (
    insert into riwayat_status (jadwal_id, dari, ke, oleh, waktu, jadwal_lama, jadwal_baru)
    values (new.jadwal_id, case when tg_op = 'UPDATE' then old.status end, new.status, new.diubah_oleh, new.updated_at,
      case when pindah then old.mulai end, case when pindah then new.mulai end)
  )
  insert into jejak_baru (waktu, tindakan, objek, objek_id, subjek_id, pelaku_id, dasar)
  values (
    new.updated_at,
    case when tg_op = 'INSERT' then 'ajukan' when pindah then 'pindah' when new.status = 'dibatalkan' then 'batalkan'
      else 'ubah_status' end,
    'konsultasi', new.jadwal_id, new.user_id, new.diubah_oleh,
    case when new.diubah_oleh is null then 'sistem' when new.diubah_oleh = new.user_id then 'milik_sendiri' end);
  return null;
end $$;

alter table peristiwa drop constraint peristiwa_jenis_check;
alter table peristiwa add constraint peristiwa_jenis_check
  check (jenis in ('pengajuan', 'tanda_terima', 'didaftarkan', 'disetujui', 'menunggu', 'dibatalkan', 'dijadwalkan',
    'balasan', 'pengingat_besok', 'pengingat_sejam', 'undangan_ulasan', 'masuk', 'reset', 'email_konfirmasi',
    'email_diminta', 'email_berubah', 'password_admin', 'password_berubah', 'data_berubah', 'kalender_dibuat',
    'verifikasi', 'undangan', 'tugas_berubah', 'jangkar_jejak'));

comment on table jejak_baru is 'The trail before it is chained: rows wait here for at most a few seconds. Deleting them is the work of one process at a time.';
comment on table jejak is 'The trail: who read or wrote what of whom. Numbers have no gaps, and each row is chained to the one before it by SHA-256. It can be added to and nothing else.';
comment on table ekor_jejak is 'The end of the trail: the number and the hash of its last row. One row.';
comment on table jangkar_jejak is 'The end of the trail once a day, as it also went to the log and to the holders of the duty `petugas_data`.';
comment on trigger jejak_tetap on jejak is 'The trail can be added to: its rows are neither changed nor deleted.';
comment on trigger jejak_tidak_dikosongkan on jejak is 'The trail is not emptied at once.';
comment on trigger jangkar_jejak_tetap on jangkar_jejak is 'An anchor is neither changed nor deleted.';
comment on trigger jangkar_jejak_tidak_dikosongkan on jangkar_jejak is 'Anchors are not emptied at once.';
comment on trigger konsultasi_baru on konsultasi is 'Records the first status in `riwayat_status`, and the booking in the trail.';
comment on trigger konsultasi_pindah on konsultasi is 'Records every change of status or start in `riwayat_status` and in the trail.';
