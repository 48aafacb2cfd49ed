import type { KunjunganLoket } from '@sehati/contract/desk/antrean.schema'
import { KELUHAN_LOKET } from '@sehati/contract/desk/pasien.rules'
import type { PesanLoketMasukan } from '@sehati/contract/desk/pasien.schema'
import { found, reject } from '../../base/http/errors.ts'
import type { Book } from '../../booking/booking/book.act.ts'
import type { Pembaca } from '../../consultation/konsultasi/baca.ts'
import type { Context } from '../../record/context.ts'
import { findKunjungan } from '../antrean/antrean.store.ts'

/** A clerk books for a patient. What they book for themselves they book like every patient. */
export async function bookFor(
  { db }: Pick<Context, 'db'>,
  book: Book,
  oleh: Pembaca,
  { user_id, ...body }: PesanLoketMasukan,
  idempotencyKey: string | null,
): Promise<KunjunganLoket> {
  if (user_id === oleh.actor.user_id) return reject('DESK_OWN')
  const { jadwal_id } = await book({
    ...oleh,
    body: { ...body, keluhan: KELUHAN_LOKET, jenis_id: null, alasan_id: null },
    user_id,
    idempotencyKey,
    isLoket: true,
  })
  return found(await findKunjungan(db, jadwal_id))
}
