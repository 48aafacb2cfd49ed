import * as api from '@sehati/contract/rights/naskah-kelola.endpoints'
import type { Context } from '../../record/context.ts'
import { demandPetugas } from '../insiden/petugas.ts'
import { draftNaskah, publishNaskah, showNaskah } from './publish.act.ts'

/** The notices as those write them who do the duty of data protection. */
export function routes(context: Context) {
  const { route, db } = context

  route(api.listNaskah, async ({ actor }) => {
    await demandPetugas(db, actor)
    return showNaskah(context)
  })

  route(api.putRancangan, async ({ actor, asal, body }) => {
    await demandPetugas(db, actor)
    return draftNaskah(context, { actor, asal }, body)
  })

  route(api.terbitkanNaskah, async ({ actor, asal, body }) => {
    await demandPetugas(db, actor)
    return publishNaskah(context, { actor, asal }, body)
  })
}
