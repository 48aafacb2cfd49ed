import * as api from '@sehati/contract/talk/bilik.endpoints'
import type { Context } from '../../record/context.ts'
import { admit } from './admit.act.ts'
import { enter } from './enter.act.ts'
import { leave } from './leave.act.ts'
import { makeSend, receive } from './signal.act.ts'
import { makeTurn } from './turn.act.ts'

export function routes(context: Context) {
  const { route } = context
  const send = makeSend(context)
  const turn = makeTurn(context)

  route(api.putKursi, ({ actor, query, body }) => enter(context, actor, query.jadwalid, body))

  route(api.persilakanBilik, ({ actor, query }) => admit(context, actor, query.jadwalid))

  route(api.keluarBilik, ({ actor, query, body }) => leave(context, actor, query.jadwalid, body.sambungan))

  route(api.getTurn, ({ actor, query }) => turn.forRoom(actor, query.jadwalid, query.sambungan))

  route(api.getTurnUji, ({ actor }) => turn.forCheck(actor))

  route(api.insertSinyal, ({ actor, query, body }) => send(actor, query.jadwalid, body))

  route(api.listSinyal, ({ actor, query }) => receive(context, actor, query))
}
