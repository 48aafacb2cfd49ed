import { setTimeout as wait } from 'node:timers/promises'
import type { Original } from '@sehati/testkit/clinic/original'
import { inProduction, serveProduct } from '@sehati/testkit/product/product'
import { startLoad } from './load-processes.ts'
import type { Options } from './options.ts'
import { DATABASE_WORK } from './requests.ts'

const SETTLE_MS = 3_000
const CONNECTIONS = 32

/** In bytes, as the system counts what a process holds (RSS); what several share counts for each. */
export type Memory = {
  /** One process that serves alone: some seconds after its start, right after load, and some seconds later. */
  idle: number
  loaded: number
  rested: number
  /** Two processes and the one that leads them, some seconds after their start: leader first. */
  each: number[]
}

export async function measureMemory(original: Original, { seconds }: Options): Promise<Memory> {
  return original.onCopy(async (url) => {
    const memory: Memory = { idle: 0, loaded: 0, rested: 0, each: [] }
    const start = (processes: number) =>
      serveProduct({ databaseUrl: url, dataKey: original.dataKey, env: inProduction(processes) })
    const pair = await start(2)
    await wait(SETTLE_MS)
    memory.each = pair
      .server()
      .usage()
      .each.map((one) => one.memory)
    await pair.remove()

    const server = await start(1)
    try {
      await wait(SETTLE_MS)
      memory.idle = server.server().usage().memory
      const load = await startLoad(server.port, original.clinic)
      for (const work of DATABASE_WORK) await load.run(work, CONNECTIONS, seconds)
      memory.loaded = server.server().usage().memory
      load.end()
      await wait(SETTLE_MS)
      memory.rested = server.server().usage().memory
      return memory
    } finally {
      await server.remove()
    }
  })
}
