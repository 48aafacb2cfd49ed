import cluster from 'node:cluster'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import type { buildApp } from '../../../apps/server/src/app.ts'
import { leadWorkers } from '../../../apps/server/src/process/cluster.ts'
import { onStopSignal } from '../../../apps/server/src/process/lifecycle.ts'

/**
 * The framework at the version that the product stands on, without hooks, log, checks or database: what HTTP alone costs.
 * Processes are led as the product's are.
 */
const processes = Number(process.env.WEB_CONCURRENCY)
if (cluster.isPrimary && processes > 1) leadWorkers(processes, 0)
else {
  const require = createRequire(new URL('../../../apps/server/package.json', import.meta.url))
  const app: Awaited<ReturnType<typeof buildApp>> = require('fastify')()
  app.get('/', async () => ({ success: true }))
  await app.listen({ host: '127.0.0.1', port: 0 })
  onStopSignal(() => app.close(), 0)
  process.send?.({ type: 'ready', port: (app.server.address() as AddressInfo).port })
}
