import * as api from '@sehati/contract/talk/percakapan.endpoints'
import { found } from '../../base/http/errors.ts'
import { refuseTertutup } from '../../consultation/konsultasi/access.ts'
import type { Context } from '../../record/context.ts'
import { readableRuangOf } from './access.ts'
import { attach } from './attach.act.ts'
import { catatUnduh } from './catat-buka.ts'
import { asFile } from './lampiran.ts'
import { findBerkas } from './pesan.store.ts'
import { tampak } from './tutup.ts'

export function routes(context: Context) {
  const { route, db, seal } = context

  route(api.insertLampiran, async ({ actor, asal, query, upload }) =>
    tampak(actor, await attach(context, { actor, asal }, query.jadwal_id, upload)),
  )

  route(api.getLampiran, async ({ actor, asal, query: { id, ukuran } }) => {
    const { user_id } = await readableRuangOf(db, actor, id)
    refuseTertutup(actor)
    const berkas = found(await findBerkas(db, seal, id, ukuran))
    await catatUnduh(context, { actor, asal }, { id, user_id })
    return asFile(berkas)
  })
}
