-- Transactions with a NOTIFY wait for each other at their commit. So the server notifies of bookings and messages, after
-- the commit. Triggers still notify of rare changes.
drop trigger konsultasi_kabar_baru on konsultasi;

-- The ids of a conversation grow in the order in which its messages become visible: the statement that inserts one takes
-- the conversation's lock (7004) before it draws the id.
alter table percakapan
  alter column pesan drop not null,
  add column balas_id int,
  add column diteruskan boolean not null default false,
  add column ada_lampiran boolean not null default false,
  add column dihapus_pada timestamptz,
  -- A deleted message is a marker and nothing more; any other says something or shows something.
  add constraint percakapan_isi_atau_hapus check ((dihapus_pada is null) = (pesan is not null or ada_lampiran)),
  add constraint percakapan_nomor_sekali unique (jadwal_id, id),
  add constraint percakapan_balas_sekonsultasi foreign key (jadwal_id, balas_id) references percakapan (jadwal_id, id);
drop index percakapan_konsultasi;

-- The file of a message, sealed like its text and bound to the same place.
create table lampiran (
  pesan_id int primary key references percakapan,
  nama     bytea not null check (get_byte(nama, 0) = 1 and octet_length(nama) > 33),
  jenis    text not null check (jenis in ('image/webp', 'application/pdf')),
  -- In bytes, before it is sealed; sides in pixels.
  ukuran   int not null check (ukuran > 0),
  lebar    int,
  tinggi   int,
  penuh    bytea not null check (get_byte(penuh, 0) = 1 and octet_length(penuh) > 33),
  kecil    bytea check (get_byte(kecil, 0) = 1 and octet_length(kecil) > 33),
  constraint lampiran_gambar_bersisi check ((jenis = 'image/webp') = (lebar is not null and tinggi is not null and kecil is not null))
);
-- What is sealed cannot be compressed.
alter table lampiran alter column penuh set storage external, alter column kecil set storage external;

-- One row for each of the two, from the first message or mark on: how far they have come, and where the conversation
-- stands for them, so that neither the inbox nor the unread count has to look into messages that were seen.
create table percakapan_peserta (
  jadwal_id   int not null references konsultasi,
  user_id     int not null references users,
  terkirim_id int not null default 0,
  dibaca_id   int not null default 0,
  -- The last message of the conversation, and the last one that was written to this person.
  terakhir_id int not null default 0,
  masuk_id    int not null default 0,
  primary key (jadwal_id, user_id),
  constraint percakapan_dibaca_sesudah_terkirim check (dibaca_id <= terkirim_id)
) with (fillfactor = 80);
create index percakapan_peserta_belum_dibaca on percakapan_peserta (user_id) where masuk_id > dibaca_id;
insert into percakapan_peserta (jadwal_id, user_id, terakhir_id, masuk_id)
select p.jadwal_id, who.user_id, max(p.id), coalesce(max(p.id) filter (where p.pengirim_id <> who.user_id), 0)
from percakapan p
join konsultasi k on k.jadwal_id = p.jadwal_id
join tenaga_profesional t on t.profesional_id = k.profesional_id
cross join lateral (values (k.user_id), (t.user_id)) who (user_id)
group by p.jadwal_id, who.user_id;
