import { createHash } from 'node:crypto'
import { makeSealOf } from '@sehati/testkit/clinic/original'
import { withClient } from '@sehati/testkit/product/databases'
import type pg from 'pg'
import { ADMINS, adminUser, dataKey, type Plan, patientUser, secretOf, sessionOf } from './plan.ts'

/** What a desk sees of a day does not grow with the history: so many professionals are in a clinic, so many visits each has. */
const PROFESSIONALS_A_CLINIC = 20
export const VISITS_A_DAY = 10
/** Of these, so many are over, the next one is inside, and the rest waits. */
export const SERVED = 4
/** Objections that wait for a decision: a page of them. */
const OBJECTIONS = 200

export const clinicsOf = ({ professionals }: Plan) => Math.ceil(professionals / PROFESSIONALS_A_CLINIC)
export const clinicOf = (professional: number) => 1 + Math.floor(professional / PROFESSIONALS_A_CLINIC)
/** The patient of the n-th visit of today. Each has one. */
export const visitorOf = (plan: Plan, visit: number) =>
  patientUser(plan, visit * Math.floor(plan.patients / (plan.professionals * VISITS_A_DAY)))
export const screenToken = (clinic: number) => secretOf(`screen ${clinic}`).toString('base64url')

/**
 * Opens the desks of a filled database for today: clinics with their screens, a number for every visit in person of the past, the
 * visits of today with their queues, absences, and objections. What was there of today is put again.
 */
export const openDesks = (url: string, plan: Plan): Promise<void> =>
  withClient(url, async (db) => {
    // The guards judge what people do now; these rows are of the past, or of any weekday.
    await db.query('set session_replication_role = replica')
    await db.query('set synchronous_commit = off')
    await openClinics(db, plan)
    await numberVisits(db)
    await visitToday(db, plan)
    await object(db)
    await db.query('vacuum (analyze) konsultasi, antrean, tenaga_profesional, keberatan_hadir')
  })

async function openClinics(db: pg.Client, plan: Plan): Promise<void> {
  await db.query(
    `insert into klinik (nama) select 'Klinik ' || n from generate_series((select max(klinik_id) from klinik) + 1, $1::int) n`,
    [clinicsOf(plan)],
  )
  await db.query(
    `update tenaga_profesional set klinik_id = 1 + (profesional_id - 1) / $1::int
     where klinik_id <> 1 + (profesional_id - 1) / $1::int`,
    [PROFESSIONALS_A_CLINIC],
  )
  const clinics = Array.from({ length: clinicsOf(plan) }, (_, n) => n + 1)
  const hashOf = (clinic: number) => createHash('sha256').update(screenToken(clinic)).digest()
  await db.query(
    `insert into layar (klinik_id, nama, token_hash, created_at)
     select *, now() from unnest($1::int[], $2::text[], $3::bytea[]) on conflict do nothing`,
    [clinics, clinics.map((n) => `Ruang tunggu ${n}`), clinics.map(hashOf)],
  )
  await db.query(
    `insert into tugas (user_id, tugas, sejak, oleh) select n, 'loket', now(), n from unnest($1::int[]) n on conflict do nothing`,
    [Array.from({ length: ADMINS }, (_, n) => adminUser(plan, n))],
  )
}

/** Every visit in person that took place has had a number and took a while. */
async function numberVisits(db: pg.Client): Promise<void> {
  await db.query(
    `insert into antrean (klinik_id, tanggal, kode, nomor, jadwal_id, profesional_id, keadaan, datang, giliran, dipanggil,
       dilayani, selesai, ruang)
     select klinik_id, mulai::date, 'A', row_number() over (partition by klinik_id, mulai::date order by mulai, jadwal_id),
       jadwal_id, profesional_id, 'selesai', mulai, mulai, mulai, mulai, mulai + (10 + jadwal_id % 15) * interval '1 min', '1'
     from konsultasi join tenaga_profesional using (profesional_id)
     where metode_konsultasi = 'offline' and status = 'selesai' and not exists (select from antrean)`,
  )
}

