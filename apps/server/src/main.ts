import cluster from 'node:cluster'
import { readConfig } from './config.ts'
import { checkDataKey } from './db/data-key.store.ts'
import { connect } from './db/db.ts'
import { openKeyring } from './db/keyring.ts'
import { leadWorkers } from './process/cluster.ts'
import { failStart, onStopSignal } from './process/lifecycle.ts'
import { serve } from './process/serve.ts'

/** The service: reads the environment once, then listens, in one process or in as many as WEB_CONCURRENCY says. */
try {
  const config = readConfig(process.env)
  if (cluster.isPrimary) {
    const db = connect(config.databaseUrl, 1)
    await checkDataKey(db, openKeyring(config.dataDir, config.dataKey), config.clock()).finally(() => db.close())
  }
  if (cluster.isPrimary && config.processes > 1) leadWorkers(config.processes)
  else onStopSignal(await serve(config))
} catch (error) {
  failStart(error)
}
