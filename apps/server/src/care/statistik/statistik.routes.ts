import {
  getHitunganAlasan,
  getJanjiJawab,
  getPerkiraanTunggu,
  getStatistik,
} from '@sehati/contract/care/statistik.endpoints'
import type { Context } from '../../record/context.ts'
import { showHitunganAlasan, showJanjiJawab, showPerkiraanTunggu, showStatistik } from './show.act.ts'

export function routes(context: Context) {
  context.route(getStatistik, ({ query }) => showStatistik(context, query))
  context.route(getHitunganAlasan, ({ query }) => showHitunganAlasan(context, query))
  context.route(getJanjiJawab, ({ query }) => showJanjiJawab(context, query))
  context.route(getPerkiraanTunggu, ({ query }) => showPerkiraanTunggu(context, query))
}
