create table percakapan (
  id          int generated always as identity primary key,
  jadwal_id   int not null references konsultasi,
  pengirim_id int not null references users,
  -- Sealed like the complaint; bound to the consultation and the sender's client_id.
  pesan       bytea not null check (get_byte(pesan, 0) = 1 and octet_length(pesan) > 33),
  client_id   uuid not null default gen_random_uuid(),
  waktu_kirim timestamptz not null,
  constraint percakapan_sekali unique (jadwal_id, pengirim_id, client_id)
);
create index percakapan_konsultasi on percakapan (jadwal_id, id);

create table feedback (
  feedback_id    int generated always as identity primary key,
  jadwal_id      int not null,
  -- Always 'selesai': with the key below, only a finished consultation is reviewed, and a reviewed one stays finished.
  status         text not null default 'selesai' check (status = 'selesai'),
  profesional_id int not null references tenaga_profesional,
  user_id        int not null references users,
  rating         int not null check (rating between 1 and 5),
  komentar       text not null check (komentar = btrim(komentar) and char_length(komentar) between 1 and 1000),
  created_at     timestamptz not null,
  constraint feedback_sekali unique (jadwal_id),
  constraint feedback_hanya_selesai foreign key (jadwal_id, status) references konsultasi (jadwal_id, status)
);
create index feedback_tenaga on feedback (profesional_id, feedback_id desc);
create index feedback_pasien on feedback (user_id, feedback_id desc);

create function hitung_ulasan() returns trigger language plpgsql as $$
begin
  update tenaga_profesional set jumlah_ulasan = jumlah_ulasan + 1, total_rating = total_rating + new.rating
  where profesional_id = new.profesional_id;
  return null;
end $$;
create trigger feedback_dihitung after insert on feedback for each row execute function hitung_ulasan();
