-- Clinics, each in one of the three zones of Indonesia: WIB (UTC+7), WITA (UTC+8) and WIT (UTC+9). See docs/adr/0050.
--
-- No zone has daylight saving, and outside WIB no session begins before 02.00: so the date at the clinic is always the date
-- in Jakarta, and everything that counts or closes days stays as it is. Only times of day need a zone.
create function saat(tanggal date, jam time, zona smallint) returns timestamptz language sql immutable parallel safe as $$
  select (tanggal + jam) at time zone make_interval(hours => zona::int)
$$;
create function jam_di(waktu timestamptz, zona smallint) returns time language sql immutable parallel safe as $$
  select (waktu at time zone make_interval(hours => zona::int))::time(0)
$$;

create table klinik (
  klinik_id int generated always as identity primary key,
  nama      text not null,
  -- Null: the place that the clinic says about itself (`layanan`).
  alamat    text,
  petunjuk  text,
  zona      smallint not null default 7,
  constraint klinik_nama_check check (nama = btrim(nama) and char_length(nama) between 1 and 100),
  constraint klinik_alamat_check check (alamat = btrim(alamat) and char_length(alamat) between 1 and 300),
  constraint klinik_petunjuk_check check (petunjuk = btrim(petunjuk) and char_length(petunjuk) between 1 and 500),
  constraint klinik_zona_check check (zona in (7, 8, 9)),
  constraint klinik_zona_kunci unique (klinik_id, zona)
);
create unique index klinik_nama_sekali on klinik (lower(nama));
-- Its place stays where admins write it already.
insert into klinik (nama) select coalesce(nama, 'Klinik utama') from layanan;

-- The zone travels along the keys: no statement that computes slots joins the clinic.
alter table tenaga_profesional
  add column klinik_id int not null default 1,
  add column zona      smallint not null default 7,
  add constraint tenaga_profesional_klinik foreign key (klinik_id, zona) references klinik (klinik_id, zona) on update cascade,
  add constraint tenaga_profesional_zona unique (profesional_id, zona);
alter table jadwal_tenaga
  add column zona smallint not null default 7,
  add constraint jadwal_tenaga_zona foreign key (profesional_id, zona)
    references tenaga_profesional (profesional_id, zona) on update cascade,
  add constraint jadwal_tenaga_tidak_dini check (zona = 7 or jam_mulai >= '02:00');

-- Of the moment of the booking: the clinic may move to another zone, what has taken place keeps its hours.
alter table konsultasi
  add column zona smallint not null default 7,
  add constraint konsultasi_zona_check check (zona in (7, 8, 9));
alter table usulan
  add column zona smallint not null default 7,
  add constraint usulan_zona_check check (zona in (7, 8, 9));

-- The next free slots of all professionals go by the hour in Jakarta, whose order is that of the instants.
create index jadwal_tenaga_buka_wib on jadwal_tenaga (hari, (jam_mulai - make_interval(hours => zona - 7)), jadwal_tenaga_id)
  where is_available;
drop index jadwal_tenaga_buka;
alter index jadwal_tenaga_buka_wib rename to jadwal_tenaga_buka;

-- As before (0003), and now also for the zone: with another one the same hours are another time. A clinic and a professional
-- that change their zone change it here, by the foreign keys.
create or replace function jaga_janji() returns trigger language plpgsql as $$
begin
  if exists (
    select from konsultasi
    where jadwal_tenaga_id = old.jadwal_tenaga_id and status <> 'dibatalkan'
      and mulai > coalesce(nullif(current_setting('sehati.now', true), '')::timestamptz, now())
  ) then
    if old.zona <> new.zona then
      raise exception 'a session of the clinic has future consultations' using errcode = 'restrict_violation', constraint = 'klinik_masih_dipakai';
    end if;
    raise exception 'session has future consultations' using errcode = 'restrict_violation', constraint = 'jadwal_tenaga_masih_dipakai';
  end if;
  return new;
end $$;
drop trigger jadwal_tenaga_masih_dipakai on jadwal_tenaga;
create trigger jadwal_tenaga_masih_dipakai before update of hari, jam_mulai, jam_selesai, zona on jadwal_tenaga for each row
  when ((old.hari, old.jam_mulai, old.jam_selesai, old.zona) is distinct from (new.hari, new.jam_mulai, new.jam_selesai, new.zona))
  execute function jaga_janji();

-- As before (0045): closed hours and leave are compared with the clock of the clinic.
create or replace function jaga_hari_layanan() returns trigger language plpgsql as $$
declare
  hari constant date := (new.mulai at time zone 'Asia/Jakarta')::date;
  mulai_setempat constant timestamp := new.mulai at time zone make_interval(hours => new.zona);
  selesai_setempat constant timestamp := new.selesai at time zone make_interval(hours => new.zona);
