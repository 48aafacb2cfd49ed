import { createHash, randomBytes } from 'node:crypto'
import { MAX_MINGGU_KE_DEPAN } from '@sehati/contract/base/constants'
import { tanggalWib } from '@sehati/contract/base/waktu'
import { bookableDates, hariKerja } from '@sehati/contract/schedule/jendela.rules'
import type pg from 'pg'
import type { Seal } from '../../../../apps/server/src/base/db/seal.ts'
import { fillConsultations } from './fill-consultations.ts'
import { type Clinic, HISTORY_LENGTH, SESSIONS_A_DAY, tokenOf } from './numbered-clinic.ts'
import { insertPeople } from './people.ts'
import { vacuumFilled } from './vacuum-filled.ts'

export type Size = { consultations: number; professionals: number; attempts: number }

const RUSHED = 4
const WEEK = [...hariKerja]

/** Fills an empty, migrated database. The tables keep all their keys and constraints meanwhile. */
export async function fillClinic(db: pg.Client, seal: Seal, size: Size): Promise<Clinic> {
  const dates = await openDates(db)
  const withHistory = Math.ceil(size.consultations / HISTORY_LENGTH)
  // So many that each can have another one in every slot of a professional.
  const patients = Math.max(2 * size.professionals, dates.length * SESSIONS_A_DAY, size.attempts, withHistory)
  const professionals = size.professionals + RUSHED
  const sessions = { first: '08:00', minutes: 30, many: SESSIONS_A_DAY }
  await insertPeople(db, { word: 'beban', professionals, patients, days: WEEK, sessions, seal })
  const firsts = await db.query<Pick<Clinic, 'firstPatient' | 'firstProfessional' | 'firstSession'>>(
    `select (select min(user_id) from users where level_id = 5) as "firstPatient",
       (select min(profesional_id) from tenaga_profesional) as "firstProfessional",
       (select min(jadwal_tenaga_id) from jadwal_tenaga) as "firstSession"`,
  )
  const clinic: Clinic = {
    ...(firsts.rows[0] as Pick<Clinic, 'firstPatient' | 'firstProfessional' | 'firstSession'>),
    patients,
    withHistory,
    professionals: size.professionals,
    rushed: RUSHED,
    lastConsultation: 0,
    dates,
    secret: randomBytes(16).toString('hex'),
  }
  await signIn(db, clinic)
  clinic.lastConsultation = await fillConsultations(db, seal, clinic, size.consultations)
  await checkIds(db, clinic)
  await vacuumFilled(db)
  return clinic
}

/** As far ahead as an admin can open booking; from tomorrow on, so that no slot passes while it is measured. */
async function openDates(db: pg.Client): Promise<string[]> {
  await db.query('update pengaturan set minggu_ke_depan = $1', [MAX_MINGGU_KE_DEPAN])
  const found = await db.query<{ tanggal: string }>('select tanggal::text from hari_libur where not buka')
  const libur = new Set(found.rows.map(({ tanggal }) => tanggal))
  const today = tanggalWib(new Date())
  return bookableDates(today, { mingguKeDepan: MAX_MINGGU_KE_DEPAN, libur }).filter((tanggal) => tanggal > today)
}

async function signIn(db: pg.Client, clinic: Clinic): Promise<void> {
  const hashes = Array.from({ length: clinic.patients }, (_, patient) =>
    createHash('sha256').update(tokenOf(clinic, patient)).digest('hex'),
  )
  await db.query(
    `insert into auth_session (token_hash, user_id, perangkat, created_at, last_used_at)
     select decode(hash, 'hex'), $2::int + place - 1, 'Beban', now(), now()
     from unnest($1::text[]) with ordinality as made (hash, place)`,
    [hashes, clinic.firstPatient],
  )
}

/** What the load reckons with is looked up once. */
async function checkIds(
  db: pg.Client,
  { firstSession, firstProfessional, firstPatient, patients }: Clinic,
): Promise<void> {
  const wrong = await db.query(
    `select jadwal_tenaga_id from jadwal_tenaga
     where jadwal_tenaga_id <> $1::int + ((profesional_id - $2::int) * 5 + array_position($3::text[], hari) - 1) * $4::int + sesi - 1
     union all
     select user_id from users where level_id = 5 and user_id not between $5::int and $5::int + $6::int - 1`,
    [firstSession, firstProfessional, WEEK, SESSIONS_A_DAY, firstPatient, patients],
  )
  if (wrong.rowCount !== 0) throw new Error('the ids of the generated clinic do not follow one another')
}
