import * as endpoints from '@sehati/contract/people/foto.endpoints'
import type { Context } from '../../record/context.ts'
import { removeFoto, replaceFoto } from './replace.act.ts'
import { showFoto } from './show.act.ts'

export function routes(context: Context) {
  const { route } = context

  route(endpoints.putFoto, ({ actor, upload }) => replaceFoto(context, actor.user_id, upload))

  route(endpoints.removeFoto, ({ actor }) => removeFoto(context, actor.user_id))

  route(endpoints.getFoto, ({ actor, query: { id, v, ukuran } }) =>
    showFoto(context, actor, { user_id: id, versi: v, ukuran }),
  )
}
