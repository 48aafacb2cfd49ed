import type { Context } from '../../record/context.ts'
import { lockManaged } from './access.ts'
import { removeCuti } from './cuti.store.ts'
import { type Pengurus, reportClinic } from './report.ts'

/** Removes a leave. Consultations that were moved or cancelled for it stay so. */
export const removeManagedCuti = (context: Context, oleh: Pengurus, cuti_id: number): Promise<null> =>
  context.db.transaction(async (tx) => {
    const cuti = await lockManaged(tx, oleh.actor, cuti_id)
    await removeCuti(tx, cuti.cuti_id)
    await reportClinic(context, tx, oleh, { cuti, kabari: true })
    return null
  })
