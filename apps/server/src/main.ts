import cluster from 'node:cluster'
import { readConfig } from './config.ts'
import { leadWorkers } from './process/cluster.ts'
import { failStart, onStopSignal } from './process/lifecycle.ts'
import { holdMemory } from './process/memory.ts'
import { prepareData } from './process/prepare-data.ts'

/** The service: reads the environment once, then listens, in as many processes as WEB_CONCURRENCY says. */
holdMemory()
try {
  const config = readConfig(process.env)
  if (cluster.isPrimary) await prepareData(config)
  const isLeader = cluster.isPrimary && config.processes > 1
  // The parent process does not load the features: with their libraries they are half of its memory.
  if (isLeader && config.metrics) {
    const { openLeaderMetrics } = await import('./metrics/leader-metrics.ts')
    await openLeaderMetrics(config.metrics)
  }
  if (isLeader) leadWorkers(config.processes, config.drainMs)
  else {
    const { serve } = await import('./process/serve.ts')
    onStopSignal(await serve(config), config.drainMs)
  }
} catch (error) {
  failStart(error)
}
