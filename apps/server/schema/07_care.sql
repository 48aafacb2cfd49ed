-- Room: care.

create table templat (
  templat_id     int generated always as identity primary key,
  profesional_id int not null references tenaga_profesional,
  nomor          smallint not null check (nomor between 1 and :TEMPLAT_TERBANYAK),
  judul          text not null check (char_length(judul) between 1 and :maxLength.judul_templat),
  isi            text not null check (char_length(isi) between 1 and :maxLength.isi_templat),
  created_at     timestamptz not null,
  updated_at     timestamptz not null,
  constraint templat_nomor_sekali unique (profesional_id, nomor)
);
comment on table templat is 'A text that a professional uses again in replies. Only its owner reads it.';
comment on constraint templat_nomor_sekali on templat is 'A professional has one template in each of :TEMPLAT_TERBANYAK places.';
grant select, insert, update, delete on templat to service;

create table rekam (
  rekam_id            int generated always as identity primary key,
  jadwal_id           int not null references konsultasi,
  jenis               text not null check (jenis in (:jenisRekam)),
  versi               smallint not null,
  isi                 sealed not null,
  sidik               bytea not null check (octet_length(sidik) = 32),
  penulis_id          int not null references users,
  ditandatangani_pada timestamptz not null,
  alasan              sealed,
  constraint rekam_alasan_perbaikan check ((alasan is null) = (versi = 1)),
  constraint rekam_versi_sekali unique (jadwal_id, jenis, versi)
);
comment on table rekam is 'The signed versions of a psychologist''s notes. They are added and never changed.';
comment on column rekam.isi is 'Encrypted, with the place `rekam.isi:<jadwal_id>:<jenis>:<versi>`: the text and the salt of `sidik`.';
comment on column rekam.sidik is 'SHA-256 of salt, place, author, instant, reason and text. The row of the trail that records the signature has the same.';
comment on column rekam.alasan is 'Encrypted: why a version replaces the one before it. Null for the first.';
comment on constraint rekam_jenis_check on rekam is 'A note is full or limited.';
comment on constraint rekam_alasan_perbaikan on rekam is 'Each version but the first says why it was written.';
comment on constraint rekam_sidik_check on rekam is 'A SHA-256.';
comment on constraint rekam_versi_sekali on rekam is 'One row for each version of a note.';
grant select, insert on rekam to service;

create function guard_rekam() returns trigger language plpgsql as $$
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
create trigger rekam_10_psikologi before insert on rekam for each row execute function guard_rekam();
comment on trigger rekam_10_psikologi on rekam is 'Only a consultation of psychology has notes; its professional signs them; versions have no gap.';
create trigger rekam_10_kunci before insert or update of isi, alasan on rekam for each row
  execute function current_key('isi', 'alasan');
create trigger rekam_10_tetap before delete or truncate on rekam for each statement execute function append_only('rekam_tetap');
create trigger rekam_10_tetap_isi before update on rekam for each row execute function append_only('rekam_tetap', 'isi', 'alasan');
comment on trigger rekam_10_tetap_isi on rekam is 'A signed note is neither changed nor removed; a rotation of keys encrypts it again.';

