import * as api from '@sehati/contract/konsultasi/endpoints'
import type { Context } from '../../context.ts'
import { readable, scopeOf } from './access.ts'
import { answer } from './answer.act.ts'
import { listOrPageTertutup } from './halaman.store.ts'
import { listKonsultasi, listRiwayatStatus } from './konsultasi.store.ts'
import { countTenpro, listTenpro } from './list-tenpro.act.ts'

export function konsultasiRoutes(context: Context) {
  const { route, db, reads, seal, clock } = context

  for (const read of [api.getKonsultasi, api.getRiwayat, api.getKonsultasiTenpro] as const) {
    route(read as typeof api.getKonsultasi, ({ actor, query }) => readable(db, seal, actor, query.jadwalid))
  }

  route(api.listRiwayatStatus, async ({ actor, query }) => {
    await readable(db, seal, actor, query.jadwalid)
    return listRiwayatStatus(db, query.jadwalid)
  })

  route(api.listKonsultasiAdmin, ({ query: { perhatian, ...query } }) => {
    const perlu = perhatian && { nama: perhatian, now: clock() }
    return listOrPageTertutup(db, seal, { ...query, perlu }, query)
  })

  route(api.listRiwayat, ({ actor, query }) =>
    listOrPageTertutup(db, seal, { ...scopeOf(actor), q: query.q }, query, reads),
  )

  route(api.listKonsultasiTenpro, ({ actor, query }) => listTenpro(context, actor, query))
  route(api.countKonsultasiTenpro, ({ actor }) => countTenpro(context, actor))

  route(api.listSelesai, ({ actor, query }) =>
    listKonsultasi(db, seal, { profesional_id: query.profesionalid, ...scopeOf(actor), status: query.status }),
  )

  route(api.viewKonsultasi, ({ actor, query }) =>
    listKonsultasi(db, seal, { profesional_id: query.profesionalid, ...scopeOf(actor), jadwal_id: query.jadwal_id }),
  )

  route(api.updateKonsultasi, ({ actor, query, body }) => answer(context, actor, query.jadwalid, body))
}
