import { bookingBody } from '@sehati/testkit/client/booking'
import {
  type Booking,
  type Clinic,
  planBooking,
  planHistory,
  planSlots,
  tokenOf,
} from '@sehati/testkit/clinic/numbered-clinic'
import { rawRequest } from '../raw-request.ts'

/** What the product can be loaded with, but for the rush; and what the empty endpoint can. */
export const DATABASE_WORK = ['slots', 'history', 'booking'] as const
export type DatabaseWork = (typeof DATABASE_WORK)[number]
export type Work = DatabaseWork | 'http'

const get = (path: string, token: string) => rawRequest({ method: 'GET', path, token })
const post = (path: string, token: string, body: object) => rawRequest({ method: 'POST', path, token, body })

/** The next request of a kind; `n` counts those of this kind, and no two of a booking may have the same. */
export function requestOf(work: Work, clinic: Clinic, n: number): string {
  switch (work) {
    case 'http':
      return rawRequest({ method: 'GET', path: '/' })
    case 'slots': {
      const { profid, hari, tanggal } = planSlots(clinic)
      const patient = n % clinic.patients
      return get(`/api/users/jdwl/tenaga?profid=${profid}&hari=${hari}&tanggal=${tanggal}`, token(clinic, patient))
    }
    case 'history':
      return get('/api/users/riwayat/check?page=1&limit=10', token(clinic, planHistory(clinic)))
    case 'booking':
      return bookRequest(clinic, planBooking(clinic, n))
  }
}

const KELUHAN = 'Sudah tiga hari batuk dan pusing, terutama pada malam hari.'

/** What all patients of a rush do at once. A `visit` is a hold, and the booking where the slot was won. */
export type Pressed = 'hold' | 'booking' | 'visit'

const holdRequest = (clinic: Clinic, { patient, user_id: _, ...slot }: Booking) =>
  post('/api/users/slot/tahan', token(clinic, patient), slot)
const bookRequest = (clinic: Clinic, { patient, ...booking }: Booking) =>
  post('/api/users/konsultasi/book', token(clinic, patient), bookingBody(booking, KELUHAN))

/** The requests of one patient, one after the other as long as each succeeds. */
export const pressRequests: Record<Pressed, (clinic: Clinic, booking: Booking) => string[]> = {
  hold: (clinic, booking) => [holdRequest(clinic, booking)],
  booking: (clinic, booking) => [bookRequest(clinic, booking)],
  visit: (clinic, booking) => [holdRequest(clinic, booking), bookRequest(clinic, booking)],
}

const tokens: string[] = []

function token(clinic: Clinic, patient: number): string {
  tokens[patient] ??= tokenOf(clinic, patient)
  return tokens[patient]
}
