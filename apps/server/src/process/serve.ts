import type { AddressInfo } from 'node:net'
import { buildApp } from '../app.ts'
import type { Config } from '../config.ts'
import { connect } from '../db/db.ts'
import { openKeyring } from '../db/keyring.ts'
import { makeSeal } from '../db/seal.ts'
import { webRoot } from '../http/static.ts'

/** Listens and says so to the parent process; answers how to stop: requests in flight are finished first. */
export async function serve(config: Config): Promise<() => Promise<void>> {
  const db = connect(config.databaseUrl)
  const seal = makeSeal(openKeyring(config.dataDir, config.dataKey))
  const https = config.publicUrl?.startsWith('https:') ?? false
  const app = await buildApp({
    db,
    clock: config.clock,
    seal,
    webRoot,
    https,
    logger: { level: 'info', base: { pid: process.pid } },
  })
  await app.listen({ host: config.host, port: config.port })
  process.send?.({ type: 'ready', port: (app.server.address() as AddressInfo).port })
  return async () => {
    await app.close()
    await db.close()
  }
}
