-- Room: consultation.

create sequence konsultasi_id as int;
create table konsultasi (
  jadwal_id         int default nextval('konsultasi_id') primary key,
  jadwal_tenaga_id  int not null,
  profesional_id    int not null,
  user_id           int not null references users,
  mulai             timestamptz not null,
  selesai           timestamptz not null,
  sesi              int not null,
  metode_konsultasi metode not null,
  status            status_konsultasi not null default 'diajukan',
  jenis_id          int not null default 1 references jenis_konsultasi,
  use_bpjs          boolean not null,
  keluhan           sealed not null,
  initial_consult   sealed,
  alasan_batal      sealed,
  pengaju_id        int not null references users,
  diubah_oleh       int references users,
  idempotency_key   kunci_idempotensi,
  request_digest    bytea,
  created_at        timestamptz not null,
  updated_at        timestamptz not null,
  pesan_pindah      sealed,
  dikonfirmasi_pada timestamptz,
  sebab_batal       sebab_batal,
  versi_balasan     int not null default 0,
  dibalas_oleh      int references users,
  dibalas_pada      timestamptz,
  jeda_sebelum      jeda not null default 0,
  jeda_sesudah      jeda not null default 0,
  jawab_sebelum     timestamptz,
  tiba_pada         timestamptz,
  zona              zona not null default 7,
  diminta_pada      timestamptz,
  dijawab_pada      timestamptz,
  harga             rupiah not null default 50000,
  constraint konsultasi_selesai_sesudah_mulai check (selesai > mulai),
  constraint konsultasi_digest_ikut_kunci check ((idempotency_key is null) = (request_digest is null)),
  constraint konsultasi_pasien_satu_waktu exclude using gist (user_id with =, tstzrange(mulai, selesai) with &&)
      where (status <> 'dibatalkan'),
  constraint konsultasi_status_sekali unique (jadwal_id, status),
  constraint konsultasi_sesi_milik_tenaga foreign key (jadwal_tenaga_id, profesional_id)
      references jadwal_tenaga (jadwal_tenaga_id, profesional_id),
  constraint konsultasi_sebab check ((status = 'dibatalkan') = (sebab_batal is not null)),
  constraint konsultasi_balasan_berversi check ((initial_consult is null) = (versi_balasan = 0)),
  constraint konsultasi_yang_tiba_hadir check (sebab_batal is distinct from 'tidak_hadir' or tiba_pada is null)
);
alter sequence konsultasi_id owned by konsultasi.jadwal_id;
comment on table konsultasi is 'A consultation of one patient with one professional. Complaint, reply, reason and message are encrypted.';
comment on column konsultasi.diubah_oleh is 'The account that changed it last; null where the service itself did.';
comment on column konsultasi.jeda_sebelum is 'Minutes before the consultation in which its professional is not free, as they were at the booking.';
comment on column konsultasi.jeda_sesudah is 'The same after it.';
comment on column konsultasi.jawab_sebelum is 'Until when the professional answers a request. Kept when it was answered.';
comment on column konsultasi.tiba_pada is 'When the patient arrived for it.';
comment on column konsultasi.zona is 'The zone of the session at the booking: consultations keep the hours of the clinic as they were.';
comment on column konsultasi.diminta_pada is 'When this time was requested, or the request was moved to it; null where that was before it was recorded.';
comment on column konsultasi.dijawab_pada is 'When the professional or an admin answered the request; null while it waits, where the patient withdrew it, and where it ran out.';
comment on column konsultasi.harga is 'What the consultation costs without BPJS, in rupiah, when it was booked. The default is the price of the time before prices were kept.';
comment on constraint konsultasi_selesai_sesudah_mulai on konsultasi is 'A consultation ends after it begins.';
comment on constraint konsultasi_digest_ikut_kunci on konsultasi is 'An idempotency key comes with the digest of its request.';
comment on constraint konsultasi_pasien_satu_waktu on konsultasi is 'A patient has no two live consultations at the same time.';
comment on constraint konsultasi_status_sekali on konsultasi is 'Lets a review refer to a consultation together with its status.';
comment on constraint konsultasi_sesi_milik_tenaga on konsultasi is 'The session belongs to the professional of the consultation.';
comment on constraint konsultasi_sebab on konsultasi is 'A cancelled consultation has a cause, and only a cancelled one.';
comment on constraint konsultasi_balasan_berversi on konsultasi is 'A reply has a version, and only a reply has one.';
comment on constraint konsultasi_yang_tiba_hadir on konsultasi is 'A patient who arrived was not absent.';
create unique index konsultasi_satu_pengajuan on konsultasi (user_id, profesional_id) where status in (:openStatuses);
comment on index konsultasi_satu_pengajuan is 'A patient has one unanswered request with a professional.';
create unique index konsultasi_kunci_sekali on konsultasi (pengaju_id, idempotency_key) where idempotency_key is not null;
comment on index konsultasi_kunci_sekali is 'An idempotency key of one account books once.';
create index konsultasi_semua on konsultasi (mulai desc, jadwal_id desc);
create index konsultasi_status on konsultasi (status, mulai desc, jadwal_id desc);
create index konsultasi_sesi on konsultasi (jadwal_tenaga_id, mulai) where status <> 'dibatalkan';
create index konsultasi_disetujui_mulai on konsultasi (mulai) where status = 'disetujui';
create index konsultasi_pasien on konsultasi (user_id, mulai desc, jadwal_id desc) include (status, metode_konsultasi,
    profesional_id);
