import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buildApp } from '../app.ts'
import type { Config } from '../config.ts'
import { openAnnouncer } from '../db/announcer.ts'
import { connect } from '../db/db.ts'
import { openKeyring } from '../db/keyring.ts'
import { makeSeal } from '../db/seal.ts'
import { webRoot } from '../http/static.ts'
import { startJobs } from '../jobs/jobs.ts'
import { kotakSuratBerkas } from '../outside/kotak-surat-berkas.ts'
import { kotakSuratSmtp } from '../outside/kotak-surat-smtp.ts'
import { openRealtime } from '../realtime/realtime.ts'

/** Listens and says so to the parent process; answers how to stop: requests in flight are finished first. */
export async function serve(config: Config): Promise<() => Promise<void>> {
  const db = connect(config.databaseUrl)
  const announcer = openAnnouncer(config.databaseUrl)
  const seal = makeSeal(openKeyring(config.dataDir, config.dataKey))
  const https = config.publicUrl?.startsWith('https:') ?? false
  const app = await buildApp({
    db,
    announce: announcer.announce,
    clock: config.clock,
    seal,
    webRoot,
    https,
    logger: { level: 'info', base: { pid: process.pid } },
  })
  const endConnections = watchConnections(app.server)
  const { databaseUrl, publicUrl, clock } = config
  const closeRealtime = await openRealtime(app.server, {
    db,
    announce: announcer.announce,
    clock,
    databaseUrl,
    publicUrl,
    log: app.log,
  })
  await app.listen({ host: config.host, port: config.port })
  const { port } = app.server.address() as AddressInfo
  if (config.production && !config.smtpUrl) {
    app.log.warn('SMTP_URL is not set: mails, with the links in them, are kept as files and reach nobody')
  }
  const stopJobs = startJobs({
    ...{ db, clock, databaseUrl, seal, announce: announcer.announce, log: app.log },
    kotakSurat: kotakSuratOf(config),
    alamat: publicUrl ?? `http://localhost:${port}`,
  })
  process.send?.({ type: 'ready', port })
  return async () => {
    const ending = setInterval(endConnections, SWEEP_MS)
    await Promise.all([app.close(), closeRealtime(), stopJobs()]).finally(() => clearInterval(ending))
    await announcer.close()
    await db.close()
  }
}

const kotakSuratOf = ({ smtpUrl, dataDir, mailFrom }: Config) =>
  smtpUrl ? kotakSuratSmtp(smtpUrl, mailFrom) : kotakSuratBerkas(join(dataDir, 'outbox'), mailFrom)

const SWEEP_MS = 50

/**
 * Answers how to end every connection that no request is using. A browser keeps its connection after an answer, and
 * opens some before it has anything to ask: each would hold up the end of the process for a minute.
 */
function watchConnections(server: Server): () => void {
  let busy = 0
  server.on('request', (_request, response) => {
    busy += 1
    response.once('close', () => {
      busy -= 1
    })
  })
  return () => (busy === 0 ? server.closeAllConnections() : server.closeIdleConnections())
}
