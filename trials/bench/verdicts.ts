import { totalOf } from './pages/visit.ts'
import { median } from './speed/histogram.ts'
import { bestOf } from './speed/plan.ts'
import type { Results } from './speed/results.ts'
import { RIVALS, TARGETS, type Verdict } from './targets.ts'

const MILLION = 1_000_000
const CONNECTIONS = 32

/** The verdicts on those targets that this run has measured. */
export function verdicts(results: Results): Verdict[] {
  const measured = measuredIn(results)
  return TARGETS.flatMap((target) => {
    const value = measured.get(target.of)
    if (value === undefined || Number.isNaN(value)) return []
    return [
      { ...target, measured: value, met: value >= (target.least ?? -Infinity) && value <= (target.most ?? Infinity) },
    ]
  })
}

function measuredIn(results: Results): Map<string, number> {
  const found = new Map<string, number>()
  const put = (of: string, value: number | null | undefined) => value != null && found.set(of, value)
  const { rushes, memory, metrics, realtime, start, pages, options } = results

  for (const work of ['booking', 'slots', 'history'] as const) {
    const [own, limit] = best(results, work, work === 'history' ? MILLION : options.consultations[0])
    if (!own) continue
    if (limit) put(`${work} share`, own.perSecond / limit.perSecond)
    put(`${work} p99`, own.p99)
    if (work !== 'history') put(`${work} rivals`, own.perSecond / RIVALS[work])
  }
  put('growth', growth(results))

  const isVisit = ({ pressed }: Results['rushes'][number]) => pressed === 'visit'
  for (const [name, some] of [
    ['rush', rushes.filter((one) => !isVisit(one))],
    ['visit', rushes.filter(isVisit)],
  ] as const) {
    if (some.length === 0) continue
    put(`${name} winners`, some.flatMap(({ winners }) => winners).filter((n) => n !== 1).length)
    put(`${name} longest`, Math.max(...some.map(({ longest }) => longest ?? Number.POSITIVE_INFINITY)))
  }
  if (realtime) {
    put('realtime p99', realtime.p99)
    put('realtime connection', realtime.connection / 1_024)
  }
  put('memory idle', memory && memory.idle / 1_048_576)
  put('memory loaded', memory && memory.loaded / 1_048_576)
  put('metrics cost', metrics?.ratio)
  put('start again', start && median(start.again) / 1_000)
  put('start server', start && median(start.server) / 1_000)

  const landing = pages.find(({ page }) => page === '/')
  put('landing bytes', landing && totalOf(landing) / 1_000)
  put('landing lcp', landing && landing.lcpThrottled / 1_000)
  const booking = pages.find(({ page }) => page.endsWith('/appointment'))
  put('appointment script', booking && (booking.bytes.Script ?? 0) / 1_000)
  put('appointment lcp', booking && booking.lcpThrottled / 1_000)
  put('appointment data', booking?.dataThrottled && booking.dataThrottled / 1_000)
  return found
}

/** At the number of connections of the targets. */
function best({ figures, limits }: Results, work: string, consultations: number | undefined) {
  const here = <F extends { work: string; consultations: number; connections: number }>(one: F) =>
    one.work === work && one.consultations === consultations && one.connections === CONNECTIONS
  return [bestOf(figures.filter(here)), limits.find(here)] as const
}

function growth(results: Results): number | null {
  const grown = ['booking', 'slots', 'history'].flatMap((work) => {
    const [small, large] = [best(results, work, 10_000)[0], best(results, work, MILLION)[0]]
    return small?.p99 && large?.p99 ? [large.p99 / small.p99] : []
  })
  return grown.length > 0 ? Math.max(...grown) : null
}
