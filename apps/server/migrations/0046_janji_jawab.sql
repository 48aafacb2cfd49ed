-- When a request is answered at the latest, who caused a cancellation, and the service itself as the one that acts.
-- See docs/adr/0046.
alter table konsultasi
  add column jawab_sebelum timestamptz,
  add column tiba_pada     timestamptz;

-- The same time of day on the next working day, but not later than 2 hours before the start, not sooner than 1 hour after
-- the request, and never after the start.
create function batas_jawab(sejak timestamptz, mulai timestamptz) returns timestamptz language plpgsql stable as $$
declare
  saat constant timestamp := sejak at time zone 'Asia/Jakarta';
  hari date := saat::date;
begin
  loop
    hari := hari + case extract(isodow from hari) when 5 then 3 when 6 then 2 else 1 end;
    exit when not exists (select from hari_libur where tanggal = hari and not buka and jam_dari is null);
  end loop;
  return least(mulai, greatest(sejak + interval '1 hour',
    least(mulai - interval '2 hours', (hari + saat::time) at time zone 'Asia/Jakarta')));
end $$;

update konsultasi k set jawab_sebelum = batas_jawab(coalesce((
  select max(r.waktu) from riwayat_status r where r.jadwal_id = k.jadwal_id and r.ke = 'diajukan'
), k.created_at), k.mulai)
where status = 'diajukan';

-- A cancellation has one of five causes. Those that exist keep `pasien` and `klinik`, which migration 0020 took from who
-- cancelled: patients did not know of a limit then, so none of theirs becomes late.
alter table konsultasi
  drop constraint konsultasi_sebab_kata,
  add constraint konsultasi_sebab_kata
    check (sebab_batal in ('pasien', 'pasien_terlambat', 'tidak_hadir', 'klinik', 'tidak_dijawab')),
  add constraint konsultasi_yang_tiba_hadir check (sebab_batal is distinct from 'tidak_hadir' or tiba_pada is null);

-- What follows from the other columns, in one function: each trigger of a booking costs. It has no `when` either, which
-- every statement would parse anew. Until when a request is answered: from the moment it is made, moved or made again.
-- Where no cause of a cancellation is given: by the patient, less than 12 hours before the start or earlier; anything else is
-- the clinic's.
create function isi_turunan() returns trigger language plpgsql as $$
begin
  if new.status = 'diajukan' and (tg_op = 'INSERT' or old.status <> 'diajukan' or old.mulai <> new.mulai) then
    new.jawab_sebelum := batas_jawab(new.updated_at, new.mulai);
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
drop trigger konsultasi_sebab_batal on konsultasi;
drop function isi_sebab_batal();
create trigger konsultasi_turunan before insert or update of status, mulai, sebab_batal on konsultasi for each row
  execute function isi_turunan();

-- A patient who has arrived has arrived at that time, not at another one.
create function lupakan_kedatangan() returns trigger language plpgsql as $$
begin
  new.tiba_pada := null;
  return new;
end $$;
create trigger konsultasi_lupakan_kedatangan before update of mulai on konsultasi for each row
  when (old.tiba_pada is not null and old.mulai <> new.mulai) execute function lupakan_kedatangan();

-- The service itself cancels or changes a consultation where no person does: then no account is recorded.
alter table konsultasi alter column diubah_oleh drop not null;
alter table riwayat_status alter column oleh drop not null;
-- As before, but for a cancellation by the service, which no patient can take back.
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
    ('dibatalkan', new.status = 'dibatalkan' and old.status <> 'dibatalkan', new.updated_at,
      coalesce(new.diubah_oleh = new.user_id, false)),
    ('pengajuan', old.status = 'dibatalkan' and not untold and new.status in ('diajukan', 'menunggu', 'disetujui'),
      new.updated_at, false),
    ('dijadwalkan', old.mulai <> new.mulai, new.updated_at, false),
    (new.status, old.status <> new.status and new.status in ('menunggu', 'disetujui') and not back, new.updated_at, false),
    -- Who approves with a word in it is told once: the approval leads to the word.
    ('balasan', old.initial_consult is distinct from new.initial_consult and new.status in (old.status, 'selesai'),
      new.updated_at, false),
    -- A patient is not asked for a review before the consultation has taken place.
    ('undangan_ulasan', old.status <> new.status and new.status = 'selesai', greatest(new.updated_at, new.selesai), true)
  ) as tell (jenis, is_news, sejak, bisa_diurungkan)
  where is_news;
  return null;
end $$;

comment on column konsultasi.jawab_sebelum is 'Until when the professional answers a request. Kept when it was answered.';
comment on column konsultasi.tiba_pada is 'When the patient arrived for it.';
comment on column konsultasi.diubah_oleh is 'The account that changed it last; null where the service itself did.';
comment on column riwayat_status.oleh is 'The account that acted; null where the service itself did.';
comment on function batas_jawab is 'Until when a request made at this time, for this start, is answered.';
comment on constraint konsultasi_yang_tiba_hadir on konsultasi is 'A patient who arrived was not absent.';
comment on trigger konsultasi_turunan on konsultasi is 'Sets until when a request is answered, by `batas_jawab`, and fills in the cause of a cancellation: the patient, the patient less than 12 hours before the start, or the clinic. Clears cause and reason when it is undone.';
comment on trigger konsultasi_lupakan_kedatangan on konsultasi is 'Clears the arrival when the consultation is moved.';
