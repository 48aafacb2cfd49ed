import { tanggalWib } from '@sehati/contract/base/waktu'
import { type BookingRefusal, jenisDipilih } from '@sehati/contract/booking/booking.rules'
import { RANGKAIAN_MINGGU } from '@sehati/contract/booking/rangkaian.rules'
import type { PertemuanMasukan } from '@sehati/contract/booking/rangkaian.schema'
import { refusalSentence } from '@sehati/contract/messages'
import { isInWindow, jendelaKlinik, lastClinicDate } from '@sehati/contract/schedule/jendela.rules'
import type { Db } from '../../base/db/db.ts'
import { reject } from '../../base/http/errors.ts'
import type { FactRow } from '../../consultation/konsultasi/konsultasi.store.ts'
import { findBookingFacts } from '../booking/booking-facts.store.ts'
import { bookingRefusal, type Refusal } from '../booking/refusal.ts'

/** A meeting of a series, by its number from 1 on. */
export type Pertemuan = PertemuanMasukan & { urutan: number }
/** What all meetings of a series share. */
export type Bersama = Pick<FactRow, 'user_id' | 'profesional_id'> & {
  jenis_id: number
  metode_konsultasi: 'online' | 'offline'
}
export type Ditolak = { urutan: number; tanggal: string; code: BookingRefusal; message: string }

/** What the meetings share: the people of the consultation that is followed, the type and the method of the request. */
export const bersamaOf = (
  { user_id, profesional_id }: FactRow,
  ask: {
    jam_mulai?: string | undefined
    jenis_id?: number | null | undefined
    metode_konsultasi: 'online' | 'offline'
  },
): Bersama => ({ user_id, profesional_id, jenis_id: jenisDipilih(ask), metode_konsultasi: ask.metode_konsultasi })

/** Which meetings could not be booked now, and why, as a booking would be judged. A request of the patient's may wait besides. */
export async function judge(db: Db, bersama: Bersama, all: readonly Pertemuan[], now: Date): Promise<Ditolak[]> {
  const refused: Ditolak[] = []
  for (const { urutan, ...one } of all) {
    const refusal = await refusalAt(db, { ...bersama, ...one }, now)
    if (refusal) refused.push(ditolak({ urutan, tanggal: one.tanggal }, refusal))
  }
  return refused
}

export const ditolak = (at: Pick<Pertemuan, 'urutan' | 'tanggal'>, { code, params }: Refusal): Ditolak => ({
  ...at,
  code: code as BookingRefusal,
  message: refusalSentence(code, params),
})

async function refusalAt(db: Db, ask: Bersama & PertemuanMasukan, now: Date): Promise<Refusal | null> {
  const today = tanggalWib(now)
  // The database cannot store every valid date text.
  if (!isInWindow(ask.tanggal, today, lastClinicDate(today, RANGKAIAN_MINGGU)))
    return { code: 'DATE_OUTSIDE_WINDOW', params: { minggu: RANGKAIAN_MINGGU } }
  const { patientKnown, ...facts } = await findBookingFacts(db, now, { ...ask, pemilih: 'klinik' })
  if (!patientKnown) reject('USER_UNKNOWN')
  const jendela = jendelaKlinik(now, facts, RANGKAIAN_MINGGU)
  return bookingRefusal(ask, { ...facts, now, today, jendela, hasOpenRequest: false })
}
