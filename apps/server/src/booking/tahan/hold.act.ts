import type { Actor } from '@sehati/contract/base/access'
import { JENIS_UMUM } from '@sehati/contract/base/constants'
import { jenisDipilih } from '@sehati/contract/booking/booking.rules'
import { checkTahan } from '@sehati/contract/booking/tahan.rules'
import type { Tahan, TahanMasukan } from '@sehati/contract/booking/tahan.schema'
import { jendelaPasien } from '@sehati/contract/schedule/jendela.rules'
import type { Db } from '../../base/db/db.ts'
import { found, reject, rejectIf } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { findBookingFacts } from '../booking/booking-facts.store.ts'
import { bookingRefusal, dateRefusal, momentOf, rejectRefusal } from '../booking/refusal.ts'
import { makeSlotTurns, type Turn } from '../booking/slot-turns.ts'
import {
  findJejak,
  findTahan,
  insertTahan,
  type Lepas,
  removeTahan,
  removeTahanLain,
  type TahanBaru,
} from './tahan.store.ts'

type Hold = (actor: Actor, body: TahanMasukan) => Promise<Tahan>

/** The act that holds. Like bookings, the holds of one slot take turns in a process, so that a rush for one slot uses few connections. */
export function makeHold(context: Context): Hold {
  const inTurn = makeSlotTurns()
  return (actor, body) => {
    const ask = { ...body, jenis_id: jenisDipilih(body) }
    return inTurn(slotOf(ask), (turn) => hold(context, actor, ask, turn))
  }
}

const slotOf = ({ jadwal_tenaga_id, tanggal, jenis_id, jam_mulai }: TahanBaru): string =>
  [jadwal_tenaga_id, tanggal, jenis_id, jam_mulai].join(' ')

/**
 * Holds a slot for a patient by the rules of booking, for a few minutes. The slot that the patient held before is released
 * once the new one is won: a patient who looks at another slot never loses both.
 */
async function hold(context: Context, { user_id }: Actor, ask: TahanBaru, turn: Turn): Promise<Tahan> {
  const { db, clock } = context
  const at = momentOf(clock)
  rejectRefusal(await dateRefusal(db, ask.tanggal, at))
  const check = async (tx: Db, { onlyTaken = false } = {}) => {
    const { isTaken, refusal } = await readSlot(context, tx, user_id, ask)
    if (isTaken) turn.markTaken()
    if (isTaken || !onlyTaken) rejectRefusal(refusal)
  }
  // A request that knows the slot to be taken, by another patient, needs no more than this read.
  if (turn.isTaken()) await check(db, { onlyTaken: true })
  const own = await findTahan(db, user_id, at.now)
  if (own && isSame(own, ask)) return own
  rejectIf(checkTahan(await findJejak(db, user_id, ask, at.now)))
  await check(db)
  const replace = own !== null && mayOverlap(own, ask)
  const take = async (tx: Db) => {
    const won = await insertTahan(tx, user_id, ask, at.now, { replace })
    if (won) return won
    await check(tx)
    // Nothing is wrong with the slot, so a hold of the patient is in the way: two others, or the same one from another request.
    return reject('HOLD_TOO_OFTEN')
  }
  // With `replace`, `insertTahan` deletes the former hold first. A refusal throws, and the rollback restores it.
  const won = await (replace ? db.transaction(take) : take(db))
  turn.markTaken()
  const { lama, ...tahan } = won
  if (!lama) publishSlotChange(context, [tahan])
  publishSlotChange(context, await removeTahanLain(db, user_id, tahan.tahan_id))
  return tahan
}

/** Another patient's hold is refused as `NOT_FOUND`. */
export async function release(context: Context, { user_id }: Actor, tahan_id: number): Promise<null> {
  publishSlotChange(context, [found(await removeTahan(context.db, user_id, tahan_id))])
  return null
}

const isSame = (own: Tahan, ask: TahanBaru) =>
  own.jenis_id === ask.jenis_id &&
  own.jadwal_tenaga_id === ask.jadwal_tenaga_id &&
  own.tanggal === ask.tanggal &&
  (ask.jam_mulai ?? own.jam_mulai) === own.jam_mulai

/** The usual type takes a whole session, and sessions do not overlap. Another type starts within one, and its pauses may reach into the next. */
const mayOverlap = (own: Tahan, ask: TahanBaru) =>
  own.profesional_id === ask.profesional_id &&
  own.tanggal === ask.tanggal &&
  !(own.jenis_id === JENIS_UMUM.jenis_id && ask.jenis_id === JENIS_UMUM.jenis_id)

/** Whether another patient has the slot, and why it cannot be held, if so. */
async function readSlot({ clock }: Pick<Context, 'clock'>, db: Db, user_id: number, ask: TahanBaru) {
  const at = momentOf(clock)
  const { patientKnown: _, ...facts } = await findBookingFacts(db, at.now, {
    ...ask,
    user_id,
    pemilih: user_id,
    sendiri: 'pesan',
  })
  return {
    isTaken: facts.slotTaken,
    refusal: bookingRefusal(ask, { ...at, ...facts, jendela: jendelaPasien(at.now, facts) }),
  }
}

/** Makes the pages that show these dates of these professionals read them again, whether a slot was taken or released. */
export function publishSlotChange({ publish }: Pick<Context, 'publish'>, places: readonly Lepas[]): void {
  for (const { profesional_id, tanggal } of places) publish({ jenis: 'slot', profesional_id, tanggal })
}
