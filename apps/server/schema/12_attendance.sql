-- Attendance: the act of not coming.

create function guard_tidak_hadir() returns trigger language plpgsql as $$
begin
  if new.sebab_batal = 'tidak_hadir' then
    if old.status <> 'disetujui' or new.diubah_oleh is null or new.diubah_oleh = new.user_id
      or new.updated_at < new.mulai + interval ':TIDAK_HADIR_MENIT minutes' then
      raise exception 'no absence of this consultation' using errcode = 'restrict_violation', constraint = 'konsultasi_tidak_hadir';
    end if;
  elsif new.sebab_batal is distinct from 'klinik' then
    raise exception 'this patient was absent' using errcode = 'restrict_violation', constraint = 'konsultasi_tidak_hadir_tetap';
  end if;
  return new;
end $$;
create trigger konsultasi_10_tidak_hadir before update of status, sebab_batal on konsultasi for each row
  when ((new.sebab_batal is not distinct from 'tidak_hadir') <> (old.sebab_batal is not distinct from 'tidak_hadir'))
  execute function guard_tidak_hadir();
comment on trigger konsultasi_10_tidak_hadir on konsultasi is 'Only an approved consultation is recorded as an absence, :TIDAK_HADIR_MENIT minutes after its start at the earliest, and not by its patient. An absence is not opened again; it only becomes the clinic''s fault.';

create table keberatan_hadir (
  jadwal_id int primary key references konsultasi,
  alasan    sealed not null,
  diajukan  timestamptz not null,
  putusan   text,
  oleh      int references users,
  diputus   timestamptz,
  constraint keberatan_hadir_putusan check (putusan in (:semuaPutusanHadir)),
  constraint keberatan_hadir_diputus check (num_nonnulls(putusan, oleh, diputus) in (0, 3))
);
comment on table keberatan_hadir is 'Objections of patients to an absence or a late cancellation that was recorded of them, and how an admin decided.';
comment on column keberatan_hadir.alasan is 'Encrypted. Admins read it.';
comment on column keberatan_hadir.oleh is 'The admin who decided.';
comment on constraint keberatan_hadir_putusan on keberatan_hadir is 'The known decisions.';
comment on constraint keberatan_hadir_diputus on keberatan_hadir is 'A decision has its author and its time.';
create index keberatan_hadir_terbuka on keberatan_hadir (diajukan) where putusan is null;
grant select, insert, update (putusan), update (oleh), update (diputus) on keberatan_hadir to service;

create function dicatat_hadir(konsultasi int) returns timestamptz language sql stable as $$
  select max(waktu) from riwayat_status where jadwal_id = konsultasi and ke = 'dibatalkan' and dari is distinct from ke
$$;
comment on function dicatat_hadir is 'When the absence or the cancellation of a consultation was recorded.';
grant execute on function dicatat_hadir to service;

create function guard_keberatan_hadir() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform from konsultasi k
    where k.jadwal_id = new.jadwal_id and k.sebab_batal in (:sebabBerpoin) and new.putusan is null
      and tanggal_wib(new.diajukan) <= tanggal_wib(dicatat_hadir(k.jadwal_id)) + :KEBERATAN_HARI
    for share of k;
    if not found then
      raise exception 'no objection to this consultation' using errcode = 'restrict_violation', constraint = 'keberatan_hadir_absen';
    end if;
  elsif to_jsonb(new) - 'alasan' <> to_jsonb(old) - 'alasan' then
    if old.putusan is not null or (new.jadwal_id, new.diajukan) is distinct from (old.jadwal_id, old.diajukan) or not exists (
      select from users u join konsultasi k on k.jadwal_id = new.jadwal_id and k.user_id <> u.user_id
      where u.user_id = new.oleh and u.status_user = 'aktif' and u.level_id = 1
    ) then
      raise exception 'an admin decides an objection once' using errcode = 'restrict_violation', constraint = 'keberatan_hadir_tetap';
    end if;
  elsif substring(new.alasan from 2 for 4) = substring(old.alasan from 2 for 4) and new.alasan <> old.alasan then
    raise exception 'the words of an objection stay' using errcode = 'restrict_violation', constraint = 'keberatan_hadir_tetap';
  end if;
  return new;
end $$;
create trigger keberatan_hadir_10_tetap before delete or truncate on keberatan_hadir for each statement
  execute function append_only('keberatan_hadir_tetap');
create trigger keberatan_hadir_10_tetap_isi before insert or update on keberatan_hadir for each row
  execute function guard_keberatan_hadir();
comment on trigger keberatan_hadir_10_tetap_isi on keberatan_hadir is 'Objects to an absence or a late cancellation, within :KEBERATAN_HARI days. An active admin who is not its patient decides, once. A rotation of keys encrypts the words again.';
create trigger keberatan_hadir_10_kunci before insert or update of alasan on keberatan_hadir for each row
  execute function current_key('alasan');

create index konsultasi_absen on konsultasi (user_id, mulai) where sebab_batal in (:sebabBerpoin);
comment on index konsultasi_absen is 'Whether a patient has missed something: the few of whom the points are read.';

