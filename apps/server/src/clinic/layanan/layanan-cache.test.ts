import * as api from '@sehati/contract/clinic/layanan.endpoints'
import sql from 'sql-template-tag'
import { expect, test, vi } from 'vitest'
import { startServer } from '../../../test/server.ts'
import type { Reader } from '../../base/db/db.ts'
import { connect } from '../../base/db/db.ts'
import { openEventStream } from '../../base/db/event-stream.ts'
import { makeLayananCache } from './layanan-cache.ts'

const { call, db, make, url } = await startServer()
const admin = await make.person(1)
/** A Monday morning in Jakarta, an hour before the numbers of working hours are answered. */
let now = new Date('2026-11-23T07:00:00+07:00')
const clock = () => now
const write = async (nama: string) => {
  const { versi } = (await call(admin, api.getLayananAdmin)).data
  await call(admin, api.updateLayanan, { body: { dasar_versi: versi, nama } })
}

/** The cache of another process, with the number of its reads. */
async function elsewhere() {
  const [pool, events] = [connect(url, 2), openEventStream(url)]
  await events.tried
  const rows = vi.fn(pool.rows)
  const reads: Reader = {
    rows: rows as Reader['rows'],
    row: async (query) => ((await rows(query))[0] ?? null) as never,
  }
  const cache = makeLayananCache(reads, clock, events)
  return { cache, rows, end: async () => void (await Promise.all([events.close(), pool.close()])) }
}

test('another process reads once, and again after a change of a text or a number', async () => {
  const { cache, rows, end } = await elsewhere()
  const first = await cache.current()
  const reads = rows.mock.calls.length
  for (let n = 0; n < 5; n++) expect(await cache.current()).toBe(first)
  expect(rows.mock.calls.length).toBe(reads)
  await write('Klinik Satu')
  await expect.poll(async () => (await cache.current()).nama).toBe('Klinik Satu')
  await db.rows(sql`update nomor_darurat set label = 'gawat darurat' where urutan = 2`)
  await expect.poll(async () => (await cache.current()).nomor_darurat[1]?.label).toBe('gawat darurat')
  await end()
})

test('while the database is away it keeps what it read, and knows the emergency numbers from the start', async () => {
  const away: Reader = { rows: () => Promise.reject(new Error('away')), row: () => Promise.reject(new Error('away')) }
  const numbers = (await makeLayananCache(away, clock).current()).nomor_darurat
  expect(numbers.map(({ nomor }) => nomor)).toEqual(['119', '119', '112', '110', '129'])

  let isAway = false
  const sometimes: Reader = {
    rows: (query) => (isAway ? away.rows(query) : db.rows(query)),
    row: (query) => (isAway ? away.row(query) : db.row(query)),
  }
  const cache = makeLayananCache(sometimes, clock)
  await write('Klinik Dua')
  expect((await cache.current()).nama).toBe('Klinik Dua')
  isAway = true
  cache.clear()
  expect((await cache.current()).nama).toBe('Klinik Dua')
  isAway = false
  await write('Klinik Tiga')
  expect((await cache.current()).nama).toBe('Klinik Tiga')
})

test('a number begins and ends to be answered by the clock, without a read', async () => {
  const { cache, rows, end } = await elsewhere()
  const { versi_nomor } = (await call(admin, api.getNomorDarurat)).data
  const dilayani = { hari: ['Senin' as const], dari: '08:00', sampai: '16:00' }
  const tetap = ['119', '112'].map((nomor) => ({ label: nomor, nomor, diperiksa: '2026-11-23' }))
  const kampus = { label: 'konseling kampus', nomor: '081255500101', diperiksa: '2026-11-23', dilayani }
  await call(admin, api.replaceNomorDarurat, { body: { dasar_versi: versi_nomor, nomor_darurat: [kampus, ...tetap] } })
  const buka = async () => (await cache.current()).nomor_darurat.slice(0, -tetap.length).map((one) => one.buka)
  await expect.poll(buka).toEqual([false])
  const before = await cache.current()
  expect(await cache.current()).toBe(before)
  const reads = rows.mock.calls.length
  now = new Date('2026-11-23T08:00:00+07:00')
  expect(await buka()).toEqual([true])
  now = new Date('2026-11-23T16:00:00+07:00')
  expect(await buka()).toEqual([false])
  expect(rows.mock.calls.length).toBe(reads)
  await end()
})
