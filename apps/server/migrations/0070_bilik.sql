-- The video room of a consultation: its two seats, the signals between them, and its history. See docs/adr/0071.

create table bilik (
  jadwal_id    int         not null references konsultasi,
  peran        text        not null,
  user_id      int         not null references users,
  sesi_id      int         not null,
  sambungan    uuid        not null,
  keadaan      text        not null,
  sejak        timestamptz not null,
  denyut       timestamptz not null,
  ditutup_pada timestamptz not null,
  primary key (jadwal_id, peran),
  constraint bilik_peran check (peran in ('pasien', 'tenaga')),
  constraint bilik_keadaan check (keadaan in ('menunggu', 'di dalam')),
  constraint bilik_tenaga_di_dalam check (peran <> 'tenaga' or keadaan = 'di dalam'),
  constraint bilik_denyut check (denyut < ditutup_pada)
);
create index bilik_sesi on bilik (sesi_id);

-- Signals live for two minutes, so a crash of the database may take them: pages negotiate again. The numbers are drawn from a logged
-- sequence: one that began again after a crash would be below what pages have read.
create sequence sinyal_id as int;
create unlogged table sinyal (
  sinyal_id int         primary key,
  jadwal_id int         not null,
  dari      uuid        not null,
  untuk     uuid        not null,
  isi       bytea       not null,
  dibuat    timestamptz not null,
  constraint sinyal_isi_check check (get_byte(isi, 0) = 1 and octet_length(isi) > 33)
);
create index sinyal_untuk on sinyal (jadwal_id, untuk, sinyal_id);

create table riwayat_bilik (
  riwayat_id int         generated always as identity primary key,
  jadwal_id  int         not null references konsultasi,
  peran      text        not null,
  apa        text        not null,
  waktu      timestamptz not null,
  constraint riwayat_bilik_peran check (peran in ('pasien', 'tenaga')),
  constraint riwayat_bilik_apa check (apa in ('menunggu', 'masuk', 'putus', 'kembali', 'keluar'))
);
create index riwayat_bilik_kursi on riwayat_bilik (jadwal_id, peran, riwayat_id);

-- The consultation is locked, shared: one that is cancelled meanwhile is seen, and one that is cancelled later deletes the seat. The
-- session too: one that ends meanwhile is seen. `denyut` is the time by the clock of the service.
create function jaga_bilik() returns trigger language plpgsql as $$
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
    or new.denyut < k.mulai - interval '15 minutes' or new.denyut >= k.selesai + interval '30 minutes'
  then
    raise exception 'the room is not open' using errcode = 'check_violation', constraint = 'bilik_terbuka';
  end if;
  new.ditutup_pada := k.selesai + interval '30 minutes';
  return new;
end $$;
create trigger bilik_jaga before insert or update of jadwal_id, peran, user_id, sesi_id, keadaan, ditutup_pada on bilik
  for each row execute function jaga_bilik();

-- Ids only. A heartbeat is no change.
create function kabari_bilik() returns trigger language plpgsql as $$
declare
  kursi constant bilik := coalesce(new, old);
begin
  perform kabari(jsonb_build_object('jenis', 'bilik', 'jadwal_id', kursi.jadwal_id, 'kepada', jsonb_build_array(
      kursi.user_id, case kursi.peran when 'pasien' then t.user_id else k.user_id end)))
  from konsultasi k join tenaga_profesional t on t.profesional_id = k.profesional_id where k.jadwal_id = kursi.jadwal_id;
  return null;
end $$;
create trigger bilik_kabar after insert or delete on bilik for each row execute function kabari_bilik();
create trigger bilik_kabar_ubah after update of sambungan, keadaan on bilik for each row
  when ((new.sambungan, new.keadaan) is distinct from (old.sambungan, old.keadaan)) execute function kabari_bilik();

-- Who leaves has said so before, in the same statement. Any other seat that is deleted was last held at its heartbeat.
create function catat_bilik() returns trigger language plpgsql as $$
begin
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
create trigger bilik_catat after insert or delete on bilik for each row execute function catat_bilik();
create trigger bilik_catat_ubah after update of keadaan on bilik for each row when (new.keadaan <> old.keadaan)
  execute function catat_bilik();

create function hapus_sinyal_kursi() returns trigger language plpgsql as $$
begin
  delete from sinyal where jadwal_id = old.jadwal_id and old.sambungan in (dari, untuk);
  return null;
end $$;
create trigger bilik_hapus_sinyal after delete on bilik for each row execute function hapus_sinyal_kursi();
create trigger bilik_hapus_sinyal_ubah after update of sambungan on bilik for each row when (new.sambungan <> old.sambungan)
  execute function hapus_sinyal_kursi();

create function tutup_bilik() returns trigger language plpgsql as $$
begin
  delete from bilik where jadwal_id = new.jadwal_id;
  return null;
