import { statistikPeriode } from '@sehati/contract/care/statistik.rules'
import type {
  HitunganAlasan,
  JanjiJawab,
  PerkiraanTunggu,
  Statistik,
  StatistikQuery,
} from '@sehati/contract/care/statistik.schema'
import type { Context } from '../../record/context.ts'
import { listHitunganAlasan } from './alasan.store.ts'
import { listJanjiJawab } from './janji-jawab.store.ts'
import { listPerkiraanTunggu } from './perkiraan-tunggu.store.ts'
import { findStatistik } from './statistik.store.ts'

/** The statistics of a period. `statistikPeriode` fills in the dates that the query leaves out. */
export async function showStatistik({ db, clock }: Context, query: StatistikQuery): Promise<Statistik> {
  const periode = statistikPeriode(query, clock())
  return { ...periode, ...(await findStatistik(db, periode)) }
}

/** The same for how requests were answered. */
export async function showJanjiJawab({ db, clock }: Context, query: StatistikQuery): Promise<JanjiJawab> {
  const periode = statistikPeriode(query, clock())
  return { ...periode, per_minggu: await listJanjiJawab(db, periode, clock()) }
}

/** The same for the waits at the front desk. */
export async function showPerkiraanTunggu({ db, clock }: Context, query: StatistikQuery): Promise<PerkiraanTunggu> {
  const periode = statistikPeriode(query, clock())
  return { ...periode, per_minggu: await listPerkiraanTunggu(db, periode) }
}

/** The same for why patients come. */
export async function showHitunganAlasan({ db, clock }: Context, query: StatistikQuery): Promise<HitunganAlasan> {
  const periode = statistikPeriode(query, clock())
  return { ...periode, per_minggu: await listHitunganAlasan(db, periode, clock()) }
}
