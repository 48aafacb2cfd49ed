-- The hand-over of an unanswered request, with the consent of the patient. See docs/adr/0068.

-- An offer. The request itself does not change before the patient agrees.
create table alihan (
  -- Also the number of its place in `tempat`.
  alihan_id        int         primary key default nextval('konsultasi_id'),
  jadwal_id        int         not null references konsultasi,
  profesional_id   int         not null,
  jadwal_tenaga_id int         not null,
  mulai            timestamptz not null,
  selesai          timestamptz not null,
  zona             smallint    not null,
  oleh             int         not null references users,
  dibuat           timestamptz not null,
  habis_pada       timestamptz not null,
  hasil            text,
  berakhir_pada    timestamptz,
  jadwal_baru      int         references konsultasi deferrable initially deferred,
  constraint alihan_sesi_milik_tenaga foreign key (jadwal_tenaga_id, profesional_id)
    references jadwal_tenaga (jadwal_tenaga_id, profesional_id),
  constraint alihan_urut check (selesai > mulai),
  constraint alihan_berlaku check (habis_pada > dibuat and habis_pada <= dibuat + interval '24 hours'
    and habis_pada <= mulai - interval '2 hours'),
  constraint alihan_hasil_check check (hasil in ('diterima', 'ditolak', 'habis', 'gugur', 'ditarik')),
  constraint alihan_berakhir check ((hasil is null) = (berakhir_pada is null)),
  constraint alihan_baru check ((hasil is not distinct from 'diterima') = (jadwal_baru is not null))
);
create unique index alihan_satu on alihan (jadwal_id) where hasil is null;
create unique index alihan_diterima_sekali on alihan (jadwal_id) where hasil = 'diterima';
create index alihan_konsultasi on alihan (jadwal_id, alihan_id);
create index alihan_terbuka on alihan (habis_pada) where hasil is null;

-- The offered time is kept for the patient like a hold, which remembers the same of its slot.
alter table tempat
  drop constraint tempat_jenis,
  drop constraint tempat_sesi,
  drop constraint tempat_tahan_waktu,
  add constraint tempat_jenis check (jenis in ('konsultasi', 'tahan', 'alihan')),
  add constraint tempat_sesi check ((jenis <> 'konsultasi') = (jadwal_tenaga_id is not null)),
  add constraint tempat_tahan_waktu check (case when jenis <> 'konsultasi'
    then jenis_id is not null and mulai is not null and selesai is not null and dari <= mulai and mulai < selesai and selesai <= sampai
    else jenis_id is null and mulai is null and selesai is null end);

-- A request that waits is offered, to another professional of the same profession. An offer ends once, and nothing else of it changes.
create function jaga_alihan() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from konsultasi k
    join tenaga_profesional lama on lama.profesional_id = k.profesional_id
    join tenaga_profesional baru on baru.profesional_id = new.profesional_id
    where k.jadwal_id = new.jadwal_id and k.status = 'diajukan' and new.habis_pada <= k.mulai
      and baru.profesional_id <> lama.profesional_id and baru.kelas = lama.kelas
    for share of k;
    if not found then
      raise exception 'this request is not offered to this professional' using errcode = 'restrict_violation', constraint = 'alihan_pengajuan';
    end if;
    return new;
  end if;
  if tg_op = 'DELETE' or old.hasil is not null or new.hasil is null or (
    to_jsonb(new) - 'hasil' - 'berakhir_pada' - 'jadwal_baru' <> to_jsonb(old) - 'hasil' - 'berakhir_pada' - 'jadwal_baru'
  ) then
    raise exception 'an offer ends once' using errcode = 'restrict_violation', constraint = 'alihan_tetap';
  end if;
  return new;
end $$;
create trigger alihan_tetap before insert or update or delete on alihan for each row execute function jaga_alihan();