create index konsultasi_tenaga on konsultasi (profesional_id, mulai desc, jadwal_id desc) include (status, metode_konsultasi,
    user_id);
create index konsultasi_akan_datang on konsultasi (mulai, jadwal_tenaga_id) where status in (:scheduledStatuses);
create index konsultasi_belum_dijawab on konsultasi (jawab_sebelum) where status = 'diajukan';
grant select, insert, update on konsultasi to service;
grant usage on sequence konsultasi_id to service;

create function guard_caps(baru konsultasi, lama date) returns void language plpgsql as $$
declare
  hari constant date := tanggal_wib(baru.mulai);
begin
  if lama is distinct from hari and exists (select from batas_tenaga where profesional_id = baru.profesional_id) then
    perform pg_advisory_xact_lock(7021, baru.profesional_id);
    case batas_penuh(baru.profesional_id, hari, baru.jadwal_id)
      when 'hari' then
        raise exception 'the day is full' using errcode = 'restrict_violation', constraint = 'konsultasi_batas_hari';
      when 'minggu' then
        raise exception 'the week is full' using errcode = 'restrict_violation', constraint = 'konsultasi_batas_minggu';
      else null;
    end case;
    -- The last place of a week closes its other days.
    perform kabari_slot(baru.profesional_id, null)
    from batas_tenaga b cross join lateral (select date_trunc('week', hari::timestamp)::date as senin) w
    where b.profesional_id = baru.profesional_id and b.per_minggu = 1 + (
      select count(*) from konsultasi k
      where k.profesional_id = baru.profesional_id and k.status <> 'dibatalkan' and k.jadwal_id <> baru.jadwal_id
        and k.mulai >= w.senin::timestamp at time zone 'Asia/Jakarta'
        and k.mulai < (w.senin + 7)::timestamp at time zone 'Asia/Jakarta');
  end if;
  if exists (select from jenis_konsultasi where jenis_id = baru.jenis_id and batas_semester is not null) and exists (
    select from semester s
    where daterange(s.dari, s.sampai, '[]') @> hari and (daterange(s.dari, s.sampai, '[]') @> lama) is not true
  ) then
    perform pg_advisory_xact_lock(7022, baru.user_id);
    if jatah_habis(baru.user_id, baru.jenis_id, hari, baru.jadwal_id) is not null then
      raise exception 'the semester is used up' using errcode = 'restrict_violation', constraint = 'konsultasi_batas_semester';
    end if;
  end if;
end $$;
comment on function guard_caps is 'Refuses a live consultation beyond a cap of its professional or the quota of its patient. `lama` is the date that it already counts on; a move within its day, week or semester adds nothing. Takes the locks `batas` and `jatah` where there is one.';
grant execute on function guard_caps to service;

create function guard_konsultasi() returns trigger language plpgsql as $$
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
      or exists (select from batas_tenaga b where b.profesional_id = new.profesional_id))
  into sebab, terbatas
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
  return new;
end $$;
create trigger konsultasi_10_guard before insert or update of status, mulai, selesai, profesional_id, user_id, jadwal_tenaga_id,
  jenis_id, zona, jawab_sebelum, keluhan, initial_consult, alasan_batal, pesan_pindah on konsultasi for each row
  execute function guard_konsultasi();
