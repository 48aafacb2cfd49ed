import * as api from '@sehati/contract/keberatan/endpoints'
import type { Context } from '../../context.ts'
import { lihatDaftar } from '../jejak/catatan.ts'
import { listBelumDitanggapi } from './keberatan.store.ts'
import { reportKeberatan } from './report.act.ts'
import { respondKeberatan } from './respond.act.ts'

export function keberatanRoutes(context: Context) {
  const { route, db, seal, clock, jejak } = context

  route(api.insertKeberatan, ({ actor, asal, body }) => reportKeberatan(context, { actor, asal }, body))

  route(api.listKeberatan, async ({ actor, asal }) => {
    const rows = await listBelumDitanggapi(db, seal, actor.user_id, clock())
    jejak.susul({ actor, asal }, [lihatDaftar('daftar_keberatan')])
    return rows
  })

  route(api.putTanggapan, ({ actor, asal, body }) => respondKeberatan(context, { actor, asal }, body))
}
