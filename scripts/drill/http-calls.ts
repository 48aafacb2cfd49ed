import type { Patient, Plan } from './clinic.ts'

/** What the server said to an attempt. No answer at all, or a 5xx, leaves open whether the booking was made. */
export type Answer = { kind: 'acknowledged'; id: number } | { kind: 'refused'; code: string } | { kind: 'unknown' }

type Envelope = { message?: string; code?: string; data?: { token?: string; jadwal_id?: number } }

async function post(url: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  })
  return { status: response.status, envelope: (await response.json()) as Envelope }
}

export async function register(address: string, email: string, password: string): Promise<void> {
  const { status, envelope } = await post(`${address}/api/public/register`, {
    name: 'Latihan',
    email,
    phone_number: '08123456789',
    gender: 'lainnya',
    password_hash: password,
    level_id: 5,
    no_bpjs: '1234567890123',
    status_user: 'aktif',
  })
  if (status !== 201) throw new Error(`registration answered ${status}: ${envelope.message}`)
}

export async function logIn(address: string, email: string, password: string): Promise<string> {
  const { status, envelope } = await post(`${address}/api/public/login`, { email, password })
  if (!envelope.data?.token) throw new Error(`login of ${email} answered ${status}: ${envelope.message}`)
  return envelope.data.token
}

/** The key stays the same when an attempt is repeated: that is what makes repeating safe. */
export async function book(address: string, patient: Patient, plan: Plan, key: string): Promise<Answer> {
  const booking = {
    jadwal_tenaga_id: plan.sessionId,
    user_id: patient.userId,
    profesional_id: plan.professionalId,
    tanggal: plan.date,
    metode_konsultasi: 'online',
    status: 'diajukan',
    keluhan: 'Sakit kepala sejak kemarin.',
    jenis_id: 1,
    use_bpjs: 0,
    no_bpjs: 0,
  }
  const headers = { authorization: `Bearer ${patient.token}`, 'idempotency-key': key }
  try {
    const { status, envelope } = await post(`${address}/api/users/konsultasi/book`, booking, headers)
    if (status < 300 && envelope.data?.jadwal_id) return { kind: 'acknowledged', id: envelope.data.jadwal_id }
    return status < 500 ? { kind: 'refused', code: envelope.code ?? String(status) } : { kind: 'unknown' }
  } catch {
    return { kind: 'unknown' }
  }
}
