-- Room: talk.

create table percakapan (
  id           int generated always as identity primary key,
  jadwal_id    int not null references konsultasi,
  pengirim_id  int not null references users,
  pesan        sealed,
  client_id    uuid not null default gen_random_uuid(),
  waktu_kirim  timestamptz not null,
  balas_id     int,
  diteruskan   boolean not null default false,
  ada_lampiran boolean not null default false,
  dihapus_pada timestamptz,
  constraint percakapan_sekali unique (jadwal_id, pengirim_id, client_id),
  constraint percakapan_nomor_sekali unique (jadwal_id, id),
  constraint percakapan_isi_atau_hapus check ((dihapus_pada is null) = (pesan is not null or ada_lampiran)),
  constraint percakapan_balas_sekonsultasi foreign key (jadwal_id, balas_id) references percakapan (jadwal_id, id)
);
comment on table percakapan is 'The messages of a consultation''s conversation, encrypted. Their ids grow in the order of visibility (lock `percakapan`).';
comment on constraint percakapan_sekali on percakapan is 'A message that a client sends again is stored once.';
comment on constraint percakapan_nomor_sekali on percakapan is 'Lets a message refer to another of the same consultation.';
comment on constraint percakapan_isi_atau_hapus on percakapan is 'A message has text or a file; a deleted one has neither.';
comment on constraint percakapan_balas_sekonsultasi on percakapan is 'A message quotes a message of the same consultation.';
create index percakapan_berkas_pengirim on percakapan (pengirim_id, waktu_kirim) where ada_lampiran;
grant select, insert, update on percakapan to service;
create trigger percakapan_10_kunci before insert or update of pesan on percakapan for each row
  execute function current_key('pesan');

create table lampiran (
  pesan_id int primary key references percakapan,
  nama     sealed not null,
  jenis    text not null check (jenis in (:semuaJenisLampiran)),
  ukuran   int not null check (ukuran > 0),
  lebar    int,
  tinggi   int,
  penuh    sealed not null,
  kecil    sealed,
  constraint lampiran_gambar_bersisi check ((jenis = 'image/webp') = (lebar is not null and tinggi is not null
      and kecil is not null))
);
comment on table lampiran is 'The file of a message, encrypted: the whole and, of a picture, a small copy.';
comment on constraint lampiran_gambar_bersisi on lampiran is 'A picture has width, height and a small copy; a PDF has none of them.';
grant select, insert, delete on lampiran to service;
create trigger lampiran_10_kunci before insert or update of nama, penuh, kecil on lampiran for each row
  execute function current_key('nama', 'penuh', 'kecil');

create table percakapan_peserta (
  jadwal_id   int not null references konsultasi,
  user_id     int not null references users,
  terkirim_id int not null default 0,
  dibaca_id   int not null default 0,
  terakhir_id int not null default 0,
  masuk_id    int not null default 0,
  constraint percakapan_dibaca_sesudah_terkirim check (dibaca_id <= terkirim_id),
  primary key (jadwal_id, user_id)
) with (fillfactor=80);
comment on table percakapan_peserta is 'How far each of the two has received and read a conversation.';
comment on constraint percakapan_dibaca_sesudah_terkirim on percakapan_peserta is 'A message is read only after it was received.';
create index percakapan_peserta_belum_dibaca on percakapan_peserta (user_id) where masuk_id > dibaca_id;
create index percakapan_peserta_orang on percakapan_peserta (user_id, terakhir_id desc, jadwal_id);
grant select, insert, update on percakapan_peserta to service;

