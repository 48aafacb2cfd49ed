import * as api from '@sehati/contract/absence/kehadiran.endpoints'
import type { Context } from '../../record/context.ts'
import { decideKeberatan } from './decide-keberatan.act.ts'
import { markAbsent } from './mark-absent.act.ts'
import { object } from './object.act.ts'
import { showKeberatanHadir } from './show-keberatan.act.ts'
import { showKehadiran } from './show-kehadiran.act.ts'
import { takeBlame } from './take-blame.act.ts'

export function routes(context: Context) {
  const { route, db, clock } = context

  route(api.putTidakHadir, ({ actor, asal, query }) => markAbsent(context, { actor, asal }, query.jadwalid))

  route(api.putKesalahanKlinik, ({ actor, asal, query }) => takeBlame(context, { actor, asal }, query.jadwalid))

  route(api.getKehadiran, ({ actor }) => showKehadiran(db, actor.user_id, clock()))

  route(api.insertKeberatanHadir, ({ actor, asal, body }) => object(context, { actor, asal }, body))

  route(api.listKeberatanHadir, ({ actor, asal }) => showKeberatanHadir(context, { actor, asal }))

  route(api.putKeberatanHadir, ({ actor, asal, body }) => decideKeberatan(context, { actor, asal }, body))
}
