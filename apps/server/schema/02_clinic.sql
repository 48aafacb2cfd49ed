-- Room: clinic.

create table klinik (
  klinik_id int generated always as identity primary key,
  nama      text not null check (nama = btrim(nama) and (char_length(nama) between 1 and :panjangLayanan.nama)),
  alamat    text check (alamat = btrim(alamat) and (char_length(alamat) between 1 and :panjangLayanan.alamat)),
  petunjuk  text check (petunjuk = btrim(petunjuk) and (char_length(petunjuk) between 1 and :panjangLayanan.petunjuk_arah)),
  zona      zona not null default 7,
  constraint klinik_zona_kunci unique (klinik_id, zona)
);
comment on table klinik is 'The clinics of the service, each in one zone. Professionals belong to one.';
comment on column klinik.alamat is 'Null: the address that the clinic says about itself (`layanan`).';
comment on column klinik.petunjuk is 'The way there.';
comment on column klinik.zona is 'Hours ahead of UTC: 7 WIB, 8 WITA, 9 WIT.';
comment on constraint klinik_zona_kunci on klinik is 'For the foreign key by which professionals have the zone of their clinic.';
create unique index klinik_nama_sekali on klinik (lower(nama));
comment on index klinik_nama_sekali is 'No two clinics have one name, in any case of its letters.';
grant select, insert, update on klinik to service;

insert into klinik (nama, zona) values
  ('Klinik utama', 7);

create table layanan (
  satu          boolean default true primary key check (satu),
  versi         int not null default 1,
  versi_nomor   int not null default 1,
  nama          text,
  alamat        text,
  jam_buka      text,
  telepon       text[] not null default '{}',
  email         text,
  petunjuk_arah text,
  peta_url      text,
  biaya         text,
  pembayaran    text,
  bpjs          text,
  pengembalian  text,
  constraint layanan_nama check (nama = btrim(nama) and (char_length(nama) between 1 and :panjangLayanan.nama)),
  constraint layanan_alamat check (alamat = btrim(alamat) and (char_length(alamat) between 1 and :panjangLayanan.alamat)),
  constraint layanan_jam_buka check (jam_buka = btrim(jam_buka) and (char_length(jam_buka) between 1 and :panjangLayanan.jam_buka)),
  constraint layanan_telepon check (teks_ringkas(telepon, :layananTerbanyak.telepon, :maxLength.phone_number)),
  constraint layanan_email check (email ~ '^[^\s@]+@[^\s@]+$' and char_length(email) <= :maxLength.email),
  constraint layanan_petunjuk_arah check (petunjuk_arah = btrim(petunjuk_arah) and (char_length(petunjuk_arah) between 1
      and :panjangLayanan.petunjuk_arah)),
  constraint layanan_peta_url check (peta_url ~ '^https://\S+$' and char_length(peta_url) <= :panjangLayanan.peta_url),
  constraint layanan_biaya check (biaya = btrim(biaya) and (char_length(biaya) between 1 and :panjangLayanan.biaya)),
  constraint layanan_pembayaran check (pembayaran = btrim(pembayaran) and (char_length(pembayaran) between 1 and :panjangLayanan.pembayaran)),
  constraint layanan_bpjs check (bpjs = btrim(bpjs) and (char_length(bpjs) between 1 and :panjangLayanan.bpjs)),
  constraint layanan_pengembalian check (pengembalian = btrim(pengembalian) and (char_length(pengembalian) between 1 and :panjangLayanan.pengembalian))
);
comment on table layanan is 'What the clinic says about itself, in one row: contact, place, price and payment. Public.';
comment on constraint layanan_nama on layanan is 'The name is trimmed, and has 1 to :panjangLayanan.nama characters where there is one.';
comment on constraint layanan_alamat on layanan is 'The address is trimmed, and has 1 to :panjangLayanan.alamat characters where there is one.';
comment on constraint layanan_jam_buka on layanan is 'The opening hours are trimmed, and have 1 to :panjangLayanan.jam_buka characters where there are any.';
comment on constraint layanan_telepon on layanan is 'At most :layananTerbanyak.telepon telephone numbers of at most :maxLength.phone_number characters.';
comment on constraint layanan_email on layanan is 'An e-mail address has one @ and no blanks.';
comment on constraint layanan_petunjuk_arah on layanan is 'The way there is trimmed, and has 1 to :panjangLayanan.petunjuk_arah characters where it is described.';
comment on constraint layanan_peta_url on layanan is 'A map is a link of https: no other scheme, which a page would run, and no blanks.';
comment on constraint layanan_biaya on layanan is 'What the price means is trimmed, and has 1 to :panjangLayanan.biaya characters where it is written.';
comment on constraint layanan_pembayaran on layanan is 'How to pay is trimmed, and has 1 to :panjangLayanan.pembayaran characters where it is written.';
comment on constraint layanan_bpjs on layanan is 'What BPJS covers is trimmed, and has 1 to :panjangLayanan.bpjs characters where it is written.';
comment on constraint layanan_pengembalian on layanan is 'How money is refunded is trimmed, and has 1 to :panjangLayanan.pengembalian characters where it is written.';
grant select, update on layanan to service;
create trigger layanan_90_kabar after update on layanan for each row when (old.* is distinct from new.*)
  execute function notify_change('layanan');