create function riwayat_hadir(pasien int, kini timestamptz)
returns table (jadwal_id int, mulai timestamptz, sebab text, poin int) language sql stable as $$
  select k.jadwal_id, k.mulai, coalesce(k.sebab_batal::text, 'hadir'),
    case when k.status = 'selesai' then :poinHadir.hadir
      when exists (select from keberatan_hadir o where o.jadwal_id = k.jadwal_id and o.putusan = 'diterima') then 0
      when k.sebab_batal = 'tidak_hadir' then :poinHadir.tidak_hadir
      else :poinHadir.pasien_terlambat end
  from konsultasi k
  where k.user_id = pasien and k.mulai > kini - interval ':HADIR_HARI days'
    and (k.status = 'selesai' or k.sebab_batal in (:sebabBerpoin))
$$;
comment on function riwayat_hadir is 'The consultations that count for the attendance of a patient, each with its points. Faults of the clinic are none of them.';
grant execute on function riwayat_hadir to service;

create function poin_hadir(pasien int, kini timestamptz) returns int language sql stable as $$
  select greatest(0, coalesce(sum(poin), 0))::int from riwayat_hadir(pasien, kini)
$$;
comment on function poin_hadir is 'The points of a patient at a time: the only place that adds them up.';
grant execute on function poin_hadir to service;

create function pembatasan_hadir(pasien int, kini timestamptz, waktu timestamptz, kecuali int, pindah boolean)
returns table (n int, sampai timestamptz) language sql stable as $$
  select (select count(*)::int from riwayat_hadir(pasien, kini) h where h.poin > 0),
    (select min(b.pada) from riwayat_hadir(pasien, kini) h
      cross join lateral (select h.mulai + interval ':HADIR_HARI days' as pada) b
      where poin_hadir(pasien, b.pada) < :batasHadir.dibatasi)
  where poin_hadir(pasien, kini) >= :batasHadir.dibatasi
    and not exists (select from peringatan w where w.user_id = pasien and w.ditutup_pada is null)
    and (tanggal_wib(waktu) > tanggal_wib(kini) + :DIBATASI_HARI or (not pindah and exists (
      select from konsultasi k
      where k.user_id = pasien and k.jadwal_id <> kecuali and k.status in (:scheduledStatuses) and k.mulai > kini)))
$$;
comment on function pembatasan_hadir is 'Why a patient who missed too much may not book this start, or move to it: how many were missed, and when the limit ends by itself. No row where they may: one appointment at a time, at most :DIBATASI_HARI days ahead. Never of a patient with an open alert.';
grant execute on function pembatasan_hadir to service;

create function guard_pembatasan(baru konsultasi, pindah boolean) returns void language plpgsql as $$
begin
  -- What the clinic has offered is no booking of the patient's own choice.
  if exists (select from alihan where jadwal_baru = baru.jadwal_id) or exists (
    select from tawaran_waktu t join waktu_ditawarkan w on w.tawaran_waktu_id = t.tawaran_waktu_id and w.nomor = t.diambil
    where t.jadwal_id = baru.jadwal_id and w.mulai = baru.mulai) then
    return;
  end if;
  perform pg_advisory_xact_lock(7022, baru.user_id);
  if exists (select from pembatasan_hadir(baru.user_id, baru.updated_at, baru.mulai, baru.jadwal_id, pindah)) then
    raise exception 'one appointment at a time' using errcode = 'restrict_violation', constraint = 'konsultasi_pembatasan';
  end if;
end $$;
comment on function guard_pembatasan is 'Refuses what a patient who missed too much books or moves beyond their limit. Takes the lock `jatah`, so that of two bookings at once one is counted before the other.';
grant execute on function guard_pembatasan to service;

create or replace function guard_konsultasi() returns trigger language plpgsql as $$
declare
  tgl constant date := (new.mulai at time zone 'Asia/Jakarta')::date;
  mulai_di constant timestamp := new.mulai at time zone make_interval(hours => new.zona);
  selesai_di constant timestamp := new.selesai at time zone make_interval(hours => new.zona);
  -- Which questions are asked: of an insert all, of an update those whose answer it may change.
  di_sesi boolean := true; di_tempat boolean := true; oleh_orang boolean := new.status <> 'selesai'; dihitung boolean := true;
  isi bytea[] := array[new.keluhan, new.initial_consult, new.alasan_batal, new.pesan_pindah];
  lama date;
  sebab text;
  terbatas boolean;
  -- An act of the patient's own, which is limited where they have missed too much; a move only in how far it reaches.
  sendiri boolean := new.pengaju_id = new.user_id; pindah boolean := false; absen boolean;
