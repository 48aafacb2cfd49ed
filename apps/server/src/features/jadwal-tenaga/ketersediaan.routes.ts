import { MAX_MINGGU_KE_DEPAN } from '@sehati/contract/constants'
import * as api from '@sehati/contract/ketersediaan.endpoints'
import { ketersediaanHari } from '@sehati/contract/ketersediaan.rules'
import type { Ketersediaan } from '@sehati/contract/ketersediaan.schema'
import { hariOf, type Tanggal, tanggalWib } from '@sehati/contract/waktu'
import type { Context } from '../../context.ts'
import { reject } from '../../http/errors.ts'
import { listSlotTanggal } from './jadwal-tenaga.store.ts'
import { listHariFacts, listSlotTerdekat, listSlotTerdekatTenaga } from './ketersediaan.store.ts'

type Span = { profid: number; dari: Tanggal; sampai: Tanggal }

export function ketersediaanRoutes({ route, db, clock }: Context) {
  /** `widest`: as far as a professional may move a stranded consultation, whatever patients may book. */
  async function perDay(query: Span, widest = false): Promise<Ketersediaan[]> {
    const now = clock()
    const days = await listHariFacts(db, query, now)
    if (days.length === 0) reject('NOT_FOUND')
    return days.map((day) =>
      ketersediaanHari(day, tanggalWib(now), { mingguKeDepan: widest ? MAX_MINGGU_KE_DEPAN : day.minggu_ke_depan }),
    )
  }
  route(api.listKetersediaan, ({ query }) => perDay(query))
  route(api.listKetersediaanAdmin, ({ query }) => perDay(query))
  route(api.listKetersediaanTenpro, ({ query }) => perDay(query, true))

  const slots = ({ profid, tanggal }: { profid: number; tanggal: Tanggal }) =>
    listSlotTanggal(db, profid, hariOf(tanggal), tanggal, clock())
  route(api.listSlotAdmin, ({ query }) => slots(query))
  route(api.listSlotTenpro, ({ query }) => slots(query))

  route(api.listSlotTerdekat, ({ query }) => listSlotTerdekat(db, clock(), query.limit))

  route(api.listSlotTerdekatTenaga, () => listSlotTerdekatTenaga(db, clock()))
}
