import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { bookKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { allEndpoints } from '@sehati/contract/endpoints'
import { messages } from '@sehati/contract/messages'
import { listSlotHari } from '@sehati/contract/schedule/jadwal-tenaga.endpoints'
import sql from 'sql-template-tag'
import { afterAll, expect, inject, test } from 'vitest'
import { askFor } from '../../test/booking.ts'
import { createDatabase } from '../../test/database.ts'
import { makeDirectory } from '../../test/directory.ts'
import { makeFactories } from '../../test/factories.ts'
import { startRunning } from '../../test/process.ts'
import { START } from '../../test/server.ts'
import { makeConnect } from '../../test/socket.ts'
import { connect } from '../base/db/db.ts'
import { openKeyring } from '../base/db/keyring.ts'
import { makeSeal } from '../base/db/seal.ts'
import { makeDatabaseMeters } from './database-meters.ts'

const database = await createDatabase(inject('template'))
const db = connect(database.url, 4)
const DATA_KEY = randomBytes(32).toString('base64')
const make = makeFactories(db, makeSeal(openKeyring('/nonexistent', DATA_KEY)), () => START)
const { connect: connectLive, closeAll } = makeConnect()
afterAll(async () => {
  closeAll()
  await db.close()
  await database.drop()
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}

async function start(processes: number) {
  const port = await freePort()
  const server = await startRunning({
    DATABASE_URL: database.serviceUrl,
    DATA_KEY,
    APP_NOW: START.toISOString(),
    WEB_CONCURRENCY: String(processes),
    METRICS_PORT: String(port),
  })
  const look = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect(response.status).toBe(200)
    return read(await response.text())
  }
  /** Reads until a process or database that was too slow for an earlier reading has been read too. */
  const lookUntil = async (isComplete: (seen: ReturnType<typeof read>) => boolean) => {
    let seen = await look()
    await expect
      .poll(async () => {
        seen = await look()
        return isComplete(seen)
      })
      .toBe(true)
    return seen
  }
  return { ...server, port, lookUntil }
}

const areBothListening = (seen: ReturnType<typeof read>) => String(seen.valuesOf('sehati_event_stream_up')) === '1,1'

type Sample = { name: string; labels: Record<string, string>; value: number }

function read(text: string) {
  const samples = text.split('\n').flatMap((line): Sample[] => {
    const [, name, labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
    if (!name) return []
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, one]) => [key, one])
    return [{ name, labels: Object.fromEntries(pairs), value: Number(value) }]
  })
  const valuesOf = (name: string, labels: Record<string, string> = {}) =>
    samples
      .filter((one) => one.name === name && Object.entries(labels).every(([key, value]) => one.labels[key] === value))
      .map(({ value }) => value)
  const sum = (name: string, labels?: Record<string, string>) => valuesOf(name, labels).reduce((all, n) => all + n, 0)
  return { text, samples, valuesOf, sum }
}

const ask = (url: string, { token }: { token: string }, path: string, body?: object) =>
  fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      connection: 'close',
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })

const count = 'sehati_http_request_duration_seconds_count'