comment on trigger konsultasi_10_guard on konsultasi is 'Asks of a booking, a move and a restoration, in this order: has a request its deadline, and the consultation the zone of its session; is the place kept back, the clinic closed, the professional on leave; is each text of a current key; are both people active and of the right level; is there room below the caps and the quota. Shares the locks `tanggal`, `tenaga` and `kedudukan` first.';

create function guard_reopening() returns trigger language plpgsql as $$
begin
  if new.sebab_batal = 'tidak_dijawab' and old.sebab_batal is distinct from 'tidak_dijawab'
    and (old.status <> 'diajukan' or new.diubah_oleh is not null) then
    raise exception 'only an unanswered request runs out'
      using errcode = 'restrict_violation', constraint = 'konsultasi_kedaluwarsa_pengajuan';
  end if;
  if old.status <> 'dibatalkan' or new.status = 'dibatalkan' then
    return new;
  end if;
  if old.sebab_batal = 'tidak_dijawab' and not exists (select from users where user_id = new.diubah_oleh and level_id = 1) then
    raise exception 'this request ran out' using errcode = 'restrict_violation', constraint = 'konsultasi_kedaluwarsa_tetap';
  end if;
  if exists (select from alihan where jadwal_id = new.jadwal_id and hasil = 'diterima') then
    raise exception 'this request was handed over' using errcode = 'restrict_violation', constraint = 'konsultasi_dialihkan';
  end if;
  return new;
end $$;
create trigger konsultasi_10_kedaluwarsa before update of status on konsultasi for each row
  when (new.status = 'dibatalkan' or old.status = 'dibatalkan') execute function guard_reopening();
comment on trigger konsultasi_10_kedaluwarsa on konsultasi is 'Only an unanswered request runs out, and only an admin opens again what ran out. What was handed over is not opened again.';

create function keep_reply() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    -- A rotation encrypts the same text with another key.
    if old.initial_consult is not distinct from new.initial_consult
      or (old.updated_at is not distinct from new.updated_at
        and substring(old.initial_consult from 2 for 4) <> substring(new.initial_consult from 2 for 4)) then
      return new;
    end if;
    if old.initial_consult is not null then
      insert into balasan_lama (jadwal_id, versi, isi, penulis_id, ditulis_pada)
      values (old.jadwal_id, old.versi_balasan, old.initial_consult, old.dibalas_oleh, old.dibalas_pada);
    end if;
  end if;
  if new.initial_consult is null then return new; end if;
  new.versi_balasan := case when tg_op = 'INSERT' then 0 else old.versi_balasan end + 1;
  new.dibalas_oleh := new.diubah_oleh;
  new.dibalas_pada := new.updated_at;
  return new;
end $$;
create trigger konsultasi_20_balasan before insert or update of initial_consult on konsultasi for each row
  execute function keep_reply();
comment on trigger konsultasi_20_balasan on konsultasi is 'Keeps the reply that another replaces or that is removed, counts the version of a new one and stores its author and time.';

create function keep_status() returns trigger language plpgsql as $$
declare
  pindah boolean := tg_op = 'UPDATE' and old.mulai is distinct from new.mulai;
begin
  if tg_op = 'UPDATE' and not pindah and old.status = new.status then return null; end if;
  with dicatat as (
    insert into riwayat_status (jadwal_id, dari, ke, oleh, waktu, jadwal_lama, jadwal_baru)
    values (new.jadwal_id, case when tg_op = 'UPDATE' then old.status end, new.status, new.diubah_oleh, new.updated_at,
      case when pindah then old.mulai end, case when pindah then new.mulai end)
  )
  insert into jejak_baru (waktu, tindakan, objek, objek_id, subjek_id, pelaku_id, dasar)
  values (
    new.updated_at,
    case when tg_op = 'INSERT' then 'ajukan' when pindah then 'pindah' when new.status = 'dibatalkan' then 'batalkan'
      else 'ubah_status' end,
    'konsultasi', new.jadwal_id, new.user_id, new.diubah_oleh,
    case when new.diubah_oleh is null then 'sistem' when new.diubah_oleh = new.user_id then 'milik_sendiri' end);
  return null;