-- An offer comes with its place, in one statement, and the patient is notified.
create function sebut_alihan() returns trigger language plpgsql as $$
begin
  if not exists (
    select from tempat p join konsultasi k on k.jadwal_id = new.jadwal_id
    where p.tempat_id = new.alihan_id and p.jenis = 'alihan' and p.user_id = k.user_id
      and (p.profesional_id, p.mulai, p.selesai, p.habis_pada) = (new.profesional_id, new.mulai, new.selesai, new.habis_pada)
  ) then
    raise exception 'the offer has no place' using errcode = 'exclusion_violation', constraint = 'tempat_satu_waktu';
  end if;
  perform kabari_slot(new.profesional_id, tanggal_wib(new.mulai));
  insert into peristiwa (jenis, jadwal_id, oleh, mulai, sejak)
  select 'alihan_ditawarkan', k.jadwal_id, new.oleh, k.mulai, new.dibuat from konsultasi k where k.jadwal_id = new.jadwal_id;
  return null;
end $$;
create trigger alihan_sebut after insert on alihan for each row execute function sebut_alihan();

-- The same from the other side.
create function jaga_pemilik_alihan() returns trigger language plpgsql as $$
begin
  if not exists (
    select from alihan where alihan_id = new.tempat_id and hasil is null
      and (profesional_id, mulai, selesai, habis_pada) = (new.profesional_id, new.mulai, new.selesai, new.habis_pada)
  ) then
    raise exception 'the place has no open offer' using errcode = 'integrity_constraint_violation', constraint = 'tempat_milik';
  end if;
  return null;
end $$;
create trigger tempat_ada_alihan after insert or update on tempat for each row
  when (new.jenis = 'alihan') execute function jaga_pemilik_alihan();

create function lepas_tempat_alihan() returns trigger language plpgsql as $$
begin
  delete from tempat where tempat_id = new.alihan_id and jenis = 'alihan';
  perform kabari_slot(new.profesional_id, tanggal_wib(new.mulai));
  return null;
end $$;
create trigger alihan_lepas after update of hasil on alihan for each row execute function lepas_tempat_alihan();

-- At the commit: what was agreed to has happened, whole.
create function pastikan_alihan() returns trigger language plpgsql as $$
begin
  if not exists (
    select from konsultasi lama join konsultasi baru on baru.jadwal_id = new.jadwal_baru
    where lama.jadwal_id = new.jadwal_id and lama.status = 'dibatalkan'
      and (baru.user_id, baru.profesional_id, baru.mulai) = (lama.user_id, new.profesional_id, new.mulai)
  ) then
    raise exception 'the request was not handed over' using errcode = 'integrity_constraint_violation', constraint = 'alihan_terlaksana';
  end if;
  return null;
end $$;
create constraint trigger alihan_terlaksana after update of hasil on alihan deferrable initially deferred
  for each row when (new.hasil = 'diterima') execute function pastikan_alihan();

-- An answer of the first professional, a move, a cancellation and the expiry of the request end the offer.
create function gugurkan_alihan() returns trigger language plpgsql as $$
begin
  update alihan set hasil = 'gugur', berakhir_pada = new.updated_at where jadwal_id = new.jadwal_id and hasil is null;
  return null;
end $$;
create trigger konsultasi_alihan_gugur after update of status, mulai, profesional_id on konsultasi for each row
  when (old.status = 'diajukan'
    and (old.status, old.mulai, old.profesional_id) is distinct from (new.status, new.mulai, new.profesional_id))
  execute function gugurkan_alihan();

-- The request lives on as another one: no account opens the former one again.
create function jaga_dialihkan() returns trigger language plpgsql as $$
begin
  if exists (select from alihan where jadwal_id = new.jadwal_id and hasil = 'diterima') then
    raise exception 'this request was handed over' using errcode = 'restrict_violation', constraint = 'konsultasi_dialihkan';
  end if;
  return new;
end $$;
create trigger konsultasi_dialihkan before update of status on konsultasi for each row
  when (old.status = 'dibatalkan' and new.status <> 'dibatalkan') execute function jaga_dialihkan();

-- As in 0063, but a request that was handed over has words of its own for its first professional.
create or replace function catat_perubahan() returns trigger language plpgsql as $$
declare
  untold boolean := false;
  back   boolean := false;
  alih   boolean := false;
