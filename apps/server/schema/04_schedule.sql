-- Room: schedule.

create table tenaga_profesional (
  profesional_id  int generated always as identity primary key,
  user_id         int not null references users,
  spesialisasi_id int not null references spesialisasi,
  lokasi          text not null check (char_length(lokasi) between 1 and :maxLength.lokasi),
  jumlah_ulasan   int not null default 0,
  total_rating    int not null default 0,
  biografi        text,
  topik           text[] not null default '{}',
  bahasa          text[] not null default '{}',
  no_str          text,
  no_sip          text,
  klinik_id       int not null default 1,
  zona            smallint not null default 7,
  kelas           text not null,
  constraint tenaga_profesional_user_sekali unique (user_id),
  constraint tenaga_profesional_biografi check (biografi = btrim(biografi) and (char_length(biografi) between 1 and :maxLength.biografi)),
  constraint tenaga_profesional_topik check (teks_ringkas(topik, :daftarTenaga.topik.banyak, :daftarTenaga.topik.panjang)),
  constraint tenaga_profesional_bahasa check (teks_ringkas(bahasa, :daftarTenaga.bahasa.banyak, :daftarTenaga.bahasa.panjang)),
  constraint tenaga_profesional_no_str check (no_str = btrim(no_str) and (char_length(no_str) between 1 and :maxLength.no_str)),
  constraint tenaga_profesional_no_sip check (no_sip = btrim(no_sip) and (char_length(no_sip) between 1 and :maxLength.no_sip)),
  constraint tenaga_profesional_zona unique (profesional_id, zona),
  constraint tenaga_profesional_klinik foreign key (klinik_id, zona) references klinik (klinik_id, zona) on update cascade,
  constraint tenaga_profesional_kelas_kata check (kelas in (:Kelas))
);
comment on table tenaga_profesional is 'A health professional: an account of level 2 or 3 with its speciality and place.';
comment on column tenaga_profesional.zona is 'The zone of the clinic.';
comment on column tenaga_profesional.kelas is 'The class of all consultations with this professional: medical or psychology.';
comment on constraint tenaga_profesional_user_sekali on tenaga_profesional is 'An account is one professional at most.';
comment on constraint tenaga_profesional_biografi on tenaga_profesional is 'A biography is trimmed, and has 1 to :maxLength.biografi characters where there is one.';
comment on constraint tenaga_profesional_topik on tenaga_profesional is 'At most :daftarTenaga.topik.banyak topics of at most :daftarTenaga.topik.panjang characters.';
comment on constraint tenaga_profesional_bahasa on tenaga_profesional is 'At most :daftarTenaga.bahasa.banyak languages of at most :daftarTenaga.bahasa.panjang characters.';
comment on constraint tenaga_profesional_no_str on tenaga_profesional is 'A registration number (STR) is trimmed, and has 1 to :maxLength.no_str characters where there is one.';
comment on constraint tenaga_profesional_no_sip on tenaga_profesional is 'A licence number (SIP, or SIPP of a psychologist) is trimmed, and has 1 to :maxLength.no_sip characters where there is one.';
comment on constraint tenaga_profesional_zona on tenaga_profesional is 'For the foreign key by which sessions have the zone of their professional.';
comment on constraint tenaga_profesional_klinik on tenaga_profesional is 'A professional has the zone of their clinic, also when that changes.';
comment on constraint tenaga_profesional_kelas_kata on tenaga_profesional is 'A class is `medis` or `psikologi`.';
create index tenaga_profesional_spesialisasi on tenaga_profesional (spesialisasi_id);
create index tenaga_profesional_lokasi_trgm on tenaga_profesional using gin (lokasi gin_trgm_ops);
create index tenaga_profesional_berbahasa on tenaga_profesional using gin (bahasa);
grant select, insert, update on tenaga_profesional to service;

create trigger tenaga_profesional_90_kabar after insert or delete or update of user_id, profesional_id on tenaga_profesional for each row
  execute function notify_change('tenaga', 'user_id');
comment on trigger tenaga_profesional_90_kabar on tenaga_profesional is 'Every process reads again which account is which professional.';

create function isi_kelas() returns trigger language plpgsql as $$
begin
  select kelas_level(level_id) into new.kelas from users where user_id = new.user_id for share;
  new.kelas := coalesce(new.kelas, 'medis');
  return new;
