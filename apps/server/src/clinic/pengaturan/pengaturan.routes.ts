import * as api from '@sehati/contract/clinic/pengaturan.endpoints'
import type { Context } from '../../record/context.ts'
import { findPengaturan } from './pengaturan.store.ts'
import { savePengaturan } from './save.act.ts'

export function routes(context: Context) {
  const { route, db } = context
  route(api.getPengaturan, () => findPengaturan(db))
  route(api.updatePengaturan, ({ actor, asal, body }) => savePengaturan(context, { actor, asal }, body))
}
