import type { Original } from '@sehati/testkit/clinic/original'
import { inProduction, type RunningProduct, serveProduct } from '@sehati/testkit/product/product'
import { choosePort } from '../../../scripts/process/free-port.ts'
import { median } from './histogram.ts'
import { startLoad } from './load-processes.ts'
import type { Options } from './options.ts'

/** Microseconds of processor time for one request, in each turn, without and with counting. */
export type MetricsCost = { without: number[]; counted: number[]; ratio: number }

const TURNS = 8
const CONNECTIONS = 16
/** As often as Prometheus asks by default, or thrice. */
const SCRAPE_MS = 5_000

/** Two servers on one database take turns, of which one counts and is looked at: what that adds to a read's processor time. */
export async function measureMetrics(original: Original, { seconds, warmUp }: Options): Promise<MetricsCost> {
  return original.onCopy(async (url) => {
    const port = await choosePort(null)
    const start = (more: Record<string, string> = {}) =>
      serveProduct({ databaseUrl: url, dataKey: original.dataKey, env: { ...inProduction(1), ...more } })
    const plain = await start()
    const metered = await start({ METRICS_PORT: String(port) })
    const scraping = setInterval(() => {
      fetch(`http://127.0.0.1:${port}/metrics`).then(
        (response) => response.text(),
        () => {},
      )
    }, SCRAPE_MS)
    const loads = [
      await startLoad(plain.port, original.clinic),
      await startLoad(metered.port, original.clinic),
    ] as const
    const turn = async (server: RunningProduct, load: (typeof loads)[number], length: number) => {
      const before = server.server().usage().cpu
      const { done } = await load.run('slots', CONNECTIONS, length)
      return ((server.server().usage().cpu - before) / done) * 1_000_000
    }
    try {
      const cost: MetricsCost = { without: [], counted: [], ratio: 1 }
      // A process is quicker when it has compiled what it does.
      for (let n = 0; n < 2; n++) {
        await turn(plain, loads[0], warmUp + seconds)
        await turn(metered, loads[1], warmUp + seconds)
      }
      for (let n = 0; n < TURNS; n++) {
        const first = n % 2 === 0
        if (first) cost.without.push(await turn(plain, loads[0], seconds))
        cost.counted.push(await turn(metered, loads[1], seconds))
        if (!first) cost.without.push(await turn(plain, loads[0], seconds))
      }
      // Turn by turn, because the machine changes in between.
      cost.ratio = median(cost.counted.map((one, n) => one / (cost.without[n] as number)))
      return cost
    } finally {
      clearInterval(scraping)
      for (const load of loads) load.end()
      await Promise.all([plain.remove(), metered.remove()])
    }
  })
}
