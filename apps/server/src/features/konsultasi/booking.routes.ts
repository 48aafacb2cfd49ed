import {
  type BookingAsk,
  type BookingFacts,
  checkBooking,
  isInWindow,
  lastBookableDate,
  otherHour,
} from '@sehati/contract/booking.rules'
import { MAX_MINGGU_KE_DEPAN } from '@sehati/contract/constants'
import * as api from '@sehati/contract/konsultasi.endpoints'
import { batasPemesanan, jamBerubah, layananTutup } from '@sehati/contract/konsultasi.messages'
import { checkPatientChange } from '@sehati/contract/konsultasi.rules'
import type { BookingMasukan, Konsultasi } from '@sehati/contract/konsultasi.schema'
import { type Jam, type Tanggal, tanggalWib } from '@sehati/contract/waktu'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/db.ts'
import { found, reject, rejectIf } from '../../http/errors.ts'
import { findPengaturan } from '../pengaturan/pengaturan.store.ts'
import { cancelBooking, findBookingFacts, findByIdempotencyKey, insertBooking, moveBooking } from './booking.store.ts'
import { isPatientOf } from './konsultasi.policy.ts'
import { forReader, readable } from './konsultasi.routes.ts'
import { findKonsultasi, lockKonsultasi } from './konsultasi.store.ts'
import { makeSlotTurns, type Turn } from './slot-turns.ts'

/** A slot may be freed between a refusal and the look at its reason; then it is worth another try. */
const TRIES = 3

type Order = { body: BookingMasukan; user_id: number; pengaju_id: number; idempotencyKey: string | null }

export function bookingRoutes(context: Context) {
  const { route, db, clock, seal } = context
  const inTurn = makeSlotTurns()
  const bookInTurn = (order: Order) =>
    inTurn(`${order.body.jadwal_tenaga_id} ${order.body.tanggal}`, (turn) => book(context, order, turn))

  route(api.bookKonsultasi, ({ actor, body, idempotencyKey }) =>
    bookInTurn({ body, user_id: actor.user_id, pengaju_id: actor.user_id, idempotencyKey }),
  )

  route(api.insertKonsultasi, ({ actor, body, idempotencyKey }) =>
    bookInTurn({ body, user_id: body.user_id, pengaju_id: actor.user_id, idempotencyKey }),
  )

  route(api.cancelKonsultasi, ({ actor, query, body }) =>
    db.transaction(async (tx) => {
      const k = await changeable(context, tx, actor, query.jadwalid)
      await cancelBooking(tx, seal, k.jadwal_id, {
        diubah_oleh: actor.user_id,
        alasan: body.alasan ?? null,
        now: clock(),
      })
      return found(await findKonsultasi(tx, seal, k.jadwal_id))
    }),
  )

  route(api.rescheduleKonsultasi, ({ actor, query, body }) =>
    db.transaction(async (tx) =>
      reschedule(context, tx, await changeable(context, tx, actor, query.jadwalid), {
        ...body,
        diubah_oleh: actor.user_id,
        status: 'diajukan',
      }),
    ),
  )

  route(api.rescheduleKonsultasiAdmin, ({ actor, query, body }) =>
    db.transaction(async (tx) => {
      await lockKonsultasi(tx, query.jadwalid)
      const k = await readable(tx, seal, actor, query.jadwalid)
      rejectIf(checkPatientChange(k, clock()))
      return forReader(actor, await reschedule(context, tx, k, { ...body, diubah_oleh: actor.user_id, status: null }))
    }),
  )
}

type Move = {
  jadwal_tenaga_id: number
  tanggal: Tanggal
  jam_mulai?: Jam | undefined
  diubah_oleh: number
  status: 'diajukan' | null
}

/**
 * Moves a locked consultation by the rules of booking. A null `status` keeps the one it has, and makes no new request. Where
 * it is already, it stays as it is: an approval is not lost by a move to nowhere.
 */
export async function reschedule({ clock, seal }: Context, tx: Db, k: Konsultasi, to: Move): Promise<Konsultasi> {
  const isThere = to.jadwal_tenaga_id === k.jadwal_tenaga_id && to.tanggal === k.tanggal.slice(0, 10)
  if (isThere && (to.jam_mulai ?? k.jam_mulai) === k.jam_mulai) return k
  const at = now(clock)
  if (!mayBeInWindow(to.tanggal, at)) await rejectDate(tx)
  const { jadwal_tenaga_id, tanggal, jam_mulai } = to
  const ask = {
    jadwal_tenaga_id,
    tanggal,
    jam_mulai,
    user_id: k.user_id,
    profesional_id: k.profesional_id,
    except: k.jadwal_id,
  }
  const facts = await findBookingFacts(tx, ask)
  const hasOpenRequest = to.status !== null && facts.hasOpenRequest
  judge(ask, { ...at, ...facts, hasOpenRequest })
  if (!(await moveBooking(tx, k.jadwal_id, { ...to, now: at.now }))) reject('SLOT_INVALID')
  return found(await findKonsultasi(tx, seal, k.jadwal_id))
}

