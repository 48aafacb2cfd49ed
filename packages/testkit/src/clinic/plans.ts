import { hariKerja } from '@sehati/contract/schedule/jendela.rules'
import type pg from 'pg'
import { insertPeople } from './people.ts'
import { signIn } from './sessions.ts'

/**
 * One booking to try: this patient in this session on this date. No two plans of one owner collide. `type`: of another type
 * than the usual one, at this hour within the session.
 */
export type Plan = {
  patient: Patient
  sessionId: number
  professionalId: number
  date: string
  type?: { id: number; hour: string }
}
export type Patient = { userId: number; email: string; token: string }

export const PASSWORD = 'kata-sandi-latihan'
const DAYS = [...hariKerja]
const SESSIONS_A_DAY = 20
const SLOTS = DAYS.length * SESSIONS_A_DAY
const SESSIONS = { first: '01:00', minutes: 60, many: SESSIONS_A_DAY }

/** The Monday that begins a whole bookable week, just after midnight in WIB. */
export const CLOCK = '2026-11-23T00:10:00+07:00'
const dateOf = (day: number) => new Date(Date.UTC(2026, 10, 23 + day)).toISOString().slice(0, 10)

/** `people` professionals with hourly sessions on weekdays, and as many patients, all with one password if one is given. */
export const fillClinic = (db: pg.Client, people: number, passwordHash?: string): Promise<void> =>
  insertPeople(db, {
    word: 'latihan',
    professionals: people,
    patients: people,
    days: DAYS,
    ...(passwordHash !== undefined && { passwordHash }),
    sessions: SESSIONS,
  })

export async function listPatients(db: pg.Client): Promise<Omit<Patient, 'token'>[]> {
  const found = await db.query<{ user_id: number; email: string }>(
    `select user_id, email from users where email like 'pasien%@latihan.test' order by user_id`,
  )
  return found.rows.map((row) => ({ userId: row.user_id, email: row.email }))
}

/**
 * Every patient at every hour of the week, with the professionals going round: patient p has professional p + k at
 * hour k, so no two plans compete for a slot.
 */
export async function planBookings(db: pg.Client, patients: Patient[]): Promise<Plan[]> {
  const found = await db.query<{ profesional_id: number; sessions: number[] }>(
    `select profesional_id, array_agg(jadwal_tenaga_id order by array_position($1::text[], hari), sesi) as sessions
     from jadwal_tenaga group by profesional_id order by profesional_id`,
    [DAYS],
  )
  return Array.from({ length: SLOTS }, (_, hour) => hour).flatMap((hour) =>
    patients.map((patient, number) => {
      const professional = found.rows[(number + hour) % found.rows.length]
      const sessionId = professional?.sessions[hour]
      if (!professional || !sessionId) throw new Error('the clinic has fewer sessions than planned')
      const date = dateOf(Math.floor(hour / SESSIONS_A_DAY))
      return { patient, sessionId, professionalId: professional.profesional_id, date }
    }),
  )
}

/**
 * So many patients who hold one slot each, signed in as of `now`, with professionals of their own: nothing else competes for
 * these slots. To be called after `planBookings`, which plans with all professionals that it finds.
 */
export async function planHolds(db: pg.Client, many: number, now: Date): Promise<Plan[]> {
  if (many === 0) return []
  const professionals = Math.ceil(many / SLOTS)
  await insertPeople(db, { word: 'penahan', professionals, patients: many, days: DAYS, sessions: SESSIONS, at: now })
  const found = await db.query<{ user_id: number; email: string; id: number; profesional_id: number; day: number }>(
    `select p.user_id, p.email, j.id, j.profesional_id, j.day
     from (select user_id, email, row_number() over (order by user_id) as n from users where email like 'pasien%@penahan.test') p
     join (select jadwal_tenaga_id as id, profesional_id, array_position($1::text[], hari) - 1 as day,
         row_number() over (order by jadwal_tenaga_id) as n
       from jadwal_tenaga join tenaga_profesional using (profesional_id) join users using (user_id)
       where email like 'dokter%@penahan.test') j using (n)
     order by n`,
    [DAYS],
  )
  const tokens = await signIn(
    db,
    found.rows.map(({ user_id }) => user_id),
    now,
  )
  return found.rows.map(({ user_id, email, id, profesional_id, day }, n) => ({
    patient: { userId: user_id, email, token: tokens[n] ?? '' },
    sessionId: id,
    professionalId: profesional_id,
    date: dateOf(day),
  }))
}
