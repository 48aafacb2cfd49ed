-- The answer promise lies inside working hours, and what happens when it is not kept. See docs/adr/0064.

create function hari_kerja(hari date) returns boolean language sql stable as $$
  select extract(isodow from hari) < 6
    and not exists (select from hari_libur where tanggal = hari and not buka and jam_dari is null)
$$;

create function hari_kerja_sesudah(hari date) returns date language plpgsql stable as $$
declare
  besok date := hari;
begin
  loop
    besok := besok + case extract(isodow from besok) when 5 then 3 when 6 then 2 else 1 end;
    exit when hari_kerja(besok);
  end loop;
  return besok;
end $$;

-- The time of day of the request on the next working day, moved into the working hours. Where that is later than 2 hours
-- before the start: the last working time before, or those 2 hours where none is left. Never sooner than 1 hour after the
-- request, and never after the start. Times of day are those of the clinic. Requests that exist keep what they were promised.
create function batas_jawab(sejak timestamptz, mulai timestamptz, zona smallint) returns timestamptz language plpgsql stable as $$
declare
  -- The working hours of every clinic: opening hours are written as text for people, so they cannot be read here.
  buka   constant time := '08:00';
  tutup  constant time := '16:00';
  selisih constant interval := make_interval(hours => zona::int);
  saat_ini constant timestamp := sejak at time zone selisih;
  paling_lambat constant timestamp := (mulai - interval '2 hours') at time zone selisih;
  besok  constant date := hari_kerja_sesudah(saat_ini::date);
  batas  timestamp := besok + greatest(buka, least(tutup, saat_ini::time));
  sore   timestamp;
begin
  if batas > paling_lambat then
    batas := paling_lambat;
    if paling_lambat < besok + buka and hari_kerja(saat_ini::date) then
      sore := least(paling_lambat, saat_ini::date + tutup);
      if sore >= greatest(saat_ini + interval '1 hour', saat_ini::date + buka) then
        batas := sore;
      end if;
    end if;
  end if;
  return least(mulai, greatest(sejak + interval '1 hour', batas at time zone selisih));
end $$;

-- When the request was made, and when the clinic answered it: the share of kept promises is counted from both, and half of the
-- time until the promise is found. Of consultations that were answered before this migration neither is known.
alter table konsultasi
  add column diminta_pada timestamptz,
  add column dijawab_pada timestamptz;

update konsultasi k set diminta_pada = coalesce((
  select max(r.waktu) from riwayat_status r where r.jadwal_id = k.jadwal_id and r.ke = 'diajukan'
), k.created_at)
where status = 'diajukan';

-- As in 0046, by the clock of the clinic, and with both times. A patient who withdraws a request was not answered.
create or replace function isi_turunan() returns trigger language plpgsql as $$
begin
  if new.status = 'diajukan' and (tg_op = 'INSERT' or old.status <> 'diajukan' or old.mulai <> new.mulai) then
    new.jawab_sebelum := batas_jawab(new.updated_at, new.mulai, new.zona);
    new.diminta_pada := new.updated_at;
    new.dijawab_pada := null;
  elsif tg_op = 'UPDATE' and old.status = 'diajukan' and new.status <> 'diajukan' and new.diubah_oleh <> new.user_id then
    new.dijawab_pada := new.updated_at;
  end if;
  if new.status <> 'dibatalkan' then
    new.sebab_batal := null;
    new.alasan_batal := null;
  elsif new.sebab_batal is null then
    new.sebab_batal := case
      when new.diubah_oleh is distinct from new.user_id then 'klinik'
      when new.updated_at > new.mulai - interval '12 hours' then 'pasien_terlambat'
      else 'pasien'
    end;
  end if;
  return new;
end $$;
drop function batas_jawab(timestamptz, timestamptz);

-- Few rows: what is not answered yet, by the promise.
create index konsultasi_belum_dijawab on konsultasi (jawab_sebelum) where status = 'diajukan';

comment on column konsultasi.diminta_pada is 'When this time was requested, or the request was moved to it; null where that was before it was recorded.';
comment on column konsultasi.dijawab_pada is 'When the professional or an admin answered the request; null while it waits, where the patient withdrew it, and where it ran out.';
comment on function hari_kerja is 'Whether a date is a working day: Monday to Friday, and no closed holiday.';
comment on function hari_kerja_sesudah is 'The next working day after a date.';
comment on function batas_jawab is 'Until when a request made at this time, for this start, at a clinic in this zone, is answered: inside working hours.';
comment on trigger konsultasi_turunan on konsultasi is 'Sets when a request was made, until when it is answered, by `batas_jawab`, and when it was, and fills in the cause of a cancellation: the patient, the patient less than 12 hours before the start, or the clinic. Clears cause and reason when it is undone.';

