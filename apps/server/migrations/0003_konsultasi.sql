create table jenis_konsultasi (
  jenis_id   int primary key,
  nama_jenis text not null unique
);
insert into jenis_konsultasi values (1, 'Konsultasi Umum');

-- Servers take ids in blocks before they insert: the id is part of what the clinical text is sealed with.
create sequence konsultasi_id as int;

create table konsultasi (
  jadwal_id         int primary key default nextval('konsultasi_id'),
  jadwal_tenaga_id  int not null,
  profesional_id    int not null,
  user_id           int not null references users,
  mulai             timestamptz not null,
  selesai           timestamptz not null,
  sesi              int not null,
  metode_konsultasi text not null check (metode_konsultasi in ('online', 'offline')),
  status            text not null default 'diajukan'
                    check (status in ('diajukan', 'menunggu', 'disetujui', 'dibatalkan', 'selesai')),
  jenis_id          int not null default 1 references jenis_konsultasi,
  use_bpjs          boolean not null,
  -- Sealed: AES-256-GCM, bound to this row and column. The check keeps plain text out.
  keluhan           bytea not null check (get_byte(keluhan, 0) = 1 and octet_length(keluhan) > 33),
  initial_consult   bytea check (get_byte(initial_consult, 0) = 1 and octet_length(initial_consult) > 33),
  alasan_batal      bytea check (get_byte(alasan_batal, 0) = 1 and octet_length(alasan_batal) > 33),
  -- Who asked for it: the patient, or an admin on their behalf; and who changed it last.
  pengaju_id        int not null references users,
  diubah_oleh       int not null references users,
  idempotency_key   text check (char_length(idempotency_key) between 1 and 200),
  request_digest    bytea,
  created_at        timestamptz not null,
  updated_at        timestamptz not null,

  constraint konsultasi_selesai_sesudah_mulai check (selesai > mulai),
  constraint konsultasi_digest_ikut_kunci check ((idempotency_key is null) = (request_digest is null)),
  -- A consultation is held by the professional whose session it takes.
  constraint konsultasi_sesi_milik_tenaga foreign key (jadwal_tenaga_id, profesional_id)
    references jadwal_tenaga (jadwal_tenaga_id, profesional_id),

  -- What must never happen, in the order in which a person would notice it.
  constraint konsultasi_tenaga_satu_waktu exclude using gist (
    profesional_id with =, tstzrange(mulai, selesai) with &&
  ) where (status <> 'dibatalkan'),
  constraint konsultasi_pasien_satu_waktu exclude using gist (
    user_id with =, tstzrange(mulai, selesai) with &&
  ) where (status <> 'dibatalkan'),
  constraint konsultasi_status_sekali unique (jadwal_id, status)
);
create unique index konsultasi_satu_pengajuan on konsultasi (user_id, profesional_id) where status in ('diajukan', 'menunggu');
create unique index konsultasi_kunci_sekali on konsultasi (pengaju_id, idempotency_key) where idempotency_key is not null;
alter sequence konsultasi_id owned by konsultasi.jadwal_id;

create index konsultasi_pasien on konsultasi (user_id, mulai desc, jadwal_id desc);
create index konsultasi_tenaga on konsultasi (profesional_id, mulai desc, jadwal_id desc);
create index konsultasi_semua on konsultasi (mulai desc, jadwal_id desc);
create index konsultasi_status on konsultasi (status, mulai desc, jadwal_id desc);
create index konsultasi_sesi on konsultasi (jadwal_tenaga_id, mulai) where status <> 'dibatalkan';

create table riwayat_status (
  riwayat_id int generated always as identity primary key,
  jadwal_id  int not null references konsultasi,
  dari       text,
  ke         text not null,
  oleh       int not null references users,
  waktu      timestamptz not null
);
create index riwayat_status_konsultasi on riwayat_status (jadwal_id, riwayat_id);

-- Every change of a status is recorded, also one that does not come from the server.
create function catat_status() returns trigger language plpgsql as $$
begin
  insert into riwayat_status (jadwal_id, dari, ke, oleh, waktu)
  values (new.jadwal_id, case when tg_op = 'UPDATE' then old.status end, new.status, new.diubah_oleh, new.updated_at);
  return null;
end $$;
create trigger konsultasi_baru after insert on konsultasi for each row execute function catat_status();
create trigger konsultasi_pindah after update of status on konsultasi for each row
  when (old.status is distinct from new.status) execute function catat_status();

create function tolak_ubah() returns trigger language plpgsql as $$
begin
  raise exception 'riwayat_status is append-only' using errcode = 'restrict_violation';
end $$;
create trigger riwayat_status_tetap before update or delete on riwayat_status for each row execute function tolak_ubah();

-- Day and hours of a session are a promise to the patients who have booked it. A booking locks the row of its session,
-- so this check and a booking wait for each other.
create function jaga_janji() returns trigger language plpgsql as $$
begin
  if exists (
    select from konsultasi
    where jadwal_tenaga_id = old.jadwal_tenaga_id and status <> 'dibatalkan'
      and mulai > coalesce(nullif(current_setting('sehati.now', true), '')::timestamptz, now())
  ) then
    raise exception 'session has future consultations' using errcode = 'restrict_violation', constraint = 'jadwal_tenaga_masih_dipakai';
  end if;
  return new;
end $$;
create trigger jadwal_tenaga_masih_dipakai before update of hari, jam_mulai, jam_selesai on jadwal_tenaga for each row
  when ((old.hari, old.jam_mulai, old.jam_selesai) is distinct from (new.hari, new.jam_mulai, new.jam_selesai))
  execute function jaga_janji();
