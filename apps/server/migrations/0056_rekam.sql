-- The notes of a psychologist: a full one, which only its author reads, and a limited one, which the client can read and share.
-- See docs/adr/0056.
create table rekam (
  rekam_id           int generated always as identity primary key,
  jadwal_id          int         not null references konsultasi,
  jenis              text        not null,
  versi              smallint    not null,
  isi                bytea       not null,
  sidik              bytea       not null,
  penulis_id         int         not null references users,
  ditandatangani_pada timestamptz not null,
  alasan             bytea,
  constraint rekam_versi_sekali unique (jadwal_id, jenis, versi),
  constraint rekam_jenis_check check (jenis in ('lengkap', 'terbatas')),
  constraint rekam_isi_check check (get_byte(isi, 0) = 1 and octet_length(isi) > 33),
  constraint rekam_alasan_check check (get_byte(alasan, 0) = 1 and octet_length(alasan) > 33),
  constraint rekam_alasan_perbaikan check ((alasan is null) = (versi = 1)),
  constraint rekam_sidik_check check (octet_length(sidik) = 32)
);

create table rekam_draf (
  draf_id     int         generated always as identity primary key,
  jadwal_id   int         not null references konsultasi,
  jenis       text        not null,
  isi         bytea       not null,
  dasar_versi smallint    not null,
  revisi      int         not null,
  diubah_pada timestamptz not null,
  constraint rekam_draf_sekali unique (jadwal_id, jenis),
  constraint rekam_draf_jenis_check check (jenis in ('lengkap', 'terbatas')),
  constraint rekam_draf_isi_check check (get_byte(isi, 0) = 1 and octet_length(isi) >= 33),
  constraint rekam_draf_dasar_check check (dasar_versi >= 0),
  constraint rekam_draf_revisi_check check (revisi > 0)
);

create table rekam_rilis (
  rekam_id int         primary key references rekam,
  oleh     int         not null references users,
  pada     timestamptz not null
);

create table izin_rekam (
  izin_id      int         generated always as identity primary key,
  jadwal_id    int         not null references konsultasi,
  kepada       int         not null references tenaga_profesional,
  diberi_pada  timestamptz not null,
  sampai       timestamptz not null,
  dicabut_pada timestamptz,
  constraint izin_rekam_paling_lama check (sampai > diberi_pada and sampai <= diberi_pada + interval '90 days'),
  constraint izin_rekam_dicabut_check check (dicabut_pada >= diberi_pada),
  constraint izin_rekam_satu exclude using gist (jadwal_id with =, kepada with =,
    tstzrange(diberi_pada, least(sampai, coalesce(dicabut_pada, 'infinity'))) with &&)
);
create index izin_rekam_kepada on izin_rekam (kepada);

-- Notes are of psychology. A signed one is by the professional of the consultation, and continues the versions without a gap.
create function periksa_rekam() returns trigger language plpgsql as $$
declare
  psikolog int := (
    select t.user_id from konsultasi k join tenaga_profesional t on t.profesional_id = k.profesional_id
    where k.jadwal_id = new.jadwal_id and t.kelas = 'psikologi');
begin
  if psikolog is null then
    raise exception 'notes belong to consultations of psychology' using errcode = 'restrict_violation', constraint = 'rekam_psikologi';
  end if;
  if tg_table_name = 'rekam' then
    if new.penulis_id <> psikolog then
      raise exception 'a note is by the professional of its consultation' using errcode = 'restrict_violation', constraint = 'rekam_penulis';
    end if;
    if new.versi <> 1 + coalesce((select max(versi) from rekam where jadwal_id = new.jadwal_id and jenis = new.jenis), 0) then
      raise exception 'versions of a note have no gap' using errcode = 'restrict_violation', constraint = 'rekam_versi_urut';
    end if;
  end if;
  return new;
end $$;
create trigger rekam_psikologi before insert on rekam for each row execute function periksa_rekam();
create trigger rekam_draf_psikologi before insert on rekam_draf for each row execute function periksa_rekam();

create function periksa_rilis() returns trigger language plpgsql as $$
begin
  if not exists (select from rekam where rekam_id = new.rekam_id and jenis = 'terbatas' and penulis_id = new.oleh) then
    raise exception 'only the author releases a note, and only a limited one' using errcode = 'restrict_violation', constraint = 'rekam_rilis_terbatas';
  end if;
  return new;
end $$;
create trigger rekam_rilis_terbatas before insert on rekam_rilis for each row execute function periksa_rilis();

create function periksa_izin_rekam() returns trigger language plpgsql as $$
begin
  if not exists (
    select from konsultasi k join tenaga_profesional t on t.profesional_id = k.profesional_id
    where k.jadwal_id = new.jadwal_id and t.kelas = 'psikologi' and t.profesional_id <> new.kepada) then
    raise exception 'a grant is of notes of psychology, to another professional' using errcode = 'restrict_violation', constraint = 'izin_rekam_psikologi';
  end if;
  return new;