end $$;
create trigger tenaga_profesional_20_kelas before insert on tenaga_profesional for each row execute function isi_kelas();
comment on trigger tenaga_profesional_20_kelas on tenaga_profesional is 'Takes the class from the level of the account.';

create function guard_kelas() returns trigger language plpgsql as $$
begin
  if exists (select from konsultasi where profesional_id = new.profesional_id) then
    raise exception 'the class of a professional with consultations is fixed'
      using errcode = 'restrict_violation', constraint = 'tenaga_profesional_kelas_tetap';
  end if;
  return new;
end $$;
create trigger tenaga_profesional_10_kelas_tetap before update of kelas on tenaga_profesional for each row
    when (old.kelas is distinct from new.kelas) execute function guard_kelas();
comment on trigger tenaga_profesional_10_kelas_tetap on tenaga_profesional is 'Refuses another class where there is a consultation with the professional.';

create table jadwal_tenaga (
  jadwal_tenaga_id int generated always as identity primary key,
  profesional_id   int not null references tenaga_profesional,
  hari             text not null check (hari in (:namaHari)),
  sesi             int not null check (sesi between 1 and :MAX_SESI),
  jam_mulai        time(0) not null,
  jam_selesai      time(0) not null,
  is_available     boolean not null default true,
  berlaku_dari     date,
  berlaku_sampai   date,
  cadangan         boolean not null default false,
  lepas_menit      int not null default :LEPAS_MENIT,
  zona             smallint not null default 7,
  constraint jadwal_tenaga_selesai_sesudah_mulai check (jam_selesai > jam_mulai and jam_selesai < '24:00:00'::time),
  constraint jadwal_tenaga_milik unique (jadwal_tenaga_id, profesional_id),
  constraint jadwal_tenaga_tidak_bertumpuk exclude using gist (profesional_id with =, hari with =,
      int4range((extract(epoch from jam_mulai))::int, (extract(epoch from jam_selesai))::int) with &&,
      daterange(berlaku_dari, berlaku_sampai, '[]') with &&),
  constraint jadwal_tenaga_nomor_sekali exclude using gist (profesional_id with =, hari with =, sesi with =,
      daterange(berlaku_dari, berlaku_sampai, '[]') with &&),
  constraint jadwal_tenaga_berlaku_memuat_hari check (berlaku_dari is null or berlaku_sampai is null
      or ((((array_position(array[:namaHari],
      hari) - 1) - (extract(dow from berlaku_dari))::int) + 7) % 7) <= (berlaku_sampai - berlaku_dari)),
  constraint jadwal_tenaga_lepas_check check (lepas_menit between 0 and :MAX_LEPAS_MENIT),
  constraint jadwal_tenaga_zona foreign key (profesional_id, zona) references tenaga_profesional (profesional_id, zona)
      on update cascade,
  constraint jadwal_tenaga_tidak_dini check (zona = 7 or jam_mulai >= '02:00:00'::time)
);
comment on table jadwal_tenaga is 'A weekly session of a professional.';
comment on column jadwal_tenaga.berlaku_dari is 'The first date of the session; null where it has none.';
comment on column jadwal_tenaga.berlaku_sampai is 'The last date of the session, included; null where it has none.';
comment on column jadwal_tenaga.cadangan is 'Whether its places are kept back for urgent types.';
comment on column jadwal_tenaga.lepas_menit is 'How many minutes before its start a place that is kept back opens for all types.';
comment on column jadwal_tenaga.zona is 'The zone of the professional: `jam_mulai` and `jam_selesai` are hours of a clock there.';
comment on constraint jadwal_tenaga_selesai_sesudah_mulai on jadwal_tenaga is 'A session ends after it begins, on the same day.';
comment on constraint jadwal_tenaga_milik on jadwal_tenaga is 'Lets a consultation refer to a session and its professional together.';
comment on constraint jadwal_tenaga_tidak_bertumpuk on jadwal_tenaga is 'Sessions of one professional on one weekday whose dates meet do not overlap; they may touch.';
comment on constraint jadwal_tenaga_nomor_sekali on jadwal_tenaga is 'A session number is used once a weekday for each professional, among sessions whose dates meet.';
comment on constraint jadwal_tenaga_berlaku_memuat_hari on jadwal_tenaga is 'Between the dates of a session lies at least one day of its weekday.';
comment on constraint jadwal_tenaga_lepas_check on jadwal_tenaga is 'A place opens at most two weeks before its start.';
comment on constraint jadwal_tenaga_zona on jadwal_tenaga is 'A session has the zone of its professional, also when that changes.';
comment on constraint jadwal_tenaga_tidak_dini on jadwal_tenaga is 'Outside WIB no session begins before 02.00, so that its date is the same in Jakarta.';
create index jadwal_tenaga_hari on jadwal_tenaga (profesional_id, hari, jam_mulai);
create index jadwal_tenaga_buka on jadwal_tenaga (hari, ((jam_mulai - make_interval(hours => (zona - 7)))),
    jadwal_tenaga_id) where is_available;
