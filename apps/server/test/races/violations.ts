import sql from 'sql-template-tag'
import type { Db } from '../../src/base/db/db.ts'

/** Counts of forbidden states: 0 everywhere on a sound database. */
export type Violations = {
  professionalTwice: number
  patientTwice: number
  openRequestTwice: number
  keyTwice: number
  reviewedTwice: number
  hoursDiffer: number
  /** Ahead, and with another zone than their session. */
  zonesDiffer: number
  datesLeftOut: number
  sessionsOverlap: number
  placeMissing: number
  placeOrphan: number
  placesOverlap: number
  holdsOfOne: number
  dayBeyondCap: number
  weekBeyondCap: number
  semesterBeyondQuota: number
  /** Professionals with eight sessions or more, who have more bookings of accounts that are not confirmed than their part. */
  strangersBeyondPart: number
  /** Of places that were kept back already when they were booked. */
  keptBackTaken: number
  /** Answered by their professional after they ran out. */
  answeredAndExpired: number
  /** Live, or without a new request, after the patient agreed to hand it over. */
  handedOverAndLive: number
  /** Open, of a request that does not wait. */
  offersOutlived: number
  offeredTimesOutlived: number
  /** Of an offer that has ended. */
  offerPlaceOrphan: number
  /** Without one of their meetings. */
  seriesInParts: number
  /** Open without its place or its entry, or a place without it. */
  listOfferOrphan: number
  /** Places that two entries say they got. */
  listPlaceTwice: number
}

const live = sql`a.status <> 'dibatalkan' and b.status <> 'dibatalkan'`
const overlap = sql`a.jadwal_id < b.jadwal_id and a.mulai < b.selesai and b.mulai < a.selesai`

