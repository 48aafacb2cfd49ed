import * as api from '@sehati/contract/schedule/alasan.endpoints'
import type { Context } from '../../record/context.ts'
import { catatAtur } from '../../record/jejak/catat-atur.ts'
import { listAlasan, listAlasanAdmin } from './alasan.store.ts'
import { addAlasan, changeAlasan, orderAlasan } from './save.act.ts'

export function routes(context: Context) {
  const { route, db, reads } = context

  route(api.listAlasan, () => listAlasan(reads))

  route(api.listAlasanAdmin, () => listAlasanAdmin(db))

  const about = ({ alasan_id }: { alasan_id: number }) => ({ objek: 'alasan', objek_id: alasan_id }) as const

  route(api.insertAlasan, ({ actor, asal, body }) =>
    catatAtur(context, { actor, asal }, about, (inTx) => addAlasan(inTx, body)),
  )

  route(api.updateAlasan, ({ actor, asal, query, body }) =>
    catatAtur(context, { actor, asal }, about, (inTx) => changeAlasan(inTx, query.id, body)),
  )

  route(api.putUrutanAlasan, ({ actor, asal, body }) =>
    catatAtur(
      context,
      { actor, asal },
      () => ({ objek: 'alasan' }) as const,
      (inTx) => orderAlasan(inTx, body),
    ),
  )
}