end $$;
create trigger konsultasi_40_riwayat after insert or update of status, mulai on konsultasi for each row
  execute function keep_status();
comment on trigger konsultasi_40_riwayat on konsultasi is 'Records every status and every move in `riwayat_status` and in the trail, also one that does not come from the service.';

create function guard_place() returns trigger language plpgsql as $$
begin
  if new.status = 'dibatalkan' then
    if exists (select from tempat where tempat_id = new.jadwal_id and jenis = 'konsultasi') then
      raise exception 'a cancelled consultation has a place' using errcode = 'integrity_constraint_violation', constraint = 'tempat_milik';
    end if;
  elsif not exists (
    select from tempat where tempat_id = new.jadwal_id and jenis = 'konsultasi'
      and (profesional_id, user_id, dari, sampai) = (new.profesional_id, new.user_id,
        new.mulai - new.jeda_sebelum * interval '1 minute', new.selesai + new.jeda_sesudah * interval '1 minute')
  ) then
    raise exception 'the consultation has no place' using errcode = 'exclusion_violation', constraint = 'tempat_satu_waktu';
  end if;
  return null;
end $$;
create trigger konsultasi_50_tempat after insert or update of status, mulai, selesai, profesional_id, user_id, jeda_sebelum,
  jeda_sesudah on konsultasi for each row execute function guard_place();
comment on trigger konsultasi_50_tempat on konsultasi is 'A live consultation has its place in `tempat`, with its pauses, and a cancelled one has none.';

