import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { afterAll, inject } from 'vitest'
import { buildApp } from '../src/app.ts'
import { checkDataKey } from '../src/base/db/data-key.store.ts'
import { connect, type Pool } from '../src/base/db/db.ts'
import { openEventStream } from '../src/base/db/event-stream.ts'
import { openJejakConnection } from '../src/base/db/jejak-connection.ts'
import { type DataKey, parseKeys } from '../src/base/db/keyring.ts'
import { openPublisher } from '../src/base/db/publisher.ts'
import { makeSeal } from '../src/base/db/seal.ts'
import { type IsTrusted, trustOf } from '../src/base/http/client-address.ts'
import { type FloodLimit, makeFloodLimit } from '../src/base/http/flood-limit.ts'
import { openRealtime } from '../src/realtime/realtime.ts'
import { openJejak } from '../src/record/jejak/catat.ts'
import { makeClient } from './client.ts'
import { createDatabase } from './database.ts'
import { makeFactories } from './factories.ts'
import { START } from './server.ts'
import { openSlowGate } from './slow-gate.ts'

/** Counts the look-ups of tokens in the database, and lets a test delay the result of one. */
function watchLookUps(db: Pool) {
  const look = { ups: 0, pause: async () => {} }
  const row: Pool['row'] = async (query) => {
    const found = await db.row(query)
    if (/from auth_session a\s+join users/.test(query.text)) {
      look.ups += 1
      await look.pause()
    }
    return found as never
  }
  return { look, db: { ...db, row } }
}

/** Several whole servers on one database, each with its own connections, and one clock for all. */
export async function startNodes() {
  const database = await createDatabase(inject('template'))
  const db = connect(database.url, 4)
  const clock = { now: START }
  const [key] = parseKeys(randomBytes(32).toString('base64')) as [DataKey]
  const seal = makeSeal({ active: () => key, find: () => key })
  await checkDataKey(db, { active: () => key, find: () => key }, START)
  const closing: (() => Promise<unknown>)[] = []
  afterAll(async () => {
    for (const close of closing) await close()
    await db.close()
    await database.drop()
  })

  async function startNode({
    flood = makeFloodLimit(),
    isTrusted = trustOf(['loopback']),
  }: {
    flood?: FloodLimit
    isTrusted?: IsTrusted
  } = {}) {
    const pool = connect(database.serviceUrl, 4)
    const watched = watchLookUps(pool)
    const publisher = openPublisher(database.serviceUrl)
    const jejak = openJejak(openJejakConnection(database.serviceUrl), () => clock.now)
    const gate = await openSlowGate(database.serviceUrl)
    const events = openEventStream(gate.url)
    const app = await buildApp({
      db: watched.db,
      publish: publisher.publish,
      jejak,
      events,
      clock: () => clock.now,
      seal,
      webRoot: '/nonexistent',
      https: false,
      logger: false,
      flood,
      isTrusted,
    })
    await events.tried
    closing.push(async () => {
      await Promise.all([app.close(), publisher.close(), events.close(), jejak.close()])
      await Promise.all([pool.close(), gate.close()])
    })
    /** Listens, with the live channel, and returns the port. */
    async function listen(options: Partial<Parameters<typeof openRealtime>[1]> = {}): Promise<number> {
      const closeRealtime = openRealtime(app.server, {
        db: watched.db,
        publish: publisher.publish,
        events,
        clock: () => clock.now,
        publicUrl: null,
        flood,
        isTrusted,
        log: app.log,
        ...options,
      })
      await app.listen({ host: '127.0.0.1', port: 0 })
      closing.unshift(closeRealtime)
      return (app.server.address() as AddressInfo).port
    }
    return { ...makeClient(app), app, listen, look: watched.look, events, network: gate.network }
  }
  return { db, url: database.url, clock, startNode, make: makeFactories(db, seal, () => clock.now) }
}