begin
  if tg_op = 'UPDATE' then
    isi := array[nullif(new.keluhan, old.keluhan), nullif(new.initial_consult, old.initial_consult),
      nullif(new.alasan_batal, old.alasan_batal), nullif(new.pesan_pindah, old.pesan_pindah)];
    di_sesi := (old.mulai, old.jadwal_tenaga_id, old.jenis_id, old.zona)
      is distinct from (new.mulai, new.jadwal_tenaga_id, new.jenis_id, new.zona);
    di_tempat := old.status = 'dibatalkan' or (old.mulai, old.selesai, old.profesional_id)
      is distinct from (new.mulai, new.selesai, new.profesional_id);
    oleh_orang := old.status = 'dibatalkan' or (old.status = 'selesai' and new.status <> 'selesai')
      or (old.mulai, old.profesional_id, old.user_id) is distinct from (new.mulai, new.profesional_id, new.user_id);
    dihitung := old.status = 'dibatalkan' or (old.mulai, old.profesional_id, old.user_id, old.jenis_id)
      is distinct from (new.mulai, new.profesional_id, new.user_id, new.jenis_id);
    if old.status <> 'dibatalkan'
      and (old.profesional_id, old.user_id, old.jenis_id) = (new.profesional_id, new.user_id, new.jenis_id) then
      lama := tanggal_wib(old.mulai);
    end if;
    sendiri := new.diubah_oleh = new.user_id and (old.status = 'dibatalkan' or tanggal_wib(old.mulai) <> tgl);
    pindah := old.status <> 'dibatalkan';
  end if;
  if new.status = 'dibatalkan' then
    di_sesi := false; di_tempat := false; oleh_orang := false; dihitung := false;
  elsif di_tempat or oleh_orang then
    -- A statement of its own: what the locks have waited for is seen by the next one.
    perform pg_advisory_xact_lock_shared(7001, tgl - date '2000-01-01'), pg_advisory_xact_lock_shared(7002, new.profesional_id),
      pg_advisory_xact_lock_shared(7006, least(new.user_id, t.user_id)),
      pg_advisory_xact_lock_shared(7006, greatest(new.user_id, t.user_id))
    from tenaga_profesional t where t.profesional_id = new.profesional_id;
  end if;
  select case
      when new.status = 'diajukan' and new.jawab_sebelum is null then 'konsultasi_tenggat'
      when di_sesi and j.zona <> new.zona then 'konsultasi_zona_sesi'
      when di_sesi and not k.mendesak and lepas_pada(j.cadangan, j.lepas_menit, new.mulai, new.updated_at) is not null
        then 'konsultasi_cadangan'
      when di_tempat and exists (
        select from hari_libur l where l.tanggal = tgl and not l.buka and (l.jam_dari is null
          or (tgl + l.jam_dari < selesai_di and (l.jam_sampai is null or tgl + l.jam_sampai > mulai_di))))
        then 'konsultasi_layanan_tutup'
      when di_tempat and exists (
        select from cuti c where c.profesional_id = new.profesional_id and daterange(c.dari, c.sampai, '[]') @> tgl
          and (c.jam_dari is null or (tgl + c.jam_dari < selesai_di and tgl + c.jam_sampai > mulai_di)))
        then 'konsultasi_tenaga_cuti'
      when exists (
        select from unnest(isi) v where v is not null and substring(v from 2 for 4) not in (select key_id from data_key))
        then 'kunci_tidak_berlaku'
      when oleh_orang and not (
        exists (select from users where user_id = new.user_id and status_user = 'aktif' and level_id in (4, 5))
        and exists (select from tenaga_profesional t join users u on u.user_id = t.user_id
          where t.profesional_id = new.profesional_id and u.status_user = 'aktif' and u.level_id in (2, 3)))
        then 'konsultasi_orang_aktif'
    end,
    dihitung and (k.batas_semester is not null
      or exists (select from batas_tenaga b where b.profesional_id = new.profesional_id)),
    sendiri and new.status in (:scheduledStatuses) and not k.mendesak and exists (
      select from konsultasi a where a.user_id = new.user_id and a.sebab_batal in (:sebabBerpoin)
        and a.mulai > new.updated_at - interval ':HADIR_HARI days')
  into sebab, terbatas, absen
  from jadwal_tenaga j, jenis_konsultasi k
  where j.jadwal_tenaga_id = new.jadwal_tenaga_id and k.jenis_id = new.jenis_id;
  if sebab is not null then
    raise exception 'refused: %', sebab using constraint = sebab, errcode = case sebab
      when 'kunci_tidak_berlaku' then 'check_violation'
      when 'konsultasi_tenggat' then 'check_violation'
      when 'konsultasi_zona_sesi' then 'integrity_constraint_violation'
      else 'restrict_violation' end;
  end if;
  if terbatas then perform guard_caps(new, lama); end if;
  if absen then perform guard_pembatasan(new, pindah); end if;
  return new;
end $$;
comment on trigger konsultasi_10_guard on konsultasi is 'Asks of a booking, a move and a restoration, in this order: has a request its deadline, and the consultation the zone of its session; is the place kept back, the clinic closed, the professional on leave; is each text of a current key; are both people active and of the right level; is there room below the caps and the quota; and of a patient''s own act, whether they may book it who have missed too much. Shares the locks `tanggal`, `tenaga` and `kedudukan` first.';
