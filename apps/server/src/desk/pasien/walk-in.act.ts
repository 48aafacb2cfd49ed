import { HARGA } from '@sehati/contract/base/constants'
import type { Tanggal } from '@sehati/contract/base/waktu'
import type { KunjunganLoket } from '@sehati/contract/desk/antrean.schema'
import { checkTanpaJanji, KELUHAN_LOKET } from '@sehati/contract/desk/pasien.rules'
import type { AntreanMasukan } from '@sehati/contract/desk/pasien.schema'
import { jendelaPasien } from '@sehati/contract/schedule/jendela.rules'
import type { Db } from '../../base/db/db.ts'
import { found, reject, rejectIf } from '../../base/http/errors.ts'
import { insertBooking, lockMovesTo } from '../../booking/booking/booking.store.ts'
import { findBookingFacts } from '../../booking/booking/booking-facts.store.ts'
import { type Asked, findRepeated, idempotencyOf } from '../../booking/booking/idempotency.ts'
import { bookingRefusal, type Moment, momentOf, rejectRefusal } from '../../booking/booking/refusal.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { findFaktaKunjungan, findKunjungan } from '../antrean/antrean.store.ts'
import { enterQueue } from '../antrean/estimate.act.ts'
import { findFaktaTanpaJanji, findTempat, type Tempat } from './pasien.store.ts'
import type { Petugas } from './petugas.ts'

/** A place may be taken between the choice and the booking, and freed again before the reason is read. */
const TRIES = 4

type Order = AntreanMasukan & { tanggal: Tanggal }
/** A visit, which is `sudah` there where the same request has made it before; or the place where the database refused the booking. */
type Entered = { came: KunjunganLoket; sudah: boolean } | { refused: Tempat }

const waktuOf = ({ jam_mulai, jenis_id, jadwal_tenaga_id }: Tempat, order: Order) =>
  ({ ...order, jam_mulai, jenis_id, jadwal_tenaga_id, metode_konsultasi: 'offline', pemilih: 'klinik' }) as const

/**
 * Lets a person without an appointment wait: the first free place of today, the arrival and the number, in one transaction.
 * Desks take turns at a professional; against bookings of patients the constraints decide.
 */
export async function walkIn(
  context: Context,
  oleh: Petugas,
  body: AntreanMasukan,
  idempotencyKey: string | null,
): Promise<KunjunganLoket> {
  const asked = { key: idempotencyKey, text: JSON.stringify(['tanpa janji', body.user_id, body.profesional_id]) }
  if (body.user_id === oleh.actor.user_id) reject('DESK_OWN')
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const at = momentOf(context.clock)
    const order = { ...body, tanggal: at.today }
    // Before the transaction: an id may need a connection of its own, and many desks would wait for each other's. It is not given
    // back after an error, because the visit may be committed.
    const jadwal_id = await context.konsultasiIds.take()
    const entered = await context.db.transaction((tx) => enter(context, tx, { oleh, order, asked, at, jadwal_id }))
    if ('came' in entered && !entered.sudah) {
      context.publish({ jenis: 'slot', profesional_id: body.profesional_id, tanggal: at.today })
      return entered.came
    }
    context.konsultasiIds.giveBack(jadwal_id)
    if ('came' in entered) return entered.came
    await rejectOther(context, order, entered.refused, at)
  }
  return reject('NO_PLACE_TODAY')
}

/** One of two equal requests waits for the other at the lock, and then finds its visit. */
async function enter(
  { seal }: Context,
  tx: Db,
  { oleh, order, asked, at, jadwal_id }: { oleh: Petugas; order: Order; asked: Asked; at: Moment; jadwal_id: number },
): Promise<Entered> {
  await lockMovesTo(tx, order.profesional_id)
  const earlier = await findRepeated(tx, seal, oleh.actor.user_id, asked)
  if (earlier !== null) return { came: found(await findKunjungan(tx, earlier)), sudah: true }
  const facts = await findFaktaTanpaJanji(tx, order)
  const tempat = await findTempat(tx, order, at.now)
  rejectIf(checkTanpaJanji({ ...facts, tempat: tempat && (tempat.sibuk ? 'sibuk' : 'bisa') }))
  const place = found(tempat)
  const booked = await insertBooking(tx, seal, {
    ...waktuOf(place, order),
    jadwal_id,
    pengaju_id: oleh.actor.user_id,
    use_bpjs: 0,
    harga: HARGA,
    keluhan: KELUHAN_LOKET,
    idempotency: idempotencyOf(seal, asked),
    bahaya: false,
    alasan: null,
    lanjutan_dari: null,
    loket: 'tanpa_janji',
    now: at.now,
  })
  if (!booked) return { refused: place }
  await enterQueue(tx, found(await findFaktaKunjungan(tx, jadwal_id)), at.now, { isTanpaJanji: true })
  const about = { objek: 'konsultasi', objek_id: jadwal_id, subjek_id: order.user_id, dasar: 'administrasi' } as const
  await catatTindakan(tx, oleh, { tindakan: 'atur', ...about }, at.now)
  return { came: found(await findKunjungan(tx, jadwal_id)), sudah: false }
}

/** Refuses with the reason, unless another one took the place meanwhile, so that the next one is sought. */
async function rejectOther({ db }: Context, order: Order, tempat: Tempat, { now, today }: Moment): Promise<void> {
  const ask = waktuOf(tempat, order)
  const facts = await findBookingFacts(db, now, ask)
  // A session that has begun is judged as if it had not.
  const before = new Date(Math.min(now.getTime(), Date.parse(tempat.mulai) - 1))
  const refusal = bookingRefusal(ask, { ...facts, now: before, today, jendela: jendelaPasien(now, facts) })
  // The patient may have been let into another queue at this moment: that is seen in the next attempt.
  if (refusal?.code !== 'SLOT_TAKEN' && refusal?.code !== 'PATIENT_BUSY') rejectRefusal(refusal)
}