comment on trigger layanan_90_kabar on layanan is 'Every process completes its pages with the new texts.';

insert into layanan (satu, versi, versi_nomor, telepon) values
  (true, 1, 1, '{}');

create table nomor_darurat (
  urutan    smallint primary key check (urutan between 1 and :layananTerbanyak.nomor_darurat),
  label     text not null check (label = btrim(label) and (char_length(label) between 1 and :panjangLayanan.label_nomor)),
  label_en  text check (label_en = btrim(label_en) and (char_length(label_en) between 1 and :panjangLayanan.label_nomor)),
  nomor     text not null check (nomor ~ '^\+?[0-9]{3,15}$'),
  ext       text check (ext ~ '^[0-9]{1,8}$'),
  -- Words about the hours, such as `24 jam`; only shown. `dari` and `sampai` decide.
  jam       text check (jam = btrim(jam) and (char_length(jam) between 1 and :panjangLayanan.jam_nomor)),
  wilayah   text check (wilayah = btrim(wilayah) and (char_length(wilayah) between 1 and :panjangLayanan.wilayah_nomor)),
  diperiksa date not null,
  hari      text[],
  dari      time,
  sampai    time,
  constraint nomor_darurat_jam_lengkap check (num_nonnulls(hari, dari, sampai) in (0, 3)),
  constraint nomor_darurat_hari check (hari <@ array[:namaHari]
      and (cardinality(hari) between 1 and 7))
);
comment on table nomor_darurat is 'Emergency numbers in the order in which every page shows them. Public.';
comment on column nomor_darurat.hari is 'The weekdays on which the number is answered; null where it is always answered.';
comment on column nomor_darurat.dari is 'From when it is answered on these days, by the clock of Jakarta.';
comment on column nomor_darurat.sampai is 'Until when; a time that is not after `dari` is one of the next day.';
comment on constraint nomor_darurat_jam_lengkap on nomor_darurat is 'Days, beginning and end of the hours come together.';
comment on constraint nomor_darurat_hari on nomor_darurat is 'The days are weekdays, and there is one at least.';
grant select, insert, delete on nomor_darurat to service;
create trigger nomor_darurat_90_kabar after insert or delete or update on nomor_darurat for each statement
  execute function notify_change('layanan');

create function guard_nomor_darurat() returns trigger language plpgsql as $$
begin
  if (select count(distinct nomor) < cardinality(array[:nomorTetap]) from nomor_darurat
    where nomor in (:nomorTetap) and ext is null and hari is null) then
    raise exception 'the numbers 119 and 112 stay' using errcode = 'check_violation', constraint = 'nomor_darurat_tersisa';
  end if;
  return null;
