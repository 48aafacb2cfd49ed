import { bookableDates, checkBooking } from '@sehati/contract/booking.rules'
import { MAX_MINGGU_KE_DEPAN } from '@sehati/contract/constants'
import { checkStranded } from '@sehati/contract/cuti.rules'
import type { PenolakanTindakan, TindakanCuti } from '@sehati/contract/cuti.schema'
import type { Konsultasi } from '@sehati/contract/konsultasi.schema'
import { messages } from '@sehati/contract/messages'
import type { Verdict } from '@sehati/contract/user.rules'
import { tanggalWib } from '@sehati/contract/waktu'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/db.ts'
import { refusalOf } from '../../db/db-error.ts'
import { reject } from '../../http/errors.ts'
import { cancelBooking, findBookingFacts, moveBooking } from '../konsultasi/booking.store.ts'
import { findKonsultasi, lockKonsultasi } from '../konsultasi/konsultasi.store.ts'
import type { CutiRow } from './cuti.store.ts'

type Order = { cuti: CutiRow; oleh: number; tindakan: TindakanCuti[]; pesan: string }
type Refusal = PenolakanTindakan['ditolak'][number]
/** As far as a professional may move a patient, whatever patients may book: leave is often longer than their window. */
const widest = { mingguKeDepan: MAX_MINGGU_KE_DEPAN }

/**
 * Does everything or nothing, in the caller's transaction, and refuses with the reason of each that cannot be.
 * Cancellations come first: a slot that one of them frees may be another's.
 */
export async function resolveAll(context: Context, tx: Db, order: Order): Promise<void> {
  const refused: Refusal[] = []
  for (const one of order.tindakan.toSorted(cancelFirst)) {
    const verdict = await resolve(context, tx, order, one).catch((error: unknown) => {
      // A constraint has ended the transaction: what comes after it cannot be judged any more.
      const code = refusalOf(error)
      if (code) throwRefused([...refused, refusal(one.jadwal_id, code)])
      throw error
    })
    if (verdict) refused.push(refusal(one.jadwal_id, verdict))
  }
  if (refused.length > 0) throwRefused(refused)
}

const throwRefused = (ditolak: Refusal[]): never => reject('RESOLUTION_REFUSED', { data: { ditolak } })
const refusal = (jadwal_id: number, code: NonNullable<Verdict>): Refusal => ({
  jadwal_id,
  code,
  message: messages[code].isi,
})

const cancelFirst = (a: TindakanCuti, b: TindakanCuti) =>
  Number(a.tindakan !== 'batal') - Number(b.tindakan !== 'batal') || a.jadwal_id - b.jadwal_id

async function resolve({ seal, clock }: Context, tx: Db, order: Order, one: TindakanCuti): Promise<Verdict> {
  await lockKonsultasi(tx, one.jadwal_id)
  const k = await findKonsultasi(tx, seal, one.jadwal_id)
  if (k?.profesional_id !== order.cuti.profesional_id) return 'NOT_FOUND'
  const now = clock()
  const stranded = checkStranded(k, order.cuti, now)
  if (stranded) return stranded
  if (one.tindakan === 'jadwal-ulang') return move(tx, k, one, { ...order, now, seal })
  await cancelBooking(tx, seal, k.jadwal_id, { diubah_oleh: order.oleh, alasan: order.pesan, now })
  return null
}

/** Keeps the status: what was approved was approved by the one who moves it now. */
async function move(
  tx: Db,
  k: Konsultasi,
  to: Extract<TindakanCuti, { tindakan: 'jadwal-ulang' }>,
  { now, seal, oleh, pesan }: Pick<Order, 'oleh' | 'pesan'> & Pick<Context, 'seal'> & { now: Date },
): Promise<Verdict> {
  const today = tanggalWib(now)
  // Asked before the database is: it need not hold every date that can be written.
  if (!bookableDates(today, widest).includes(to.tanggal)) return 'DATE_OUTSIDE_WINDOW'
  const slot = { jadwal_tenaga_id: to.jadwal_tenaga_id, tanggal: to.tanggal, jam_mulai: to.jam_mulai }
  const ask = { ...slot, user_id: k.user_id, profesional_id: k.profesional_id, except: k.jadwal_id }
  // Other requests were judged when it was booked, and do not change with the day.
  const known = { ...(await findBookingFacts(tx, ask)), ...widest, hasOpenRequest: false }
  const verdict = checkBooking(ask, { ...known, now, today })
  if (verdict) return verdict
  const pesan_pindah = seal.seal(`konsultasi.pesan_pindah:${k.jadwal_id}`, pesan)
  const moved = await moveBooking(tx, k.jadwal_id, { ...slot, diubah_oleh: oleh, now, status: null, pesan_pindah })
  return moved ? null : 'SLOT_INVALID'
}
