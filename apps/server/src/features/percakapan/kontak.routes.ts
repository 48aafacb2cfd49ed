import * as api from '@sehati/contract/percakapan.endpoints'
import type { Context } from '../../context.ts'
import { countBelumDibaca, listKontak } from './kontak.store.ts'
import { pesertaOf, readableRuang } from './ruang.store.ts'
import { listTanda, moveTanda } from './tanda.store.ts'

export function kontakRoutes({ route, db, announce, seal }: Context) {
  route(api.listKontak, ({ actor, query }) => listKontak(db, seal, actor, query))

  route(api.countBelumDibaca, async ({ actor }) => ({ jumlah: await countBelumDibaca(db, actor) }))

  route(api.listTanda, async ({ actor, query }) => listTanda(db, await readableRuang(db, actor, query.jadwal_id)))

  route(api.putTanda, async ({ actor: { user_id, ...actor }, body }) => {
    const { jadwal_id, terkirim_id = 0, dibaca_id = 0 } = body
    const ruang = await readableRuang(db, { user_id, ...actor }, jadwal_id)
    const moved = await moveTanda(db, { jadwal_id, user_id, terkirim_id, dibaca_id })
    if (moved) announce({ jenis: 'tanda', ...moved, kepada: pesertaOf(ruang) })
    const now = moved ?? (await listTanda(db, ruang)).find((tanda) => tanda.user_id === user_id)
    return now ?? { jadwal_id, user_id, terkirim_id: 0, dibaca_id: 0 }
  })
}
