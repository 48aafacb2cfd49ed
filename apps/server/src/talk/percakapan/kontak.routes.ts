import * as api from '@sehati/contract/talk/percakapan.endpoints'
import type { Context } from '../../record/context.ts'
import { readableRuang } from './access.ts'
import { catatKotak } from './catat-buka.ts'
import { countBelumDibaca, listKontak } from './kontak.store.ts'
import { listKontakOrang } from './kontak-orang.store.ts'
import { mark } from './mark.act.ts'
import { listTanda } from './tanda.store.ts'
import { tampakBaris } from './tutup.ts'

export function routes(context: Context) {
  const { route, db, seal } = context

  route(api.listKontak, async ({ actor, asal, query }) => {
    const page = await listKontak(db, seal, actor, query)
    await catatKotak(context, { actor, asal }, page.queried)
    return { ...page, queried: tampakBaris(actor, page.queried) }
  })

  route(api.listKontakOrang, async ({ actor, asal, query }) => {
    const page = await listKontakOrang(db, seal, actor, query)
    await catatKotak(context, { actor, asal }, page.queried)
    return { ...page, queried: tampakBaris(actor, page.queried) }
  })

  route(api.countBelumDibaca, async ({ actor }) => ({ jumlah: await countBelumDibaca(db, actor) }))

  route(api.listTanda, async ({ actor, query }) => listTanda(db, await readableRuang(db, actor, query.jadwal_id)))

  route(api.putTanda, ({ actor, body }) => mark(context, actor, body))
}
