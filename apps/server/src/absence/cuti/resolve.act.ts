import type { Cuti, PenyelesaianCuti } from '@sehati/contract/absence/cuti.schema'
import type { Context } from '../../record/context.ts'
import { lockForResolution, resolveStranded } from '../terdampak/resolve.act.ts'
import { lockManaged } from './access.ts'
import { putPenyelesaian } from './penyelesaian.store.ts'
import { type Pengurus, reportClinic } from './report.ts'
import { withStranded } from './stranded.ts'

/**
 * The professional or an admin moves or cancels the consultations that a leave strands, or offers their patients other times or a
 * colleague. Returns the leave with those still stranded. The professional is notified of each consultation, so not of the
 * resolution besides.
 */
export const resolveCuti = (context: Context, oleh: Pengurus, body: PenyelesaianCuti): Promise<Cuti> =>
  context.db.transaction(async (tx) => {
    const { tindakan, pesan } = body
    const { actor } = oleh
    const cuti = await lockManaged(tx, actor, body.cuti_id)
    await lockForResolution(tx, tindakan)
    await resolveStranded(context, tx, {
      days: cuti,
      profesional_id: cuti.profesional_id,
      oleh: actor,
      asal: oleh.asal,
      tindakan,
      pesan,
    })
    await putPenyelesaian(tx, cuti.cuti_id, { tindakan, oleh: actor.user_id, now: context.clock() })
    await reportClinic(context, tx, oleh, { cuti, jumlah: tindakan.length })
    return withStranded(context, tx, actor, cuti)
  })
