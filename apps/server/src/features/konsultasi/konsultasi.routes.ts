import * as api from '@sehati/contract/konsultasi/endpoints'
import type { Context } from '../../context.ts'
import { lihatDaftar } from '../jejak/catatan.ts'
import { readable, scopeOf } from './access.ts'
import { answer } from './answer.act.ts'
import { listOrPageTertutup } from './halaman.store.ts'
import { listKonsultasi, listRiwayatStatus } from './konsultasi.store.ts'
import { countTenpro, listTenpro } from './list-tenpro.act.ts'

export function konsultasiRoutes(context: Context) {
  const { route, db, reads, seal, clock, jejak } = context

  for (const read of [api.getKonsultasi, api.getRiwayat, api.getKonsultasiTenpro] as const) {
    route(read as typeof api.getKonsultasi, ({ actor, query }) => readable(db, seal, actor, query.jadwalid))
  }

  route(api.listRiwayatStatus, async ({ actor, query }) => {
    await readable(db, seal, actor, query.jadwalid)
    return listRiwayatStatus(db, query.jadwalid)
  })

  route(api.listKonsultasiAdmin, async ({ actor, asal, query: { perhatian, ...query } }) => {
    const perlu = perhatian && { nama: perhatian, now: clock() }
    const found = await listOrPageTertutup(db, seal, { ...query, perlu }, query)
    jejak.susul({ actor, asal }, [lihatDaftar('daftar_konsultasi')])
    return found
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

  route(api.updateKonsultasi, ({ actor, asal, query, body }) => answer(context, { actor, asal }, query.jadwalid, body))
}