test('two processes are counted together, and no person can be identified', async () => {
  const server = await start(2)
  const patients = [await make.person(5, { name: 'Melati Rahasia' }), await make.person(5)]
  const tenaga = await make.profesional()
  const session = await make.sesi(tenaga.profesional_id)
  const slots = `${listSlotHari.path}?profid=${tenaga.profesional_id}&hari=Rabu&tanggal=2026-11-25`
  const keluhan = 'Nyeri-yang-tidak-boleh-terbaca'
  // Each over a connection of its own, so that both processes serve requests.
  for (let n = 0; n < 20; n++) expect((await ask(server.url, patients[0] as { token: string }, slots)).status).toBe(200)
  for (const patient of patients) await ask(server.url, patient, bookKonsultasi.path, askFor(session, { keluhan }))
  await ask(server.url, { token: 'x'.repeat(43) }, slots)
  for (const path of ['/Melati', `/api/users/${tenaga.user_id}/rahasia`, '/healthz', '/%E0%A4%A'])
    await ask(server.url, patients[0] as { token: string }, path)
  await connectLive(server.url, patients[0] as { token: string })

  const seen = await server.lookUntil(
    (all) =>
      areBothListening(all) &&
      all.sum('sehati_database_up') === 1 &&
      all.sum(count, { route: listSlotHari.path, method: 'GET', status: '2xx' }) === 20,
  )
  expect(seen.sum(count, { route: listSlotHari.path, method: 'GET', status: '4xx' })).toBe(1)
  expect(seen.sum(count, { route: bookKonsultasi.path, status: '2xx' })).toBe(1)
  expect(seen.sum('sehati_bookings_total', { result: 'booked' })).toBe(1)
  expect(seen.sum('sehati_bookings_total', { result: 'SLOT_TAKEN' })).toBe(1)
  expect(seen.sum('sehati_sockets')).toBe(1)
  expect(seen.sum('sehati_processes')).toBe(2)
  for (const name of [
    'nodejs_heap_size_used_bytes',
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
  ])
    expect(seen.valuesOf(name), name).toHaveLength(2)
  expect(seen.valuesOf('sehati_database_connections_used')).toHaveLength(2)
  // The first request of a person at each process reads the database, and every request with an unknown token.
  expect(seen.sum('sehati_identity_lookups_total', { from: 'memory' })).toBeGreaterThan(0)
  expect(seen.sum('sehati_identity_lookups_total', { from: 'database' })).toBeGreaterThan(1)
  expect(seen.valuesOf('sehati_backup_age_seconds')).toEqual([])

  // Labels have only values that are known beforehand.
  const routes = new Set([...Object.values(allEndpoints).map(({ path }) => path), 'web'])
  for (const { name, labels } of seen.samples) {
    if (name.startsWith('sehati_http_')) {
      expect(routes).toContain(labels.route)
      expect(labels.method).toMatch(/^(GET|POST|PUT|PATCH|DELETE|any)$/)
      expect(labels.status).toMatch(/^[2-5]xx$/)
    }
    if (name === 'sehati_bookings_total') expect(['booked', ...Object.keys(messages)]).toContain(labels.result)
    if (labels.process) expect(['1', '2']).toContain(labels.process)
  }
  for (const word of ['Melati', 'uji.test', keluhan, ...patients.map(({ token }) => token)])
    expect(seen.text).not.toContain(word)
  await server.stop()
})

test('a count never falls when a process is killed, and the replacement is read too', async () => {
  const server = await start(2)
  const patient = await make.person(5)
  for (let n = 0; n < 10; n++) await ask(server.url, patient, '/api/public/waktu')
  await server.lookUntil((seen) => seen.sum(count, { route: '/api/public/waktu' }) === 10)

  const pids = [
    ...new Set(
      server
        .output()
        .matchAll(/"pid":(\d+)/g)
        .map(([, pid]) => Number(pid)),
    ),
  ]
  process.kill(pids[0] as number, 'SIGKILL')
  await server.lookUntil((seen) => seen.sum('sehati_process_ends_total') === 1)
  const after = await server.lookUntil(areBothListening)
  expect(after.sum(count, { route: '/api/public/waktu' })).toBe(10)
  expect(after.valuesOf('sehati_event_stream_up', { process: '3' })).toEqual([1])
  await server.stop()
})

test('one process alone shows its metrics, and only at /metrics', async () => {
  const { user_id } = await make.person(5)
  await db.rows(sql`
    insert into surat (jenis, user_id, perangkat, peristiwa_id, status, percobaan, created_at, sejak)
    values ('masuk', ${user_id}, 'Chrome', -1, 'gagal', 3, ${START}, ${START})`)
  const server = await start(1)
  const seen = await server.lookUntil((all) => all.sum('sehati_database_up') === 1)
  expect(seen.sum('sehati_mails', { state: 'failed' })).toBe(1)
  expect(seen.valuesOf('sehati_oldest_pending_event_seconds')).toHaveLength(1)
  expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404)
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404)
  await server.stop()
})

test('a database that is unreachable is reported, and a backup by its file', async () => {
  const stamp = join(makeDirectory(), 'backup.stamp')
  await writeFile(stamp, '')
  const nowhere = connect('postgres://127.0.0.1:1/nowhere')
  const meters = makeDatabaseMeters(nowhere, () => START, stamp)
  await meters.read()
  const seen = read(await meters.registry.metrics())
  expect(seen.valuesOf('sehati_database_up')).toEqual([0])
  expect(seen.valuesOf('sehati_mails')).toEqual([])
  expect(seen.valuesOf('sehati_oldest_pending_event_seconds')).toEqual([])
  expect(seen.valuesOf('sehati_backup_age_seconds')).toHaveLength(1)
  await nowhere.close()
})