create function catat_hitungan() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.profesional_id, old.mulai, old.status, old.metode_konsultasi)
    = (new.profesional_id, new.mulai, new.status, new.metode_konsultasi) then
    return null;
  end if;
  if tg_op <> 'INSERT' then
    insert into hitungan_baru values (old.profesional_id, old.mulai, old.status, old.metode_konsultasi, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into hitungan_baru values (new.profesional_id, new.mulai, new.status, new.metode_konsultasi, 1);
  end if;
  return null;
end $$;
create trigger konsultasi_60_hitungan after insert or delete or update of status, mulai, profesional_id, metode_konsultasi
  on konsultasi for each row execute function catat_hitungan();
comment on trigger konsultasi_60_hitungan on konsultasi is 'Adds what changes to the differences of the kept counts.';

create function kabari_kunjungan_mendesak(jenis int, pasien int) returns void language plpgsql as $$
declare
  pegang jsonb;
begin
  if exists (select from jenis_konsultasi where jenis_id = jenis and mendesak)
    and exists (select from peringatan where user_id = pasien and ditutup_pada is null)
  then
    pegang := (select jsonb_agg(user_id order by user_id) from tugas where tugas = 'jaga');
    if pegang is not null then perform kabari(jsonb_build_object('jenis', 'peringatan', 'kepada', pegang)); end if;
  end if;
end $$;
comment on function kabari_kunjungan_mendesak is 'Notifies the holders of `jaga`, by ids, where a visit of this type and patient is an urgent one of a patient with an open alert.';
grant execute on function kabari_kunjungan_mendesak to service;

create function kabari_konsultasi() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.jenis_id <> 1 and (old.status, old.mulai) is distinct from (new.status, new.mulai) then
    perform kabari_kunjungan_mendesak(new.jenis_id, new.user_id);
  end if;
  if tg_op = 'UPDATE' and (old.status = 'dibatalkan') = (new.status = 'dibatalkan')
    and (old.mulai, old.selesai, old.profesional_id) = (new.mulai, new.selesai, new.profesional_id) then
    return null;
  end if;
  if old.status <> 'dibatalkan' then
    perform kabari_slot(old.profesional_id, case when not exists (
      select from batas_tenaga b where b.profesional_id = old.profesional_id and b.per_minggu is not null
    ) then tanggal_wib(old.mulai) end);
  end if;
  -- The same message twice in one transaction is sent once.
  if tg_op <> 'DELETE' and new.status <> 'dibatalkan' then
    perform kabari_slot(new.profesional_id, tanggal_wib(new.mulai));
  end if;
  return null;
end $$;
create trigger konsultasi_90_kabar after update of status, mulai, selesai, profesional_id or delete on konsultasi
  for each row execute function kabari_konsultasi();
comment on trigger konsultasi_90_kabar on konsultasi is 'Every process reads the slots of the times that a change frees and takes, and the holders of `jaga` hear of a change of an urgent visit. The act that books notifies by itself.';

create table riwayat_status (
  riwayat_id  int generated always as identity primary key,
  jadwal_id   int not null references konsultasi,
  dari        text,
  ke          text not null,
  oleh        int references users,
  waktu       timestamptz not null,
  jadwal_lama timestamptz,
  jadwal_baru timestamptz,
  constraint riwayat_status_jadwal_berpasangan check ((jadwal_lama is null) = (jadwal_baru is null))
);
comment on table riwayat_status is 'Every change of a consultation''s status or start, with its author and time. Rows are only added, by triggers.';
comment on column riwayat_status.oleh is 'The account that acted; null where the service itself did.';
comment on constraint riwayat_status_jadwal_berpasangan on riwayat_status is 'A move has the start before and the start after.';
create index riwayat_status_konsultasi on riwayat_status (jadwal_id, riwayat_id);
grant select, insert on riwayat_status to service;
create trigger riwayat_status_10_tetap before update or delete or truncate on riwayat_status for each statement
  execute function append_only();
comment on trigger riwayat_status_10_tetap on riwayat_status is 'Refuses to change or delete a record.';

create table kunci_sidik (
  kunci_id int primary key,
  isi      sealed not null,
  constraint kunci_sidik_satu check (kunci_id = 1)
);
comment on table kunci_sidik is 'The key of the digests of replies in the trail, made with the first of them.';
comment on column kunci_sidik.isi is 'Encrypted, with the place `kunci_sidik.isi:1`.';
comment on constraint kunci_sidik_satu on kunci_sidik is 'There is one key.';
grant select, insert on kunci_sidik to service;
create trigger kunci_sidik_10_tetap before delete or truncate on kunci_sidik for each statement execute function append_only('kunci_sidik_tetap');
create trigger kunci_sidik_10_tetap_isi before update on kunci_sidik for each row execute function append_only('kunci_sidik_tetap', 'isi');
comment on trigger kunci_sidik_10_tetap_isi on kunci_sidik is 'The key is neither changed nor removed; a rotation of keys encrypts it again.';
create trigger kunci_sidik_10_kunci before insert or update of isi on kunci_sidik for each row
  execute function current_key('isi');

create table balasan_lama (
  balasan_id   int generated always as identity primary key,
  jadwal_id    int not null references konsultasi,
  versi        int not null check (versi > 0),
  isi          sealed not null,
  penulis_id   int references users,
  ditulis_pada timestamptz,
  constraint balasan_lama_sekali unique (jadwal_id, versi)
);
comment on table balasan_lama is 'The earlier versions of replies; the current one is in `konsultasi`.';
comment on column balasan_lama.isi is 'Encrypted, with the place of the reply: `konsultasi.initial_consult:<jadwal_id>`.';
comment on column balasan_lama.penulis_id is 'Null for replies from before authors were recorded.';
comment on constraint balasan_lama_versi_check on balasan_lama is 'Versions count from one.';
comment on constraint balasan_lama_sekali on balasan_lama is 'One row for each version of a reply.';
grant select, insert on balasan_lama to service;

create function guard_kunci_balasan_lama() returns trigger language plpgsql as $$
begin
  if not exists (select from data_key where key_id = substring(new.isi from 2 for 4))
    and not exists (select from konsultasi where jadwal_id = new.jadwal_id and initial_consult = new.isi) then
    raise exception 'the key of this value is not current' using errcode = 'check_violation', constraint = 'kunci_tidak_berlaku';
  end if;
  return new;
end $$;
create trigger balasan_lama_10_kunci before insert or update of isi on balasan_lama for each row
    execute function guard_kunci_balasan_lama();
comment on trigger balasan_lama_10_kunci on balasan_lama is 'Refuses a value that was encrypted with a key that is not current.';
create trigger balasan_lama_10_tetap before delete or truncate on balasan_lama for each statement execute function append_only('balasan_lama_tetap');
create trigger balasan_lama_10_tetap_isi before update on balasan_lama for each row execute function append_only('balasan_lama_tetap', 'isi');
comment on trigger balasan_lama_10_tetap_isi on balasan_lama is 'A version is neither changed nor removed; a rotation of keys encrypts it again.';

create function ada_konsultasi(pasien int, tenaga int) returns boolean language sql stable as $$
  select exists (select from konsultasi where user_id = pasien and profesional_id = tenaga and status <> 'dibatalkan')
$$;
comment on function ada_konsultasi is 'Whether a patient and a professional have a consultation that was not cancelled.';
grant execute on function ada_konsultasi to service;

create table hitungan (
  profesional_id int,
  tanggal        date not null,
  jam            smallint,
  status         text,
  metode         text,
  jumlah         int not null,
  constraint hitungan_sekali unique nulls not distinct (profesional_id, tanggal, jam, status, metode),
  constraint hitungan_menurut check (num_nonnulls(jam, status, metode) = case when profesional_id is null then 3 else 0 end)
) with (fillfactor=80);
comment on table hitungan is 'Kept count of consultations, so that no page counts all rows: by the date and hour of their start, status and method, or by date and professional. What a page asks of one patient is counted by an index.';
comment on constraint hitungan_sekali on hitungan is 'One row for each count.';
comment on constraint hitungan_menurut on hitungan is 'A count is by hour, status and method, or by professional.';
grant select, insert, update on hitungan to service;

create table hitungan_baru (
  profesional_id int not null,
  mulai          timestamptz not null,
  status         text not null,
  metode         text not null,
  selisih        smallint not null
) with (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=2000, autovacuum_vacuum_insert_scale_factor=0);
comment on table hitungan_baru is 'Differences of the kept count that are not folded in yet. It has no key, so that writers never meet.';
grant select, insert, delete on hitungan_baru to service;

create function dihitung(tenaga int, mulai timestamptz, status text, metode text, jumlah int) returns setof hitungan
  language sql immutable rows 2 as $$
  select null::int, tanggal_wib(mulai), jam_wib(mulai), status, metode, jumlah
  union all select tenaga, tanggal_wib(mulai), null::smallint, null::text, null::text, jumlah
$$;
comment on function dihitung is 'How consultations are counted: the counts to which they belong.';
grant execute on function dihitung to service;

create view jumlah_konsultasi as
  select profesional_id, tanggal, jam, status, metode, jumlah from hitungan
  union all
  select d.* from hitungan_baru b cross join lateral dihitung(b.profesional_id, b.mulai, b.status, b.metode, b.selisih) d;
comment on view jumlah_konsultasi is 'The kept count with its differences: the sum over both is exact. All consultations are counted twice: by status and method where `profesional_id` is null, and by professional.';
grant select on jumlah_konsultasi to service;

create function lipat_hitungan() returns int language plpgsql as $$
declare
  terlipat int;
begin
  if not pg_try_advisory_xact_lock(7015, 0) then return 0; end if;
  with diambil as (
    delete from hitungan_baru returning *
  ), ditambah as (
    insert into hitungan as h
    select d.profesional_id, d.tanggal, d.jam, d.status, d.metode, sum(d.jumlah)
    from diambil b cross join lateral dihitung(b.profesional_id, b.mulai, b.status, b.metode, b.selisih) d
    group by 1, 2, 3, 4, 5 having sum(d.jumlah) <> 0
    on conflict on constraint hitungan_sekali do update set jumlah = h.jumlah + excluded.jumlah
  )
  select count(*) into terlipat from diambil;
  return terlipat;
end $$;
comment on function lipat_hitungan is 'Folds the differences into the kept count and returns how many there were; 0 while another transaction does so.';
grant execute on function lipat_hitungan to service;

create function hitung_ulang() returns int language plpgsql as $$
declare
  beda int;
begin
  perform pg_advisory_xact_lock(7015, 0);
  insert into hitungan as h
  select profesional_id, tanggal, jam, status, metode, sum(jumlah) from (
    select d.* from konsultasi k cross join lateral dihitung(k.profesional_id, k.mulai, k.status, k.metode_konsultasi, 1) d
    union all select profesional_id, tanggal, jam, status, metode, -jumlah from jumlah_konsultasi
  ) x group by 1, 2, 3, 4, 5 having sum(jumlah) <> 0
  on conflict on constraint hitungan_sekali do update set jumlah = h.jumlah + excluded.jumlah;
  get diagnostics beda = row_count;
  return beda;
end $$;
comment on function hitung_ulang is 'Counts every consultation again, corrects what differs in the kept count and returns how many counts did. Takes the lock `hitungan`.';
