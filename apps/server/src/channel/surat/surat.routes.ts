import * as api from '@sehati/contract/channel/surat.endpoints'
import { found, reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatAtur } from '../../record/jejak/catat-atur.ts'
import { pageSurat } from './daftar.store.ts'
import { findSurat, updateAntre } from './surat.store.ts'

export function routes(context: Context) {
  const { route, db, clock } = context
  route(api.listSurat, ({ query }) => pageSurat(db, query))

  route(api.resendSurat, ({ actor, asal, body: { surat_id } }) =>
    catatAtur(
      context,
      { actor, asal },
      () => ({ objek: 'surat', objek_id: Number(surat_id) }),
      async (inTx) => {
        const queued = await updateAntre(inTx.db, surat_id, clock())
        const surat = found(await findSurat(inTx.db, surat_id))
        return queued ? surat : reject('MAIL_NOT_FAILED')
      },
    ),
  )
}
