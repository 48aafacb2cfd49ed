import * as api from '@sehati/contract/rights/identitas-rekam.endpoints'
import type { Context } from '../../record/context.ts'
import { demandPenyetuju, demandPetugas } from '../insiden/petugas.ts'
import { askIdentitas } from './ask.act.ts'
import { decideIdentitas } from './decide.act.ts'
import { showDaftarIdentitas, showIsiIdentitas } from './show.act.ts'

export function routes(context: Context) {
  const { route, db } = context

  route(api.listIdentitasRekam, async ({ actor, asal, query }) => {
    await demandPenyetuju(db, actor)
    return showDaftarIdentitas(context, { actor, asal }, query.user_id)
  })

  route(api.insertBukaIdentitas, async ({ actor, asal, body }) => {
    await demandPetugas(db, actor)
    return askIdentitas(context, { actor, asal }, body)
  })

  route(api.putPutusanIdentitas, async ({ actor, asal, query, body }) => {
    await demandPenyetuju(db, actor)
    return decideIdentitas(context, { actor, asal }, { buka_id: query.id, setuju: body.setuju })
  })

  route(api.getIsiIdentitas, async ({ actor, asal, query }) => {
    await demandPetugas(db, actor)
    return showIsiIdentitas(context, { actor, asal }, query.id)
  })
}