begin
  perform pg_advisory_xact_lock_shared(7001, hari - date '2000-01-01');
  perform pg_advisory_xact_lock_shared(7002, new.profesional_id);
  if exists (
    select from hari_libur l where l.tanggal = hari and not l.buka and (l.jam_dari is null
      or (hari + l.jam_dari < selesai_setempat and (l.jam_sampai is null or hari + l.jam_sampai > mulai_setempat)))
  ) then
    raise exception 'the clinic is closed' using errcode = 'restrict_violation', constraint = 'konsultasi_layanan_tutup';
  end if;
  if exists (
    select from cuti c where c.profesional_id = new.profesional_id and daterange(c.dari, c.sampai, '[]') @> hari
      and (c.jam_dari is null or (hari + c.jam_dari < selesai_setempat and hari + c.jam_sampai > mulai_setempat))
  ) then
    raise exception 'the professional is away' using errcode = 'restrict_violation', constraint = 'konsultasi_tenaga_cuti';
  end if;
  return new;
end $$;

-- As before (0049), and a consultation has the zone of its session. One function for both: each reads the session.
create or replace function jaga_cadangan() returns trigger language plpgsql as $$
declare
  alasan text;
begin
  select case
    when j.zona <> new.zona then 'zona'
    when j.cadangan and new.mulai - j.lepas_menit * interval '1 minute' > new.updated_at
      and not exists (select from jenis_konsultasi k where k.jenis_id = new.jenis_id and k.mendesak) then 'cadangan'
  end into alasan
  from jadwal_tenaga j where j.jadwal_tenaga_id = new.jadwal_tenaga_id;
  if alasan = 'zona' then
    raise exception 'the consultation has another zone than its session' using errcode = 'integrity_constraint_violation', constraint = 'konsultasi_zona_sesi';
  elsif alasan = 'cadangan' then
    raise exception 'the place is kept back' using errcode = 'restrict_violation', constraint = 'konsultasi_cadangan';
  end if;
  return new;
end $$;
drop trigger konsultasi_pindah_cadangan on konsultasi;
create trigger konsultasi_pindah_cadangan before update of mulai, jadwal_tenaga_id, jenis_id, zona on konsultasi for each row
  when (new.status <> 'dibatalkan' and (old.mulai, old.jadwal_tenaga_id, old.jenis_id, old.zona)
    is distinct from (new.mulai, new.jadwal_tenaga_id, new.jenis_id, new.zona))
  execute function jaga_cadangan();

comment on function saat is 'The instant at which a clock in this zone shows this date and time.';
comment on function jam_di is 'The time that a clock in this zone shows at an instant.';
comment on table klinik is 'The clinics of the service, each in one zone. Professionals belong to one.';
comment on column klinik.alamat is 'Null: the address that the clinic says about itself (`layanan`).';
comment on column klinik.petunjuk is 'The way there.';
comment on column klinik.zona is 'Hours ahead of UTC: 7 WIB, 8 WITA, 9 WIT.';
comment on constraint klinik_zona_check on klinik is 'Indonesia has three zones.';
comment on constraint klinik_zona_kunci on klinik is 'For the foreign key by which professionals have the zone of their clinic.';
comment on index klinik_nama_sekali is 'No two clinics have one name, in any case of its letters.';
comment on column tenaga_profesional.zona is 'The zone of the clinic.';
comment on constraint tenaga_profesional_klinik on tenaga_profesional is 'A professional has the zone of their clinic, also when that changes.';
comment on constraint tenaga_profesional_zona on tenaga_profesional is 'For the foreign key by which sessions have the zone of their professional.';
comment on column jadwal_tenaga.zona is 'The zone of the professional: `jam_mulai` and `jam_selesai` are hours of a clock there.';
comment on constraint jadwal_tenaga_zona on jadwal_tenaga is 'A session has the zone of its professional, also when that changes.';
comment on constraint jadwal_tenaga_tidak_dini on jadwal_tenaga is 'Outside WIB no session begins before 02.00, so that its date is the same in Jakarta.';
comment on column konsultasi.zona is 'The zone of the session at the booking: consultations keep the hours of the clinic as they were.';
comment on column usulan.zona is 'The zone of the session at the time of the proposal.';
comment on column hari_libur.jam_dari is 'The time from which the clinic is closed, by the clock of each clinic; null: all day.';
comment on column hari_libur.jam_sampai is 'The time at which it opens again, by the clock of each clinic; null: not on that day.';
comment on column cuti.jam_dari is 'The time from which the professional is away on each of these days, by the clock of their clinic; null: all day.';
comment on column cuti.jam_sampai is 'The time at which the professional is back, by the clock of their clinic.';
comment on trigger jadwal_tenaga_masih_dipakai on jadwal_tenaga is 'Refuses another day, other hours or another zone for a session that is booked ahead. A clinic that changes its zone changes its sessions.';
comment on trigger konsultasi_cadangan on konsultasi is 'Refuses a booking with another zone than that of its session, and of another than an urgent type in a place that is still kept back.';
comment on trigger konsultasi_pindah_cadangan on konsultasi is 'Refuses a move to another zone than that of its session, and of another than an urgent type into a place that is still kept back.';
