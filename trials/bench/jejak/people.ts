import { createHash } from 'node:crypto'
import { type Clinic, tokenOf } from '@sehati/testkit/clinic/numbered-clinic'
import type pg from 'pg'

/** Years that the trail covers, up to now. */
export const YEARS = 10
export const YEAR_MS = 365 * 86_400_000
/** Patients with an extreme trail: by their number from the beginning. */
export const BUSY = 0
export const LOOKED_UP = 1
/** From this patient on, accounts are of today: every export was before them. */
export const newFrom = ({ patients }: Clinic): number => Math.floor(patients * 0.9)

/** Who acts in the trail. */
export type Cast = { clinic: Clinic; professionals: number[]; admins: number[]; officerToken: string }

/** The patients become as old as the trail, but for some; and there are admins, one of whom may read the trail. */
export async function settlePeople(db: pg.Client, clinic: Clinic): Promise<Cast> {
  await db.query(
    `update users set created_at = now() - $3::int * interval '365 days' - interval '1 day'
     where user_id between $1 and $2 - 1`,
    [clinic.firstPatient, clinic.firstPatient + newFrom(clinic), YEARS],
  )
  const admins = await ids(
    db,
    `insert into users (level_id, name, email, password_hash, email_terverifikasi_pada, created_at, updated_at)
     select 1, 'Admin ' || n, 'admin' || n || '@jejak.test', '$argon2id$v=19$m=19456,t=2,p=1$YmViYW4$YmViYW4', now(), now(), now()
     from generate_series(1, 5) n returning user_id`,
  )
  const officer = admins[0] as number
  const officerToken = tokenOf(clinic, -1)
  await db.query(`insert into tugas (user_id, tugas, sejak, oleh) values ($1, 'petugas_data', now(), $1)`, [officer])
  await db.query(
    `insert into auth_session (token_hash, user_id, perangkat, created_at, last_used_at) values ($1, $2, 'Beban', now(), now())`,
    [createHash('sha256').update(officerToken).digest(), officer],
  )
  const professionals = await ids(db, 'select user_id from tenaga_profesional order by user_id')
  return { clinic, professionals, admins, officerToken }
}

const ids = async (db: pg.Client, text: string): Promise<number[]> =>
  (await db.query<{ user_id: number }>(text)).rows.map(({ user_id }) => user_id)
