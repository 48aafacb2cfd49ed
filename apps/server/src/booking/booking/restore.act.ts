import { checkUrungkan, type SisiBatal } from '@sehati/contract/consultation/konsultasi.rules'
import type { Konsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import type { Db } from '../../base/db/db.ts'
import { found, reject, rejectIf } from '../../base/http/errors.ts'
import { lockOwn, showOpen } from '../../consultation/konsultasi/access.ts'
import type { Pembaca } from '../../consultation/konsultasi/baca.ts'
import { findPindahTerakhir } from '../../consultation/konsultasi/konsultasi.store.ts'
import type { Context } from '../../record/context.ts'
import { checkSlotLama } from './slot-lama.policy.ts'
import { lockSlotLama } from './slot-lama.store.ts'
import { type StatusBaru, updateKonsultasi } from './status.store.ts'

/**
 * Restores a locked consultation that was cancelled or finished, in the slot that it had and under the conditions
 * of a booking, which hold until the commit. Every restoration uses this function. `pihak` is the
 * side that restores it: it decides which of several reasons is returned, and that the clinic's refusals have status 409.
 */
export async function restore(
  { seal }: Pick<Context, 'seal'>,
  tx: Db,
  jadwal_id: number,
  pihak: SisiBatal,
  to: StatusBaru,
): Promise<void> {
  const refusal = checkSlotLama(found(await lockSlotLama(tx, jadwal_id)), pihak)
  if (refusal) reject(refusal, pihak === 'klinik' ? { status: 409 } : {})
  await updateKonsultasi(tx, seal, jadwal_id, to)
}

/** A patient takes back their own cancellation: the consultation gets its former status. */
export const restoreOwn = (context: Context, oleh: Pembaca, jadwal_id: number): Promise<Konsultasi> =>
  context.db.transaction(async (tx) => {
    const k = await lockOwn(tx, oleh.actor, jadwal_id)
    const cancelled = await findPindahTerakhir(tx, k.jadwal_id, 'dibatalkan')
    const now = context.clock()
    rejectIf(checkUrungkan(k, cancelled, now))
    const to = { status: found(cancelled).dari, initial_consult: null, diubah_oleh: oleh.actor.user_id, now }
    await restore(context, tx, k.jadwal_id, 'pasien', to)
    return showOpen(context, tx, oleh, k.jadwal_id)
  })
