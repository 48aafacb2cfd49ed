import * as api from '@sehati/contract/consultation/balasan.endpoints'
import type { Context } from '../../record/context.ts'
import { lihatDaftar } from '../../record/jejak/catatan.ts'
import { listPerbaikan } from './balasan.store.ts'
import { showPernyataan, showVersions } from './show-versions.act.ts'

export function routes(context: Context) {
  const { route, db, clock, jejak } = context

  route(api.listVersiBalasan, ({ actor, asal, query }) => showVersions(context, { actor, asal }, query.jadwalid))

  route(api.listPernyataan, ({ actor, asal, query }) => showPernyataan(context, { actor, asal }, query.jadwalid))

  route(api.listPerbaikan, async ({ actor, asal }) => {
    const rows = await listPerbaikan(db, actor.user_id, clock())
    jejak.susul({ actor, asal }, [lihatDaftar('daftar_perbaikan')])
    return rows
  })
}
