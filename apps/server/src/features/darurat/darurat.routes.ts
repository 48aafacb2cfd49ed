import * as api from '@sehati/contract/darurat/endpoints'
import type { Context } from '../../context.ts'
import { lihatDaftar } from '../jejak/catatan.ts'
import { listBukaOf } from './buka.store.ts'
import { closeDarurat } from './close.act.ts'
import { openDarurat } from './open.act.ts'
import { reviewDarurat } from './review.act.ts'
import { listBelumDitinjau } from './tinjauan.store.ts'

export function daruratRoutes(context: Context) {
  const { route, db, seal, clock, jejak } = context

  route(api.insertBukaDarurat, ({ actor, asal, query, body }) =>
    openDarurat(context, { actor, asal }, { ...body, jadwal_id: query.jadwalid }),
  )

  route(api.removeBukaDarurat, ({ actor, asal, query }) => closeDarurat(context, { actor, asal }, query.id))

  route(api.listBukaDarurat, ({ actor }) => listBukaOf(db, seal, actor.user_id, clock()))

  route(api.listTinjauan, async ({ actor, asal }) => {
    const rows = await listBelumDitinjau(db, seal, actor.user_id, clock())
    jejak.susul({ actor, asal }, [lihatDaftar('daftar_tinjauan')])
    return rows
  })

  route(api.putTinjauan, ({ actor, asal, body }) => reviewDarurat(context, { actor, asal }, body))
}
