import { tanggalWib } from '@sehati/contract/base/waktu'
import { dariKeadaan, type LangkahAntrean } from '@sehati/contract/desk/antrean.rules'
import type { KunjunganLoket, PanggilMasukan } from '@sehati/contract/desk/antrean.schema'
import { found, reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { findKunjungan, hasAntrean, takeBerikut, updateAntrean } from './antrean.store.ts'

/** Calls the next person of a professional to a room. */
export async function callNext({ db, clock }: Context, body: PanggilMasukan): Promise<KunjunganLoket> {
  const now = clock()
  const called = await takeBerikut(db, { ...body, tanggal: tanggalWib(now) }, now)
  return found(await findKunjungan(db, (called ?? reject('QUEUE_EMPTY')).jadwal_id))
}

/** Leads a person on: inside, out, to the end of the queue, or back into it. */
export async function step(
  { db, clock }: Context,
  antrean_id: number,
  langkah: LangkahAntrean,
): Promise<KunjunganLoket> {
  const led = await updateAntrean(db, antrean_id, { langkah, dari: dariKeadaan[langkah] }, clock())
  if (led) return found(await findKunjungan(db, led.jadwal_id))
  return reject((await hasAntrean(db, antrean_id)) ? 'QUEUE_MOVED' : 'NOT_FOUND')
}
