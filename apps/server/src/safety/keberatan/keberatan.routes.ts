import * as api from '@sehati/contract/safety/keberatan.endpoints'
import type { Context } from '../../record/context.ts'
import { reportKeberatan } from './report.act.ts'
import { respondKeberatan } from './respond.act.ts'
import { showKeberatan } from './show-keberatan.act.ts'

export function routes(context: Context) {
  const { route } = context

  route(api.insertKeberatan, ({ actor, asal, body }) => reportKeberatan(context, { actor, asal }, body))

  route(api.listKeberatan, ({ actor, asal }) => showKeberatan(context, { actor, asal }))

  route(api.putTanggapan, ({ actor, asal, body }) => respondKeberatan(context, { actor, asal }, body))
}
