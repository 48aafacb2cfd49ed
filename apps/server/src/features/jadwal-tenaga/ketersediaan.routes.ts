import * as api from '@sehati/contract/ketersediaan/endpoints'
import { hariOf } from '@sehati/contract/waktu'
import type { Context } from '../../context.ts'
import { listSlotTanggal } from './jadwal-tenaga.store.ts'
import { listSlotTerdekat, listSlotTerdekatTenaga } from './ketersediaan.store.ts'
import { showAvailability } from './show-availability.act.ts'

export function ketersediaanRoutes(context: Context) {
  const { route, db, clock } = context

  route(api.listKetersediaan, ({ actor, query }) =>
    showAvailability(context, query, { widest: false, peminta: actor.user_id }),
  )
  route(api.listKetersediaanAdmin, ({ query }) =>
    showAvailability(context, query, { widest: query.jendela === 'pindah' }),
  )
  route(api.listKetersediaanTenpro, ({ query }) =>
    showAvailability(context, query, { widest: query.jendela !== 'pasien' }),
  )

  for (const slots of [api.listSlotAdmin, api.listSlotTenpro] as const) {
    route(slots as typeof api.listSlotAdmin, ({ query: { profid, tanggal } }) =>
      listSlotTanggal(db, profid, hariOf(tanggal), tanggal, clock()),
    )
  }

  route(api.listSlotTerdekat, ({ query }) => listSlotTerdekat(db, clock(), query.limit))

  route(api.listSlotTerdekatTenaga, () => listSlotTerdekatTenaga(db, clock()))
}