export async function countViolations(db: Db): Promise<Violations> {
  const row = await db.row<Violations>(sql`select
    (select count(*)::int from konsultasi a join konsultasi b on a.profesional_id = b.profesional_id
      where ${overlap} and ${live}) as "professionalTwice",
    (select count(*)::int from konsultasi a join konsultasi b on a.user_id = b.user_id
      where ${overlap} and ${live}) as "patientTwice",
    (select count(*)::int from konsultasi a join konsultasi b on a.user_id = b.user_id and a.profesional_id = b.profesional_id
      where a.jadwal_id < b.jadwal_id and a.status in ('diajukan', 'menunggu') and b.status in ('diajukan', 'menunggu')) as "openRequestTwice",
    (select count(*)::int from konsultasi a join konsultasi b on a.pengaju_id = b.pengaju_id
      where a.jadwal_id < b.jadwal_id and a.idempotency_key = b.idempotency_key) as "keyTwice",
    (select count(*)::int from feedback a join feedback b using (jadwal_id) where a.feedback_id < b.feedback_id) as "reviewedTwice",
    (select count(*)::int from konsultasi k join jadwal_tenaga j using (jadwal_tenaga_id)
      where k.status <> 'dibatalkan' and case when k.jenis_id = 1 then jam_di(k.mulai, j.zona) <> j.jam_mulai
        else jam_di(k.mulai, j.zona) < j.jam_mulai or jam_di(k.selesai, j.zona) > j.jam_selesai end) as "hoursDiffer",
    (select count(*)::int from konsultasi k join jadwal_tenaga j using (jadwal_tenaga_id)
      where k.status <> 'dibatalkan' and k.zona <> j.zona) as "zonesDiffer",
    (select count(*)::int from konsultasi k join jadwal_tenaga j using (jadwal_tenaga_id)
      where k.status <> 'dibatalkan' and (k.mulai::date < j.berlaku_dari or k.mulai::date > j.berlaku_sampai)) as "datesLeftOut",
    (select count(*)::int from jadwal_tenaga a join jadwal_tenaga b on (a.profesional_id, a.hari) = (b.profesional_id, b.hari)
      where a.jadwal_tenaga_id < b.jadwal_tenaga_id and a.jam_mulai < b.jam_selesai and b.jam_mulai < a.jam_selesai
        and coalesce(a.berlaku_dari, '-infinity') <= coalesce(b.berlaku_sampai, 'infinity')
        and coalesce(b.berlaku_dari, '-infinity') <= coalesce(a.berlaku_sampai, 'infinity')) as "sessionsOverlap",
    (select count(*)::int from konsultasi k where k.status <> 'dibatalkan' and not exists (
      select from tempat p where p.tempat_id = k.jadwal_id and p.jenis = 'konsultasi'
        and (p.profesional_id, p.dari, p.sampai) = (k.profesional_id,
          k.mulai - k.jeda_sebelum * interval '1 minute', k.selesai + k.jeda_sesudah * interval '1 minute'))) as "placeMissing",
    (select count(*)::int from tempat p where p.jenis = 'konsultasi' and not exists (
      select from konsultasi k where k.jadwal_id = p.tempat_id and k.status <> 'dibatalkan')) as "placeOrphan",
    (select count(*)::int from tempat a join tempat b on a.profesional_id = b.profesional_id
      where a.tempat_id < b.tempat_id and a.dari < b.sampai and b.dari < a.sampai) as "placesOverlap",
    (select count(*)::int from (select from tempat where jenis = 'tahan' group by user_id having count(*) > 2) t) as "holdsOfOne",
    (select count(*)::int from (
      select from konsultasi k join batas_tenaga b using (profesional_id) where k.status <> 'dibatalkan'
      group by k.profesional_id, b.per_hari, k.mulai::date having count(*) > b.per_hari) t) as "dayBeyondCap",
    (select count(*)::int from (
      select from konsultasi k join batas_tenaga b using (profesional_id) where k.status <> 'dibatalkan'
      group by k.profesional_id, b.per_minggu, date_trunc('week', k.mulai) having count(*) > b.per_minggu) t) as "weekBeyondCap",
    (select count(*)::int from (
      select from konsultasi k join jenis_konsultasi j using (jenis_id)
      join semester s on k.mulai >= s.dari and k.mulai < s.sampai + 1 where k.status <> 'dibatalkan'
      group by k.user_id, k.jenis_id, s.semester_id, j.batas_semester having count(*) > j.batas_semester) t) as "semesterBeyondQuota",
    (select count(*)::int from (
      select from konsultasi k join users u using (user_id)
      cross join lateral (select count(*) as n from jadwal_tenaga j where j.profesional_id = k.profesional_id) j
      where k.status <> 'dibatalkan' and u.email_terverifikasi_pada is null and j.n >= 8
      group by k.profesional_id, j.n having count(*) > j.n * 2 / 3) t) as "strangersBeyondPart",
    (select count(*)::int from konsultasi k join jadwal_tenaga j using (jadwal_tenaga_id) join jenis_konsultasi t using (jenis_id)
      where k.status <> 'dibatalkan' and j.cadangan and not t.mendesak
        and k.mulai - j.lepas_menit * interval '1 minute' > k.updated_at) as "keptBackTaken",
    (select count(*)::int from riwayat_status a join riwayat_status b using (jadwal_id) join users u on u.user_id = b.oleh
      where a.ke = 'dibatalkan' and a.oleh is null and b.riwayat_id > a.riwayat_id and u.level_id in (2, 3)) as "answeredAndExpired",
    (select count(*)::int from alihan a join konsultasi k using (jadwal_id) where a.hasil = 'diterima'
      and (k.status <> 'dibatalkan' or not exists (select from konsultasi b where b.jadwal_id = a.jadwal_baru))) as "handedOverAndLive",
    (select count(*)::int from alihan a join konsultasi k using (jadwal_id)
      where a.hasil is null and k.status <> 'diajukan') as "offersOutlived",
    (select count(*)::int from tawaran_waktu a join konsultasi k using (jadwal_id)
      where a.hasil is null and k.status in ('dibatalkan', 'selesai')) as "offeredTimesOutlived",
    (select count(*)::int from tempat p where p.jenis = 'alihan' and not exists (
      select from alihan a where a.alihan_id = p.tempat_id and a.hasil is null)) as "offerPlaceOrphan",
    (select count(*)::int from rangkaian r
      where r.jumlah <> (select count(*) from konsultasi k where k.rangkaian_id = r.rangkaian_id)) as "seriesInParts",
    (select count(*)::int from tawaran t full join tempat p on p.tempat_id = t.tempat_id and t.jawaban is null
      where (p.jenis = 'tawaran' and t.tawaran_id is null) or (t.jawaban is null and t.tawaran_id is not null and not exists (
        select from daftar_tunggu d where d.tunggu_id = t.tunggu_id and d.status = 'ditawari'))) as "listOfferOrphan",
    (select count(*)::int from daftar_tunggu a join daftar_tunggu b using (hasil_jadwal_id)
      where a.tunggu_id < b.tunggu_id and a.jadwal_id is null and b.jadwal_id is null) as "listPlaceTwice"`)
  if (!row) throw new Error('a query without a source table returns one row')
  return row
}

export const none: Violations = {
  professionalTwice: 0,
  patientTwice: 0,
  openRequestTwice: 0,
  keyTwice: 0,
  reviewedTwice: 0,
  hoursDiffer: 0,
  zonesDiffer: 0,
  datesLeftOut: 0,
  sessionsOverlap: 0,
  placeMissing: 0,
  placeOrphan: 0,
  placesOverlap: 0,
  holdsOfOne: 0,
  dayBeyondCap: 0,
  weekBeyondCap: 0,
  semesterBeyondQuota: 0,
  strangersBeyondPart: 0,
  keptBackTaken: 0,
  answeredAndExpired: 0,
  handedOverAndLive: 0,
  offersOutlived: 0,
  offeredTimesOutlived: 0,
  offerPlaceOrphan: 0,
  seriesInParts: 0,
  listOfferOrphan: 0,
  listPlaceTwice: 0,
}
