import type { Actor } from '@sehati/contract/base/access'
import type { Cuti, PenyelesaianCuti } from '@sehati/contract/booking/cuti.schema'
import type { Context } from '../../record/context.ts'
import { lockForResolution, resolveStranded } from '../booking/resolve.act.ts'
import { lockOwnCuti } from './access.ts'
import { withStranded } from './stranded.ts'

/** A professional moves or cancels the consultations that a leave strands. Returns the leave with those still stranded. */
export const resolveCuti = (context: Context, actor: Actor, body: PenyelesaianCuti): Promise<Cuti> =>
  context.db.transaction(async (tx) => {
    const { tindakan, pesan } = body
    const cuti = await lockOwnCuti(tx, actor, body.cuti_id)
    await lockForResolution(tx, tindakan)
    await resolveStranded(context, tx, {
      days: cuti,
      profesional_id: cuti.profesional_id,
      oleh: actor,
      tindakan,
      pesan,
    })
    return withStranded(context, tx, cuti)
  })
