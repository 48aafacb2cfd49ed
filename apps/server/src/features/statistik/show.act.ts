import { statistikPeriode } from '@sehati/contract/statistik/rules'
import type { Statistik, StatistikQuery } from '@sehati/contract/statistik/schema'
import type { Context } from '../../context.ts'
import { findStatistik } from './statistik.store.ts'

/** The numbers of a period; without dates, of the last weeks. */
export async function showStatistik({ db, clock }: Context, query: StatistikQuery): Promise<Statistik> {
  const periode = statistikPeriode(query, clock())
  return { ...periode, ...(await findStatistik(db, periode)) }
}
