import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import { readable, show, showOpen, withDarurat } from '../../consultation/konsultasi/access.ts'
import { listRiwayatStatus } from '../../consultation/konsultasi/konsultasi.store.ts'
import type { Context } from '../../record/context.ts'
import { lihatDaftar } from '../../record/jejak/catatan.ts'
import { answer } from './answer.act.ts'
import { listAll, listOwn, listVisible } from './list.act.ts'
import { countTenpro, listTenpro } from './list-tenpro.act.ts'

export function routes(context: Context) {
  const { route, db, jejak } = context

  route(api.getKonsultasi, async ({ actor, asal, query }) =>
    show(context, db, await withDarurat(context, { actor, asal }, query.jadwalid), query.jadwalid),
  )

  route(api.getRiwayat, ({ actor, asal, query }) => showOpen(context, db, { actor, asal }, query.jadwalid))

  route(api.getKonsultasiTenpro, ({ actor, asal, query }) => show(context, db, { actor, asal }, query.jadwalid))

  route(api.listRiwayatStatus, async ({ actor, query }) => {
    await readable(db, actor, query.jadwalid)
    return listRiwayatStatus(db, query.jadwalid)
  })

  route(api.listKonsultasiAdmin, async ({ actor, asal, query }) => {
    const found = await listAll(context, query)
    jejak.susul({ actor, asal }, [lihatDaftar('daftar_konsultasi')])
    return found
  })

  route(api.listRiwayat, ({ actor, asal, query }) => listOwn(context, { actor, asal }, query))

  route(api.listKonsultasiTenpro, ({ actor, asal, query }) => listTenpro(context, { actor, asal }, query))
  route(api.countKonsultasiTenpro, ({ actor }) => countTenpro(context, actor))

  route(api.listSelesai, ({ actor, asal, query }) =>
    listVisible(context, { actor, asal }, { profesional_id: query.profesionalid, status: query.status }),
  )

  route(api.viewKonsultasi, ({ actor, asal, query }) =>
    listVisible(context, { actor, asal }, { profesional_id: query.profesionalid, jadwal_id: query.jadwal_id }),
  )

  route(api.updateKonsultasi, ({ actor, asal, query, body }) => answer(context, { actor, asal }, query.jadwalid, body))
}