begin
  if old.status = 'diajukan' and new.status = 'dibatalkan' then
    alih := exists (select from alihan where jadwal_id = new.jadwal_id and hasil = 'diterima');
  end if;
  -- A change that is taken back in time was not published yet, so taking it back publishes nothing; other changes are.
  if old.status in ('dibatalkan', 'selesai') and new.status <> old.status then
    delete from peristiwa where jadwal_id = new.jadwal_id and bisa_diurungkan
      and jenis = case old.status when 'dibatalkan' then 'dibatalkan' else 'undangan_ulasan' end;
    untold := found and old.status = 'dibatalkan';
    back := found and old.status = 'selesai' and new.status = (
      select dari from riwayat_status where jadwal_id = new.jadwal_id and ke = 'selesai' order by riwayat_id desc limit 1);
  end if;
  insert into peristiwa (jenis, jadwal_id, oleh, mulai, sejak, bisa_diurungkan)
  select jenis, new.jadwal_id, new.diubah_oleh, new.mulai, sejak, bisa_diurungkan
  from (values
    -- Patients can take back their own cancellation for a moment.
    ('dibatalkan', new.status = 'dibatalkan' and old.status <> 'dibatalkan' and new.sebab_batal <> 'tidak_dijawab' and not alih,
      new.updated_at, coalesce(new.diubah_oleh = new.user_id, false)),
    -- The patient has agreed, and gets the receipt of the new request.
    ('dialihkan', alih, new.updated_at, false),
    ('tidak_dijawab', new.status = 'dibatalkan' and old.status <> 'dibatalkan' and new.sebab_batal = 'tidak_dijawab',
      new.updated_at, false),
    ('jawab_habis', new.status = 'dibatalkan' and old.status <> 'dibatalkan' and new.sebab_batal = 'tidak_dijawab',
      new.updated_at, false),
    ('pengajuan', old.status = 'dibatalkan' and not untold and new.status in ('diajukan', 'menunggu', 'disetujui'),
      new.updated_at, false),
    ('dijadwalkan', old.mulai <> new.mulai, new.updated_at, false),
    (new.status, old.status <> new.status and new.status in ('menunggu', 'disetujui') and not back, new.updated_at, false),
    -- A professional who approves with a reply causes one event: the approval leads to the reply.
    ('balasan', old.initial_consult is distinct from new.initial_consult and new.status in (old.status, 'selesai'),
      new.updated_at, false),
    -- A patient is not asked for a review before the consultation has taken place.
    ('undangan_ulasan', old.status <> new.status and new.status = 'selesai', greatest(new.updated_at, new.selesai), true)
  ) as tell (jenis, is_news, sejak, bisa_diurungkan)
  where is_news;
  return null;
end $$;

alter table peristiwa drop constraint peristiwa_jenis_check;
alter table peristiwa add constraint peristiwa_jenis_check
  check (jenis in ('pengajuan', 'tanda_terima', 'didaftarkan', 'disetujui', 'menunggu', 'dibatalkan', 'dijadwalkan',
    'balasan', 'pengingat_besok', 'pengingat_sejam', 'undangan_ulasan', 'rekam_dirilis', 'peringatan_konsultasi', 'jawab_separuh', 'jawab_lewat',
    'belum_dijawab', 'tidak_dijawab', 'jawab_habis', 'alihan_ditawarkan', 'dialihkan', 'masuk', 'reset', 'email_konfirmasi',
    'email_diminta', 'email_berubah', 'password_admin', 'password_berubah', 'data_berubah', 'kalender_dibuat',
    'verifikasi', 'undangan', 'tugas_berubah', 'izin_diberi', 'izin_dicabut', 'jangkar_jejak',
    'dibuka_darurat', 'tinjauan', 'peringatan', 'peringatan_belum', 'janji_lewat', 'keberatan_ditanggapi'));

-- An alert that was acknowledged and is not closed: who handles it is notified after an hour, those on duty after two, each once.
-- A round that begins again by a hand-over counts anew.
create table peringatan_lanjutan (
  peringatan_id int         not null references peringatan,
  putaran       int         not null,
  tahap         smallint    not null,
  pada          timestamptz not null,
  primary key (peringatan_id, putaran, tahap),
  constraint peringatan_lanjutan_tahap check (tahap between 1 and 2)
);