create table bilik (
  jadwal_id    int not null references konsultasi,
  peran        text not null,
  user_id      int not null references users,
  sesi_id      int not null,
  sambungan    uuid not null,
  keadaan      text not null,
  sejak        timestamptz not null,
  denyut       timestamptz not null,
  ditutup_pada timestamptz not null,
  constraint bilik_peran check (peran in (:PeranBilik)),
  constraint bilik_keadaan check (keadaan in (:KeadaanKursi)),
  constraint bilik_tenaga_di_dalam check (peran <> 'tenaga' or keadaan = 'di dalam'),
  constraint bilik_denyut check (denyut < ditutup_pada),
  primary key (jadwal_id, peran)
);
comment on table bilik is 'The seats of video rooms that are taken now: two for each consultation, never a third.';
comment on column bilik.sesi_id is 'The session whose page sits there.';
comment on column bilik.sambungan is 'The page that sits there; another page of the same account can take the seat over.';
comment on column bilik.sejak is 'Since when the seat has its `keadaan`.';
comment on column bilik.denyut is 'The last heartbeat. A seat without one for :KURSI_KOSONG_DETIK seconds counts as empty.';
comment on column bilik.ditutup_pada is 'When the room closes. Written by the trigger `bilik_10_guard`.';
comment on constraint bilik_peran on bilik is 'The two of a consultation.';
comment on constraint bilik_keadaan on bilik is 'A patient waits until they are let in.';
comment on constraint bilik_tenaga_di_dalam on bilik is 'A professional does not wait.';
comment on constraint bilik_denyut on bilik is 'No heartbeat after the room has closed.';
create index bilik_sesi on bilik (sesi_id);
comment on index bilik_sesi is 'The seat of a session, when it ends.';
grant select, insert, update, delete on bilik to service;

create function guard_bilik() returns trigger language plpgsql as $$
declare
  k record;
begin
  select c.user_id, c.mulai, c.selesai, c.status, c.metode_konsultasi, t.user_id as tenaga_id into k
  from konsultasi c join tenaga_profesional t on t.profesional_id = c.profesional_id
  where c.jadwal_id = new.jadwal_id
  for share of c;
  if new.user_id is distinct from (case new.peran when 'pasien' then k.user_id else k.tenaga_id end) then
    raise exception 'a seat belongs to a person of the consultation' using errcode = 'check_violation', constraint = 'bilik_orang';
  end if;
  perform from auth_session where sesi_id = new.sesi_id and user_id = new.user_id for key share;
  if not found then
    raise exception 'a seat belongs to an open session of the person' using errcode = 'check_violation', constraint = 'bilik_sesi_terbuka';
  end if;
  if k.metode_konsultasi <> 'online' or (k.status <> 'disetujui' and k.status <> 'selesai')
    or new.denyut < k.mulai - interval ':BILIK_DIBUKA_MENIT minutes' or new.denyut >= k.selesai + interval ':BILIK_DITUTUP_MENIT minutes'
  then
    raise exception 'the room is not open' using errcode = 'check_violation', constraint = 'bilik_terbuka';
  end if;
  new.ditutup_pada := k.selesai + interval ':BILIK_DITUTUP_MENIT minutes';
  return new;
end $$;
create trigger bilik_10_guard before insert or update of jadwal_id, peran, user_id, sesi_id, keadaan, ditutup_pada
    on bilik for each row execute function guard_bilik();
comment on trigger bilik_10_guard on bilik is 'Refuses a seat to any other person, without an open session of the person, of a consultation that is neither approved nor finished or that is not online, and outside of the time of the room. Locks the consultation, shared.';

create function kabari_bilik() returns trigger language plpgsql as $$
declare
  kursi constant bilik := coalesce(new, old);
begin
  if tg_op = 'UPDATE' and (old.sambungan, old.keadaan) = (new.sambungan, new.keadaan) then return null; end if;
  perform kabari(jsonb_build_object('jenis', 'bilik', 'jadwal_id', kursi.jadwal_id, 'kepada', jsonb_build_array(
      kursi.user_id, case kursi.peran when 'pasien' then t.user_id else k.user_id end)))
  from konsultasi k join tenaga_profesional t on t.profesional_id = k.profesional_id where k.jadwal_id = kursi.jadwal_id;
  return null;
end $$;
create trigger bilik_90_kabar after insert or delete or update of sambungan, keadaan on bilik for each row
  execute function kabari_bilik();
comment on trigger bilik_90_kabar on bilik is 'The pages of both people read the room again when a seat is taken, left or given to another page, and when the patient is let in.';

