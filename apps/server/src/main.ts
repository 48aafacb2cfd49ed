import cluster from 'node:cluster'
import { readConfig } from './config.ts'
import { checkDataKey } from './db/data-key.store.ts'
import { connect } from './db/db.ts'
import { openKeyring } from './db/keyring.ts'
import { openMetricsServer } from './metrics/metrics-server.ts'
import { openWorkerMeters } from './metrics/worker-meters.ts'
import { leadWorkers } from './process/cluster.ts'
import { failStart, onStopSignal } from './process/lifecycle.ts'

/** The service: reads the environment once, then listens, in one process or in as many as WEB_CONCURRENCY says. */
try {
  const config = readConfig(process.env)
  if (cluster.isPrimary) {
    const db = connect(config.databaseUrl, 1)
    await checkDataKey(db, openKeyring(config.dataDir, config.dataKey), config.clock()).finally(() => db.close())
  }
  const isLeader = cluster.isPrimary && config.processes > 1
  if (isLeader && config.metrics) await openMetricsServer(config.metrics, openWorkerMeters())
  if (isLeader) leadWorkers(config.processes, config.drainMs)
  else {
    // Who only leads the others does without the features and what they need: that is half of a process's memory.
    const { serve } = await import('./process/serve.ts')
    onStopSignal(await serve(config), config.drainMs)
  }
} catch (error) {
  failStart(error)
}
