create table pengaturan (
  -- One row, for ever.
  satu            boolean primary key default true check (satu),
  minggu_ke_depan int not null default 0 check (minggu_ke_depan between 0 and 8)
);
insert into pengaturan default values;

create table hari_libur (
  libur_id int generated always as identity primary key,
  tanggal  date not null,
  nama     text not null check (nama = btrim(nama) and char_length(nama) between 1 and 100),
  jenis    text not null check (jenis in ('libur nasional', 'cuti bersama', 'libur kampus')),
  -- Open all the same: the name is shown, the day can be booked.
  buka     boolean not null default false,
  constraint hari_libur_tanggal_sekali unique (tanggal)
);

-- By the joint ministerial decrees for 2026 (SKB 1497/2025) and 2027 (SKB 1205/2026).
insert into hari_libur (tanggal, nama, jenis) values
  ('2026-01-01', 'Tahun Baru', 'libur nasional'),
  ('2026-01-16', 'Isra Mikraj', 'libur nasional'),
  ('2026-02-16', 'Cuti bersama Imlek', 'cuti bersama'),
  ('2026-02-17', 'Imlek 2577', 'libur nasional'),
  ('2026-03-18', 'Cuti bersama Nyepi', 'cuti bersama'),
  ('2026-03-19', 'Nyepi 1948', 'libur nasional'),
  ('2026-03-20', 'Cuti bersama Idulfitri', 'cuti bersama'),
  ('2026-03-21', 'Idulfitri 1447 H', 'libur nasional'),
  ('2026-03-22', 'Idulfitri 1447 H', 'libur nasional'),
  ('2026-03-23', 'Cuti bersama Idulfitri', 'cuti bersama'),
  ('2026-03-24', 'Cuti bersama Idulfitri', 'cuti bersama'),
  ('2026-04-03', 'Wafat Yesus Kristus', 'libur nasional'),
  ('2026-04-05', 'Paskah', 'libur nasional'),
  ('2026-05-01', 'Hari Buruh', 'libur nasional'),
  ('2026-05-14', 'Kenaikan Yesus Kristus', 'libur nasional'),
  ('2026-05-15', 'Cuti bersama Kenaikan Yesus Kristus', 'cuti bersama'),
  ('2026-05-27', 'Iduladha', 'libur nasional'),
  ('2026-05-28', 'Cuti bersama Iduladha', 'cuti bersama'),
  ('2026-05-31', 'Waisak 2570', 'libur nasional'),
  ('2026-06-01', 'Hari Lahir Pancasila', 'libur nasional'),
  ('2026-06-16', '1 Muharam 1448', 'libur nasional'),
  ('2026-08-17', 'Hari Kemerdekaan', 'libur nasional'),
  ('2026-08-25', 'Maulid Nabi', 'libur nasional'),
  ('2026-12-24', 'Cuti bersama Natal', 'cuti bersama'),
  ('2026-12-25', 'Natal', 'libur nasional'),
  ('2027-01-01', 'Tahun Baru', 'libur nasional'),
  ('2027-01-05', 'Isra Mikraj 1448', 'libur nasional'),
  ('2027-02-05', 'Cuti bersama Imlek', 'cuti bersama'),
  ('2027-02-06', 'Imlek 2578', 'libur nasional'),
  ('2027-03-08', 'Nyepi 1949', 'libur nasional'),
  ('2027-03-09', 'Cuti bersama Idulfitri', 'cuti bersama'),
  ('2027-03-10', 'Idulfitri 1448 H', 'libur nasional'),
  ('2027-03-11', 'Idulfitri 1448 H', 'libur nasional'),
  ('2027-03-12', 'Cuti bersama Idulfitri', 'cuti bersama'),
  ('2027-03-15', 'Cuti bersama Idulfitri', 'cuti bersama'),
  ('2027-03-25', 'Cuti bersama Paskah', 'cuti bersama'),
  ('2027-03-26', 'Wafat Yesus Kristus', 'libur nasional'),
  ('2027-03-28', 'Paskah', 'libur nasional'),
  ('2027-05-01', 'Hari Buruh', 'libur nasional'),
  ('2027-05-06', 'Kenaikan Yesus Kristus', 'libur nasional'),
  ('2027-05-17', 'Iduladha 1448', 'libur nasional'),
  ('2027-05-18', 'Cuti bersama Iduladha', 'cuti bersama'),
  ('2027-05-19', 'Cuti bersama Waisak', 'cuti bersama'),
  ('2027-05-20', 'Waisak 2571', 'libur nasional'),
  ('2027-06-01', 'Hari Lahir Pancasila', 'libur nasional'),
  ('2027-06-06', '1 Muharam 1449', 'libur nasional'),
  ('2027-08-15', 'Maulid Nabi', 'libur nasional'),
  ('2027-08-17', 'Hari Kemerdekaan', 'libur nasional'),
  ('2027-12-24', 'Cuti bersama Natal', 'cuti bersama'),
  ('2027-12-25', 'Natal', 'libur nasional'),
  ('2027-12-26', 'Isra Mikraj 1449', 'libur nasional');

