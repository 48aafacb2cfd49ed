-- Why a patient comes, as a choice of one word (docs/adr/0067). The choice of a patient is encrypted with the complaint and has no column.
create table alasan (
  alasan_id       int generated always as identity primary key,
  kata            text not null,
  kata_en         text,
  bidang          text not null,
  spesialisasi_id int references spesialisasi,
  jenis_id        int references jenis_konsultasi,
  mendesak        boolean not null default false,
  kekerasan       boolean not null default false,
  urutan          int not null,
  aktif           boolean not null default true,
  constraint alasan_kata_check check (kata = btrim(kata) and char_length(kata) between 1 and 40),
  constraint alasan_kata_en_check check (kata_en = btrim(kata_en) and char_length(kata_en) between 1 and 40),
  constraint alasan_bidang_check check (bidang in ('dokter', 'psikolog', 'semua'))
);
create unique index alasan_kata_sekali on alasan (lower(kata));

-- By weeks: a day may have a single booking, and a count of that day would then say why its patient comes.
create table hitungan_alasan (
  minggu    date not null,
  alasan_id int not null references alasan,
  jumlah    int not null,
  primary key (minggu, alasan_id),
  constraint hitungan_alasan_senin check (extract(isodow from minggu) = 1),
  constraint hitungan_alasan_jumlah_check check (jumlah > 0)
);

-- Where a clinic has the speciality already; elsewhere the reason leads to the profession until an admin names one.
insert into alasan (kata, kata_en, bidang, spesialisasi_id, mendesak, kekerasan, urutan)
select a.kata, a.kata_en, a.bidang, s.spesialisasi_id, a.mendesak, a.kekerasan, a.urutan
from (values
  (1, 'Demam/flu', 'Fever/flu', 'dokter', 'dokter umum', false, false),
  (2, 'Kulit', 'Skin', 'dokter', 'kulit dan kelamin', false, false),
  (3, 'Gigi', 'Teeth', 'dokter', 'dokter gigi', false, false),
  (4, 'Haid', 'Menstruation', 'dokter', 'kebidanan dan kandungan', false, false),
  (5, 'Cedera', 'Injury', 'dokter', null, true, false),
  (6, 'Sulit tidur', 'Trouble sleeping', 'psikolog', null, false, false),
  (7, 'Cemas', 'Anxiety', 'psikolog', null, false, false),
  (8, 'Sedih/kehilangan', 'Sadness/loss', 'psikolog', null, false, false),
  (9, 'Kuliah', 'Studies', 'psikolog', 'psikologi pendidikan', false, false),
  (10, 'Relasi', 'Relationships', 'psikolog', 'konseling keluarga dan relasi', false, false),
  (11, 'Kekerasan', 'Violence', 'psikolog', null, true, true),
  (12, 'Obat rutin', 'Regular medicine', 'dokter', 'dokter umum', false, false),
  (13, 'Surat/hasil', 'Letter/results', 'dokter', 'dokter umum', false, false),
  (14, 'Lainnya', 'Something else', 'semua', null, false, false)
) as a (urutan, kata, kata_en, bidang, spesialisasi, mendesak, kekerasan)
left join spesialisasi s on lower(s.nama_spesialisasi) = a.spesialisasi
order by a.urutan;

comment on table alasan is 'Reasons for a visit, from which a patient may choose one; admins keep them. Each leads to a profession.';
comment on column alasan.bidang is 'The profession to which it leads; `semua` where it leads to none.';
comment on column alasan.spesialisasi_id is 'The speciality within the profession. Without an active professional of it, the profession alone counts.';
comment on column alasan.jenis_id is 'The type of consultations that the professional offers. Where none does, it does not count.';
comment on column alasan.mendesak is 'The emergency numbers are shown beside the list.';
comment on column alasan.kekerasan is 'The numbers for victims of violence are shown beside the list.';
comment on column alasan.aktif is 'Whether patients see it. One that was used does not disappear.';
comment on index alasan_kata_sekali is 'No two reasons have the same word.';
comment on table hitungan_alasan is 'How many bookings of a week named a reason. Which ones is not stored.';
comment on column hitungan_alasan.minggu is 'The Monday of the week in which they were made.';
comment on constraint hitungan_alasan_senin on hitungan_alasan is 'No day is counted by itself.';
