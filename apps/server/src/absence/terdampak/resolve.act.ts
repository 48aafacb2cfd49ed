import { checkStranded, type Rentang } from '@sehati/contract/absence/terdampak.rules'
import type { PenolakanTindakan, Penyelesaian, TindakanTerdampak } from '@sehati/contract/absence/terdampak.schema'
import { type Actor, isAdmin } from '@sehati/contract/base/access'
import type { Verdict } from '@sehati/contract/base/verdict'
import { type ErrorCode, messages } from '@sehati/contract/messages'
import type { Db } from '../../base/db/db.ts'
import { refusalOf } from '../../base/db/db-error.ts'
import type { Asal } from '../../base/http/authentication.ts'
import { AppError, reject } from '../../base/http/errors.ts'
import { lockMoves } from '../../booking/booking/booking.store.ts'
import { cancel } from '../../booking/booking/cancel.act.ts'
import { move } from '../../booking/booking/move.act.ts'
import { findFacts, lockKonsultasi } from '../../consultation/konsultasi/konsultasi.store.ts'
import type { Context } from '../../record/context.ts'
import { offerIn } from '../alihan/offer.act.ts'
import { offer } from '../tawaran-waktu/offer.act.ts'

/** Closed days, and what becomes of the consultations on them; of one professional, or of all. */
type Order = Penyelesaian & {
  days: Rentang
  profesional_id?: number
  oleh: Actor
  /** The request of an admin, who alone offers colleagues. */
  asal?: Asal
}
export type Ditolak = PenolakanTindakan['ditolak'][number]

/**
 * Locks what a resolution will change, in the order of the registry of locks: each consultation by its id, then the moves
 * to their professionals. To be called before the date is closed in the same transaction.
 */
export async function lockForResolution(tx: Db, tindakan: readonly TindakanTerdampak[]): Promise<void> {
  const ids = tindakan.map(({ jadwal_id }) => jadwal_id).sort((a, b) => a - b)
  for (const jadwal_id of ids) await lockKonsultasi(tx, jadwal_id)
  await lockMoves(tx, ids)
}

/**
 * Does everything or nothing, in the caller's transaction, and refuses with the reason of each impossible action.
 * Cancellations come first: they may free the slot of a move.
 */
export async function resolveStranded(context: Context, tx: Db, order: Order): Promise<void> {
  const refused: Ditolak[] = []
  for (const one of order.tindakan.toSorted(cancelFirst)) {
    const verdict = await resolve(context, tx, order, one).catch((error: unknown) => {
      // A constraint has aborted the transaction: later actions cannot be judged any more.
      const code = refusalOf(error)
      if (code) throwRefused([...refused, refusalOfRow(one.jadwal_id, code)])
      throw error
    })
    if (verdict) refused.push(refusalOfRow(one.jadwal_id, verdict))
  }
  if (refused.length > 0) throwRefused(refused)
}

/** Refuses a request with the reason of each row; nothing is changed. */
export const throwRefused = (ditolak: Ditolak[]): never => reject('RESOLUTION_REFUSED', { data: { ditolak } })
export const refusalOfRow = (jadwal_id: number, code: ErrorCode): Ditolak => ({
  jadwal_id,
  code,
  message: messages[code].isi,
})

const cancelFirst = (a: TindakanTerdampak, b: TindakanTerdampak) =>
  Number(a.tindakan !== 'batal') - Number(b.tindakan !== 'batal') || a.jadwal_id - b.jadwal_id

async function resolve(context: Context, tx: Db, order: Order, one: TindakanTerdampak): Promise<Verdict<ErrorCode>> {
  const { days, profesional_id, pesan } = order
  const diubah_oleh = order.oleh.user_id
  const k = await findFacts(tx, one.jadwal_id)
  if (!k || (profesional_id !== undefined && k.profesional_id !== profesional_id)) return 'NOT_FOUND'
  const stranded = checkStranded(k, days, context.clock())
  if (stranded) return stranded
  if (one.tindakan === 'batal') {
    await cancel(context, tx, [k.jadwal_id], { diubah_oleh, alasan: pesan })
    return null
  }
  if (one.tindakan === 'tawarkan')
    return (await offer(context, tx, k, { waktu: one.waktu, pesan, oleh: diubah_oleh }))?.code ?? null
  if (one.tindakan === 'alihkan') return offerColleague(context, tx, order, one)
  const { jadwal_id: _, tindakan: __, ...slot } = one
  // The clinic moves it, not the patient: it keeps its status (decision 21).
  const to = { ...slot, diubah_oleh, status: null, pesan }
  return (await move(context, tx, k, to))?.code ?? null
}

/** An admin offers a request to a colleague; what is approved is not handed over (`HANDOVER_REFUSED`). */
async function offerColleague(
  context: Context,
  tx: Db,
  { oleh, asal }: Order,
  { tindakan: _, ...to }: Extract<TindakanTerdampak, { tindakan: 'alihkan' }>,
): Promise<Verdict<ErrorCode>> {
  if (!asal || !isAdmin(oleh.level_id)) return 'FORBIDDEN'
  try {
    await offerIn(context, tx, { actor: oleh, asal }, to)
    return null
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}
