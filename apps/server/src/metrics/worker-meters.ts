import cluster, { type Worker } from 'node:cluster'
import { Counter, Gauge, Registry } from 'prom-client'
import { lasting, type Snapshot, snapshotOf, together } from './snapshot.ts'

/** The messages between the parent process and the serving ones. Only one of them reads the database. */
type Ask = { type: 'meters?'; ask: number; database: boolean }
type MetersMessage = { type: 'meters'; ask: number; snapshot: Snapshot }

/** A process that takes longer counts as silent; its last values are used. */
const PATIENCE_MS = 1_500

/** In a serving process: responds to each request of the parent. */
export function respondToParent(read: (database: boolean) => Promise<Snapshot>): void {
  process.on('message', (message: Partial<Ask>) => {
    if (message.type !== 'meters?') return
    const { ask = 0, database = false } = message
    read(database).then(
      (snapshot) => process.connected && process.send?.({ type: 'meters', ask, snapshot } satisfies MetersMessage),
      () => {},
    )
  })
}

/** In the parent process: requests the metrics of all serving processes, and returns them merged with those of ended ones. */
export function openWorkerMeters(): () => Promise<Registry> {
  const latest = new Map<number, Snapshot>()
  const waiting = new Map<number, (worker: Worker) => void>()
  /** A process that is still starting cannot respond. */
  const serving = new Set<Worker>()
  let ended: Snapshot = []
  let asks = 0
  const own = makeOwnMeters()

  cluster.on('message', (worker: Worker, message: Partial<MetersMessage>) => {
    if (message.type !== 'meters' || !message.snapshot || worker.isDead()) return
    latest.set(worker.id, message.snapshot)
    waiting.get(message.ask ?? -1)?.(worker)
  })
  cluster.on('listening', (worker: Worker) => void serving.add(worker))
  cluster.on('exit', async (worker: Worker) => {
    const { id } = worker
    serving.delete(worker)
    own.ends.inc()
    const last = latest.get(id) ?? []
    latest.delete(id)
    ended = await snapshotOf(together([ended, lasting(last)]))
  })

  async function askAll(): Promise<void> {
    const workers = [...serving].filter((worker) => worker.isConnected())
    const missing = new Set(workers.map(({ id }) => id))
    const ask = asks++
    await new Promise<void>((resolve) => {
      const patience = setTimeout(resolve, PATIENCE_MS)
      const responded = ({ id }: { id: number }) => {
        missing.delete(id)
        if (missing.size > 0) return
        clearTimeout(patience)
        resolve()
      }
      waiting.set(ask, responded)
      for (const [place, worker] of workers.entries())
        worker.send(
          { type: 'meters?', ask, database: place === 0 } satisfies Ask,
          undefined,
          (error) => error && responded(worker),
        )
      if (workers.length === 0) responded({ id: -1 })
    })
    waiting.delete(ask)
    own.serving.set(workers.length)
    own.silent.set(missing.size)
  }

  return async () => {
    await askAll()
    return together([...latest.values(), ended, await snapshotOf(own.registry)])
  }
}

function makeOwnMeters() {
  const registry = new Registry()
  const registers = [registry]
  return {
    registry,
    serving: new Gauge({ name: 'sehati_processes', help: 'Processes that serve.', registers }),
    silent: new Gauge({
      name: 'sehati_processes_silent',
      help: 'Serving processes that did not send their metrics in time.',
      registers,
    }),
    ends: new Counter({
      name: 'sehati_process_ends_total',
      help: 'Serving processes that have ended and were replaced.',
      registers,
    }),
  }
}
