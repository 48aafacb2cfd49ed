import type { Patient, Plan } from '../clinic/plans.ts'
import { ask, type Reply } from './ask.ts'
import { Observed } from './observed.ts'

/** How the server responded to an attempt. Without a response, or with a 5xx, it is unknown whether the booking was made. */
export type BookingOutcome =
  | { kind: 'acknowledged'; id: number }
  | { kind: 'refused'; code: string }
  | { kind: 'unknown' }

async function post(address: string, path: string, body: object): Promise<Reply> {
  return ask(address, { method: 'POST', path, body })
}

export async function register(address: string, email: string, password: string): Promise<void> {
  const { status, envelope } = await post(address, '/api/public/register', {
    name: 'Latihan',
    email,
    phone_number: '08123456789',
    gender: 'lainnya',
    password_hash: password,
    level_id: 5,
    no_bpjs: '1234567890123',
    status_user: 'aktif',
  })
  if (status !== 201) throw new Error(`registration returned ${status}: ${envelope.message}`)
}

export async function logIn(address: string, email: string, password: string): Promise<string> {
  const { status, envelope } = await post(address, '/api/public/login', { email, password })
  const { token } = (envelope.data ?? {}) as { token?: string }
  if (!token) throw new Error(`login of ${email} returned ${status}: ${envelope.message}`)
  return token
}

type Wanted = { user_id: number; profesional_id: number; jadwal_tenaga_id: number; tanggal: string }

/** What the booking page sends. */
export const bookingBody = (wanted: Wanted, keluhan = 'Sakit kepala sejak kemarin.') => ({
  ...wanted,
  metode_konsultasi: 'online',
  status: 'diajukan',
  keluhan,
  jenis_id: 1,
  use_bpjs: 0,
  no_bpjs: 0,
})

/** The slot of a plan as a hold and a booking name it, with its type where that is not the usual one. */
export const slotOf = ({ professionalId, sessionId, date, type }: Plan) => ({
  profesional_id: professionalId,
  jadwal_tenaga_id: sessionId,
  tanggal: date,
  ...(type && { jenis_id: type.id, jam_mulai: type.hour }),
})

/** The same for a plan. The patient may be another one than the plan names. */
export const orderOf = (patient: Pick<Patient, 'userId'>, plan: Plan) => {
  const slot = slotOf(plan)
  return { ...bookingBody({ user_id: patient.userId, ...slot }), ...slot }
}

/** How the server responded to a hold. `until` is the instant at which it ends by itself. */
export type HoldOutcome =
  | { kind: 'held'; id: number; until: Date }
  | { kind: 'refused'; code: string }
  | { kind: 'unknown' }

/** Holds the slot of a plan, as the booking page does before the complaint is written. The same again returns the same hold. */
export async function hold(
  address: string,
  patient: Patient,
  plan: Plan,
  observed = new Observed(),
): Promise<HoldOutcome> {
  const body = slotOf(plan)
  const question = { method: 'POST' as const, path: '/api/users/slot/tahan', token: patient.token, body }
  const reply = await observed.watch('hold', () => ask(address, question))
  if (!reply || reply.status >= 500) return { kind: 'unknown' }
  const { tahan_id, habis_pada } = (reply.envelope.data ?? {}) as { tahan_id?: number; habis_pada?: string }
  if (reply.status < 300 && tahan_id && habis_pada) return { kind: 'held', id: tahan_id, until: new Date(habis_pada) }
  return { kind: 'refused', code: reply.envelope.code ?? String(reply.status) }
}

/** The key stays the same when an attempt is repeated: that is what makes repeating safe. */
export async function book(
  address: string,
  patient: Patient,
  plan: Plan,
  key: string,
  observed = new Observed(),
): Promise<BookingOutcome> {
  const body = orderOf(patient, plan)
  const headers = { 'idempotency-key': key }
  const question = { method: 'POST' as const, path: '/api/users/konsultasi/book', token: patient.token, body, headers }
  const reply = await observed.watch('book', () => ask(address, question))
  if (!reply || reply.status >= 500) return { kind: 'unknown' }
  const { jadwal_id } = (reply.envelope.data ?? {}) as { jadwal_id?: number }
  if (reply.status < 300 && jadwal_id) return { kind: 'acknowledged', id: jadwal_id }
  return { kind: 'refused', code: reply.envelope.code ?? String(reply.status) }
}