async function visitToday(db: pg.Client, plan: Plan): Promise<void> {
  const visits = Array.from({ length: plan.professionals * VISITS_A_DAY }, (_, n) => n)
  const placeOf = (n: number) => n % VISITS_A_DAY
  const professionalOf = (n: number) => Math.floor(n / VISITS_A_DAY)
  const session = (n: number) => sessionOf(professionalOf(n), plan.days[0] as string, placeOf(n) + 1)
  await db.query(`delete from antrean where tanggal = tanggal_wib(now())`)
  // Cancelled after the last run (`cancelBooked`), they would be read and left out again by every list of today; a run that was
  // interrupted leaves their places too.
  await db.query(
    `with lama as (delete from konsultasi where jadwal_id > $1 and tanggal_wib(mulai) = tanggal_wib(now()) returning jadwal_id),
       tempat_lama as (delete from tempat where tempat_id in (select jadwal_id from lama))
     delete from riwayat_status where jadwal_id in (select jadwal_id from lama)`,
    [plan.all],
  )
  await db.query(
    `with baru as (
       insert into konsultasi (jadwal_id, jadwal_tenaga_id, profesional_id, user_id, mulai, selesai, sesi, metode_konsultasi, status,
         use_bpjs, keluhan, pengaju_id, diubah_oleh, created_at, updated_at, tiba_pada)
       select nextval('konsultasi_id'), v.jadwal_tenaga_id, v.profesional_id, v.user_id, m.mulai, m.mulai + interval '30 min',
         v.sesi, 'offline', case when v.sesi <= $5 then 'selesai' else 'disetujui' end, false, k.keluhan, v.user_id, v.user_id,
         now() - interval '1 day', now(), m.mulai
       from unnest($1::int[], $2::int[], $3::int[], $4::int[]) v (jadwal_tenaga_id, profesional_id, user_id, sesi)
       cross join lateral (
         select saat(tanggal_wib(now()), '08:00', 7::smallint) + (v.sesi - 1) * interval '30 min' as mulai) m
       cross join (select keluhan from konsultasi limit 1) k
       returning *
     ), tempat_baru as (
       insert into tempat (tempat_id, jenis, profesional_id, user_id, dari, sampai)
       select jadwal_id, 'konsultasi', profesional_id, user_id, mulai, selesai from baru
     )
     insert into antrean (klinik_id, tanggal, kode, nomor, jadwal_id, profesional_id, keadaan, datang, giliran, dipanggil, dilayani,
       selesai, ruang)
     select klinik_id, tanggal_wib(mulai), 'A', row_number() over (partition by klinik_id order by mulai, jadwal_id), jadwal_id,
       profesional_id, case when sesi <= $5 then 'selesai' when sesi = $5 + 1 then 'dilayani' else 'menunggu' end, mulai, mulai,
       case when sesi <= $5 + 1 then mulai end, case when sesi <= $5 + 1 then mulai end,
       case when sesi <= $5 then mulai + interval '20 min' end, case when sesi <= $5 + 1 then '1' end
     from baru join tenaga_profesional using (profesional_id)`,
    [
      visits.map(session),
      visits.map((n) => professionalOf(n) + 1),
      visits.map((n) => visitorOf(plan, n)),
      visits.map((n) => placeOf(n) + 1),
      SERVED,
    ],
  )
}

/** What was cancelled in the last weeks was cancelled too late; the newest of these are objected to, the others were decided. */
async function object(db: pg.Client): Promise<void> {
  await db.query(
    `update konsultasi set sebab_batal = 'pasien_terlambat'
     where status = 'dibatalkan' and sebab_batal = 'pasien' and mulai between now() - interval '90 days' and now()`,
  )
  const late = await db.query<{ jadwal_id: number }>(
    `select jadwal_id from konsultasi where sebab_batal = 'pasien_terlambat' order by mulai desc, jadwal_id`,
  )
  const seal = makeSealOf(dataKey())
  const ids = late.rows.map(({ jadwal_id }) => jadwal_id)
  await db.query(
    `insert into keberatan_hadir (jadwal_id, alasan, diajukan, putusan, oleh, diputus)
     select id, alasan, now(), case when n > $3 then 'ditolak' end, case when n > $3 then $4::int end, case when n > $3 then now() end
     from unnest($1::int[], $2::bytea[]) with ordinality o (id, alasan, n) on conflict do nothing`,
    [ids, ids.map((id) => seal.seal(`keberatan_hadir.alasan:${id}`, 'Macet')), OBJECTIONS, 1],
  )
}
