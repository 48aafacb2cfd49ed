import { addDays, type Tanggal, tanggalWib } from '@sehati/contract/base/waktu'
import { isWorkday } from '@sehati/contract/schedule/jendela.rules'
import type pg from 'pg'
import type { Seal } from '../../../../apps/server/src/base/db/seal.ts'
import { type Clinic, SESSIONS_A_DAY, sessionId, TAKEN_A_DAY, TAKEN_DAYS } from './numbered-clinic.ts'

type Consultation = { professional: number; patient: number; tanggal: Tanggal; sesi: number; status: string }

const CHUNK = 10_000
const KELUHAN = 'Sudah tiga hari batuk dan pusing, terutama pada malam hari. Obat dari apotek belum membantu.'
const JAWABAN = 'Minum obat tiga kali sehari sesudah makan, cukup istirahat, dan kembali bila belum membaik.'

/** Inserts `past` consultations of the past and those that are already booked, each with its history; returns the last id. */
export async function fillConsultations(db: pg.Client, seal: Seal, clinic: Clinic, past: number): Promise<number> {
  let id = 0
  let chunk: Consultation[] = []
  const flush = async () => {
    await insertChunk(db, seal, clinic, chunk, id - chunk.length + 1)
    chunk = []
  }
  // The work of the triggers is done below: no notification of what is long past, and one record for each consultation.
  await db.query('alter table konsultasi disable trigger user')
  for (const some of [pastOnes(clinic, past), takenOnes(clinic)])
    for (const consultation of some) {
      chunk.push(consultation)
      id += 1
      if (chunk.length === CHUNK) await flush()
    }
  if (chunk.length > 0) await flush()
  await db.query('alter table konsultasi enable trigger user')
  await db.query(
    `insert into tempat (tempat_id, jenis, profesional_id, user_id, dari, sampai)
     select jadwal_id, 'konsultasi', profesional_id, user_id, mulai, selesai
     from konsultasi where status <> 'dibatalkan' order by jadwal_id`,
  )
  await db.query(
    `insert into riwayat_status (jadwal_id, ke, oleh, waktu) select jadwal_id, status, user_id, created_at from konsultasi order by jadwal_id`,
  )
  await db.query(`select setval('konsultasi_id', $1)`, [id])
  return id
}

/** Oldest first, in the order in which they would have been booked: one patient's rows lie far apart. */
function* pastOnes({ withHistory, professionals }: Clinic, past: number): Generator<Consultation> {
  const atOnce = Math.min(professionals, withHistory)
  const hours = Math.ceil(past / atOnce)
  const dates = workdaysBefore(tanggalWib(new Date()), Math.ceil(hours / SESSIONS_A_DAY))
  for (let n = 0; n < past; n++) {
    const [hour, place] = [Math.floor(n / atOnce), n % atOnce]
    yield {
      professional: (place + hour) % professionals,
      patient: (place + hour * atOnce) % withHistory,
      tanggal: dates[Math.floor(hour / SESSIONS_A_DAY)] as Tanggal,
      sesi: (hour % SESSIONS_A_DAY) + 1,
      status: n % 10 === 0 ? 'dibatalkan' : 'selesai',
    }
  }
}

function* takenOnes({ dates, professionals, patients }: Clinic): Generator<Consultation> {
  for (const [day, tanggal] of dates.slice(0, TAKEN_DAYS).entries())
    for (let sesi = 1; sesi <= TAKEN_A_DAY; sesi++)
      for (let professional = 0; professional < professionals; professional++)
        yield {
          professional,
          patient: (professional + day * TAKEN_A_DAY + sesi) % patients,
          tanggal,
          sesi,
          status: 'disetujui',
        }
}

function workdaysBefore(today: Tanggal, count: number): Tanggal[] {
  const days: Tanggal[] = []
  for (let day = addDays(today, -1); days.length < count; day = addDays(day, -1)) if (isWorkday(day)) days.unshift(day)
  return days
}

/** The times come from the sessions. Clinical text is encrypted by the product's `Seal`, bound to its row. */
async function insertChunk(
  db: pg.Client,
  seal: Seal,
  clinic: Clinic,
  chunk: Consultation[],
  first: number,
): Promise<void> {
  await db.query(
    `insert into konsultasi (jadwal_id, jadwal_tenaga_id, profesional_id, user_id, mulai, selesai, sesi, metode_konsultasi,
       status, sebab_batal, use_bpjs, keluhan, initial_consult, versi_balasan, pengaju_id, diubah_oleh, created_at, updated_at)
     select $1::int + place - 1, j.jadwal_tenaga_id, j.profesional_id, user_id, tanggal + j.jam_mulai, tanggal + j.jam_selesai,
       j.sesi, case when place % 2 = 0 then 'online' else 'offline' end, status,
       case when status = 'dibatalkan' then 'pasien' end, false, keluhan,
       case when status = 'selesai' then jawaban end, (status = 'selesai')::int, user_id, user_id, tanggal - interval '3 days', tanggal::timestamptz
     from unnest($2::int[], $3::int[], $4::date[], $5::text[], $6::bytea[], $7::bytea[]) with ordinality
       as made (session, user_id, tanggal, status, keluhan, jawaban, place)
     join jadwal_tenaga j on j.jadwal_tenaga_id = session
     order by place`,
    [
      first,
      chunk.map(({ professional, tanggal, sesi }) => sessionId(clinic, professional, tanggal, sesi)),
      chunk.map(({ patient }) => clinic.firstPatient + patient),
      chunk.map(({ tanggal }) => tanggal),
      chunk.map(({ status }) => status),
      chunk.map((_, place) => seal.seal(`konsultasi.keluhan:${first + place}`, KELUHAN)),
      chunk.map((_, place) => seal.seal(`konsultasi.initial_consult:${first + place}`, JAWABAN)),
    ],
  )
}
