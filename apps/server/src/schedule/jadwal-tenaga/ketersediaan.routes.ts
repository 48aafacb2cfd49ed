import { hariOf } from '@sehati/contract/base/waktu'
import * as api from '@sehati/contract/schedule/ketersediaan.endpoints'
import type { Context } from '../../record/context.ts'
import { listSlotTanggal } from './jadwal-tenaga.store.ts'
import { listSlotTerdekat, listSlotTerdekatTenaga } from './ketersediaan.store.ts'

export function routes(context: Context) {
  const { route, db, clock } = context

  for (const slots of [api.listSlotAdmin, api.listSlotTenpro, api.listSlotLoket] as const) {
    route(slots as typeof api.listSlotAdmin, ({ query: { profid, tanggal } }) =>
      listSlotTanggal(db, profid, hariOf(tanggal), tanggal, clock()),
    )
  }

  route(api.listSlotTerdekat, ({ query }) => listSlotTerdekat(db, clock(), query.limit))

  route(api.listSlotTerdekatTenaga, () => listSlotTerdekatTenaga(db, clock()))
}
