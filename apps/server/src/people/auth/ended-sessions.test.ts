import { randomBytes } from 'node:crypto'
import { getDashboard } from '@sehati/contract/consultation/konsultasi.endpoints'
import { logout } from '@sehati/contract/people/auth.endpoints'
import { afterAll, expect, inject, test } from 'vitest'
import { createDatabase } from '../../../test/database.ts'
import { makeFactories } from '../../../test/factories.ts'
import { startRunning } from '../../../test/process.ts'
import { START } from '../../../test/server.ts'
import { connect } from '../../base/db/db.ts'
import { openKeyring } from '../../base/db/keyring.ts'
import { makeSeal } from '../../base/db/seal.ts'

const database = await createDatabase(inject('template'))
const db = connect(database.url, 4)
const DATA_KEY = randomBytes(32).toString('base64')
const make = makeFactories(db, makeSeal(openKeyring('/nonexistent', DATA_KEY)), () => START)
const env = { DATABASE_URL: database.serviceUrl, DATA_KEY, APP_NOW: START.toISOString() }
// Five processes on two addresses, as they run in production.
const servers = await Promise.all([
  startRunning({ ...env, WEB_CONCURRENCY: '3' }),
  startRunning({ ...env, WEB_CONCURRENCY: '2' }),
])
afterAll(async () => {
  await Promise.all(servers.map(({ stop }) => stop()))
  await db.close()
  await database.drop()
})

const send = ({ url }: { url: string }, token: string, { method, path }: { method: string; path: string }) =>
  fetch(`${url}${path}`, { method, headers: { authorization: `Bearer ${token}` } })
/** Sends requests to all processes at the same time. */
const statuses = async (token: string) => {
  const asked = servers.flatMap((server) => Array.from({ length: 8 }, () => send(server, token, getDashboard)))
  return new Set((await Promise.all(asked)).map(({ status }) => status))
}

test('a session that has ended is refused by every process, and stays refused', async () => {
  const { user_id } = await make.person(5)
  for (let round = 0; round < 30; round++) {
    const token = await make.signIn(user_id)
    expect(await statuses(token)).toEqual(new Set([200]))
    expect((await send(servers[round % 2] as { url: string }, token, logout)).status).toBe(200)
    await expect.poll(() => statuses(token)).toEqual(new Set([401]))
    expect(await statuses(token)).toEqual(new Set([401]))
  }
})
