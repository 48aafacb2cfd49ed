import type { Konsultasi, Pembatalan } from '@sehati/contract/consultation/konsultasi.schema'
import type { Db } from '../../base/db/db.ts'
import { changeable, showOpen } from '../../consultation/konsultasi/access.ts'
import type { Pembaca } from '../../consultation/konsultasi/baca.ts'
import type { Context } from '../../record/context.ts'
import { type Pembatal, updateDibatalkan } from './status.store.ts'

/**
 * Cancels locked consultations that are not cancelled yet, and frees their slots. Every cancellation of the product
 * uses this function; the caller has checked the rules.
 */
export const cancel = (
  { seal, clock }: Pick<Context, 'seal' | 'clock'>,
  tx: Db,
  jadwal_ids: readonly number[],
  by: Pembatal,
): Promise<void> => updateDibatalkan(tx, seal, jadwal_ids, by, clock())

/** A patient cancels their own consultation. */
export const cancelOwn = (
  context: Context,
  oleh: Pembaca,
  jadwal_id: number,
  { alasan = null }: Pembatalan,
): Promise<Konsultasi> =>
  context.db.transaction(async (tx) => {
    const k = await changeable(context, tx, oleh.actor, jadwal_id)
    await cancel(context, tx, [k.jadwal_id], { diubah_oleh: oleh.actor.user_id, alasan })
    return showOpen(context, tx, oleh, k.jadwal_id)
  })