grant select, insert, update on jadwal_tenaga to service;
create trigger jadwal_tenaga_90_kabar after insert or delete or update on jadwal_tenaga for each row execute function notify_change('slot', 'profesional_id');

create function lepas_pada(cadangan boolean, lepas_menit int, mulai timestamptz, kini timestamptz) returns timestamptz
language sql stable as $$
  select case when cadangan and mulai - lepas_menit * interval '1 minute' > kini then mulai - lepas_menit * interval '1 minute' end
$$;
comment on function lepas_pada is 'When a place of a session opens for all types, where it is kept back; null where it is open.';
grant execute on function lepas_pada to service;

create function guard_masa_berlaku() returns trigger language plpgsql as $$
begin
  if exists (
    select from konsultasi
    where jadwal_tenaga_id = old.jadwal_tenaga_id and status <> 'dibatalkan'
      and mulai > coalesce(nullif(current_setting('sehati.now', true), '')::timestamptz, now())
      and (tanggal_wib(mulai) < new.berlaku_dari or tanggal_wib(mulai) > new.berlaku_sampai)
  ) then
    raise exception 'session has consultations beyond its dates' using errcode = 'restrict_violation', constraint = 'jadwal_tenaga_masih_dipakai';
  end if;
  return new;
end $$;
create trigger jadwal_tenaga_10_masa_dipakai before update of berlaku_dari, berlaku_sampai on jadwal_tenaga for each row
    when (old.berlaku_dari is distinct from new.berlaku_dari
    or old.berlaku_sampai is distinct from new.berlaku_sampai) execute function guard_masa_berlaku();
comment on trigger jadwal_tenaga_10_masa_dipakai on jadwal_tenaga is 'Refuses dates that leave out a consultation ahead which is booked in the session.';

create function guard_janji() returns trigger language plpgsql as $$
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
create trigger jadwal_tenaga_10_masih_dipakai before update of hari, jam_mulai, jam_selesai, zona on jadwal_tenaga
    for each row when (((old.hari is distinct from new.hari or old.jam_mulai is distinct from new.jam_mulai)
    or old.jam_selesai is distinct from new.jam_selesai) or old.zona is distinct from new.zona) execute function guard_janji();
comment on trigger jadwal_tenaga_10_masih_dipakai on jadwal_tenaga is 'Refuses another day, other hours or another zone for a session that is booked ahead. A clinic that changes its zone changes its sessions.';