end $$;
create trigger izin_rekam_psikologi before insert on izin_rekam for each row execute function periksa_izin_rekam();

create function jaga_kunci_rekam() returns trigger language plpgsql as $$
begin
  if exists (
    select from (values (old.isi, new.isi), (old.alasan, new.alasan)) v (lama, baru)
    where baru is not null and baru is distinct from lama
      and substring(baru from 2 for 4) not in (select key_id from data_key)) then
    raise exception 'the key of this value is not current' using errcode = 'check_violation', constraint = 'kunci_tidak_berlaku';
  end if;
  return new;
end $$;
create trigger rekam_kunci before insert or update of isi, alasan on rekam for each row execute function jaga_kunci_rekam();

create function jaga_kunci_rekam_draf() returns trigger language plpgsql as $$
begin
  if not exists (select from data_key where key_id = substring(new.isi from 2 for 4)) then
    raise exception 'the key of this value is not current' using errcode = 'check_violation', constraint = 'kunci_tidak_berlaku';
  end if;
  return new;
end $$;
create trigger rekam_draf_kunci before insert or update of isi on rekam_draf for each row
  execute function jaga_kunci_rekam_draf();

-- A rotation encrypts the same text with another key, one column at a time; `sidik` shows whether it is the same.
create function jaga_rekam() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (new.rekam_id, new.jadwal_id, new.jenis, new.versi, new.sidik, new.penulis_id, new.ditandatangani_pada)
      is not distinct from (old.rekam_id, old.jadwal_id, old.jenis, old.versi, old.sidik, old.penulis_id, old.ditandatangani_pada)
      and (new.isi = old.isi or substring(new.isi from 2 for 4) <> substring(old.isi from 2 for 4))
      and (new.alasan is not distinct from old.alasan or substring(new.alasan from 2 for 4) <> substring(old.alasan from 2 for 4)) then
      return new;
    end if;
  end if;
  raise exception 'signed notes do not change' using errcode = 'restrict_violation', constraint = 'rekam_tetap';
end $$;
create trigger rekam_tetap before update or delete on rekam for each row execute function jaga_rekam();
create trigger rekam_tetap_semua before truncate on rekam for each statement execute function jaga_rekam();
create trigger rekam_rilis_tetap before update or delete on rekam_rilis for each row execute function tolak_ubah();
create trigger rekam_rilis_tetap_semua before truncate on rekam_rilis for each statement execute function tolak_ubah();

-- A grant ends once, and stays on record.
create function jaga_izin_rekam() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if old.dicabut_pada is null and new.dicabut_pada is not null
      and (new.izin_id, new.jadwal_id, new.kepada, new.diberi_pada, new.sampai)
      is not distinct from (old.izin_id, old.jadwal_id, old.kepada, old.diberi_pada, old.sampai) then
      return new;
    end if;
  end if;
  raise exception 'a grant is withdrawn once and changes in no other way' using errcode = 'restrict_violation', constraint = 'izin_rekam_tetap';
end $$;
create trigger izin_rekam_tetap before update or delete on izin_rekam for each row execute function jaga_izin_rekam();
create trigger izin_rekam_tetap_semua before truncate on izin_rekam for each statement execute function jaga_izin_rekam();

create function catat_rilis() returns trigger language plpgsql as $$
begin
  insert into peristiwa (jenis, jadwal_id, oleh, mulai, sejak)
  select 'rekam_dirilis', k.jadwal_id, new.oleh, k.mulai, new.pada
  from rekam r join konsultasi k on k.jadwal_id = r.jadwal_id where r.rekam_id = new.rekam_id;
  return null;
end $$;
create trigger rekam_rilis_baru after insert on rekam_rilis for each row execute function catat_rilis();

create function catat_izin_rekam() returns trigger language plpgsql as $$
begin
  insert into peristiwa (jenis, user_id, sejak)
  select case when new.dicabut_pada is null then 'izin_diberi' else 'izin_dicabut' end, t.user_id,
    coalesce(new.dicabut_pada, new.diberi_pada)
  from tenaga_profesional t where t.profesional_id = new.kepada;
  return null;
end $$;
create trigger izin_rekam_berubah after insert or update on izin_rekam for each row execute function catat_izin_rekam();

alter table jejak_baru drop constraint jejak_baru_dasar_check;
alter table jejak_baru add constraint jejak_baru_dasar_check
  check (dasar in ('milik_sendiri', 'perawatan', 'administrasi', 'izin', 'tautan', 'sistem', 'darurat'));

