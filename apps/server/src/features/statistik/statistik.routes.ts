import { getStatistik } from '@sehati/contract/statistik.endpoints'
import { statistikPeriode } from '@sehati/contract/statistik.rules'
import type { Context } from '../../context.ts'
import { countPerMinggu, countPerSpesialisasi, countPerStatus, listJamSibuk } from './statistik.store.ts'

export function statistikRoutes({ route, db, clock }: Context) {
  route(getStatistik, async ({ query }) => {
    const periode = statistikPeriode(query, clock())
    const [per_minggu, per_status, per_spesialisasi, jam_sibuk] = await Promise.all([
      countPerMinggu(db, periode),
      countPerStatus(db, periode),
      countPerSpesialisasi(db, periode),
      listJamSibuk(db, periode),
    ])
    return { ...periode, per_minggu, per_status, per_spesialisasi, jam_sibuk }
  })
}
