import { setTimeout as wait } from 'node:timers/promises'
import type { Original } from '@sehati/testkit/product/databases'
import { startProduct } from '@sehati/testkit/product/server'
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
    const pair = await startProduct(url, original.dataKey, 2)
    await wait(SETTLE_MS)
    memory.each = pair.usage().each.map((one) => one.memory)
    await pair.stop()

    const server = await startProduct(url, original.dataKey, 1)
    try {
      await wait(SETTLE_MS)
      memory.idle = server.usage().memory
      const load = await startLoad(server.port, original.clinic)
      for (const work of DATABASE_WORK) await load.run(work, CONNECTIONS, seconds)
      memory.loaded = server.usage().memory
      load.end()
      await wait(SETTLE_MS)
      memory.rested = server.usage().memory
      return memory
    } finally {
      await server.stop()
    }
  })
}
