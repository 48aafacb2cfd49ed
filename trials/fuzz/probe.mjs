import { monitorEventLoopDelay } from 'node:perf_hooks'

/**
 * Loaded into the server beside its own program: answers over the channel to its parent what it holds after everything
 * unused was given back, and how long its loop was held up since it was asked last.
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
