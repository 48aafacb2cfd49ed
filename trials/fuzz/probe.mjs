import { monitorEventLoopDelay } from 'node:perf_hooks'

/**
 * Loaded into the server process beside its program. On request it reports to its parent process the memory that remains
 * after a garbage collection, and the delay of the event loop since the last request.
 */
const delay = monitorEventLoopDelay({ resolution: 10 })
delay.enable()
process.on('message', (/** @type {{ type?: string }} */ said) => {
  if (said.type !== 'probe') return
  const [longest, p99] = [delay.max / 1e6, delay.percentile(99) / 1e6]
  globalThis.gc?.()
  globalThis.gc?.()
  delay.reset()
  const { rss, heapUsed, external } = process.memoryUsage()
  process.send?.({ type: 'probed', rss, held: heapUsed + external, longest, p99 })
})
