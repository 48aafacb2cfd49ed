import cluster from 'node:cluster'
import { type Config, readConfig } from './config.ts'
import { checkDataKey } from './db/data-key.store.ts'
import { connect } from './db/db.ts'
import { openKeyring } from './db/keyring.ts'
import { sealPlain } from './db/reseal.store.ts'
import { makeSeal } from './db/seal.ts'
import { leadWorkers } from './process/cluster.ts'
import { failStart, onStopSignal } from './process/lifecycle.ts'
import { holdMemory } from './process/memory.ts'

/** The service: reads the environment once, then listens, in as many processes as WEB_CONCURRENCY says. */
holdMemory()
try {
  const config = readConfig(process.env)
  if (cluster.isPrimary) {
    await prepareData(config)
  }
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

/** Refuses a key that does not belong to the database, and encrypts what an earlier version stored readable. */
async function prepareData({ databaseUrl, dataDir, dataKey, clock }: Config): Promise<void> {
  const db = connect(databaseUrl, 1)
  try {
    const ring = openKeyring(dataDir, dataKey)
    await checkDataKey(db, ring, clock())
    await sealPlain(db, makeSeal(ring))
  } finally {
    await db.close()
  }
}
