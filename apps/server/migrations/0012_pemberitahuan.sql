-- The outbox: events that have not become notices yet. The transaction of a change inserts its event; the transaction that
-- inserts the notices deletes it. A row lives for a second or a minute, so it has no foreign keys: a booking pays for one
-- insert only.
create table peristiwa (
  peristiwa_id bigint generated always as identity primary key,
  jenis        text not null check (jenis in ('pengajuan', 'disetujui', 'menunggu', 'dibatalkan', 'dijadwalkan', 'balasan',
                 'pengingat_besok', 'pengingat_sejam', 'ulasan', 'masuk', 'reset')),
  -- About a consultation, or about a person's account.
  jadwal_id    int,
  user_id      int,
  -- The account that acted, if one did, and the start of the consultation at that time.
  oleh         int,
  mulai        timestamptz,
  -- Never a secret and never a word about health.
  isi          jsonb,
  -- No notice before this time: an act that can be taken back waits until it no longer can.
  sejak        timestamptz not null,
  constraint peristiwa_tentang_satu check (num_nonnulls(jadwal_id, user_id) = 1)
);

create function catat_pengajuan() returns trigger language plpgsql as $$
begin
  insert into peristiwa (jenis, jadwal_id, oleh, mulai, sejak)
  values ('pengajuan', new.jadwal_id, new.diubah_oleh, new.mulai, new.created_at);
  return null;
end $$;
create trigger konsultasi_peristiwa_baru after insert on konsultasi for each row
  when (new.status = 'diajukan') execute function catat_pengajuan();

create function catat_perubahan() returns trigger language plpgsql as $$
declare
  untold boolean := false;
begin
  -- A change that is taken back in time has no notice yet, so taking it back writes no event; other changes write theirs.
  if old.status = 'dibatalkan' and new.status <> 'dibatalkan' then
    delete from peristiwa where jadwal_id = new.jadwal_id and jenis = 'dibatalkan' and sejak > new.updated_at;
    untold := found;
  end if;
  insert into peristiwa (jenis, jadwal_id, oleh, mulai, sejak)
  select jenis, new.jadwal_id, new.diubah_oleh, new.mulai, sejak
  from (values
    -- Patients can take back their own cancellation for a minute.
    ('dibatalkan', new.status = 'dibatalkan' and old.status <> 'dibatalkan',
      new.updated_at + case when new.diubah_oleh = new.user_id then interval '61 seconds' else interval '0' end),
    ('pengajuan', old.status = 'dibatalkan' and not untold and new.status in ('diajukan', 'menunggu', 'disetujui'),
      new.updated_at),
    ('dijadwalkan', old.mulai <> new.mulai, new.updated_at),
    (new.status, old.status <> new.status and new.status in ('menunggu', 'disetujui'), new.updated_at),
    -- Who approves with a word in it is told once: the approval leads to the word.
    ('balasan', old.initial_consult is distinct from new.initial_consult and new.status in (old.status, 'selesai'),
      new.updated_at),
    ('ulasan', old.status <> new.status and new.status = 'selesai', new.updated_at)
  ) as tell (jenis, is_news, sejak)
  where is_news;
  return null;
end $$;
-- Encryption with another key (bytes 2 to 5 name the key) changes no other column, and writes no event.
create trigger konsultasi_peristiwa_ubah after update of status, mulai, initial_consult on konsultasi for each row
  when ((old.status, old.mulai, old.updated_at) is distinct from (new.status, new.mulai, new.updated_at)
    or (old.initial_consult is distinct from new.initial_consult and (old.initial_consult is null
      or substring(old.initial_consult from 2 for 4) = substring(new.initial_consult from 2 for 4))))
  execute function catat_perubahan();

-- Which reminders have been given: once for each start, however many processes look.
create table pengingat (
  jadwal_id int not null references konsultasi,
  jenis     text not null check (jenis in ('pengingat_besok', 'pengingat_sejam')),
  mulai     timestamptz not null,
  primary key (jadwal_id, jenis, mulai)
);
create index konsultasi_disetujui_mulai on konsultasi (mulai) where status = 'disetujui';

create table pemberitahuan (
  pemberitahuan_id int generated always as identity primary key,
  user_id          int not null references users,
  jenis            text not null,
  jadwal_id        int references konsultasi,
  mulai            timestamptz,
  perangkat        text check (char_length(perangkat) between 1 and 60),
  peristiwa_id     bigint not null,
  dibaca_pada      timestamptz,
  created_at       timestamptz not null,
  constraint pemberitahuan_sekali unique (peristiwa_id, user_id)
);
create index pemberitahuan_orang on pemberitahuan (user_id, pemberitahuan_id desc);
create index pemberitahuan_belum_dibaca on pemberitahuan (user_id) where dibaca_pada is null;
create index pemberitahuan_dibaca on pemberitahuan (dibaca_pada) where dibaca_pada is not null;
-- One is invited to rate a consultation once, also when it was reopened and finished again.
create unique index pemberitahuan_ulasan_sekali on pemberitahuan (jadwal_id) where jenis = 'ulasan';

-- A mail on its way. What it says is made when it is sent, from what it is about, so that no text and no secret lies
-- here. The id is its Message-ID for ever.
create table surat (
  surat_id       uuid primary key default gen_random_uuid(),
  jenis          text not null,
  user_id        int not null references users,
  jadwal_id      int references konsultasi,
  mulai          timestamptz,
  perangkat      text,
  peristiwa_id   bigint not null,
  status         text not null default 'antre' check (status in ('antre', 'terkirim', 'gagal')),
  -- Whether a job has been made for it.
  diantrekan     boolean not null default false,
  percobaan      int not null default 0,
  galat          text check (char_length(galat) <= 300),
  created_at     timestamptz not null,
  terkirim_pada  timestamptz,
  constraint surat_sekali unique (peristiwa_id, user_id),
  constraint surat_terkirim_berwaktu check ((status = 'terkirim') = (terkirim_pada is not null))
);
create index surat_belum_diantrekan on surat (created_at) where not diantrekan;
create index surat_urut on surat (created_at desc, surat_id);
create index surat_status on surat (status, created_at desc, surat_id);
create index surat_terkirim on surat (terkirim_pada) where terkirim_pada is not null;

-- Mail is sent unless it was turned off.
create table tanpa_surat (
  user_id int not null references users,
  jenis   text not null,
  primary key (user_id, jenis)
);
