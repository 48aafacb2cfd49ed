import cluster from 'node:cluster'
import { onStopSignal } from './lifecycle.ts'
import { youngHeapFlag } from './memory.ts'

const RESTART_MS = 200

/** A message to a worker that has just died fails; the 'exit' event reports its end. */
const fork = () => cluster.fork().on('error', () => {})

/** Keeps this many serving processes on one port and replaces one that dies. Notifies the process that started this one, once, when all are ready. */
export function leadWorkers(count: number, drainMs: number): void {
  cluster.setupPrimary({ execArgv: [...process.execArgv, youngHeapFlag] })
  let ready = 0
  let stopping = false
  cluster.on('message', (_worker, message: { type?: string; port?: number }) => {
    if (message.type !== 'ready') return
    ready += 1
    if (ready === count) process.send?.(message)
  })
  cluster.on('exit', (_worker, code) => {
    if (stopping) return
    // A worker that failed during its start would fail again: exit, and leave its printed line to the process that started this one.
    // The others end first: without this process they would report a broken pipe.
    if (ready < count && code !== 0) {
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGKILL')
      process.exit(1)
    }
    setTimeout(() => stopping || fork(), RESTART_MS)
  })
  for (let n = 0; n < count; n++) fork()
  onStopSignal(async () => {
    stopping = true
    const ended = Object.values(cluster.workers ?? {}).map(
      (worker) => new Promise((resume) => worker?.once('exit', resume)),
    )
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
    await Promise.all(ended)
  }, drainMs)
}