create table rekam_draf (
  draf_id     int generated always as identity primary key,
  jadwal_id   int not null references konsultasi,
  jenis       text not null check (jenis in (:jenisRekam)),
  isi         bytea not null check (get_byte(isi, 0) = 1 and octet_length(isi) >= 33),
  dasar_versi smallint not null,
  revisi      int not null check (revisi > 0),
  diubah_pada timestamptz not null,
  constraint rekam_draf_dasar_check check (dasar_versi >= 0),
  constraint rekam_draf_sekali unique (jadwal_id, jenis)
);
comment on table rekam_draf is 'What a psychologist is writing: one draft for each consultation and kind, deleted when it is signed.';
comment on column rekam_draf.draf_id is 'For rotations of keys, which need one number for each row.';
comment on column rekam_draf.isi is 'Encrypted, with the place `rekam_draf.isi:<jadwal_id>:<jenis>`.';
comment on column rekam_draf.dasar_versi is 'The signed version that the draft continues; 0 where there was none.';
comment on column rekam_draf.revisi is 'How often the draft was saved: an editor that has seen an older one does not overwrite it.';
comment on constraint rekam_draf_jenis_check on rekam_draf is 'A note is full or limited.';
comment on constraint rekam_draf_isi_check on rekam_draf is 'Only an encrypted value is stored; the text may be empty.';
comment on constraint rekam_draf_dasar_check on rekam_draf is 'Versions count from one; 0 is none.';
comment on constraint rekam_draf_revisi_check on rekam_draf is 'Revisions count from one.';
comment on constraint rekam_draf_sekali on rekam_draf is 'One draft for each consultation and kind.';
grant select, insert, update, delete on rekam_draf to service;
create trigger rekam_draf_10_psikologi before insert on rekam_draf for each row execute function guard_rekam();
comment on trigger rekam_draf_10_psikologi on rekam_draf is 'Only a consultation of psychology has notes.';
create trigger rekam_draf_10_kunci before insert or update of isi on rekam_draf for each row
  execute function current_key('isi');

create table rekam_rilis (
  rekam_id int primary key references rekam,
  oleh     int not null references users,
  pada     timestamptz not null
);
comment on table rekam_rilis is 'The limited notes that their author has released to the client.';
grant select, insert on rekam_rilis to service;

create function guard_rilis() returns trigger language plpgsql as $$
begin
  if not exists (select from rekam where rekam_id = new.rekam_id and jenis = 'terbatas' and penulis_id = new.oleh) then
    raise exception 'only the author releases a note, and only a limited one' using errcode = 'restrict_violation', constraint = 'rekam_rilis_terbatas';
  end if;
  return new;
end $$;
create trigger rekam_rilis_10_terbatas before insert on rekam_rilis for each row execute function guard_rilis();
comment on trigger rekam_rilis_10_terbatas on rekam_rilis is 'Only the author releases a note, and only a limited one.';
create trigger rekam_rilis_10_tetap before update or delete or truncate on rekam_rilis for each statement
  execute function append_only();
comment on trigger rekam_rilis_10_tetap on rekam_rilis is 'A release is neither changed nor removed.';

create table izin_rekam (
  izin_id      int generated always as identity primary key,
  jadwal_id    int not null references konsultasi,
  kepada       int not null references tenaga_profesional,
  diberi_pada  timestamptz not null,
  sampai       timestamptz not null,
  dicabut_pada timestamptz,
  constraint izin_rekam_paling_lama check (sampai > diberi_pada and sampai <= (diberi_pada + interval ':IZIN_REKAM_HARI days')),
  constraint izin_rekam_dicabut_check check (dicabut_pada >= diberi_pada),
  constraint izin_rekam_satu exclude using gist (jadwal_id with =, kepada with =, tstzrange(diberi_pada, LEAST(sampai,
      coalesce(dicabut_pada, 'infinity'::timestamptz))) with &&)
);
comment on table izin_rekam is 'A client''s grants: which other professional may read the limited notes of one consultation, and until when.';
comment on constraint izin_rekam_paling_lama on izin_rekam is 'A grant ends after at most :IZIN_REKAM_HARI days.';
comment on constraint izin_rekam_dicabut_check on izin_rekam is 'A grant is withdrawn after it was given.';
comment on constraint izin_rekam_satu on izin_rekam is 'A professional has at most one grant of a consultation at a time.';
create index izin_rekam_kepada on izin_rekam (kepada);
grant select, insert, update (dicabut_pada) on izin_rekam to service;

create function guard_izin_rekam() returns trigger language plpgsql as $$
begin
  if not exists (
    select from konsultasi k join tenaga_profesional t on t.profesional_id = k.profesional_id
    where k.jadwal_id = new.jadwal_id and t.kelas = 'psikologi' and t.profesional_id <> new.kepada) then
    raise exception 'a grant is of notes of psychology, to another professional' using errcode = 'restrict_violation', constraint = 'izin_rekam_psikologi';
  end if;
  return new;
