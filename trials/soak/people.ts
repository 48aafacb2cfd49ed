import { randomBytes } from 'node:crypto'
import { type Clinic, tokenOf } from '@sehati/testkit/clinic/numbered-clinic'
import { signIn } from '@sehati/testkit/clinic/sessions'
import type pg from 'pg'
import { hashPassword } from '../../apps/server/src/people/auth/password.ts'

/** Two who talk about a consultation. */
type Pair = { jadwal_id: number; tokens: [patient: string, professional: string] }
export type People = { pairs: Pair[]; accounts: string[]; password: string }

const PAIRS = 50
const ACCOUNTS = 20

/** Of a generated clinic: some who chat, and some with a password. */
export async function findPeople(db: pg.Client, clinic: Clinic): Promise<People> {
  const talks = await db.query<{ jadwal_id: number; user_id: number; tenaga_id: number }>(
    `select distinct on (k.user_id) k.jadwal_id, k.user_id, t.user_id as tenaga_id
     from konsultasi k join tenaga_profesional t using (profesional_id)
     where k.status = 'disetujui' order by k.user_id, k.jadwal_id limit $1`,
    [PAIRS],
  )
  const tokens = await signIn(
    db,
    talks.rows.map(({ tenaga_id }) => tenaga_id),
    new Date(),
  )
  const password = randomBytes(12).toString('base64url')
  const signing = await db.query<{ email: string }>(
    `update users set password_hash = $1 where user_id in (select user_id from users where level_id = 5 order by user_id desc limit $2)
     returning email`,
    [await hashPassword(password), ACCOUNTS],
  )
  return {
    pairs: talks.rows.map(({ jadwal_id, user_id }, n) => ({
      jadwal_id,
      tokens: [tokenOf(clinic, user_id - clinic.firstPatient), tokens[n] ?? ''],
    })),
    accounts: signing.rows.map(({ email }) => email),
    password,
  }
}
