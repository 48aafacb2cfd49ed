import { checkJawaban } from '@sehati/contract/absence/alihan.rules'
import { alasanAlihan } from '@sehati/contract/absence/alihan.texts'
import { adaKataBahaya } from '@sehati/contract/base/krisis/rules'
import { format } from '@sehati/contract/base/sentence'
import type { Konsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { jendelaPasien } from '@sehati/contract/schedule/jendela.rules'
import type { Db } from '../../base/db/db.ts'
import { reject, rejectIf } from '../../base/http/errors.ts'
import { insertBooking } from '../../booking/booking/booking.store.ts'
import { findBookingFacts } from '../../booking/booking/booking-facts.store.ts'
import { cancel } from '../../booking/booking/cancel.act.ts'
import { bookingRefusal, consentRefusal, momentOf, rejectRefusal } from '../../booking/booking/refusal.ts'
import { lockOwn, showOpen } from '../../consultation/konsultasi/access.ts'
import type { Pembaca } from '../../consultation/konsultasi/baca.ts'
import type { Context } from '../../record/context.ts'
import { type AlihanTerkunci, lockAlihan, updateDiterima, updateDitolak } from './alihan.store.ts'

/**
 * A patient agrees to an offer: their request is cancelled and made anew with the other professional, at the offered time and with
 * the same complaint, in one transaction. The row of the request is locked first, so that of an agreement and an answer of the
 * first professional one happens. A repeated agreement returns the same request.
 */
export async function agree(
  context: Context,
  oleh: Pembaca,
  jadwal_id: number,
  alihan_id: number,
): Promise<Konsultasi> {
  // Before the transaction: an id may need a connection of its own.
  const baru = await context.konsultasiIds.take()
  return context.db.transaction(async (tx) => {
    await lockOwn(tx, oleh.actor, jadwal_id)
    const offered = (await lockAlihan(tx, { jadwal_id, alihan_id })) ?? reject('HANDOVER_REFUSED')
    if (offered.jadwal_baru !== null) return showOpen(context, tx, oleh, offered.jadwal_baru)
    rejectIf(checkJawaban({ ...offered, habis_pada: new Date(offered.habis_pada) }, context.clock()))
    return handOver(context, tx, oleh, { jadwal_id, alihan_id, offered, baru })
  })
}

/** `baru` is the id of the new request. */
type Offered = { jadwal_id: number; alihan_id: number; offered: AlihanTerkunci; baru: number }

async function handOver(context: Context, tx: Db, oleh: Pembaca, { jadwal_id, alihan_id, offered, baru }: Offered) {
  const { seal, clock } = context
  const { profesional_id, jadwal_tenaga_id, tanggal, jam_mulai, nama_profesional } = offered
  const { keluhan, alasan_kunjungan, metode_konsultasi, jenis_id, use_bpjs, harga, user_id } = await showOpen(
    context,
    tx,
    oleh,
    jadwal_id,
  )
  const slot = { profesional_id, jadwal_tenaga_id, tanggal, jam_mulai }
  const ask = { ...slot, metode_konsultasi, jenis_id, user_id, pemilih: 'klinik' as const }
  const at = momentOf(clock)
  const facts = await findBookingFacts(tx, at.now, { ...ask, except: jadwal_id, consentTo: metode_konsultasi })
  rejectRefusal(consentRefusal(facts))
  rejectRefusal(bookingRefusal(ask, { ...at, ...facts, jendela: jendelaPasien(at.now, facts) }))

  await updateDiterima(tx, alihan_id, baru, at.now)
  const alasan = format(alasanAlihan, { nama: nama_profesional })
  await cancel(context, tx, [jadwal_id], { diubah_oleh: user_id, alasan, sebab: 'klinik', kabar: ['dialihkan'] })
  const made = await insertBooking(tx, seal, {
    ...ask,
    jadwal_id: baru,
    pengaju_id: user_id,
    use_bpjs,
    harga,
    keluhan,
    idempotency: null,
    now: at.now,
    bahaya: adaKataBahaya(keluhan),
    alasan: alasan_kunjungan,
    lanjutan_dari: null,
    loket: null,
  })
  // What a constraint has refused since the facts were read: the transaction is over, so its reason is not read again.
  if (!made) return reject('HANDOVER_REFUSED')
  return made
}

/** A patient declines an offer: the request waits on with its professional. */
export const decline = (context: Context, oleh: Pembaca, jadwal_id: number, alihan_id: number): Promise<null> =>
  context.db.transaction(async (tx) => {
    await lockOwn(tx, oleh.actor, jadwal_id)
    const { hasil, habis_pada } = (await lockAlihan(tx, { jadwal_id, alihan_id })) ?? reject('HANDOVER_REFUSED')
    const now = context.clock()
    if (hasil === 'ditolak') return null
    rejectIf(checkJawaban({ hasil, habis_pada: new Date(habis_pada) }, now))
    await updateDitolak(tx, alihan_id, now)
    return null
  })