-- What was done about a request that waits: each step once for each deadline, by the key. A moved request has another deadline.
create table eskalasi (
  jadwal_id   int not null references konsultasi,
  tahap       text not null,
  jatuh_tempo timestamptz not null,
  primary key (jadwal_id, tahap, jatuh_tempo),
  constraint eskalasi_tahap_check check (tahap in ('separuh', 'batas'))
);

-- Off: with the settings of a new service a request waits until it is answered, as before.
alter table pengaturan add column kedaluwarsa boolean not null default false;

-- A working day after the promise, at the same time of day; at the start at the latest.
create function batas_kedaluwarsa(jawab_sebelum timestamptz, mulai timestamptz, zona smallint) returns timestamptz
language sql stable as $$
  select least(mulai, (hari_kerja_sesudah(batas::date) + batas::time) at time zone make_interval(hours => zona::int))
  from (select jawab_sebelum at time zone make_interval(hours => zona::int) as batas) w
$$;

-- Either the request is answered or it runs out, never both: only an unanswered request runs out, by the service, and what ran
-- out is opened again by an admin alone. Its patient was sent on to another professional.
create function jaga_kedaluwarsa() returns trigger language plpgsql as $$
begin
  if new.sebab_batal = 'tidak_dijawab' and old.sebab_batal is distinct from 'tidak_dijawab'
    and (old.status <> 'diajukan' or new.diubah_oleh is not null) then
    raise exception 'only an unanswered request runs out'
      using errcode = 'restrict_violation', constraint = 'konsultasi_kedaluwarsa_pengajuan';
  end if;
  if old.sebab_batal = 'tidak_dijawab' and new.status <> 'dibatalkan'
    and not exists (select from users where user_id = new.diubah_oleh and level_id = 1) then
    raise exception 'this request ran out' using errcode = 'restrict_violation', constraint = 'konsultasi_kedaluwarsa_tetap';
  end if;
  return new;
end $$;
create trigger konsultasi_kedaluwarsa before update of status on konsultasi for each row
  when (new.sebab_batal = 'tidak_dijawab' or old.sebab_batal = 'tidak_dijawab') execute function jaga_kedaluwarsa();

alter table peristiwa drop constraint peristiwa_jenis_check;
alter table peristiwa add constraint peristiwa_jenis_check
  check (jenis in ('pengajuan', 'tanda_terima', 'didaftarkan', 'disetujui', 'menunggu', 'dibatalkan', 'dijadwalkan',
    'balasan', 'pengingat_besok', 'pengingat_sejam', 'undangan_ulasan', 'rekam_dirilis', 'peringatan_konsultasi', 'jawab_separuh', 'jawab_lewat',
    'belum_dijawab', 'tidak_dijawab', 'jawab_habis', 'masuk', 'reset', 'email_konfirmasi',
    'email_diminta', 'email_berubah', 'password_admin', 'password_berubah', 'data_berubah', 'kalender_dibuat',
    'verifikasi', 'undangan', 'tugas_berubah', 'izin_diberi', 'izin_dicabut', 'jangkar_jejak',
    'dibuka_darurat', 'tinjauan', 'peringatan', 'peringatan_belum', 'janji_lewat'));

-- As in 0046, but a request that ran out has words of its own for each of the two people.
create or replace function catat_perubahan() returns trigger language plpgsql as $$
declare
  untold boolean := false;
  back   boolean := false;
begin
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
    ('dibatalkan', new.status = 'dibatalkan' and old.status <> 'dibatalkan' and new.sebab_batal <> 'tidak_dijawab',
      new.updated_at, coalesce(new.diubah_oleh = new.user_id, false)),
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

comment on table eskalasi is 'The steps of escalation that were taken for a request without an answer.';
comment on column eskalasi.tahap is '`separuh`: half of the time to answer is over. `batas`: all of it.';
comment on column eskalasi.jatuh_tempo is 'When the step was due.';
comment on column pengaturan.kedaluwarsa is 'Whether the service cancels a request without an answer: a working day after its deadline, or at its start.';
comment on function batas_kedaluwarsa is 'When a request with this promise and start, at a clinic in this zone, runs out.';
comment on trigger konsultasi_kedaluwarsa on konsultasi is 'Only an unanswered request runs out, and only an admin opens again what ran out.';
