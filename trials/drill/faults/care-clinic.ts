import { randomUUID } from 'node:crypto'
import { book } from '@sehati/testkit/client/booking'
import { insertPeople } from '@sehati/testkit/clinic/people'
import { PASSWORD, type Plan } from '@sehati/testkit/clinic/plans'
import { signIn } from '@sehati/testkit/clinic/sessions'
import type pg from 'pg'
import { hashPassword } from '../../../apps/server/src/people/auth/password.ts'

const DAYS = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat']
const SESSIONS_A_DAY = 4
const PATIENTS = DAYS.length * SESSIONS_A_DAY
/** A read is recorded once for a session and a consultation: with so many sessions, nearly every read leaves a row. */
const SESSIONS = 120
const ADMINS = 2
const WORD = 'perawatan'

export type Session = { token: string; sesi_id: number }
/** A professional with consultations, and sessions on many devices. `isPsychologist`: signs notes too. */
export type Carer = { userId: number; isPsychologist: boolean; consultations: number[]; sessions: Session[] }
export type CareClinic = { carers: Carer[]; admins: (Session & { userId: number })[] }

/**
 * A physician, a psychologist, their patients, and admins, all with the password `PASSWORD`. Patients book through the
 * product, so that their complaints can be read. Both professionals review emergency accesses.
 */
export async function openCare(address: string, db: pg.Client, now: Date): Promise<CareClinic> {
  const passwordHash = await hashPassword(PASSWORD)
  const sessions = { first: '01:00', minutes: 60, many: SESSIONS_A_DAY }
  await insertPeople(db, {
    word: WORD,
    professionals: 2,
    patients: PATIENTS,
    passwordHash,
    days: DAYS,
    sessions,
    at: now,
  })
  await db.query(`update users set level_id = 3 where email = 'dokter2@${WORD}.test'`)
  await db.query(
    `insert into users (level_id, name, email, password_hash, email_terverifikasi_pada, created_at, updated_at)
     select 1, 'Admin ' || n, 'admin' || n || '@${WORD}.test', $1, $2, $2, $2 from generate_series(1, $3::int) n`,
    [passwordHash, now, ADMINS],
  )
  await db.query(
    `insert into tugas (user_id, tugas, sejak, oleh)
     select user_id, 'peninjau', $1, user_id from users where email like 'dokter%@${WORD}.test'`,
    [now],
  )
  const admins = await peopleLike(db, 'admin')
  return {
    carers: await Promise.all((await peopleLike(db, 'dokter')).map((one) => carerOf(address, db, one, now))),
    admins: (await sessionsOf(db, admins, now)).map((one, n) => ({ ...one, userId: admins[n] as number })),
  }
}

async function carerOf(address: string, db: pg.Client, userId: number, now: Date): Promise<Carer> {
  const found = await db.query<{ level_id: number; profesional_id: number; ids: number[] }>(
    `select level_id, profesional_id, array_agg(jadwal_tenaga_id order by array_position($2::text[], hari), sesi) as ids
     from users join tenaga_profesional using (user_id) join jadwal_tenaga using (profesional_id)
     where user_id = $1 group by level_id, profesional_id`,
    [userId, DAYS],
  )
  const { level_id, profesional_id, ids } = found.rows[0] as (typeof found.rows)[number]
  const isPsychologist = level_id === 3
  // Half of the patients each: no patient has two consultations at one time.
  const patients = (await peopleLike(db, 'pasien')).filter((_, n) => (n % 2 === 0) === isPsychologist)
  const tokens = await sessionsOf(db, patients, now)
  const consultations: number[] = []
  for (const [n, patient] of patients.entries()) {
    const who = { userId: patient, email: '', token: tokens[n]?.token ?? '' }
    const plan: Plan = {
      patient: who,
      sessionId: ids[n] as number,
      professionalId: profesional_id,
      date: dateOf(n, now),
    }
    const outcome = await book(address, who, plan, randomUUID())
    if (outcome.kind !== 'acknowledged') throw new Error(`no consultation to care for: ${JSON.stringify(outcome)}`)
    consultations.push(outcome.id)
  }
  const sessions = await sessionsOf(
    db,
    Array.from({ length: SESSIONS }, () => userId),
    now,
  )
  return { userId, isPsychologist, consultations, sessions }
}

/** The n-th session's next date after today, in Jakarta; `now` is a Monday just after midnight. */
const dateOf = (n: number, now: Date): string =>
  new Date(now.getTime() + 7 * 3_600_000 + Math.floor(n / SESSIONS_A_DAY) * 86_400_000).toISOString().slice(0, 10)

async function peopleLike(db: pg.Client, kind: string): Promise<number[]> {
  const found = await db.query<{ user_id: number }>(
    `select user_id from users where email like $1 || '%@${WORD}.test' order by user_id`,
    [kind],
  )
  return found.rows.map(({ user_id }) => user_id)
}

async function sessionsOf(db: pg.Client, users: number[], now: Date): Promise<Session[]> {
  const tokens = await signIn(db, users, now)
  const found = await db.query<{ sesi_id: number }>(
    `select sesi_id from unnest($1::text[]) with ordinality made (token, place)
     join auth_session on token_hash = sha256(convert_to(token, 'UTF8')) order by place`,
    [tokens],
  )
  return tokens.map((token, n) => ({ token, sesi_id: found.rows[n]?.sesi_id as number }))
}