end $$;
create trigger izin_rekam_10_psikologi before insert on izin_rekam for each row execute function guard_izin_rekam();
comment on trigger izin_rekam_10_psikologi on izin_rekam is 'A grant is of notes of psychology, to another professional.';
create trigger izin_rekam_10_tetap before delete or truncate on izin_rekam for each statement execute function append_only('izin_rekam_tetap');
create trigger izin_rekam_10_tetap_isi before update on izin_rekam for each row
  when (not (old.dicabut_pada is null and new.dicabut_pada is not null
    and (new.izin_id, new.jadwal_id, new.kepada, new.diberi_pada, new.sampai)
      is not distinct from (old.izin_id, old.jadwal_id, old.kepada, old.diberi_pada, old.sampai)))
  execute function append_only('izin_rekam_tetap');
comment on trigger izin_rekam_10_tetap_isi on izin_rekam is 'A grant is withdrawn once; it is not changed otherwise, and not removed.';

create table instrumen (
  kode  text not null,
  versi text not null,
  isi   jsonb not null,
  izin  text not null,
  aktif boolean not null default true,
  constraint instrumen_izin check (btrim(izin) <> ''),
  constraint instrumen_pita check (pita_sambung(isi)),
  primary key (kode, versi)
);
comment on table instrumen is 'Questionnaires of screening: questions, scale, bands, and who permits their use.';
comment on column instrumen.isi is 'What the import of an instrument has, without code, version and licence.';
comment on column instrumen.izin is 'Who permits the use; patients read it below the questions.';
comment on column instrumen.aktif is 'Whether it can be filled in.';
comment on constraint instrumen_izin on instrumen is 'No instrument without a licence.';
comment on constraint instrumen_pita on instrumen is 'The bands contain each total exactly once.';
create unique index instrumen_satu_aktif on instrumen (kode) where aktif;
comment on index instrumen_satu_aktif is 'One version of a code can be filled in.';
grant select, insert, update (aktif) on instrumen to service;
create trigger instrumen_10_tetap before update on instrumen for each row
  when ((new.kode, new.versi, new.isi, new.izin) is distinct from (old.kode, old.versi, old.isi, old.izin))
  execute function append_only('instrumen_tetap');
comment on trigger instrumen_10_tetap on instrumen is 'An instrument is switched on and off, and otherwise never changed. A used one is not deleted, because its results refer to it.';