end $$;
create trigger konsultasi_tutup_bilik
  after update of status, mulai, selesai, profesional_id, user_id, metode_konsultasi on konsultasi for each row
  when ((new.mulai, new.selesai, new.profesional_id, new.user_id, new.metode_konsultasi)
      is distinct from (old.mulai, old.selesai, old.profesional_id, old.user_id, old.metode_konsultasi)
    or (new.status <> old.status and new.status <> 'disetujui' and new.status <> 'selesai'))
  execute function tutup_bilik();

create function tutup_bilik_sesi() returns trigger language plpgsql as $$
begin
  delete from bilik where sesi_id = old.sesi_id;
  return null;
end $$;
create trigger auth_session_tutup_bilik after delete on auth_session for each row execute function tutup_bilik_sesi();

create function jaga_kunci_sinyal() returns trigger language plpgsql as $$
begin
  if not exists (select from data_key where key_id = substring(new.isi from 2 for 4)) then
    raise exception 'the key of this value is not current' using errcode = 'check_violation', constraint = 'kunci_tidak_berlaku';
  end if;
  return new;
end $$;
create trigger sinyal_kunci before insert or update of isi on sinyal for each row execute function jaga_kunci_sinyal();

create function jaga_riwayat_bilik() returns trigger language plpgsql as $$
begin
  raise exception 'the history of a room stays' using errcode = 'restrict_violation', constraint = 'riwayat_bilik_tetap';
end $$;
create trigger riwayat_bilik_tetap before update or delete on riwayat_bilik for each row execute function jaga_riwayat_bilik();
create trigger riwayat_bilik_tetap_semua before truncate on riwayat_bilik for each statement execute function jaga_riwayat_bilik();

comment on table bilik is 'The seats of video rooms that are taken now: two for each consultation, never a third.';
comment on column bilik.sesi_id is 'The session whose page sits there.';
comment on column bilik.sambungan is 'The page that sits there; another page of the same account can take the seat over.';
comment on column bilik.sejak is 'Since when the seat has its `keadaan`.';
comment on column bilik.denyut is 'The last heartbeat. A seat without one for 20 seconds counts as empty.';
comment on column bilik.ditutup_pada is 'When the room closes. Written by the trigger `bilik_jaga`.';
comment on constraint bilik_peran on bilik is 'The two of a consultation.';
comment on constraint bilik_keadaan on bilik is 'A patient waits until they are let in.';
comment on constraint bilik_tenaga_di_dalam on bilik is 'A professional does not wait.';
comment on constraint bilik_denyut on bilik is 'No heartbeat after the room has closed.';
comment on index bilik_sesi is 'The seat of a session, when it ends.';
comment on trigger bilik_jaga on bilik is 'Refuses a seat to any other person, without an open session of the person, of a consultation that is neither approved nor finished or that is not online, and outside of the time of the room. Locks the consultation, shared.';
comment on trigger bilik_kabar on bilik is 'Sends the event on which the pages of both people read the room again.';
comment on trigger bilik_kabar_ubah on bilik is 'The same where the patient is let in or another page takes the seat.';
comment on trigger bilik_catat on bilik is 'Writes the history of the seat.';
comment on trigger bilik_catat_ubah on bilik is 'The same where the patient is let in.';
comment on trigger bilik_hapus_sinyal on bilik is 'Deletes the signals of a page with its seat.';
comment on trigger bilik_hapus_sinyal_ubah on bilik is 'The same for a page whose seat another one took.';
comment on trigger konsultasi_tutup_bilik on konsultasi is 'Deletes the seats of a consultation that was cancelled, moved, given to another person, or is no longer online.';
comment on trigger auth_session_tutup_bilik on auth_session is 'Deletes the seat of a session that ended.';
comment on table sinyal is 'Signals between the two pages of a room, for two minutes. Unlogged: a crash of the database loses them.';
comment on column sinyal.dari is 'The page that sent it.';
comment on column sinyal.untuk is 'The page that it is for.';
comment on column sinyal.isi is 'Encrypted. Descriptions and candidates of WebRTC name network addresses.';
comment on constraint sinyal_isi_check on sinyal is 'Only an encrypted value is stored.';
comment on trigger sinyal_kunci on sinyal is 'Refuses a value that was encrypted with a key that is not current.';
comment on table riwayat_bilik is 'When each of the two was in a room: evidence of attendance.';
comment on column riwayat_bilik.apa is 'What became of the seat: `putus` where it was lost, and `keluar` where the person left.';
comment on constraint riwayat_bilik_peran on riwayat_bilik is 'The two of a consultation.';
comment on constraint riwayat_bilik_apa on riwayat_bilik is 'What is recorded.';
comment on trigger riwayat_bilik_tetap on riwayat_bilik is 'Rows are neither changed nor deleted.';
comment on trigger riwayat_bilik_tetap_semua on riwayat_bilik is 'The same for truncate.';
