import { randomUUID } from 'node:crypto'
import { dataOf } from '@sehati/testkit/client/ask'
import { book } from '@sehati/testkit/client/booking'
import { insertPeople } from '@sehati/testkit/clinic/people'
import type { Patient } from '@sehati/testkit/clinic/plans'
import { signIn } from '@sehati/testkit/clinic/sessions'
import type pg from 'pg'

const DESK = { word: 'loket', days: ['Senin'], sessions: { first: '01:00', minutes: 60, many: 22 } }
const SERIES = {
  word: 'rangkaian',
  days: ['Selasa', 'Rabu', 'Kamis', 'Jumat'],
  sessions: { first: '01:00', minutes: 60, many: 20 },
}
const TODAY = '2026-11-23'
/** The week in which the patients of series see the professional first; the series come after it. */
const DATES = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']
const CLERKS = 3
/** One of so many arrivals has an appointment. */
const APPOINTMENT_EVERY = 8
const SERIES_PATIENTS = 40
const MEETINGS = 3
/** A slot has a series in each of these parts of the half year that can be planned. */
const PARTS = 8

/** A person without an appointment, and the professional whom they come to; or the approved visit of one with an appointment. */
export type Arrival = { userId: number; professionalId: number } | { visit: number }
export type SeriesPlan = { follows: number[]; meetings: { jadwal_tenaga_id: number; tanggal: string }[] }
export type DeskClinic = {
  clinicId: number
  arrivals: Arrival[]
  clerkTokens: string[]
  plans: SeriesPlan[]
  professionalToken: string
}

/** A clinic of its own with its clerks and so many people who come today, some with an appointment, and a psychologist's patients, for whom series are planned. */
export async function openDesk(address: string, db: pg.Client, many: number, now: Date): Promise<DeskClinic> {
  // Each may have an appointment besides.
  const professionals = Math.ceil(many / (DESK.sessions.many - 1))
  await insertPeople(db, { ...DESK, professionals, patients: many + CLERKS, at: now })
  const clinic = await db.query<{ klinik_id: number }>(`insert into klinik (nama) values ('Loket') returning klinik_id`)
  const clinicId = clinic.rows[0]?.klinik_id as number
  const hosts = await db.query<{ user_id: number; profesional_id: number; first: number }>(
    `update tenaga_profesional t set klinik_id = $1 from users u
     where u.user_id = t.user_id and u.email like 'dokter%@loket.test'
     returning u.user_id, t.profesional_id, (
       select jadwal_tenaga_id from jadwal_tenaga j where j.profesional_id = t.profesional_id and j.sesi = 1) as first`,
    [clinicId],
  )
  const people = (await patientsOf(db, DESK.word)).map(({ user_id }) => user_id)
  const clerks = people.splice(0, CLERKS)
  await db.query(`update users set level_id = 4 where user_id = any($1::int[])`, [clerks])
  await db.query(`insert into tugas (user_id, tugas, sejak, oleh) select n, 'loket', $2, n from unnest($1::int[]) n`, [
    clerks,
    now,
  ])
  const clerkTokens = await signIn(db, clerks, now)
  const tokens = await signIn(
    db,
    hosts.rows.map(({ user_id }) => user_id),
    now,
  )
  /** The clerk books the first session of a professional, who approves it. */
  const appointment = async (userId: number, n: number): Promise<Arrival> => {
    const { profesional_id, first } = hosts.rows[n] as (typeof hosts.rows)[number]
    const body = {
      user_id: userId,
      profesional_id,
      jadwal_tenaga_id: first,
      tanggal: TODAY,
      metode_konsultasi: 'offline',
    }
    const how = { method: 'POST', path: '/api/loket/konsultasi', token: clerkTokens[0] ?? '', body } as const
    const { jadwal_id } = await dataOf<{ jadwal_id: number }>(address, how)
    await approve(address, tokens[n] ?? '', jadwal_id)
    return { visit: jadwal_id }
  }
  const arrivals: Arrival[] = []
  for (const [n, userId] of people.entries()) {
    const turn = n / APPOINTMENT_EVERY
    const professionalId = hosts.rows[n % hosts.rows.length]?.profesional_id as number
    const isBooked = Number.isInteger(turn) && turn < hosts.rows.length
    arrivals.push(isBooked ? await appointment(userId, turn) : { userId, professionalId })
  }
  return { clinicId, arrivals, clerkTokens, ...(await openSeries(address, db, now)) }
}

async function approve(address: string, token: string, id: number): Promise<void> {
  const body = { status: 'disetujui', initial_consult: 'Baik.' }
  await dataOf(address, { method: 'PUT', path: `/api/allroles/konsultasi/update?jadwalid=${id}`, token, body })
}

const patientsOf = async (db: pg.Client, word: string) =>
  (
    await db.query<{ user_id: number; email: string }>(
      `select user_id, email from users where email like 'pasien%@' || $1 || '.test' order by user_id`,
      [word],
    )
  ).rows

/** Every patient has an approved consultation, which their series follow. Every fourth plan is asked for two of them. */
async function openSeries(address: string, db: pg.Client, now: Date) {
  await insertPeople(db, { ...SERIES, professionals: 1, patients: SERIES_PATIENTS, at: now })
  const host = await db.query<{ user_id: number; profesional_id: number; sessions: number[] }>(
    `select user_id, profesional_id, array_agg(jadwal_tenaga_id order by array_position($1::text[], hari), sesi) as sessions
     from users join tenaga_profesional using (user_id) join jadwal_tenaga using (profesional_id)
     where email = 'dokter1@rangkaian.test' group by user_id, profesional_id`,
    [SERIES.days],
  )
  const { user_id, profesional_id, sessions } = host.rows[0] as (typeof host.rows)[number]
  const people = await patientsOf(db, SERIES.word)
  const [professionalToken = '', ...tokens] = await signIn(db, [user_id, ...people.map((one) => one.user_id)], now)
  const dayOf = (slot: number) => DATES[Math.floor(slot / SERIES.sessions.many)] as string
  const approved = async (patient: Patient, slot: number): Promise<number> => {
    const at = { professionalId: profesional_id, sessionId: sessions[slot] as number, date: dayOf(slot) }
    const outcome = await book(address, patient, { patient, ...at }, randomUUID())
    if (outcome.kind !== 'acknowledged') throw new Error(`no consultation to follow: ${JSON.stringify(outcome)}`)
    await approve(address, professionalToken, outcome.id)
    return outcome.id
  }
  const follows: number[] = []
  for (const [n, one] of people.entries())
    follows.push(await approved({ userId: one.user_id, email: one.email, token: tokens[n] ?? '' }, n))
  const patient = (n: number) => follows[n % follows.length] as number
  const plans = Array.from({ length: sessions.length * PARTS }, (_, n): SeriesPlan => {
    const [slot, part] = [n % sessions.length, Math.floor(n / sessions.length)]
    const tanggal = (nth: number) => weeksAfter(dayOf(slot), 1 + part * MEETINGS + nth)
    return {
      follows: n % 4 === 0 ? [patient(n), patient(n + 1)] : [patient(n)],
      meetings: Array.from({ length: MEETINGS }, (_, nth) => ({
        jadwal_tenaga_id: sessions[slot] as number,
        tanggal: tanggal(nth),
      })),
    }
  })
  return { plans, professionalToken }
}

const weeksAfter = (date: string, weeks: number): string =>
  new Date(Date.parse(date) + weeks * 7 * 86_400_000).toISOString().slice(0, 10)
