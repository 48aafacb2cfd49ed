import { HARGA } from '@sehati/contract/base/constants'
import { adaKataBahaya } from '@sehati/contract/base/krisis/rules'
import { checkPatientChange } from '@sehati/contract/consultation/konsultasi.rules'
import type { Konsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { jendelaPasien } from '@sehati/contract/schedule/jendela.rules'
import { checkTawaran } from '@sehati/contract/waiting/tunggu.rules'
import type { Db } from '../../base/db/db.ts'
import { found, reject, rejectIf } from '../../base/http/errors.ts'
import { insertBooking } from '../../booking/booking/booking.store.ts'
import { findBookingFacts } from '../../booking/booking/booking-facts.store.ts'
import { move } from '../../booking/booking/move.act.ts'
import { bookingRefusal, consentRefusal, momentOf, rejectRefusal } from '../../booking/booking/refusal.ts'
import { showOpen } from '../../consultation/konsultasi/access.ts'
import type { Pembaca } from '../../consultation/konsultasi/baca.ts'
import { findFacts, lockKonsultasi } from '../../consultation/konsultasi/konsultasi.store.ts'
import type { Context } from '../../record/context.ts'
import { lockTawaran, type TawaranTerkunci, updateDiambil, updateDilewati } from './tawaran.store.ts'

/** A person takes the place that is kept for them, and reads the consultation. */
export async function take(context: Context, oleh: Pembaca, tawaran_id: number): Promise<Konsultasi> {
  const jadwal_id = await takeFor(context, { tawaran_id, user_id: oleh.actor.user_id })
  return showOpen(context, context.db, oleh, jadwal_id)
}

/**
 * Takes an offered place for its person: books it by the rules of booking, or moves the consultation of the entry to it, whose own place
 * then goes down the line, in one transaction. A repetition returns the same consultation.
 */
export async function takeFor(context: Context, of: { tawaran_id: number; user_id: number }): Promise<number> {
  // Before the transaction: an id may need a connection of its own.
  const baru = await context.konsultasiIds.take()
  return context.db.transaction(async (tx) => {
    const t = found(await lockTawaran(tx, of))
    if (t.jawaban === 'ambil' && t.hasil_jadwal_id !== null) return t.hasil_jadwal_id
    const { now } = momentOf(context.clock)
    rejectIf(checkTawaran({ ...t, habis_pada: new Date(t.habis_pada) }, now))
    const jadwal_tenaga_id = t.jadwal_tenaga_id ?? reject('OFFER_EXPIRED')
    const hasil = t.jadwal_id ?? baru
    // First: what the clinic has offered is not limited, which a trigger sees by the answer.
    await updateDiambil(tx, { ...of, hasil }, now)
    if (t.jadwal_id === null) await bookOffered(context, tx, t, { jadwal_id: baru, jadwal_tenaga_id, now })
    else await moveToOffered(context, tx, t, { jadwal_id: t.jadwal_id, jadwal_tenaga_id, now })
    return hasil
  })
}

type Place = { jadwal_id: number; jadwal_tenaga_id: number; now: Date }

async function bookOffered({ seal }: Context, tx: Db, t: TawaranTerkunci, { now, ...place }: Place): Promise<void> {
  const { jenis_id, metode: metode_konsultasi, user_id, profesional_id, tanggal, jam_mulai } = t
  const keluhan = seal.open(`daftar_tunggu.keluhan:${t.tunggu_id}`, found(t.keluhan))
  const pemilih = 'klinik' as const
  const ask = { tanggal, jam_mulai, ...place, profesional_id, jenis_id, metode_konsultasi, user_id, pemilih }
  const facts = await findBookingFacts(tx, now, { ...ask, consentTo: metode_konsultasi })
  rejectRefusal(consentRefusal(facts))
  rejectRefusal(bookingRefusal(ask, { ...momentOf(() => now), ...facts, jendela: jendelaPasien(now, facts) }))
  const made = await insertBooking(tx, seal, {
    ...ask,
    pengaju_id: user_id,
    use_bpjs: t.use_bpjs ? 1 : 0,
    harga: HARGA,
    keluhan,
    idempotency: null,
    bahaya: adaKataBahaya(keluhan),
    alasan: null,
    lanjutan_dari: null,
    loket: null,
    now,
  })
  // What a constraint has refused since the facts were read: the transaction is over, so its reason is not read again.
  if (!made) reject('OFFER_EXPIRED')
}

async function moveToOffered(
  context: Context,
  tx: Db,
  t: TawaranTerkunci,
  { jadwal_id, jadwal_tenaga_id }: Place,
): Promise<void> {
  await lockKonsultasi(tx, jadwal_id)
  const k = found(await findFacts(tx, jadwal_id))
  rejectIf(checkPatientChange(k, context.clock()))
  const { tanggal, jam_mulai } = t
  const to = {
    tanggal,
    jam_mulai,
    jadwal_tenaga_id,
    diubah_oleh: t.user_id,
    status: null,
    pesan: null,
    ditawarkan: true,
  }
  rejectRefusal(await move(context, tx, k, to))
}

/** A person passes an offer on to the next one, and waits on. */
export const pass = ({ db, clock }: Context, of: { tawaran_id: number; user_id: number }): Promise<null> =>
  db.transaction(async (tx) => {
    const t = found(await lockTawaran(tx, of))
    const now = clock()
    if (t.jawaban === 'lewati') return null
    rejectIf(checkTawaran({ ...t, habis_pada: new Date(t.habis_pada) }, now))
    await updateDilewati(tx, t.tawaran_id, now)
    return null
  })
