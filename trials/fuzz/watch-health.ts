import { setTimeout as wait } from 'node:timers/promises'
import type { Product } from './product.ts'
import type { Report } from './report.ts'

/** So many times in a run the server is asked what it holds; the first part of a run warms it up. */
const PROBES = 20
const REST_MS = 300

/** Asks the server between batches how it fares, at even distances of requests. */
export function watchHealth(product: Product, report: Report) {
  let under: Promise<void> | null = null
  let next = 0
  const every = report.options.requests / PROBES
  const ask = async () => {
    const [probe, connections] = [await product.probe(), await product.connections()]
    report.health({ at: report.total(), ...probe, connections: connections.all })
  }
  return {
    /** All wait while one asks: what is under way is not what is held. */
    async whenDue(): Promise<void> {
      if (!under && report.total() >= next) {
        next = report.total() + every
        under = ask().finally(() => {
          under = null
        })
      }
      await under?.catch(() => {})
    },
    async finish(): Promise<void> {
      if (product.died() !== null) return
      await wait(REST_MS)
      await ask()
      // Jobs of the server work on; two looks in a row see only what is stuck.
      const first = await product.connections()
      await wait(REST_MS)
      if (first.inTransaction > 0 && (await product.connections()).inTransaction > 0)
        report.fault('a connection waits inside a transaction')
    },
  }
}