insert into instrumen (kode, versi, isi, izin, aktif) values
  ('GAD-7', 'id-1', '{
    "nama": "Rasa cemas (GAD-7)",
    "butir": ["Merasa gelisah, cemas, atau amat tegang", "Tidak mampu menghentikan atau mengendalikan rasa khawatir", "Terlalu mengkhawatirkan berbagai hal", "Sulit untuk santai", "Sangat gelisah sehingga sulit untuk duduk diam", "Menjadi mudah jengkel atau lekas marah", "Merasa takut seolah-olah sesuatu yang mengerikan mungkin terjadi"],
    "skala": [{"kata": "Tidak pernah", "nilai": 0}, {"kata": "Beberapa hari", "nilai": 1}, {"kata": "Lebih dari separuh waktu yang dimaksud", "nilai": 2}, {"kata": "Hampir setiap hari", "nilai": 3}],
    "aturan": {"pita": [{"dari": 0, "sampai": 4, "tingkat": "minimal"}, {"dari": 5, "sampai": 9, "tingkat": "ringan"}, {"dari": 10, "sampai": 14, "tingkat": "sedang"}, {"dari": 15, "sampai": 21, "tingkat": "berat"}], "lewati": 2},
    "bahasa": "id",
    "sumber": "Spitzer, Williams, Kroenke dkk.; terjemahan yang beredar di laman universitas dan layanan kesehatan Indonesia",
    "pengantar": "Dalam 2 minggu terakhir, seberapa sering Anda terganggu oleh masalah-masalah berikut?",
    "izin_bahasa": "en",
    "butir_bahaya": [],
    "jendela_hari": 14
  }', 'Developed by Drs. Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues, with an educational grant from Pfizer Inc. No permission required to reproduce, translate, display or distribute.', true),
  ('PHQ-9', 'id-1', '{
    "nama": "Suasana hati (PHQ-9)",
    "butir": ["Kurang berminat atau bergairah dalam melakukan apa pun", "Merasa murung, sedih, atau putus asa", "Sulit tidur/mudah terbangun, atau terlalu banyak tidur", "Merasa lelah atau kurang bertenaga", "Kurang nafsu makan atau terlalu banyak makan", "Kurang percaya diri — atau merasa bahwa Anda adalah orang yang gagal atau telah mengecewakan diri sendiri atau keluarga", "Sulit berkonsentrasi pada sesuatu, misalnya membaca koran atau menonton televisi", "Bergerak atau berbicara sangat lambat sehingga orang lain memperhatikannya. Atau sebaliknya; merasa resah atau gelisah sehingga Anda lebih sering bergerak dari biasanya", "Merasa lebih baik mati atau ingin melukai diri sendiri dengan cara apa pun"],
    "skala": [{"kata": "Tidak pernah", "nilai": 0}, {"kata": "Beberapa hari", "nilai": 1}, {"kata": "Lebih dari separuh waktu yang dimaksud", "nilai": 2}, {"kata": "Hampir setiap hari", "nilai": 3}],
    "aturan": {"pita": [{"dari": 0, "sampai": 4, "tingkat": "minimal"}, {"dari": 5, "sampai": 9, "tingkat": "ringan"}, {"dari": 10, "sampai": 14, "tingkat": "sedang"}, {"dari": 15, "sampai": 19, "tingkat": "sedang_berat"}, {"dari": 20, "sampai": 27, "tingkat": "berat"}], "lewati": 2},
    "bahasa": "id",
    "sumber": "Spitzer, Williams, Kroenke dkk.; terjemahan yang beredar di laman universitas dan layanan kesehatan Indonesia",
    "pengantar": "Dalam 2 minggu terakhir, seberapa sering Anda terganggu oleh masalah-masalah berikut?",
    "izin_bahasa": "en",
    "butir_bahaya": [9],
    "jendela_hari": 14
  }', 'Developed by Drs. Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues, with an educational grant from Pfizer Inc. No permission required to reproduce, translate, display or distribute.', true);

create table skrining (
  skrining_id int generated by default as identity primary key,
  user_id     int not null references users,
  kode        text not null,
  versi       text not null,
  isi         sealed not null,
  bahaya      boolean not null,
  dibuat_pada timestamptz not null,
  constraint skrining_instrumen foreign key (kode, versi) references instrumen
);
comment on table skrining is 'Results of screening.';
comment on column skrining.isi is 'Encrypted, of one length: answers, total and level. No other column has any of them.';
comment on column skrining.bahaya is 'A question about danger was affirmed. Readable, because the alert is raised by it.';
comment on constraint skrining_instrumen on skrining is 'Answers belong to a version of an instrument.';
create index skrining_orang on skrining (user_id, skrining_id desc);
grant select, insert on skrining to service;
grant usage on sequence skrining_skrining_id_seq to service;
create trigger skrining_10_tetap before delete or truncate on skrining for each statement execute function append_only('');
create trigger skrining_10_tetap_isi before update on skrining for each row execute function append_only('', 'isi');
comment on trigger skrining_10_tetap_isi on skrining is 'A result is neither changed nor deleted; a rotation of keys encrypts it again.';
create trigger skrining_10_kunci before insert or update of isi on skrining for each row
  execute function current_key('isi');

create function guard_peringatan_skrining() returns trigger language plpgsql as $$
begin
  if not exists (
    select from peringatan p join peringatan_sebab s using (peringatan_id)
    where p.user_id = new.user_id and s.sumber = 'skrining' and s.terakhir >= new.dibuat_pada)
  then
    raise exception 'a sign of danger without an alert' using errcode = 'check_violation', constraint = 'skrining_diperingatkan';
  end if;
  return null;
