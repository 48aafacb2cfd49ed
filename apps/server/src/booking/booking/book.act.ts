import { HARGA, JENIS_UMUM } from '@sehati/contract/base/constants'
import { adaKataBahaya } from '@sehati/contract/base/krisis/rules'
import { tanggalWib } from '@sehati/contract/base/waktu'
import { jenisDipilih } from '@sehati/contract/booking/booking.rules'
import { mondayOf } from '@sehati/contract/care/statistik.rules'
import type { BookingMasukan, Konsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { farthestDate, isInWindow, jendelaKlinik, jendelaPasien } from '@sehati/contract/schedule/jendela.rules'
import { found, reject } from '../../base/http/errors.ts'
import { readable, showOpen } from '../../consultation/konsultasi/access.ts'
import type { Pembaca } from '../../consultation/konsultasi/baca.ts'
import { kataDari } from '../../consultation/konsultasi/isi-keluhan.ts'
import { echo, findFacts } from '../../consultation/konsultasi/konsultasi.store.ts'
import { openNomorOnce } from '../../people/user/nomor-bpjs.ts'
import type { Context } from '../../record/context.ts'
import { countUpHitungan, findAlasan } from '../../schedule/alasan/alasan.store.ts'
import type { Pemilih } from '../../schedule/jenis/mulai.store.ts'
import { type BookingBaru, insertBooking } from './booking.store.ts'
import { findBookingFacts } from './booking-facts.store.ts'
import { findRepeated, idempotencyOf } from './idempotency.ts'
import { bookingRefusal, consentRefusal, dateRefusal, momentOf, rejectRefusal } from './refusal.ts'
import { makeSlotTurns, type Turn } from './slot-turns.ts'

/** A slot may be freed between a refusal and the read of its reason; then it is tried again. */
const TRIES = 3

/** `actor` books for the patient `user_id`: an admin, the front desk, the patient, or the professional of `lanjutan_dari`, which is then followed. */
type Order = Pembaca & {
  body: BookingMasukan
  user_id: number
  idempotencyKey: string | null
  lanjutan_dari?: number
  /** The front desk books, in whose name the patient is told. */
  isLoket?: boolean
}
export type Book = (order: Order) => Promise<Konsultasi>

/** The act that books. All bookings of an entrance use one of these, so that those for the same slot take turns. */
export function makeBook(context: Context): Book {
  const inTurn = makeSlotTurns()
  return (order) => inTurn(slotOf(order.body), (turn) => book(context, order, turn))
}

/** Those who book types of different length may overlap without being in one slot: the database decides between them. */
const slotOf = (k: BookingMasukan): string =>
  [k.jadwal_tenaga_id, k.tanggal, ...(isUsual(k) ? [] : [jenisDipilih(k), k.jam_mulai])].join(' ')
const isUsual = (k: BookingMasukan) => jenisDipilih(k) === JENIS_UMUM.jenis_id

/** Books, or returns what the same request has already booked, or refuses with the reason. */
async function book(context: Context, order: Order, turn: Turn): Promise<Konsultasi> {
  const { db, publish, seal, clock, konsultasiIds } = context
  const { user_id, actor, lanjutan_dari = null, isLoket = false } = order
  const isLanjutan = lanjutan_dari !== null
  const pengaju_id = actor.user_id
  const pemilih: Pemilih = pengaju_id === user_id ? user_id : 'klinik'
  const body = { ...order.body, jenis_id: jenisDipilih(order.body), pemilih }
  const asked = { key: order.idempotencyKey, text: requestText(user_id, body, lanjutan_dari) }
  // Only a patient's words raise an alert: a professional writes of what they know.
  const bahaya = !isLanjutan && adaKataBahaya(body.keluhan)
  const alasan = body.alasan_id ? await findAlasan(db, body.alasan_id) : null
  const idempotency = idempotencyOf(seal, asked)

  // A request that knows the slot to be taken reads the reason first, and tries only if there is none.
  for (let attempt = turn.isTaken() ? 0 : 1; attempt <= TRIES; attempt++) {
    const at = momentOf(clock)
    if (attempt > 0 && isInWindow(body.tanggal, at.today, farthestDate(at.today))) {
      const jadwal_id = await konsultasiIds.take()
      const booked = await insertCounted(context, alasan?.alasan_id, {
        ...body,
        jadwal_id,
        user_id,
        pengaju_id,
        harga: HARGA,
        idempotency,
        bahaya,
        alasan,
        lanjutan_dari,
        loket: isLoket ? 'pesan' : null,
        now: at.now,
      })
      if (booked) {
        turn.markTaken()
        publish({ jenis: 'slot', profesional_id: booked.profesional_id, tanggal: booked.tanggal.slice(0, 10) })
        return booked
      }
      konsultasiIds.giveBack(jadwal_id)
    }
    const earlier = await findRepeated(db, seal, pengaju_id, asked)
    if (earlier !== null) {
      if (pemilih !== 'klinik') return showOpen(context, db, order, earlier)
      // A clerk may read no consultation of a patient; the desk shows the visit alone.
      const facts = isLoket ? found(await findFacts(db, earlier)) : await readable(db, actor, earlier)
      // The digest has proved that the complaint is the caller's own text; what was written since stays closed.
      return echo(facts, openNomorOnce(seal), body.keluhan, kataDari(alasan))
    }
    rejectRefusal(await dateRefusal(db, body.tanggal, at))
    const { patientKnown, hasOpenRequest, ...known } = await findBookingFacts(db, at.now, {
      ...body,
      user_id,
      ...(pemilih === 'klinik' ? {} : { sendiri: 'pesan' as const, consentTo: body.metode_konsultasi }),
    })
    if (known.slotTaken) turn.markTaken()
    if (!patientKnown) reject('USER_UNKNOWN')
    rejectRefusal(consentRefusal(known))
    const jendela = (isLanjutan ? jendelaKlinik : jendelaPasien)(at.now, known)
    // A follow-up is no request: another one may wait.
    rejectRefusal(bookingRefusal(body, { ...at, ...known, jendela, hasOpenRequest: !isLanjutan && hasOpenRequest }))
  }
  return reject('SLOT_TAKEN')
}

/**
 * Inserts the booking, and counts its reason in the same transaction: none is counted whose booking was refused. The counter is
 * locked after everything else, and only until the commit.
 */
async function insertCounted(
  { db, seal }: Context,
  alasan_id: number | undefined,
  k: BookingBaru,
): Promise<Konsultasi | null> {
  if (alasan_id === undefined) return insertBooking(db, seal, k)
  return db.transaction(async (tx) => {
    const booked = await insertBooking(tx, seal, k)
    if (booked) await countUpHitungan(tx, alasan_id, mondayOf(tanggalWib(k.now)))
    return booked
  })
}

/** Two requests are the same when all their relevant fields are. */
const requestText = (user_id: number, k: BookingMasukan, lanjutan_dari: number | null): string =>
  JSON.stringify([
    user_id,
    k.jadwal_tenaga_id,
    k.profesional_id,
    k.tanggal,
    k.metode_konsultasi,
    k.use_bpjs,
    k.keluhan,
    ...(k.jam_mulai ? [k.jam_mulai] : []),
    ...(isUsual(k) ? [] : [k.jenis_id]),
    ...(k.alasan_id ? [{ alasan_id: k.alasan_id }] : []),
    ...(lanjutan_dari === null ? [] : [{ lanjutan_dari }]),
  ])