-- One that another process is handling is left to it. Where no one is on duty, every holder of the duty.
create function ingatkan_peringatan(kini timestamptz) returns void language sql as $$
  with lama as (
    select peringatan_id, putaran, diakui_oleh, diakui_pada from peringatan
    where ditutup_pada is null and diakui_pada <= kini - interval '60 minutes'
    order by peringatan_id
    for no key update skip locked
  ), baru as (
    insert into peringatan_lanjutan (peringatan_id, putaran, tahap, pada)
    select lama.peringatan_id, lama.putaran, t.tahap, kini
    from lama join (values (1, interval '60 minutes'), (2, interval '120 minutes')) t (tahap, sesudah)
      on lama.diakui_pada <= kini - t.sesudah
    on conflict do nothing
    returning peringatan_id, tahap
  ), bertugas as (
    select distinct user_id from jaga where mulai <= kini and selesai > kini
  )
  insert into peristiwa (jenis, user_id, sejak)
  select 'peringatan', kepada, kini from (
    select baru.peringatan_id, lama.diakui_oleh as kepada from baru join lama using (peringatan_id) where baru.tahap = 1
    union
    select baru.peringatan_id, bertugas.user_id from baru cross join bertugas where baru.tahap = 2
    union
    select baru.peringatan_id, p.kepada from baru cross join penerima_peringatan(1, kini) p
    where baru.tahap = 2 and not exists (select from bertugas)
  ) k order by peringatan_id, kepada
$$;

comment on table peringatan_lanjutan is 'The reminders of an alert that was acknowledged and not closed: 1 after an hour, 2 after two.';
comment on constraint peringatan_lanjutan_tahap on peringatan_lanjutan is 'The known steps.';
comment on function ingatkan_peringatan is 'Reminds of the alerts that were acknowledged and not closed.';
comment on table alihan is 'Offers to hand an unanswered request over to another professional. Only its patient and admins read them.';
comment on column alihan.jadwal_id is 'The request.';
comment on column alihan.oleh is 'The admin who offers.';
comment on column alihan.habis_pada is 'Until when the patient may agree.';
comment on column alihan.hasil is 'How it ended; null while it is open. `gugur`: the request was answered, moved or cancelled meanwhile.';
comment on column alihan.jadwal_baru is 'The request with the other professional, once the patient has agreed.';
comment on constraint alihan_sesi_milik_tenaga on alihan is 'An offer is a session of the other professional.';
comment on constraint alihan_urut on alihan is 'An offered time ends after it begins.';
comment on constraint alihan_berlaku on alihan is 'An offer ends after 24 hours, or two hours before the offered time.';
comment on constraint alihan_hasil_check on alihan is 'The known results.';
comment on constraint alihan_berakhir on alihan is 'An offer that has ended says when.';
comment on constraint alihan_baru on alihan is 'An offer that was agreed to has its new request, and no other offer has one.';
comment on index alihan_satu is 'A request has one open offer.';
comment on index alihan_diterima_sekali is 'A request is handed over once.';
comment on constraint tempat_jenis on tempat is 'The known kinds.';
comment on constraint tempat_sesi on tempat is 'A hold and an offer name their session.';
comment on constraint tempat_tahan_waktu on tempat is 'A hold and an offer remember their type, and their time without pauses.';
comment on trigger alihan_tetap on alihan is 'Refuses an offer of what does not wait, to the same professional or to another profession, and any change but its end.';
comment on trigger alihan_sebut on alihan is 'Refuses an offer without its place; writes the event for the patient and notifies of the slot.';
comment on trigger alihan_lepas on alihan is 'Frees the place of an offer that has ended.';
comment on trigger alihan_terlaksana on alihan is 'Refuses, at the commit, an agreement without the cancelled and the new request.';
comment on trigger tempat_ada_alihan on tempat is 'Refuses a place of an offer that is not open.';
comment on trigger konsultasi_alihan_gugur on konsultasi is 'Ends the open offer of a request that was answered, moved or cancelled.';
comment on trigger konsultasi_dialihkan on konsultasi is 'Refuses that a request which was handed over is opened again.';
comment on trigger konsultasi_tempat_ambil on konsultasi is 'A moved or restored consultation takes its place in `tempat`. Holds that ran out, and the patient’s own holds and offers, make way.';
comment on table tempat is 'Time of a professional that is taken, by a consultation, a hold or an offer. One row for each.';
comment on constraint tempat_satu_waktu on tempat is 'A professional has no two live consultations, holds or offers at the same time.';
comment on constraint tempat_berakhir on tempat is 'A hold and an offer end by themselves, a consultation does not.';
