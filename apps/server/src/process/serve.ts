import cluster from 'node:cluster'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { buildApp } from '../app.ts'
import { connect, type Db, type Reader } from '../base/db/db.ts'
import { openEventStream } from '../base/db/event-stream.ts'
import { openJejakConnection } from '../base/db/jejak-connection.ts'
import { openKeyring } from '../base/db/keyring.ts'
import { openPublisher } from '../base/db/publisher.ts'
import { makeSeal } from '../base/db/seal.ts'
import { isSeparate } from '../base/db/service-role.ts'
import { onceEach } from '../base/db/unreadable.ts'
import { trustOf } from '../base/http/client-address.ts'
import { makeFloodLimit } from '../base/http/flood-limit.ts'
import { webRoot } from '../base/http/static.ts'
import { kotakSuratBerkas } from '../base/outside/kotak-surat-berkas.ts'
import { kotakSuratSmtp } from '../base/outside/kotak-surat-smtp.ts'
import { layananPushWeb } from '../base/outside/layanan-push-web.ts'
import { layananWaCloud } from '../base/outside/layanan-wa-cloud.ts'
import { pengirimWebhookHttps } from '../base/outside/pengirim-webhook-https.ts'
import { openVapidFile, type Vapid } from '../base/outside/vapid.ts'
import { findPengaturan } from '../clinic/pengaturan/pengaturan.store.ts'
import type { Config } from '../config.ts'
import { startJobs } from '../jobs/jobs.ts'
import { noPushes } from '../jobs/push-results.ts'
import { noMessages } from '../jobs/whatsapp-results.ts'
import { openRealtime } from '../realtime/realtime.ts'
import { openJejak } from '../record/jejak/catat.ts'
import { prepareFarewell } from './farewell.ts'
import { openLogStream } from './log-stream.ts'

/** Listens and notifies the parent process; returns a function that stops the service after the requests in flight. */
export async function serve(config: Config): Promise<() => Promise<void>> {
  const db = connect(config.databaseUrl)
  const publisher = openPublisher(config.databaseUrl)
  const events = openEventStream(config.databaseUrl)
  const jejak = openJejak(openJejakConnection(config.databaseUrl), config.clock, (error) =>
    app.log.error({ code: (error as { code?: string }).code }, 'reads were not recorded in the trail'),
  )
  const lookups = { memory: 0, database: 0 }
  const seal = makeSeal(
    openKeyring(config.dataDir, config.dataKey),
    onceEach((place) =>
      app.log.error({ place }, 'a stored value cannot be decrypted; the user was shown a notice in its place'),
    ),
  )
  const https = config.publicUrl?.startsWith('https:') ?? false
  const vapid = vapidOf(config)
  const [hasilPush, hasilWa] = [noPushes(), noMessages()]
  const webhook = pengirimWebhookHttps({ bolehPribadi: config.webhookPribadi })
  const farewell = prepareFarewell()
  const [flood, isTrusted] = [makeFloodLimit(), trustOf(config.trustProxy)]
  const app = await buildApp({
    db,
    reads: db.shared,
    publish: publisher.publish,
    jejak,
    events,
    lookups,
    clock: config.clock,
    production: config.production,
    seal,
    webRoot,
    https,
    flood,
    isTrusted,
    corsOrigins: config.corsOrigins,
    publicUrl: config.publicUrl,
    push: { kunci: vapid?.publicKey ?? null, asalLain: config.pushOrigins },
    whatsapp: config.whatsapp,
    webhook,
    videoRelay: config.videoRelay,
    pemroses: config.pemroses,
    penyedia: config.penyedia,
    isStopping: farewell.isBegun,
    logger: { level: 'info', base: { pid: process.pid }, stream: openLogStream() },
  })
  farewell.attend(app.server)
  const { publicUrl, clock, dataDir } = config
  if (config.metrics) {
    const { meterProcess } = await import('../metrics/meter-process.ts')
    await meterProcess(config.metrics, { app, db, events, lookups, jejak, hasilPush, hasilWa, clock, dataDir })
  }
  const closeRealtime = openRealtime(app.server, {
    db,
    publish: publisher.publish,
    events,
    clock,
    publicUrl,
    origins: config.corsOrigins,
    flood,
    isTrusted,
    log: app.log,
  })
  await events.tried
  await app.listen({ host: config.host, port: config.port })
  const { port } = app.server.address() as AddressInfo
  // Of several processes the first one says it.
  if ((cluster.worker?.id ?? 1) === 1) {
    warnOfOwner(db, app.log)
    if (config.webhookPribadi)
      app.log.warn('WEBHOOK_ALLOW_PRIVATE is 1: an admin can let this service send requests into the private network')
    if (config.production) warnOfSettings(config, app.log)
    if (config.production) warnOfPrivacy(db, app.log)
  }
  const stopJobs = startJobs({
    db,
    clock,
    seal,
    publish: publisher.publish,
    log: app.log,
    kotakSurat: kotakSuratOf(config),
    whatsapp: config.whatsapp && { layanan: layananWaCloud(config.whatsapp), hasil: hasilWa },
    webhook,
    push: vapid && { layanan: layananPushWeb(vapid), hasil: hasilPush },
    alamat: publicUrl ?? `http://localhost:${port}`,
  })
  process.send?.({ type: 'ready', port })
  return async () => {
    farewell.begin()
    const stopped = stopJobs()
    await wait(config.drainMs)
    await farewell.drained()
    const endSweep = farewell.sweep()
    await Promise.all([app.close(), closeRealtime(), stopped]).finally(endSweep)
    await Promise.all([publisher.close(), events.close(), jejak.close()])
    await db.close()
  }
}

const kotakSuratOf = ({ smtpUrl, dataDir, mailFrom }: Config) =>
  smtpUrl ? kotakSuratSmtp(smtpUrl, mailFrom) : kotakSuratBerkas(join(dataDir, 'outbox'), mailFrom)

const vapidOf = ({ vapid, vapidSubject: subject, dataDir }: Config): Vapid | null =>
  vapid && { ...(vapid === 'file' ? openVapidFile(dataDir) : vapid), subject }

type Log = { warn: (sentence: string) => void }

function warnOfSettings({ smtpUrl, publicUrl }: Config, log: Log): void {
  if (!smtpUrl) log.warn('SMTP_URL is not set: mails, with the links in them, are kept as files and are not delivered')
  if (!publicUrl) log.warn('PUBLIC_URL is not set: links in mails lead to localhost, and no document names its address')
  if (publicUrl?.startsWith('http:'))
    log.warn(
      'PUBLIC_URL is http: passwords and clinical text travel readable; browsers refuse video, pushes and the sign-in that lasts',
    )
}

/** Beside the start, which does not need the answer. */
function warnOfOwner(db: Reader, log: Log): void {
  isSeparate(db)
    .then((separate) => {
      if (!separate) log.warn('the role of DATABASE_URL owns the tables: triggers alone keep the trail (docs/roles.md)')
    })
    // A database that is away is reported elsewhere.
    .catch(() => {})
}

/** The same. Only the first admin of a new system turns strict privacy on by itself. */
function warnOfPrivacy(db: Db, log: Log): void {
  findPengaturan(db)
    .then(({ privasi_ketat }) => {
      if (!privasi_ketat)
        log.warn(
          'strict privacy (privasi_ketat) is off: common passwords, and passwords that an admin knows, stay in use; an admin turns it on at /admin/pengaturan',
        )
    })
    .catch(() => {})
}
