import { ask } from '@sehati/testkit/client/ask'
import { book, logIn, register } from '@sehati/testkit/client/booking'
import type { Plan } from '@sehati/testkit/clinic/plans'
import { withClient } from '@sehati/testkit/product/databases'

const EMAIL = 'saksi@latihan.test'
const PASSWORD = 'kata-sandi-saksi'
const COMPLAINT = 'Sakit kepala sejak kemarin.'

/** A patient with a password and a complaint, who must find both again. */
export type Witness = { bookingId: number }

export async function bringWitness(address: string, url: string): Promise<Witness> {
  await register(address, EMAIL, PASSWORD)
  const token = await logIn(address, EMAIL, PASSWORD)
  const plan = await withClient(url, async (db) => {
    const found = await db.query<{ user_id: number; jadwal_tenaga_id: number; profesional_id: number }>(
      `select user_id, j.jadwal_tenaga_id, j.profesional_id from users, jadwal_tenaga j
       where email = $1 and hari = 'Jumat' and sesi = 20 order by j.profesional_id desc limit 1`,
      [EMAIL],
    )
    const { user_id, jadwal_tenaga_id, profesional_id } = found.rows[0] as (typeof found.rows)[number]
    const patient = { userId: user_id, email: EMAIL, token }
    return { patient, sessionId: jadwal_tenaga_id, professionalId: profesional_id, date: '2026-11-27' } satisfies Plan
  })
  const outcome = await book(address, plan.patient, plan, 'saksi')
  if (outcome.kind !== 'acknowledged') throw new Error(`the witness could not book: ${JSON.stringify(outcome)}`)
  return { bookingId: outcome.id }
}

/** Signs in with the old password and reads the encrypted complaint. */
export async function askWitness(address: string, { bookingId }: Witness): Promise<boolean> {
  const token = await logIn(address, EMAIL, PASSWORD)
  const path = `/api/allroles/konsultasi/getone?jadwalid=${bookingId}`
  const { status, envelope } = await ask(address, { method: 'GET', path, token })
  return status === 200 && (envelope.data as { keluhan?: string })?.keluhan === COMPLAINT
}
