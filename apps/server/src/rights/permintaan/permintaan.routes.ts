import * as api from '@sehati/contract/rights/permintaan.endpoints'
import * as akses from '@sehati/contract/rights/permintaan-akses.endpoints'
import type { Context } from '../../record/context.ts'
import { demandPetugas } from '../insiden/petugas.ts'
import { decideAkses, showAkses } from './akses.act.ts'
import { handlePermintaan, recordPermintaan } from './handle.act.ts'
import { listPermintaanSaya } from './permintaan.store.ts'
import { requestPermintaan, statePernyataan, withdrawPermintaan } from './request.act.ts'
import { showDaftar, showPermintaan } from './show.act.ts'

export function routes(context: Context) {
  const { route, db, seal, clock } = context

  route(api.insertPermintaan, ({ actor, asal, body }) => requestPermintaan(context, { actor, asal }, body))

  route(api.listPermintaanSaya, ({ actor }) => listPermintaanSaya(db, seal, actor, clock()))

  route(api.withdrawPermintaan, ({ actor, asal, query }) => withdrawPermintaan(context, { actor, asal }, query.id))

  route(api.insertPernyataan, ({ actor, asal, query, body }) =>
    statePernyataan(context, { actor, asal }, { permintaan_id: query.id, isi: body.isi }),
  )

  route(api.listPermintaan, async ({ actor, asal, query }) => {
    await demandPetugas(db, actor)
    return showDaftar(context, { actor, asal }, { isClosed: query.ditutup === '1' })
  })

  route(api.getPermintaan, async ({ actor, asal, query }) => {
    await demandPetugas(db, actor)
    return showPermintaan(context, { actor, asal }, query.id)
  })

  route(api.insertPermintaanLoket, async ({ actor, asal, body }) => {
    await demandPetugas(db, actor)
    return recordPermintaan(context, { actor, asal }, body)
  })

  route(api.putPermintaan, async ({ actor, asal, query, body }) => {
    await demandPetugas(db, actor)
    return handlePermintaan(context, { actor, asal }, query.id, body)
  })

  route(akses.listPermintaanAkses, ({ actor, asal }) => showAkses(context, { actor, asal }))

  route(akses.putPermintaanAkses, ({ actor, asal, query, body }) =>
    decideAkses(context, { actor, asal }, query.id, body),
  )
}
