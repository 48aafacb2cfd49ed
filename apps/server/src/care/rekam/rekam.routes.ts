import * as api from '@sehati/contract/care/rekam.endpoints'
import type { Context } from '../../record/context.ts'
import { giveGrant, listGrants, listShared, withdrawGrant } from './consent.act.ts'
import { release } from './release.act.ts'
import { saveDraft } from './save-draft.act.ts'
import { showNotes, showReleased } from './show-notes.act.ts'
import { sign } from './sign.act.ts'

export function routes(context: Context) {
  const { route } = context

  route(api.getRekam, ({ actor, asal, query }) => showNotes(context, { actor, asal }, query.jadwalid))

  route(api.putDrafRekam, ({ actor, query, body }) => saveDraft(context, actor, query.jadwalid, body))

  route(api.signRekam, ({ actor, asal, query, body }) => sign(context, { actor, asal }, query.jadwalid, body))

  route(api.releaseRekam, ({ actor, asal, query }) => release(context, { actor, asal }, query.id))

  route(api.listRekamDibagikan, ({ actor }) => listShared(context, actor))

  route(api.listRekamDirilis, ({ actor, asal, query }) => showReleased(context, { actor, asal }, query.jadwalid))

  route(api.listIzinRekam, ({ actor, query }) => listGrants(context, actor, query.jadwalid))

  route(api.insertIzinRekam, ({ actor, asal, body }) => giveGrant(context, { actor, asal }, body))

  route(api.removeIzinRekam, ({ actor, asal, query }) => withdrawGrant(context, { actor, asal }, query.id))
}
