-- The queue of the front desk.

create table antrean (
  antrean_id     int generated always as identity primary key,
  klinik_id      int not null references klinik,
  tanggal        date not null,
  kode           text not null constraint antrean_kode_check check (kode ~ '^[A-Z]$'),
  nomor          int not null constraint antrean_nomor_check check (nomor > 0),
  jadwal_id      int not null references konsultasi,
  profesional_id int not null references tenaga_profesional,
  keadaan        text not null default 'menunggu' constraint antrean_keadaan_check check (keadaan in (:semuaKeadaanAntrean)),
  datang         timestamptz not null,
  giliran        timestamptz not null,
  panggilan      smallint not null default 0 constraint antrean_panggilan_check check (panggilan between 0 and :PANGGILAN_TERBANYAK),
  dipanggil      timestamptz,
  dilayani       timestamptz,
  selesai        timestamptz,
  ruang          text constraint antrean_ruang_check check (length(ruang) between 1 and :maxLength.ruang),
  constraint antrean_nomor_sekali unique (klinik_id, tanggal, kode, nomor),
  constraint antrean_urut check (datang <= giliran and giliran <= coalesce(dipanggil, 'infinity')
    and coalesce(dipanggil, '-infinity') <= coalesce(dilayani, 'infinity')
    and coalesce(dilayani, '-infinity') <= coalesce(selesai, 'infinity')),
  constraint antrean_keadaan_berwaktu check (case keadaan
    when 'menunggu' then num_nonnulls(dipanggil, dilayani, selesai, ruang) = 0
    when 'dipanggil' then num_nonnulls(dipanggil, ruang) = 2 and num_nonnulls(dilayani, selesai) = 0
    when 'dilayani' then num_nonnulls(dipanggil, ruang, dilayani) = 3 and selesai is null
    when 'selesai' then num_nonnulls(dipanggil, ruang, dilayani, selesai) = 4
    else dilayani is null and selesai is null end)
);
comment on table antrean is 'Who has come to a clinic on a day, each with a number, and how their turn stands.';
comment on column antrean.tanggal is 'The calendar date of the visit, by the clock of the clinic.';
comment on column antrean.giliran is 'Since when they wait: the arrival, or when they were last put at the end.';
comment on column antrean.panggilan is 'How often they were called without coming.';
comment on constraint antrean_nomor_sekali on antrean is 'A number is given once a day.';
comment on constraint antrean_urut on antrean is 'A call follows the wait, and a visit the call.';
comment on constraint antrean_keadaan_berwaktu on antrean is 'Each state has its times, and a call has a room.';
create unique index antrean_janji on antrean (jadwal_id) where keadaan <> 'batal';
comment on index antrean_janji is 'A visit has one number.';
create unique index antrean_satu_dilayani on antrean (profesional_id, tanggal) where keadaan = 'dilayani';
comment on index antrean_satu_dilayani is 'A professional serves one person at a time. A visit that was not closed on an earlier day does not hinder today.';
create index antrean_tenaga on antrean (profesional_id, tanggal);
grant select, insert, update on antrean to service;

create table antrean_terakhir (
  klinik_id int not null references klinik,
  tanggal   date not null,
  kode      text not null,
  nomor     int not null,
  primary key (klinik_id, tanggal, kode)
);
comment on table antrean_terakhir is 'The last number of each queue. It is drawn in the transaction of the arrival, so that none is missing.';
grant select, insert, update on antrean_terakhir to service;
