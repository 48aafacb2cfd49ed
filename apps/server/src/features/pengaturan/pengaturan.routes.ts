import * as api from '@sehati/contract/pengaturan.endpoints'
import type { Context } from '../../context.ts'
import { findPengaturan, updatePengaturan } from './pengaturan.store.ts'

export function pengaturanRoutes({ route, db, heardByAll }: Context) {
  route(api.getPengaturan, () => findPengaturan(db))
  route(api.updatePengaturan, async ({ body }) => {
    const saved = await updatePengaturan(db, body)
    // Other processes remember what a session may do.
    if (body.privasi_ketat !== undefined) await heardByAll()
    return saved
  })
}
