import { getStatistik } from '@sehati/contract/statistik.endpoints'
import { statistikPeriode } from '@sehati/contract/statistik.rules'
import type { Context } from '../../context.ts'
import { findStatistik } from './statistik.store.ts'

export function statistikRoutes({ route, db, clock }: Context) {
  route(getStatistik, async ({ query }) => {
    const periode = statistikPeriode(query, clock())
    return { ...periode, ...(await findStatistik(db, periode)) }
  })
}
