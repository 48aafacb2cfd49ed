import { insertPeople } from '@sehati/testkit/clinic/people'
import type { Patient, Plan } from '@sehati/testkit/clinic/plans'
import { signIn } from '@sehati/testkit/clinic/sessions'
import type pg from 'pg'

const WORD = 'alihan'
const DAYS = ['Selasa', 'Rabu', 'Kamis', 'Jumat']
const DATES = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']
const SESSIONS_A_DAY = 20
const SLOTS = DAYS.length * SESSIONS_A_DAY

/** A request to make, the other professional's slot to which it is offered, and the token of the professional who may answer it. */
export type HandoverPlan = {
  patient: Patient
  first: Plan
  offered: Plan & { hour: string }
  professionalToken: string
}
export type HandoverClinic = { plans: HandoverPlan[]; adminToken: string }

/** So many requests, each of another patient. Professionals are in pairs: the second one of each receives offers alone. */
export async function openHandovers(db: pg.Client, many: number, now: Date): Promise<HandoverClinic> {
  const professionals = 2 * Math.ceil(many / SLOTS)
  const sessions = { first: '01:00', minutes: 60, many: SESSIONS_A_DAY }
  await insertPeople(db, { word: WORD, professionals, patients: many, days: DAYS, sessions, at: now })
  const hosts = await db.query<{ user_id: number; profesional_id: number; sessions: number[] }>(
    `select user_id, profesional_id, array_agg(jadwal_tenaga_id order by array_position($1::text[], hari), sesi) as sessions
     from users join tenaga_profesional using (user_id) join jadwal_tenaga using (profesional_id)
     where email like 'dokter%@${WORD}.test' group by user_id, profesional_id order by profesional_id`,
    [DAYS],
  )
  const patients = await db.query<{ user_id: number; email: string }>(
    `select user_id, email from users where email like 'pasien%@${WORD}.test' order by user_id`,
  )
  const admin = await db.query<{ user_id: number }>(
    `insert into users (level_id, name, email, password_hash, email_terverifikasi_pada, created_at, updated_at)
     select 1, 'Admin Alihan', 'admin@${WORD}.test', password_hash, $1, $1, $1 from users where email = 'dokter1@${WORD}.test'
     returning user_id`,
    [now],
  )
  const people = [...hosts.rows, ...patients.rows, ...admin.rows].map(({ user_id }) => user_id)
  const tokens = await signIn(db, people, now)
  const planOf = (patient: Patient, pair: number, place: 0 | 1, slot: number): HandoverPlan['offered'] => {
    const { profesional_id, sessions } = hosts.rows[2 * pair + place] as (typeof hosts.rows)[number]
    const date = DATES[Math.floor(slot / SESSIONS_A_DAY)] as string
    const hour = `${String(1 + (slot % SESSIONS_A_DAY)).padStart(2, '0')}:00:00`
    return { patient, professionalId: profesional_id, sessionId: sessions[slot] as number, date, hour }
  }
  return {
    adminToken: tokens.at(-1) ?? '',
    plans: patients.rows.map(({ user_id, email }, n) => {
      const [pair, slot] = [Math.floor(n / SLOTS), n % SLOTS]
      const patient = { userId: user_id, email, token: tokens[hosts.rows.length + n] ?? '' }
      return {
        patient,
        first: planOf(patient, pair, 0, slot),
        offered: planOf(patient, pair, 1, (slot + 1) % SLOTS),
        professionalToken: tokens[2 * pair] ?? '',
      }
    }),
  }
}
