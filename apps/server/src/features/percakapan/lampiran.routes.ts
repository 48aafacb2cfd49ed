import * as api from '@sehati/contract/percakapan/endpoints'
import { isGambar } from '@sehati/contract/percakapan/rules'
import type { Context } from '../../context.ts'
import { found } from '../../http/errors.ts'
import { readableRuangOf } from './access.ts'
import { attach } from './attach.act.ts'
import { findBerkas } from './pesan.store.ts'

export function lampiranRoutes(context: Context) {
  const { route, db, seal } = context

  route(api.insertLampiran, ({ actor, query, upload }) => attach(context, actor, query.jadwal_id, upload))

  route(api.getLampiran, async ({ actor, query: { id, ukuran } }) => {
    await readableRuangOf(db, actor, id)
    const { isi, jenis, nama } = found(await findBerkas(db, seal, id, ukuran))
    // A picture is shown; a document may contain active content, and is only ever saved. Browsers must not cache either: computers
    // on a campus are shared, and a message may be deleted.
    return { isi, jenis, ...(isGambar(jenis) ? {} : { nama }) }
  })
}
