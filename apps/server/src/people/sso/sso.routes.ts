import * as endpoints from '@sehati/contract/people/sso.endpoints'
import type { Context } from '../../record/context.ts'
import { begin, comeBack, signOutThere } from './begin.act.ts'
import { listIdentitas } from './identitas.store.ts'
import { logInBySso } from './log-in.act.ts'
import { unlink } from './unlink.act.ts'

/** Signing in at a provider, and the accounts there that are linked. */
export function routes(context: Context) {
  const { route, db, sso } = context
  const labelOf = (penerbit: string) => [...sso.values()].find(({ issuer }) => issuer === penerbit)?.label ?? null

  route(endpoints.mulaiSso, ({ body }) => begin(context, body))

  route(endpoints.kembaliSso, ({ query }) => comeBack(context, query))

  route(endpoints.tukarSso, ({ body, ...browser }) => logInBySso(context, body, browser))

  route(endpoints.keluarSso, ({ query }) => signOutThere(context, query.penyedia))

  route(endpoints.listIdentitas, async ({ actor }) => {
    const rows = await listIdentitas(db, actor.user_id)
    return rows.map(({ penerbit, ...row }) => ({ ...row, label: labelOf(penerbit) }))
  })

  route(endpoints.removeIdentitas, ({ query, ...by }) => unlink(context, by, query.id))
}
