import * as endpoints from '@sehati/contract/people/dua-langkah.endpoints'
import type { Context } from '../../record/context.ts'
import { logInSecond } from '../auth/log-in-second.act.ts'
import { activate, begin, remove, renewCodes, reset } from './change.act.ts'
import { findDuaLangkah } from './kedua.store.ts'

/** The second factor: signing in with it, turning it on and off. */
export function routes(context: Context) {
  const { route, db } = context

  route(endpoints.loginKedua, ({ body, ...browser }) => logInSecond(context, body, browser))

  route(endpoints.getDuaLangkah, ({ actor }) => findDuaLangkah(db, actor.user_id))

  route(endpoints.beginTotp, ({ body, ...by }) => begin(context, by, body.password))

  route(endpoints.activateTotp, ({ body, ...by }) => activate(context, by, body.kode))

  route(endpoints.removeTotp, ({ body, ...by }) => remove(context, by, body.password))

  route(endpoints.renewKodeCadangan, ({ body, ...by }) => renewCodes(context, by, body.password))

  route(endpoints.resetDuaLangkah, ({ body, ...by }) => reset(context, by, body.user_id))
}
