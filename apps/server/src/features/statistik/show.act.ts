import { statistikPeriode } from '@sehati/contract/statistik/rules'
import type { Statistik, StatistikQuery } from '@sehati/contract/statistik/schema'
import type { Context } from '../../context.ts'
import { findStatistik } from './statistik.store.ts'

/** The statistics of a period. `statistikPeriode` fills in the dates that the query leaves out. */
export async function showStatistik({ db, clock }: Context, query: StatistikQuery): Promise<Statistik> {
  const periode = statistikPeriode(query, clock())
  return { ...periode, ...(await findStatistik(db, periode)) }
}
