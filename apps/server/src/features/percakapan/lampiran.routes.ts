import * as api from '@sehati/contract/percakapan/endpoints'
import type { Context } from '../../context.ts'
import { found } from '../../http/errors.ts'
import { readableRuangOf } from './access.ts'
import { attach } from './attach.act.ts'
import { catatUnduh } from './catat-buka.ts'
import { asFile } from './lampiran.ts'
import { findBerkas } from './pesan.store.ts'

export function lampiranRoutes(context: Context) {
  const { route, db, seal } = context

  route(api.insertLampiran, ({ actor, query, upload }) => attach(context, actor, query.jadwal_id, upload))

  route(api.getLampiran, async ({ actor, asal, query: { id, ukuran } }) => {
    const { user_id } = await readableRuangOf(db, actor, id)
    const berkas = found(await findBerkas(db, seal, id, ukuran))
    await catatUnduh(context, { actor, asal }, { id, user_id })
    return asFile(berkas)
  })
}