end $$;
create constraint trigger skrining_80_diperingatkan after insert on skrining deferrable initially deferred for each row
    when (new.bahaya) execute function guard_peringatan_skrining();
comment on trigger skrining_80_diperingatkan on skrining is 'Refuses, at the commit, a marked result without an alert of that moment.';

create table skrining_izin (
  user_id        int not null references users,
  profesional_id int not null references tenaga_profesional,
  sejak          timestamptz not null,
  dicabut_pada   timestamptz,
  constraint skrining_izin_urutan check (dicabut_pada >= sejak),
  primary key (user_id, profesional_id)
);
comment on table skrining_izin is 'Which professional may read all results of a person, since when; withdrawn it counts no more.';
comment on constraint skrining_izin_urutan on skrining_izin is 'It is withdrawn after it was given.';
create index skrining_izin_tenaga on skrining_izin (profesional_id) where dicabut_pada is null;
comment on index skrining_izin_tenaga is 'The patients who share their results with a professional now.';
grant select, insert, update (sejak), update (dicabut_pada) on skrining_izin to service;

create function guard_skrining_izin() returns trigger language plpgsql as $$
begin
  if new.dicabut_pada is null and not ada_konsultasi(new.user_id, new.profesional_id) then
    raise exception 'results are shared with a professional of a consultation'
      using errcode = 'check_violation', constraint = 'skrining_izin_konsultasi';
  end if;
  return new;
end $$;
create trigger skrining_izin_10_konsultasi before insert or update on skrining_izin for each row
    execute function guard_skrining_izin();
comment on trigger skrining_izin_10_konsultasi on skrining_izin is 'Refuses a grant to a professional without a consultation with the person.';

create table feedback (
  feedback_id    int generated always as identity primary key,
  jadwal_id      int not null,
  status         text not null default 'selesai' check (status = 'selesai'),
  profesional_id int not null references tenaga_profesional,
  user_id        int not null references users,
  rating         int not null check (rating between 1 and :BINTANG_TERBANYAK),
  komentar       sealed not null,
  created_at     timestamptz not null,
  tampil_publik  boolean not null default false,
  constraint feedback_sekali unique (jadwal_id),
  constraint feedback_hanya_selesai foreign key (jadwal_id, status) references konsultasi (jadwal_id, status)
);
comment on table feedback is 'The review of a finished consultation.';
comment on column feedback.komentar is 'Encrypted: it may say why the patient was treated.';
comment on constraint feedback_sekali on feedback is 'A consultation is reviewed once.';
comment on constraint feedback_hanya_selesai on feedback is 'Only a finished consultation is reviewed, and a reviewed one stays finished.';
create index feedback_tenaga on feedback (profesional_id, feedback_id desc);
create index feedback_pasien on feedback (user_id, feedback_id desc);
create index feedback_publik on feedback (profesional_id, feedback_id desc) where tampil_publik;
grant select, insert, update on feedback to service;

create function hitung_ulasan() returns trigger language plpgsql as $$
begin
  update tenaga_profesional set jumlah_ulasan = jumlah_ulasan + 1, total_rating = total_rating + new.rating
  where profesional_id = new.profesional_id;
  return null;
end $$;
create trigger feedback_60_dihitung after insert on feedback for each row execute function hitung_ulasan();
comment on trigger feedback_60_dihitung on feedback is 'Adds the rating to the count and the sum of the professional.';
create trigger feedback_10_kunci before insert or update of komentar on feedback for each row
  execute function current_key('komentar');

create table kalender_langganan (
  user_id    int primary key references users,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  created_at timestamptz not null,
  constraint kalender_langganan_token_sekali unique (token_hash)
);
comment on table kalender_langganan is 'The secret calendar address of an account. Only the hash of its token is stored.';
comment on constraint kalender_langganan_token_sekali on kalender_langganan is 'A token opens one calendar.';
grant select, insert, update, delete on kalender_langganan to service;
