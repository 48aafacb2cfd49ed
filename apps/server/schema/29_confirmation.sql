-- Confirmation: a patient who missed several appointments is asked the day before whether they will come.

alter table konsultasi add column konfirmasi_sampai timestamptz;
comment on column konsultasi.konfirmasi_sampai is 'Until when the patient confirms that they will be there, where the reminder of the day before has asked them to. Null again once the appointment changes.';
alter table konsultasi add constraint konsultasi_konfirmasi_sebelum_mulai check (konfirmasi_sampai < mulai);
comment on constraint konsultasi_konfirmasi_sebelum_mulai on konsultasi is 'A patient confirms before the start.';
create index konsultasi_menunggu_konfirmasi on konsultasi (konfirmasi_sampai)
  where status = 'disetujui' and konfirmasi_sampai is not null and dikonfirmasi_pada is null;
comment on index konsultasi_menunggu_konfirmasi is 'What is cancelled unless its patient confirms it.';

create function tanpa_batas_hadir(pasien int, jenis int) returns boolean language sql stable as $$
  select exists (select from jenis_konsultasi j where j.jenis_id = jenis and j.mendesak)
    or exists (select from peringatan w where w.user_id = pasien and w.ditutup_pada is null)
$$;
comment on function tanpa_batas_hadir is 'What a patient missed never limits an urgent visit, nor a patient with an open alert.';
grant execute on function tanpa_batas_hadir to service;

create function bebas_hadir(k konsultasi) returns boolean language sql stable as $$
  select tanpa_batas_hadir(k.user_id, k.jenis_id)
    or exists (select from alihan a where a.jadwal_baru = k.jadwal_id)
    or exists (
      select from tawaran_waktu t join waktu_ditawarkan w on w.tawaran_waktu_id = t.tawaran_waktu_id and w.nomor = t.diambil
      where t.jadwal_id = k.jadwal_id and w.mulai = k.mulai)
    or exists (
      select from daftar_tunggu d join tawaran t on t.tunggu_id = d.tunggu_id and t.jawaban = 'ambil'
      where d.user_id = k.user_id and d.hasil_jadwal_id = k.jadwal_id and (t.profesional_id, t.mulai) = (k.profesional_id, k.mulai))
$$;
comment on function bebas_hadir is 'Whether attendance leaves this consultation alone: by its type or its patient (`tanpa_batas_hadir`), or because the clinic has offered this time, which is no booking of the patient''s own choice.';
grant execute on function bebas_hadir to service;

create or replace function pembatasan_hadir(pasien int, kini timestamptz, waktu timestamptz, kecuali int, pindah boolean)
returns table (n int, sampai timestamptz) language sql stable as $$
  select (select count(*)::int from riwayat_hadir(pasien, kini) h where h.poin > 0),
    (select min(b.pada) from riwayat_hadir(pasien, kini) h
      cross join lateral (select h.mulai + interval ':HADIR_HARI days' as pada) b
      where poin_hadir(pasien, b.pada) < :batasHadir.dibatasi)
  where poin_hadir(pasien, kini) >= :batasHadir.dibatasi
    and (tanggal_wib(waktu) > tanggal_wib(kini) + :DIBATASI_HARI or (not pindah and exists (
      select from konsultasi k
      where k.user_id = pasien and k.jadwal_id <> kecuali and k.status in (:scheduledStatuses) and k.mulai > kini)))
$$;
comment on function pembatasan_hadir is 'Why a patient who missed too much may not book this start, or move to it: how many were missed, and when the limit ends by itself. No row where they may: one appointment at a time, at most :DIBATASI_HARI days ahead. Who asks leaves out what is never limited (`tanpa_batas_hadir`).';

create or replace function guard_pembatasan(baru konsultasi, pindah boolean) returns void language plpgsql as $$
begin
  if bebas_hadir(baru) then return; end if;
  perform pg_advisory_xact_lock(7022, baru.user_id);
  if exists (select from pembatasan_hadir(baru.user_id, baru.updated_at, baru.mulai, baru.jadwal_id, pindah)) then
    raise exception 'one appointment at a time' using errcode = 'restrict_violation', constraint = 'konsultasi_pembatasan';
  end if;
