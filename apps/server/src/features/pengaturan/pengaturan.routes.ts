import * as api from '@sehati/contract/pengaturan/endpoints'
import type { Context } from '../../context.ts'
import { findPengaturan, updatePengaturan } from './pengaturan.store.ts'

export function pengaturanRoutes({ route, db, clearSessions }: Context) {
  route(api.getPengaturan, () => findPengaturan(db))
  route(api.updatePengaturan, async ({ body }) => {
    const saved = await updatePengaturan(db, body)
    // The session cache holds rights that depend on the settings.
    if (body.privasi_ketat !== undefined) clearSessions()
    return saved
  })
}
