import { randomBytes } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { buildApp } from '../src/app.ts'
import { checkDataKey } from '../src/base/db/data-key.store.ts'
import { connect } from '../src/base/db/db.ts'
import { openJejakConnection } from '../src/base/db/jejak-connection.ts'
import { type DataKey, parseKeys } from '../src/base/db/keyring.ts'
import { openPublisher } from '../src/base/db/publisher.ts'
import { makeSeal } from '../src/base/db/seal.ts'
import { makeFloodLimit } from '../src/base/http/flood-limit.ts'
import { meterRequests } from '../src/metrics/meter-requests.ts'
import type { Meters } from '../src/metrics/meters.ts'
import { openJejak } from '../src/record/jejak/catat.ts'
import { makeClient } from './client.ts'
import { createDatabase, type TestDatabase } from './database.ts'
import { makeFactories } from './factories.ts'

/** Monday, before the first session of the day. */
export const START = new Date('2026-11-23T07:00:00+07:00')

/** The product's limit of a record would be decided by how slow the machine is; a test that blocks the trail ends the wait itself. */
const HANGS_MS = 600_000

type Deps = Parameters<typeof buildApp>[0]

type Options = Partial<
  Pick<
    Deps,
    | 'webRoot'
    | 'https'
    | 'logger'
    | 'flood'
    | 'isTrusted'
    | 'requestMs'
    | 'corsOrigins'
    | 'publicUrl'
    | 'production'
    | 'fotoStore'
    | 'push'
    | 'whatsapp'
    | 'videoRelay'
    | 'pemroses'
    | 'penyedia'
    | 'webhook'
    | 'batasSso'
  >
> & { meters?: Meters }

/**
 * The real server on a copy of the migrated database, without a port, with the clock stopped on Monday 23 November 2026, 07:00
 * in Jakarta; `at` moves it. Everything in this database is of this file: for one that changes settings or counts what is
 * there. Others use `sharedServer`.
 */
export async function startServer(options: Options = {}) {
  const { close, ...server } = await open(await createDatabase(inject('template')), options)
  afterAll(close)
  return server
}

let shared: ReturnType<typeof open> | undefined

/**
 * The same server for all files of this worker that ask for it, each at the first moment of the clock: a database takes longer to
 * copy than most files need. People, sessions and consultations of other files are there, so a test reads its own.
 */
export async function sharedServer() {
  shared ??= createDatabase(inject('template'), `${inject('template')}_${randomBytes(4).toString('hex')}`).then(
    (database) =>
      // The limit of an address counts minutes of the real clock over all files.
      open(database, { flood: makeFloodLimit(Number.MAX_SAFE_INTEGER) }),
  )
  const { close: _, ...server } = await shared
  server.rewind()
  return server
}

async function open(database: TestDatabase, options: Options) {
  const { meters, ...deps } = options
  const db = connect(database.url)
  const service = connect(database.serviceUrl)
  const publisher = openPublisher(database.serviceUrl)
  let now = START
  let stepMs = 0
  const clock = () => {
    const read = now
    now = new Date(read.getTime() + stepMs)
    return read
  }
  const dataKey = randomBytes(32).toString('base64')
  const [key] = parseKeys(dataKey) as [DataKey]
  const ring = { active: () => key, find: (id: Buffer) => (key.id.equals(id) ? key : null) }
  await checkDataKey(db, ring, now)
  const seal = makeSeal(ring)
  const jejak = openJejak(openJejakConnection(database.serviceUrl, HANGS_MS), clock)
  const app = await buildApp({
    db: service,
    reads: service.shared,
    publish: publisher.publish,
    jejak,
    clock,
    seal,
    webRoot: '/nonexistent',
    https: false,
    logger: false,
    ...deps,
  })
  if (meters) meterRequests(app, meters)
  await app.ready()
  const close = async () => {
    await app.close()
    await Promise.all([publisher.close(), jejak.close()])
    await Promise.all([db.close(), service.close()])
    await database.drop()
  }
  const at = (instant: string) => {
    now = new Date(instant)
  }
  /** From now on each read of the clock moves it by this much. */
  const steps = (ms: number) => {
    stepMs = ms
  }
  const rewind = () => {
    now = START
    stepMs = 0
  }
  return {
    app,
    close,
    rewind,
    /** As the owner of the tables: for what a test prepares, breaks or reads by itself. */
    db,
    url: database.url,
    /** As the product connects: for acts and jobs that a test runs without HTTP. */
    service,
    serviceUrl: database.serviceUrl,
    clock,
    at,
    steps,
    seal,
    jejak,
    dataKey,
    make: makeFactories(db, seal, clock),
    ...makeClient(app),
  }
}