create function catat_bilik() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.keadaan = new.keadaan then return null; end if;
  case tg_op
    when 'INSERT' then
      insert into riwayat_bilik (jadwal_id, peran, apa, waktu)
      select new.jadwal_id, new.peran, case when new.keadaan = 'menunggu' then 'menunggu'
        when exists (select from riwayat_bilik r
          where r.jadwal_id = new.jadwal_id and r.peran = new.peran and r.apa = 'masuk') then 'kembali' else 'masuk' end, new.sejak;
    when 'UPDATE' then
      insert into riwayat_bilik (jadwal_id, peran, apa, waktu)
      values (new.jadwal_id, new.peran, case new.keadaan when 'di dalam' then 'masuk' else 'menunggu' end, new.sejak);
    else
      insert into riwayat_bilik (jadwal_id, peran, apa, waktu)
      select old.jadwal_id, old.peran, 'putus', old.denyut
      where not exists (select from riwayat_bilik r
        where r.jadwal_id = old.jadwal_id and r.peran = old.peran and r.apa = 'keluar' and r.waktu >= old.sejak);
  end case;
  return null;
end $$;
create trigger bilik_70_catat after insert or delete or update of keadaan on bilik for each row execute function catat_bilik();
comment on trigger bilik_70_catat on bilik is 'Writes the history of the seat, also where the patient is let in.';

create function hapus_sinyal_kursi() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.sambungan = new.sambungan then return null; end if;
  delete from sinyal where jadwal_id = old.jadwal_id and old.sambungan in (dari, untuk);
  return null;
end $$;
create trigger bilik_70_hapus_sinyal after delete or update of sambungan on bilik for each row execute function hapus_sinyal_kursi();
comment on trigger bilik_70_hapus_sinyal on bilik is 'Deletes the signals of a page that leaves its seat, or from which another page takes it.';

create unlogged table sinyal (
  sinyal_id int primary key,
  jadwal_id int not null,
  dari      uuid not null,
  untuk     uuid not null,
  isi       sealed not null,
  dibuat    timestamptz not null
);
comment on table sinyal is 'Signals between the two pages of a room, for :SINYAL_HIDUP_DETIK seconds. Unlogged: a crash of the database loses them.';
comment on column sinyal.dari is 'The page that sent it.';
comment on column sinyal.untuk is 'The page that it is for.';
comment on column sinyal.isi is 'Encrypted. Descriptions and candidates of WebRTC name network addresses.';
create index sinyal_untuk on sinyal (jadwal_id, untuk, sinyal_id);
grant select, insert, delete on sinyal to service;
create trigger sinyal_10_kunci before insert or update of isi on sinyal for each row
  execute function current_key('isi');

create table riwayat_bilik (
  riwayat_id int generated always as identity primary key,
  jadwal_id  int not null references konsultasi,
  peran      text not null,
  apa        text not null,
  waktu      timestamptz not null,
  constraint riwayat_bilik_peran check (peran in (:PeranBilik)),
  constraint riwayat_bilik_apa check (apa in (:ApaBilik))
);
comment on table riwayat_bilik is 'When each of the two was in a room: evidence of attendance.';
comment on column riwayat_bilik.apa is 'What became of the seat: `putus` where it was lost, and `keluar` where the person left.';
comment on constraint riwayat_bilik_peran on riwayat_bilik is 'The two of a consultation.';
comment on constraint riwayat_bilik_apa on riwayat_bilik is 'What is recorded.';
create index riwayat_bilik_kursi on riwayat_bilik (jadwal_id, peran, riwayat_id);
grant select, insert on riwayat_bilik to service;
create trigger riwayat_bilik_10_tetap before update or delete or truncate on riwayat_bilik for each statement
  execute function append_only('riwayat_bilik_tetap');
comment on trigger riwayat_bilik_10_tetap on riwayat_bilik is 'Rows are neither changed nor deleted.';

create function konsultasi_jejak(objek text, objek_id bigint) returns int language sql stable as $$
  select case
    when $1 in ('konsultasi', 'percakapan', 'rekam') then $2::int
    when $1 = 'lampiran' then (select p.jadwal_id from percakapan p where p.id = $2)
    when $1 = 'izin_rekam' then (select i.jadwal_id from izin_rekam i where i.izin_id = $2)
  end
$$;
comment on function konsultasi_jejak is 'The consultation that a row of the trail is about; null where it is about none.';
grant execute on function konsultasi_jejak to service;
