import * as api from '@sehati/contract/konsultasi/endpoints'
import type { Context } from '../../context.ts'
import { readable, show, showOpen } from './access.ts'
import { answer } from './answer.act.ts'
import { listRiwayatStatus } from './konsultasi.store.ts'
import { listAll, listOwn, listVisible } from './list.act.ts'
import { countTenpro, listTenpro } from './list-tenpro.act.ts'

export function konsultasiRoutes(context: Context) {
  const { route, db } = context

  route(api.getKonsultasi, ({ actor, query }) => show(context, db, actor, query.jadwalid))

  for (const read of [api.getRiwayat, api.getKonsultasiTenpro] as const) {
    route(read as typeof api.getRiwayat, ({ actor, query }) => showOpen(context, db, actor, query.jadwalid))
  }

  route(api.listRiwayatStatus, async ({ actor, query }) => {
    await readable(db, actor, query.jadwalid)
    return listRiwayatStatus(db, query.jadwalid)
  })

  route(api.listKonsultasiAdmin, ({ query }) => listAll(context, query))

  route(api.listRiwayat, ({ actor, query }) => listOwn(context, actor, query))

  route(api.listKonsultasiTenpro, ({ actor, query }) => listTenpro(context, actor, query))
  route(api.countKonsultasiTenpro, ({ actor }) => countTenpro(context, actor))

  route(api.listSelesai, ({ actor, query }) =>
    listVisible(context, actor, { profesional_id: query.profesionalid, status: query.status }),
  )

  route(api.viewKonsultasi, ({ actor, query }) =>
    listVisible(context, actor, { profesional_id: query.profesionalid, jadwal_id: query.jadwal_id }),
  )

  route(api.updateKonsultasi, ({ actor, query, body }) => answer(context, actor, query.jadwalid, body))
}
