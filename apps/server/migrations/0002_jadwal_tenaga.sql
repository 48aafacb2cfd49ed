create table jadwal_tenaga (
  jadwal_tenaga_id int generated always as identity primary key,
  profesional_id   int not null references tenaga_profesional,
  hari             text not null check (hari in ('Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu')),
  sesi             int not null check (sesi between 1 and 100),
  jam_mulai        time(0) not null,
  jam_selesai      time(0) not null,
  is_available     boolean not null default true,
  constraint jadwal_tenaga_selesai_sesudah_mulai check (jam_selesai > jam_mulai and jam_selesai < '24:00'),
  -- Seconds of the day as a half-open range: sessions may touch, not overlap.
  constraint jadwal_tenaga_tidak_bertumpuk exclude using gist (
    profesional_id with =,
    hari with =,
    int4range(extract(epoch from jam_mulai)::int, extract(epoch from jam_selesai)::int) with &&
  ),
  constraint jadwal_tenaga_nomor_sekali unique (profesional_id, hari, sesi),
  -- For the foreign key of konsultasi: a session together with the professional whom it belongs to.
  constraint jadwal_tenaga_milik unique (jadwal_tenaga_id, profesional_id)
);