alter table peristiwa drop constraint peristiwa_jenis_check;
alter table peristiwa add constraint peristiwa_jenis_check
  check (jenis in ('pengajuan', 'tanda_terima', 'didaftarkan', 'disetujui', 'menunggu', 'dibatalkan', 'dijadwalkan',
    'balasan', 'pengingat_besok', 'pengingat_sejam', 'undangan_ulasan', 'rekam_dirilis', 'masuk', 'reset', 'email_konfirmasi',
    'email_diminta', 'email_berubah', 'password_admin', 'password_berubah', 'data_berubah', 'kalender_dibuat',
    'verifikasi', 'undangan', 'tugas_berubah', 'izin_diberi', 'izin_dicabut', 'jangkar_jejak',
    'dibuka_darurat', 'tinjauan'));

comment on table rekam is 'The signed versions of a psychologist''s notes. They are added and never changed.';
comment on column rekam.isi is 'Encrypted, with the place `rekam.isi:<jadwal_id>:<jenis>:<versi>`: the text and the salt of `sidik`.';
comment on column rekam.sidik is 'SHA-256 of salt, place, author, instant, reason and text. The row of the trail that records the signature has the same.';
comment on column rekam.alasan is 'Encrypted: why a version replaces the one before it. Null for the first.';
comment on table rekam_draf is 'What a psychologist is writing: one draft for each consultation and kind, deleted when it is signed.';
comment on column rekam_draf.isi is 'Encrypted, with the place `rekam_draf.isi:<jadwal_id>:<jenis>`.';
comment on column rekam_draf.dasar_versi is 'The signed version that the draft continues; 0 where there was none.';
comment on column rekam_draf.revisi is 'How often the draft was saved: an editor that has seen an older one does not overwrite it.';
comment on column rekam_draf.draf_id is 'For rotations of keys, which need one number for each row.';
comment on table rekam_rilis is 'The limited notes that their author has released to the client.';
comment on table izin_rekam is 'A client''s grants: which other professional may read the limited notes of one consultation, and until when.';
comment on constraint rekam_versi_sekali on rekam is 'One row for each version of a note.';
comment on constraint rekam_jenis_check on rekam is 'A note is full or limited.';
comment on constraint rekam_isi_check on rekam is 'Only an encrypted value is stored.';
comment on constraint rekam_alasan_check on rekam is 'Only an encrypted value is stored.';
comment on constraint rekam_alasan_perbaikan on rekam is 'Each version but the first says why it was written.';
comment on constraint rekam_sidik_check on rekam is 'A SHA-256.';
comment on constraint rekam_draf_sekali on rekam_draf is 'One draft for each consultation and kind.';
comment on constraint rekam_draf_jenis_check on rekam_draf is 'A note is full or limited.';
comment on constraint rekam_draf_isi_check on rekam_draf is 'Only an encrypted value is stored; the text may be empty.';
comment on constraint rekam_draf_dasar_check on rekam_draf is 'Versions count from one; 0 is none.';
comment on constraint rekam_draf_revisi_check on rekam_draf is 'Revisions count from one.';
comment on constraint izin_rekam_paling_lama on izin_rekam is 'A grant ends after at most 90 days.';
comment on constraint izin_rekam_dicabut_check on izin_rekam is 'A grant is withdrawn after it was given.';
comment on constraint izin_rekam_satu on izin_rekam is 'A professional has at most one grant of a consultation at a time.';
comment on trigger rekam_psikologi on rekam is 'Only a consultation of psychology has notes; its professional signs them; versions have no gap.';
comment on trigger rekam_draf_psikologi on rekam_draf is 'Only a consultation of psychology has notes.';
comment on trigger rekam_rilis_terbatas on rekam_rilis is 'Only the author releases a note, and only a limited one.';
comment on trigger izin_rekam_psikologi on izin_rekam is 'A grant is of notes of psychology, to another professional.';
comment on trigger rekam_kunci on rekam is 'Refuses a value that was encrypted with a key that is not current.';
comment on trigger rekam_draf_kunci on rekam_draf is 'Refuses a value that was encrypted with a key that is not current.';
comment on trigger rekam_tetap on rekam is 'A signed note is neither changed nor removed; a rotation of keys encrypts it again.';
comment on trigger rekam_tetap_semua on rekam is 'The same for truncate.';
comment on trigger rekam_rilis_tetap on rekam_rilis is 'A release is neither changed nor removed.';
comment on trigger rekam_rilis_tetap_semua on rekam_rilis is 'The same for truncate.';
comment on trigger izin_rekam_tetap on izin_rekam is 'A grant is withdrawn once; it is not changed otherwise, and not removed.';
comment on trigger izin_rekam_tetap_semua on izin_rekam is 'The same for truncate.';
comment on trigger rekam_rilis_baru on rekam_rilis is 'Writes the event that notifies the client.';
comment on trigger izin_rekam_berubah on izin_rekam is 'Writes the event that notifies the professional who has the grant.';