end $$;
comment on function guard_nomor_darurat is 'Refuses a list of emergency numbers without 119 or 112, at the commit.';
create constraint trigger nomor_darurat_80_tersisa after delete or update
    on nomor_darurat deferrable initially deferred for each row execute function guard_nomor_darurat();
comment on trigger nomor_darurat_80_tersisa on nomor_darurat is 'Refuses a transaction that leaves 119 or 112 out, or limits their hours.';

insert into nomor_darurat (urutan, label, label_en, nomor, ext, diperiksa) values
  (1, 'konseling kesehatan jiwa (Healing119/SEJIWA), gratis', 'mental health counselling (Healing119/SEJIWA), free of charge', '119', '8', '2026-11-20'),
  (2, 'ambulans dan gawat darurat medis', 'ambulance and medical emergencies', '119', null, '2026-11-20'),
  (3, 'panggilan darurat (tersedia di sebagian kota/kabupaten)', 'emergency calls (available in some cities and regencies)', '112', null, '2026-11-20'),
  (4, 'polisi', 'police', '110', null, '2026-11-20'),
  (5, 'SAPA 129: kekerasan terhadap perempuan dan anak', 'SAPA 129: violence against women and children', '129', null, '2026-11-20');

create table pengaturan (
  satu            boolean default true primary key check (satu),
  minggu_ke_depan int not null default 0 check (minggu_ke_depan between 0 and :MAX_MINGGU_KE_DEPAN),
  privasi_ketat   boolean not null default false,
  rilis_jam       time not null default '00:00:00'::time
                  check (rilis_jam < '24:00:00'::time
                    and extract(second from rilis_jam) = (0)::numeric),
  mode_jendela    text not null default 'mingguan' check (mode_jendela in (:ModeJendela)),
  cakrawala_hari  smallint not null default 14 check (cakrawala_hari between 1 and :MAX_CAKRAWALA_HARI),
  kedaluwarsa     boolean not null default false
);
comment on table pengaturan is 'The settings of the clinic: one row.';
comment on column pengaturan.rilis_jam is 'The time in Jakarta at which further days open.';
comment on column pengaturan.mode_jendela is 'Whether the window ends on a Friday (`mingguan`) or a number of days after today (`harian`).';
comment on column pengaturan.cakrawala_hari is 'The number of days in the mode `harian`.';
comment on column pengaturan.kedaluwarsa is 'Whether the service cancels a request without an answer: a working day after its deadline, or at its start.';
comment on constraint pengaturan_satu_check on pengaturan is 'With the primary key: there is no second row.';
comment on constraint pengaturan_rilis_jam_check on pengaturan is 'A time of day, in whole minutes.';
grant select, update on pengaturan to service;
-- `luput` (GAP in db-event.ts): what subscribes reads its whole state again.
create trigger pengaturan_90_kabar after update of privasi_ketat on pengaturan for each row
  when (old.privasi_ketat is distinct from new.privasi_ketat) execute function notify_change('luput');
comment on trigger pengaturan_90_kabar on pengaturan is 'Every process reads all sessions again when strict privacy is switched.';

insert into pengaturan (satu, minggu_ke_depan, privasi_ketat, rilis_jam, mode_jendela, cakrawala_hari, kedaluwarsa) values
  (true, 0, false, '00:00:00', 'mingguan', 14, false);

create table spesialisasi (
  spesialisasi_id   int generated always as identity primary key,
  nama_spesialisasi text not null
                    check (nama_spesialisasi = btrim(nama_spesialisasi)
                      and (char_length(nama_spesialisasi) between 1 and :maxLength.nama_spesialisasi))
);
comment on table spesialisasi is 'Specialities of professionals.';
create unique index spesialisasi_nama_sekali on spesialisasi (lower(nama_spesialisasi));
comment on index spesialisasi_nama_sekali is 'Two specialities do not share a name, in upper or lower case.';
grant select, insert, update on spesialisasi to service;
