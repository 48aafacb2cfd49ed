import * as api from '@sehati/contract/surat/endpoints'
import type { Context } from '../../context.ts'
import { found, reject } from '../../http/errors.ts'
import { pageSurat } from './daftar.store.ts'
import { findSurat, updateAntre } from './surat.store.ts'

export function suratRoutes({ route, db }: Context) {
  route(api.listSurat, ({ query }) => pageSurat(db, query))

  route(api.resendSurat, async ({ body }) => {
    const queued = await updateAntre(db, body.surat_id)
    const surat = found(await findSurat(db, body.surat_id))
    return queued ? surat : reject('MAIL_NOT_FAILED')
  })
}
