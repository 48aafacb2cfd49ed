import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import { Agent, get } from 'node:http'
import { createConnection } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { bookKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import pg from 'pg'
import sql from 'sql-template-tag'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { askFor } from '../../test/booking.ts'
import { createDatabase } from '../../test/database.ts'
import { makeFactories } from '../../test/factories.ts'
import { startRunning } from '../../test/process.ts'
import { START } from '../../test/server.ts'
import { connect } from '../base/db/db.ts'
import { openKeyring } from '../base/db/keyring.ts'
import { makeSeal } from '../base/db/seal.ts'
import { youngHeapFlag } from './memory.ts'

const database = await createDatabase(inject('template'))
const db = connect(database.url, 4)
const DATA_KEY = randomBytes(32).toString('base64')
const make = makeFactories(db, makeSeal(openKeyring('/nonexistent', DATA_KEY)), () => START)
const env = { DATABASE_URL: database.serviceUrl, DATA_KEY, APP_NOW: START.toISOString() }
afterAll(async () => {
  await db.close()
  await database.drop()
})

/** Over a separate connection, as a load balancer's check does. `patienceMs`: when it gives up, in milliseconds. */
async function status(url: string, patienceMs?: number): Promise<number | string> {
  return new Promise((resolve) => {
    const options = patienceMs === undefined ? {} : { signal: AbortSignal.timeout(patienceMs) }
    get(url, { agent: false, ...options }, (response) => {
      text(response).then(
        () => resolve(response.statusCode ?? 0),
        () => resolve('cut off'),
      )
    }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
  })
}
const until = async (done: () => boolean | Promise<boolean>) => {
  while (!(await done())) await setTimeout(20)
}

test('the systemd unit bounds the heap of young objects as the launcher does', () => {
  const unit = fs.readFileSync(new URL('../../../../deploy/systemd/sehati.service', import.meta.url), 'utf8')
  expect(unit).toContain(`ExecStart=/usr/bin/node ${youngHeapFlag} apps/server/src/main.ts`)
})

describe('one process', () => {
  test('reports when it is ready, serves, and stops on SIGTERM', async () => {
    const server = await startRunning(env)
    expect(await status(`${server.url}/readyz`)).toBe(200)
    expect(await server.stop()).toBe(0)
    expect(await status(`${server.url}/healthz`)).toBe('ECONNREFUSED')
  })

  test('in production the log says in one line that strict privacy is off, and says nothing once it is on', async () => {
    const { APP_NOW: _, ...operated } = { ...env, NODE_ENV: 'production' }
    const lines = (output: string) => output.split('\n').filter((line) => line.includes('privasi_ketat'))
    const lax = await startRunning(operated)
    await until(() => lines(lax.output()).length > 0)
    await lax.stop()
    expect(lines(lax.output())).toEqual([expect.stringMatching(/"level":40.*\/admin\/pengaturan/)])

    await db.rows(sql`update pengaturan set privasi_ketat = true`)
    const strict = await startRunning(operated)
    expect(await status(`${strict.url}/readyz`)).toBe(200)
    await strict.stop()
    expect(lines(strict.output())).toEqual([])

    await db.rows(sql`update pengaturan set privasi_ketat = false`)
    const tried = await startRunning(env)
    expect(await status(`${tried.url}/readyz`)).toBe(200)
    await tried.stop()
    expect(lines(tried.output())).toEqual([])
  })

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'finishes running requests on %s, and accepts no new ones',
    async (signal) => {
      const server = await startRunning(env)
      const patient = await make.person(5)
      const session = await make.sesi((await make.profesional()).profesional_id)
      // The booking waits for its session's row while the server receives the signal.
      const holder = new pg.Client({ connectionString: database.url })
      await holder.connect()
      await holder.query('begin')
      await holder.query('select from jadwal_tenaga where jadwal_tenaga_id = $1 for update', [session.id])
      const booking = fetch(`${server.url}${bookKonsultasi.path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${patient.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(askFor(session)),
      })
      await until(async () => {
        const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
        return (await db.rows(waiting)).length > 0
      })
      const ended = server.stop(signal)
      await until(async () => (await status(`${server.url}/healthz`)) === 'ECONNREFUSED')
      expect(server.child.exitCode).toBeNull()
      await holder.query('commit')
      await holder.end()
      const reply = await booking
      expect([reply.status, ((await reply.json()) as { data: { status: string } }).data.status]).toEqual([
        201,
        'diajukan',
      ])
      expect(await ended).toBe(0)
    },
  )

  test('goes on serving for the configured time, and its health check fails at once', async () => {
    const server = await startRunning({ ...env, DRAIN_SECONDS: '60' })
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ask = (path: string) =>
      new Promise<string>((resolve, reject) => {
        const request = get(server.url + path, { agent }, (response) => {
          response
            .resume()
            .once('end', () =>
              resolve([response.statusCode, response.headers.connection, request.reusedSocket].join(' ')),
            )
        }).on('error', reject)
      })
    expect(await ask('/healthz')).toBe('200 keep-alive false')
    server.child.kill('SIGTERM')
    await until(async () => (await status(`${server.url}/readyz`)) === 503)
    expect(await status(`${server.url}/healthz`)).toBe(503)
    // On the connection that was kept, and then on a new one.
    expect(await ask('/api/public/tenpro')).toBe('200 close true')
    expect(await ask('/api/public/tenpro')).toBe('200 close false')
    await server.stop('SIGKILL')
  })

  test('responds to clients that had connected before it stopped listening', async () => {
    const server = await startRunning(env)
    const patient = await make.person(5)
    const session = await make.sesi((await make.profesional()).profesional_id)
    const holder = new pg.Client({ connectionString: database.url })
    await holder.connect()
    await holder.query('begin')
    await holder.query('select from jadwal_tenaga where jadwal_tenaga_id = $1 for update', [session.id])
    const booking = fetch(`${server.url}${bookKonsultasi.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${patient.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(askFor(session)),
    })
    const late = createConnection({ host: '127.0.0.1', port: Number(new URL(server.url).port) })
    await once(late, 'connect')
    const ended = server.stop()
    await until(async () => (await status(`${server.url}/healthz`)) === 'ECONNREFUSED')
    late.write('GET /api/public/tenpro HTTP/1.1\r\nHost: sehati\r\n\r\n')
    const response = await text(late)
    expect(response).toMatch(/^HTTP\/1\.1 200 /)
    expect(response).toMatch(/^connection: close\r$/im)
    await holder.query('commit')
    await holder.end()
    const reply = await booking
    expect([reply.status, reply.headers.get('connection')]).toEqual([201, 'close'])
    expect(await ended).toBe(0)
  })

  test('does not wait for a connection that never sends a request', async () => {
    const server = await startRunning(env)
    const silent = createConnection({ host: '127.0.0.1', port: Number(new URL(server.url).port) })
    silent.on('error', () => {})
    await once(silent, 'connect')
    expect(await status(`${server.url}/healthz`)).toBe(200)
    expect(await server.stop()).toBe(0)
    silent.destroy()
  })

  test('stops when its parent process is gone', async () => {
    const server = await startRunning(env)
    const ended = once(server.child, 'exit')
    server.child.disconnect()
    expect(await ended).toEqual([0, null])
  })
})

describe('several processes', () => {
  /** The processes that have served API requests so far, by the lines of the log. */
  const seen = (output: string) => new Set([...output.matchAll(/"pid":(\d+)/g)].map(([, pid]) => Number(pid)))

  test('share one port; one that is killed is replaced, and all stop together', async () => {
    const server = await startRunning({ ...env, WEB_CONCURRENCY: '3' })
    const url = `${server.url}/api/public/tenpro`
    const responders = async (wanted: number) => {
      await until(async () => {
        expect(await status(url)).toBe(200)
        return seen(server.output()).size >= wanted
      })
      return seen(server.output())
    }
    const [victim] = await responders(3)
    if (fs.existsSync('/proc'))
      expect(fs.readFileSync(`/proc/${victim}/cmdline`, 'utf8')).toContain(`\0${youngHeapFlag}\0`)
    process.kill(victim as number, 'SIGKILL')
    // Connections of the killed process are cut; afterwards there are three processes again. Node's cluster forgets a
    // connection that it was passing to the process at that moment: it stays open without a response until the client gives up.
    await until(async () => (await status(url, 2_000)) === 200)
    const pids = await responders(4)
    expect(pids.size).toBe(4)
    expect(await server.stop()).toBe(0)
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })

  test('end when their parent process is killed', async () => {
    const server = await startRunning({ ...env, WEB_CONCURRENCY: '2' })
    await until(async () => {
      await status(`${server.url}/api/public/tenpro`)
      return seen(server.output()).size === 2
    })
    const pids = [...seen(server.output())]
    await server.stop('SIGKILL')
    await until(() => pids.every((pid) => !isAlive(pid)))
    expect(await status(`${server.url}/healthz`)).toBe('ECONNREFUSED')
  })
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