/** Books, or answers what the same request has already booked, or says why not. */
async function book(
  { db, announce, seal, clock, konsultasiIds }: Context,
  order: Order,
  turn: Turn,
): Promise<Konsultasi> {
  const { body, user_id, pengaju_id, idempotencyKey: key } = order
  const text = requestText(user_id, body)
  const idempotency = key ? { key, digest: seal.digest(text) } : null

  // Who was told that it is taken begins with the look, and tries only if that finds nothing in the way.
  for (let attempt = turn.isTaken() ? 0 : 1; attempt <= TRIES; attempt++) {
    const at = now(clock)
    const mayBe = mayBeInWindow(body.tanggal, at)
    if (mayBe && attempt > 0) {
      const jadwal_id = await konsultasiIds.take()
      const booked = await insertBooking(db, seal, {
        ...body,
        jadwal_id,
        user_id,
        pengaju_id,
        idempotency,
        now: at.now,
        sampai: lastBookableDate(at.today),
      })
      if (booked) {
        turn.taken()
        announce({ jenis: 'slot', profesional_id: booked.profesional_id, tanggal: booked.tanggal.slice(0, 10) })
        return booked
      }
      konsultasiIds.giveBack(jadwal_id)
    }
    const earlier = key ? await findByIdempotencyKey(db, pengaju_id, key) : null
    if (earlier) {
      if (!seal.matches(text, earlier.request_digest)) reject('IDEMPOTENCY_KEY_REUSED')
      return found(await findKonsultasi(db, seal, earlier.jadwal_id))
    }
    if (!mayBe) await rejectDate(db)
    const { patientKnown, ...known } = await findBookingFacts(db, { ...body, user_id })
    if (known.slotTaken) turn.taken()
    if (!patientKnown) reject('USER_UNKNOWN')
    judge(body, { ...at, ...known })
  }
  return reject('SLOT_TAKEN')
}

/** Asked before the database is, which knows how many weeks are open: it need not hold every date that can be written. */
const mayBeInWindow = (tanggal: Tanggal, at: Pick<BookingFacts, 'today'>) =>
  isInWindow(tanggal, at.today, MAX_MINGGU_KE_DEPAN)

/** Refuses with the sentence that says most. */
function judge(ask: BookingAsk, facts: BookingFacts): void {
  const verdict = checkBooking(ask, facts)
  if (verdict === 'DATE_OUTSIDE_WINDOW') rejectWindow(facts.mingguKeDepan)
  if (verdict === 'CLINIC_CLOSED' && facts.libur) reject(verdict, { message: layananTutup(facts.libur) })
  const jam = verdict === 'SLOT_INVALID' && otherHour(ask, facts)
  if (jam) reject(verdict, { status: 409, message: jamBerubah(jam) })
  rejectIf(verdict)
}

const rejectDate = async (db: Db) => rejectWindow((await findPengaturan(db)).minggu_ke_depan)
const rejectWindow = (minggu: number): never =>
  reject('DATE_OUTSIDE_WINDOW', minggu > 0 ? { message: batasPemesanan(minggu) } : {})

/** Read once: between two looks at the clock the day may change. */
function now(clock: () => Date): Pick<BookingFacts, 'now' | 'today'> {
  const at = clock()
  return { now: at, today: tanggalWib(at) }
}

/** One's own consultation, locked, and still open to a patient's change. */
async function changeable(
  { seal, clock }: Context,
  tx: Db,
  actor: Parameters<typeof isPatientOf>[0],
  jadwal_id: number,
): Promise<Konsultasi> {
  await lockKonsultasi(tx, jadwal_id)
  const k = await readable(tx, seal, actor, jadwal_id)
  if (!isPatientOf(actor, k)) reject('NOT_FOUND')
  rejectIf(checkPatientChange(k, clock()))
  return k
}

/** Two requests are the same when all that counts of them is. */
const requestText = (user_id: number, k: BookingMasukan): string =>
  JSON.stringify([
    ...[user_id, k.jadwal_tenaga_id, k.profesional_id, k.tanggal, k.metode_konsultasi, k.use_bpjs, k.keluhan],
    ...(k.jam_mulai ? [k.jam_mulai] : []),
  ])