create table jenis_konsultasi (
  jenis_id            int generated by default as identity (start with 2) primary key,
  nama_jenis          text not null,
  menit               smallint check (menit between :batasJenis.menit.dari and :batasJenis.menit.sampai),
  jeda_sebelum        jeda not null default 0,
  jeda_sesudah        jeda not null default 0,
  langkah             smallint check (langkah between :batasJenis.langkah.dari and :batasJenis.langkah.sampai),
  pemberitahuan_menit int not null default 0,
  bidang              text not null default 'semua' check (bidang in (:BidangJenis)),
  metode              text not null default 'semua' check (metode in (:MetodeJenis)),
  aktif               boolean not null default true,
  batas_semester      smallint check (batas_semester between 1 and :batasTerbanyak.per_semester),
  mendesak            boolean not null default false,
  constraint jenis_konsultasi_nama_check check (nama_jenis = btrim(nama_jenis) and (char_length(nama_jenis) between 1 and :maxLength.nama_jenis)),
  constraint jenis_konsultasi_pemberitahuan_check check (pemberitahuan_menit between 0 and :batasJenis.pemberitahuan),
  constraint jenis_umum_tetap check (jenis_id <> 1 or (nama_jenis = 'Konsultasi Umum' and menit is null
      and langkah is null and jeda_sebelum = 0 and jeda_sesudah = 0 and pemberitahuan_menit = 0 and bidang = 'semua'
      and metode = 'semua' and aktif)),
  constraint jenis_umum_tidak_mendesak check (jenis_id <> 1 or not mendesak)
);
comment on table jenis_konsultasi is 'The types of consultations, with their rules. Type 1 never changes.';
comment on column jenis_konsultasi.menit is 'The length. Null: as long as the session.';
comment on column jenis_konsultasi.langkah is 'A consultation may start every so many minutes from the start of its session on. Null: its length and pauses.';
comment on column jenis_konsultasi.pemberitahuan_menit is 'How many minutes before its start it is booked at the latest.';
comment on column jenis_konsultasi.bidang is 'The profession that may offer it.';
comment on column jenis_konsultasi.aktif is 'Whether it can be booked. A type that was used does not disappear.';
comment on column jenis_konsultasi.batas_semester is 'How many visits of the type a patient has in a semester; null: any number.';
comment on column jenis_konsultasi.mendesak is 'Whether it is for urgent visits: the clinic books it, patients do not, and it may take places that are kept back.';
comment on constraint jenis_umum_tetap on jenis_konsultasi is 'Type 1 is the one of the specification.';
comment on constraint jenis_umum_tidak_mendesak on jenis_konsultasi is 'Type 1 is never for urgent visits.';
create unique index jenis_konsultasi_nama_sekali on jenis_konsultasi (lower(nama_jenis));
comment on index jenis_konsultasi_nama_sekali is 'No two types have the same name.';
grant select, insert, update on jenis_konsultasi to service;

insert into jenis_konsultasi (jenis_id, nama_jenis, jeda_sebelum, jeda_sesudah, pemberitahuan_menit, bidang, metode, aktif, mendesak) values
  (1, 'Konsultasi Umum', 0, 0, 0, 'semua', 'semua', true, false);

create table jenis_tenaga (
  profesional_id int not null references tenaga_profesional,
  jenis_id       int not null references jenis_konsultasi,
  menit          smallint check (menit between :batasJenis.menit.dari and :batasJenis.menit.sampai),
  constraint jenis_tenaga_bukan_umum check (jenis_id <> 1),
  primary key (profesional_id, jenis_id)
);
comment on table jenis_tenaga is 'The types that a professional offers beside type 1, with an own length.';
comment on constraint jenis_tenaga_bukan_umum on jenis_tenaga is 'Every professional offers type 1, so no row says so.';
grant select, insert, update, delete on jenis_tenaga to service;

create table batas_tenaga (
  profesional_id int primary key references tenaga_profesional,
  per_hari       smallint,
  per_minggu     smallint,
  constraint batas_tenaga_hari_check check (per_hari between 1 and :batasTerbanyak.per_hari),
  constraint batas_tenaga_minggu_check check (per_minggu between 1 and :batasTerbanyak.per_minggu),
  constraint batas_tenaga_ada check (per_hari is not null or per_minggu is not null)
);
comment on table batas_tenaga is 'How many live consultations a professional has at most on a date and in a week, Monday to Sunday. No row: no cap.';
comment on column batas_tenaga.per_hari is 'A date; null: as many as there are sessions.';
comment on column batas_tenaga.per_minggu is 'From Monday to Sunday; null: as many as there are sessions.';
comment on constraint batas_tenaga_ada on batas_tenaga is 'A row has at least one cap.';
grant select, insert, update, delete on batas_tenaga to service;
create trigger batas_tenaga_90_kabar after insert or delete or update on batas_tenaga for each row execute function notify_change('slot', 'profesional_id');

create table semester (
  semester_id int generated always as identity primary key,
  nama        text not null check (nama = btrim(nama) and (char_length(nama) between 1 and :maxLength.nama_semester)),
  dari        date not null,
  sampai      date not null,
  constraint semester_urut check (sampai >= dari),
  constraint semester_tidak_bertumpuk exclude using gist (daterange(dari, sampai, '[]') with &&)
);
comment on table semester is 'The semesters in which visits are counted.';
comment on constraint semester_urut on semester is 'A semester ends on the day on which it begins, or later.';
comment on constraint semester_tidak_bertumpuk on semester is 'A date belongs to one semester at most.';
create unique index semester_nama_sekali on semester (lower(nama));
comment on index semester_nama_sekali is 'No two semesters have one name, in any case of its letters.';
grant select, insert, update, delete on semester to service;

