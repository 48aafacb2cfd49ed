import * as api from '@sehati/contract/pengaturan.endpoints'
import type { Context } from '../../context.ts'
import { findPengaturan, updatePengaturan } from './pengaturan.store.ts'

export function pengaturanRoutes({ route, db }: Context) {
  route(api.getPengaturan, () => findPengaturan(db))
  route(api.updatePengaturan, ({ body }) => updatePengaturan(db, body))
}
