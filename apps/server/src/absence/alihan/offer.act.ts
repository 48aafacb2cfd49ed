import { tenggatAlihan } from '@sehati/contract/absence/alihan.rules'
import type { Alihan, AlihanMasukan } from '@sehati/contract/absence/alihan.schema'
import type { Actor } from '@sehati/contract/base/access'
import { instantOf } from '@sehati/contract/base/waktu'
import { jendelaPasien } from '@sehati/contract/schedule/jendela.rules'
import type { Db } from '../../base/db/db.ts'
import type { Asal } from '../../base/http/authentication.ts'
import { found, reject } from '../../base/http/errors.ts'
import { findBookingFacts } from '../../booking/booking/booking-facts.store.ts'
import { bookingRefusal, dateRefusal, momentOf, rejectRefusal } from '../../booking/booking/refusal.ts'
import { lockReadable } from '../../consultation/konsultasi/access.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { findAlihan, findKelas, insertAlihan, updateDitarik, updateHabisSatu } from './alihan.store.ts'

type Admin = { actor: Actor; asal: Asal }

/**
 * An admin offers a request that waits for an answer to another professional at a time that its patient could book. The request
 * stays as it is; the time is kept until the patient has decided.
 */
export const offer = (context: Context, oleh: Admin, jadwal_id: number, to: AlihanMasukan): Promise<Alihan> =>
  context.db.transaction((tx) => offerIn(context, tx, oleh, { ...to, jadwal_id }))

/** The same in the caller's transaction. Throws the refusal. */
export async function offerIn(
  context: Pick<Context, 'clock'>,
  tx: Db,
  oleh: Admin,
  { jadwal_id, ...to }: AlihanMasukan & { jadwal_id: number },
): Promise<Alihan> {
  const k = await lockReadable(tx, oleh.actor, jadwal_id)
  const at = momentOf(context.clock)
  const isOffered = (await findAlihan(tx, jadwal_id, at.now))?.hasil === 'menunggu'
  if (k.status !== 'diajukan' || isOffered) reject('HANDOVER_REFUSED')
  const kelas = await findKelas(tx, to.profesional_id)
  if (to.profesional_id === k.profesional_id || kelas !== k.kelas) reject('NOT_COLLEAGUE')
  rejectRefusal(await dateRefusal(tx, to.tanggal, at))
  const { metode_konsultasi, jenis_id, user_id } = k
  const ask = { ...to, jenis_id, user_id, metode_konsultasi, pemilih: 'klinik' as const, except: jadwal_id }
  const facts = await findBookingFacts(tx, at.now, ask)
  rejectRefusal(bookingRefusal(ask, { ...at, ...facts, jendela: jendelaPasien(at.now, facts) }))
  const { jam_mulai, zona } = found(facts.session)
  const habis_pada = tenggatAlihan(at.now, {
    semula: new Date(k.tanggal),
    tawaran: instantOf(to.tanggal, to.jam_mulai ?? jam_mulai, zona),
    pemberitahuan_menit: facts.jenis?.pemberitahuan_menit ?? 0,
  })
  if (!habis_pada) return reject('TOO_SOON')
  await updateHabisSatu(tx, jadwal_id, at.now)
  const made = await insertAlihan(
    tx,
    { ...to, jadwal_id, jenis_id, user_id, oleh: oleh.actor.user_id, habis_pada },
    at.now,
  )
  if (!made) reject('SLOT_INVALID')
  const about = { objek: 'konsultasi', objek_id: jadwal_id, subjek_id: user_id, dasar: 'administrasi' } as const
  await catatTindakan(tx, oleh, { tindakan: 'atur', ...about }, at.now)
  return found(await findAlihan(tx, jadwal_id, at.now))
}

/** An admin withdraws the open offer of a request. */
export const withdraw = (context: Context, oleh: Admin, jadwal_id: number): Promise<null> =>
  context.db.transaction(async (tx) => {
    const k = await lockReadable(tx, oleh.actor, jadwal_id)
    const now = context.clock()
    if (!(await updateDitarik(tx, jadwal_id, now))) reject('HANDOVER_REFUSED')
    const about = { objek: 'konsultasi', objek_id: jadwal_id, subjek_id: k.user_id, dasar: 'administrasi' } as const
    await catatTindakan(tx, oleh, { tindakan: 'atur', ...about }, now)
    return null
  })