create table kelonggaran (
  kelonggaran_id int generated always as identity primary key,
  user_id        int not null references users,
  jenis_id       int not null references jenis_konsultasi,
  semester_id    int not null references semester,
  tambahan       smallint not null check (tambahan between 1 and :batasTerbanyak.tambahan),
  alasan         sealed not null,
  oleh           int not null references users,
  sejak          timestamptz not null,
  constraint kelonggaran_sekali unique (user_id, jenis_id, semester_id)
);
comment on table kelonggaran is 'More visits of a type in a semester, which an admin gave to a patient.';
comment on column kelonggaran.tambahan is 'How many visits more than the type allows.';
comment on column kelonggaran.alasan is 'Encrypted: it may say why the patient is treated.';
comment on constraint kelonggaran_sekali on kelonggaran is 'A patient has one allowance for each type and semester.';
grant select, insert, update, delete on kelonggaran to service;
create trigger kelonggaran_10_kunci before insert or update of alasan on kelonggaran for each row
  execute function current_key('alasan');

create table alasan (
  alasan_id       int generated always as identity primary key,
  kata            text not null check (kata = btrim(kata) and (char_length(kata) between 1 and :maxLength.kata_alasan)),
  kata_en         text check (kata_en = btrim(kata_en) and (char_length(kata_en) between 1 and :maxLength.kata_alasan)),
  bidang          text not null check (bidang in (:BidangJenis)),
  spesialisasi_id int references spesialisasi,
  jenis_id        int references jenis_konsultasi,
  mendesak        boolean not null default false,
  kekerasan       boolean not null default false,
  urutan          int not null,
  aktif           boolean not null default true
);
comment on table alasan is 'Reasons for a visit, from which a patient may choose one; admins keep them. Each leads to a profession.';
comment on column alasan.bidang is 'The profession to which it leads; `semua` where it leads to none.';
comment on column alasan.spesialisasi_id is 'The speciality within the profession. Without an active professional of it, the profession alone counts.';
comment on column alasan.jenis_id is 'The type of consultations that the professional offers. Where none does, it does not count.';
comment on column alasan.mendesak is 'The emergency numbers are shown beside the list.';
comment on column alasan.kekerasan is 'The numbers for victims of violence are shown beside the list.';
comment on column alasan.aktif is 'Whether patients see it. One that was used does not disappear.';
create unique index alasan_kata_sekali on alasan (lower(kata));
comment on index alasan_kata_sekali is 'No two reasons have the same word.';
grant select, insert, update on alasan to service;

insert into alasan (kata, kata_en, bidang, mendesak, kekerasan, urutan, aktif) values
  ('Demam/flu', 'Fever/flu', 'dokter', false, false, 1, true),
  ('Kulit', 'Skin', 'dokter', false, false, 2, true),
  ('Gigi', 'Teeth', 'dokter', false, false, 3, true),
  ('Haid', 'Menstruation', 'dokter', false, false, 4, true),
  ('Cedera', 'Injury', 'dokter', true, false, 5, true),
  ('Sulit tidur', 'Trouble sleeping', 'psikolog', false, false, 6, true),
  ('Cemas', 'Anxiety', 'psikolog', false, false, 7, true),
  ('Sedih/kehilangan', 'Sadness/loss', 'psikolog', false, false, 8, true),
  ('Kuliah', 'Studies', 'psikolog', false, false, 9, true),
  ('Relasi', 'Relationships', 'psikolog', false, false, 10, true),
  ('Kekerasan', 'Violence', 'psikolog', true, true, 11, true),
  ('Obat rutin', 'Regular medicine', 'dokter', false, false, 12, true),
  ('Surat/hasil', 'Letter/results', 'dokter', false, false, 13, true),
  ('Lainnya', 'Something else', 'semua', false, false, 14, true);

create table hitungan_alasan (
  minggu    date not null,
  alasan_id int not null references alasan,
  jumlah    int not null check (jumlah > 0),
  constraint hitungan_alasan_senin check (extract(isodow from minggu) = (1)::numeric),
  primary key (minggu, alasan_id)
);
comment on table hitungan_alasan is 'How many bookings of a week named a reason. Which ones is not stored.';
comment on column hitungan_alasan.minggu is 'The Monday of the week in which they were made.';
comment on constraint hitungan_alasan_senin on hitungan_alasan is 'No day is counted by itself.';
grant select, insert, update on hitungan_alasan to service;