create table cuti (
  cuti_id        int generated always as identity primary key,
  profesional_id int not null references tenaga_profesional,
  dari           date not null,
  sampai         date not null,
  catatan        text check (char_length(catatan) between 1 and 200),
  created_at     timestamptz not null,
  constraint cuti_sampai_tidak_sebelum_dari check (sampai >= dari),
  -- Also the index by which a day's leave is found.
  constraint cuti_tidak_bertumpuk exclude using gist (profesional_id with =, daterange(dari, sampai, '[]') with &&)
);

-- No consultation is booked on a closed day. A booking shares two locks until it is committed, that of the date and that
-- of the professional. A transaction that closes the date or stores leave holds the same lock exclusively. So either the
-- query for stranded consultations that follows sees the booking, or this trigger sees the closed day: a trigger reads
-- what was committed before it got its locks. The locks are advisory ones, whose first number names their kind, because a
-- date that is no holiday yet has no row to lock.
create function jaga_hari_layanan() returns trigger language plpgsql as $$
declare
  hari constant date := (new.mulai at time zone 'Asia/Jakarta')::date;
begin
  perform pg_advisory_xact_lock_shared(7001, hari - date '2000-01-01');
  perform pg_advisory_xact_lock_shared(7002, new.profesional_id);
  if exists (select from hari_libur where tanggal = hari and not buka) then
    raise exception 'the clinic is closed' using errcode = 'restrict_violation', constraint = 'konsultasi_layanan_tutup';
  end if;
  if exists (
    select from cuti where profesional_id = new.profesional_id and daterange(dari, sampai, '[]') @> hari
  ) then
    raise exception 'the professional is away' using errcode = 'restrict_violation', constraint = 'konsultasi_tenaga_cuti';
  end if;
  return new;
end $$;
create trigger konsultasi_hari_layanan before insert on konsultasi for each row
  when (new.status <> 'dibatalkan') execute function jaga_hari_layanan();
-- What was booked before the day was closed may still be answered, finished or cancelled.
create trigger konsultasi_pindah_hari_layanan before update of status, mulai, profesional_id on konsultasi for each row
  when (new.status <> 'dibatalkan' and (
    old.status = 'dibatalkan' or (old.mulai, old.profesional_id) is distinct from (new.mulai, new.profesional_id)
  )) execute function jaga_hari_layanan();

create function tunggu_pemesanan_tanggal() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7001, new.tanggal - date '2000-01-01');
  return new;
end $$;
create trigger hari_libur_menunggu_pemesanan before insert or update on hari_libur for each row
  when (not new.buka) execute function tunggu_pemesanan_tanggal();

create function tunggu_pemesanan_tenaga() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7002, new.profesional_id);
  return new;
end $$;
create trigger cuti_menunggu_pemesanan before insert or update on cuti for each row
  execute function tunggu_pemesanan_tenaga();

-- What a professional tells the patient of a consultation that leave made them move; sealed like the complaint.
alter table konsultasi add column pesan_pindah bytea
  check (get_byte(pesan_pindah, 0) = 1 and octet_length(pesan_pindah) > 33);

-- The next free slots: by weekday, soonest first.
create index jadwal_tenaga_buka on jadwal_tenaga (hari, jam_mulai, jadwal_tenaga_id) where is_available;