end $$;

create function tenggat_konfirmasi(mulai timestamptz, zona smallint, kini timestamptz) returns timestamptz language sql immutable as $$
  select greatest(saat((mulai at time zone make_interval(hours => zona::int))::date - 1, time :KONFIRMASI_PUKUL, zona),
    kini + interval ':KONFIRMASI_JAM hours')
$$;
comment on function tenggat_konfirmasi is 'Until when a patient confirms who is asked now: that hour of the evening before, and :KONFIRMASI_JAM hours at least.';
grant execute on function tenggat_konfirmasi to service;

create function minta_konfirmasi(k konsultasi, sampai timestamptz) returns boolean language sql stable as $$
  select k.status = 'disetujui' and k.pengaju_id = k.user_id and k.lanjutan_dari is null and k.rangkaian_id is null
    and k.dikonfirmasi_pada is null
    and tanggal_wib(sampai) = tanggal_wib(k.mulai) - 1
    and jam_di(sampai, k.zona) between time :KONFIRMASI_PUKUL and time :jamTenang.dari
    and poin_hadir(k.user_id, sampai - interval ':KONFIRMASI_JAM hours') >= :batasHadir.ditanya
    and not bebas_hadir(k) and not dibatasi(k.user_id)
    and not exists (
      select from riwayat_status r where r.jadwal_id = k.jadwal_id and r.oleh is distinct from k.user_id
        and (r.jadwal_baru = k.mulai or r.dari = 'dibatalkan'))
$$;
comment on function minta_konfirmasi is 'Whether the patient is asked to confirm this consultation until then: they missed :batasHadir.ditanya points or more, have booked it by themselves, and the clinic has neither moved nor restored it. Not in the quiet hours, not whom no reminder reaches because they restricted the use of their data, and nothing that attendance leaves alone (`bebas_hadir`).';
grant execute on function minta_konfirmasi to service;

create function guard_konfirmasi() returns trigger language plpgsql as $$
begin
  if new.konfirmasi_sampai is distinct from old.konfirmasi_sampai and new.konfirmasi_sampai is not null
    and not minta_konfirmasi(new, new.konfirmasi_sampai) then
    raise exception 'this patient need not confirm' using errcode = 'restrict_violation', constraint = 'konsultasi_konfirmasi_diminta';
  end if;
  if new.sebab_batal = 'tidak_dikonfirmasi' and old.sebab_batal is distinct from new.sebab_batal and not (
    old.status = 'disetujui' and old.dikonfirmasi_pada is null and new.diubah_oleh is null
    and coalesce(old.konfirmasi_sampai <= new.updated_at, false) and not tanpa_batas_hadir(old.user_id, old.jenis_id)
  ) then
    raise exception 'no confirmation is overdue' using errcode = 'restrict_violation', constraint = 'konsultasi_tidak_dikonfirmasi';
  end if;
  return new;
end $$;
create trigger konsultasi_10_konfirmasi before update of konfirmasi_sampai, sebab_batal on konsultasi for each row
  when (new.konfirmasi_sampai is not null or new.sebab_batal = 'tidak_dikonfirmasi') execute function guard_konfirmasi();
comment on trigger konsultasi_10_konfirmasi on konsultasi is 'Only a patient who missed several appointments is asked to confirm (`minta_konfirmasi`). Only the service cancels what was not confirmed, when the time to confirm is over, and never of a patient with an open alert.';

create function akhiri_permintaan_konfirmasi() returns trigger language plpgsql as $$
begin
  new.konfirmasi_sampai := null;
  return new;
end $$;
create trigger konsultasi_20_konfirmasi before update of status, mulai on konsultasi for each row
  when (old.konfirmasi_sampai is not null and (old.status, old.mulai) is distinct from (new.status, new.mulai))
  execute function akhiri_permintaan_konfirmasi();
comment on trigger konsultasi_20_konfirmasi on konsultasi is 'An appointment that was moved, cancelled or approved again is not the one that the patient was asked about.';
