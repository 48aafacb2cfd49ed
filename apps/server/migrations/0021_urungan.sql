-- How long an act can be taken back is the server's to say (URUNGKAN_MS in packages/contract): an event only says that
-- it can be. It is told when that time is over, and deleted where the act was taken back before.
alter table peristiwa add column bisa_diurungkan boolean not null default false;

-- The kind that invites to a review was called by the name of the review itself.
alter table peristiwa drop constraint peristiwa_jenis_check;
update peristiwa set jenis = 'undangan_ulasan' where jenis = 'ulasan';
update pemberitahuan set jenis = 'undangan_ulasan' where jenis = 'ulasan';
update surat set jenis = 'undangan_ulasan' where jenis = 'ulasan';
update tanpa_surat set jenis = 'undangan_ulasan' where jenis = 'ulasan';
alter table peristiwa add constraint peristiwa_jenis_check
  check (jenis in ('pengajuan', 'didaftarkan', 'disetujui', 'menunggu', 'dibatalkan', 'dijadwalkan', 'balasan',
    'pengingat_besok', 'pengingat_sejam', 'undangan_ulasan', 'masuk', 'reset'));
drop index pemberitahuan_ulasan_sekali;
create unique index pemberitahuan_undangan_ulasan_sekali on pemberitahuan (jadwal_id) where jenis = 'undangan_ulasan';

-- The professional is told of a request; the patient too, where another person made it for them.
create or replace function catat_pengajuan() returns trigger language plpgsql as $$
begin
  insert into peristiwa (jenis, jadwal_id, oleh, mulai, sejak)
  select jenis, new.jadwal_id, new.diubah_oleh, new.mulai, new.created_at
  from (values ('pengajuan', true), ('didaftarkan', new.pengaju_id <> new.user_id)) as tell (jenis, is_news)
  where is_news;
  return null;
end $$;

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
    ('dibatalkan', new.status = 'dibatalkan' and old.status <> 'dibatalkan', new.updated_at, new.diubah_oleh = new.user_id),
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
