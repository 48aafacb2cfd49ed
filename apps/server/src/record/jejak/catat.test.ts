import sql from 'sql-template-tag'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { blockJejak } from '../../../test/block-jejak.ts'
import { createDatabase } from '../../../test/database.ts'
import { connect } from '../../base/db/db.ts'
import { openJejakConnection } from '../../base/db/jejak-connection.ts'
import { openJejak } from './catat.ts'
import type { Catatan } from './catatan.ts'

const database = await createDatabase(inject('template'))
const db = connect(database.url, 4)
let now = new Date('2026-11-23T07:00:00+07:00')
const errors: unknown[] = []
const open = (silenceMs: number) =>
  openJejak(
    openJejakConnection(database.url, silenceMs),
    () => now,
    (error) => errors.push(error),
  )
const jejak = open(60_000)
/** Gives up soon: for tests in which the trail cannot be written. */
const hasty = open(300)
afterAll(async () => {
  await Promise.all([jejak.close(), hasty.close()])
  await db.close()
  await database.drop()
})
beforeEach(async () => {
  await db.rows(sql`truncate jejak_baru`)
  errors.length = 0
})

let session = 0
const reader = (sesi_id: number | null = ++session) => ({
  actor: { user_id: 7 },
  asal: { request_id: 'permintaan-1', sesi_id },
})
const lihat = (objek_id: number): Catatan => ({
  tindakan: 'lihat',
  objek: 'konsultasi',
  objek_id,
  subjek_id: 9,
  dasar: 'perawatan',
})
const recorded = () => db.rows<Record<string, unknown>>(sql`select * from jejak_baru order by baru_id`)
test('a read is committed when the promise resolves, with who, what, whose and in which request', async () => {
  const oleh = reader()
  await jejak.catat(oleh, [lihat(1), lihat(2)])
  expect(await recorded()).toMatchObject([
    {
      waktu: '2026-11-23T07:00:00+07:00',
      tindakan: 'lihat',
      objek: 'konsultasi',
      objek_id: 1,
      subjek_id: 9,
      pelaku_id: 7,
      dasar: 'perawatan',
      sesi_id: oleh.asal.sesi_id,
      request_id: 'permintaan-1',
      jumlah: 1,
    },
    { objek_id: 2 },
  ])
})

test('many reads at once are committed by few transactions', async () => {
  await Promise.all(Array.from({ length: 400 }, (_, id) => jejak.catat(reader(), [lihat(id)])))
  const [commits] = await db.rows<{ rows: number; commits: number }>(sql`
    select count(*)::int as rows, count(distinct xmin::text)::int as commits from jejak_baru`)
  expect(commits?.rows).toBe(400)
  expect(commits?.commits).toBeLessThan(40)
})

test('a list of more rows than one statement takes is recorded whole', async () => {
  await jejak.catat(
    reader(),
    Array.from({ length: 1_203 }, (_, id) => lihat(id)),
  )
  expect(await recorded()).toHaveLength(1_203)
})

test('the same read of a session is recorded once in 15 minutes, of a list once in 12 hours', async () => {
  const [one, another] = [reader(), reader()]
  const daftar = { ...lihat(1), tindakan: 'lihat_daftar' } as const
  const minutes = async (n: number) => {
    now = new Date(now.getTime() + n * 60_000)
    await jejak.catat(one, [lihat(1), daftar])
  }
  await minutes(0)
  await minutes(14)
  expect(await recorded()).toHaveLength(2)
  await jejak.catat(another, [lihat(1)])
  await jejak.catat(one, [lihat(2)])
  expect(await recorded()).toHaveLength(4)
  await minutes(2)
  expect((await recorded()).map(({ tindakan }) => tindakan)).toEqual([
    'lihat',
    'lihat_daftar',
    'lihat',
    'lihat',
    'lihat',
  ])
  await minutes(11 * 60)
  await minutes(60)
  expect((await recorded()).filter(({ tindakan }) => tindakan === 'lihat_daftar')).toHaveLength(2)
})

test('a download is recorded each time', async () => {
  const oleh = reader()
  for (const _ of [1, 2]) await jejak.catat(oleh, [{ ...lihat(1), tindakan: 'unduh', objek: 'lampiran' }])
  expect(await recorded()).toHaveLength(2)
})

test('what cannot be recorded is refused, and is not taken for recorded', async () => {
  const oleh = reader()
  const release = await blockJejak(db)
  await expect(hasty.catat(oleh, [lihat(1)])).rejects.toMatchObject({
    code: 'TRAIL_UNAVAILABLE',
    retryAfterSeconds: 5,
  })
  expect(errors).toHaveLength(1)
  await release()
  expect(await recorded()).toEqual([])
  // A slow machine may need more than one attempt.
  const isRecorded = () => hasty.catat(oleh, [lihat(1)]).then(recorded, () => [])
  await expect.poll(isRecorded).not.toHaveLength(0)
})

test('own reads that cannot be recorded are counted, and the response does not wait for them', async () => {
  const release = await blockJejak(db)
  const before = hasty.dropped()
  hasty.susul(reader(), [lihat(1), lihat(2)])
  await expect.poll(hasty.dropped).toBe(before + 2)
  await release()
  expect(await recorded()).toEqual([])
  jejak.susul(reader(), [lihat(3)])
  await expect.poll(recorded).toHaveLength(1)
  expect(jejak.dropped()).toBe(0)
})

test('after a lost connection the next read opens another', async () => {
  await jejak.catat(reader(), [lihat(1)])
  await db.rows(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'sehati jejak'`)
  const again = () =>
    jejak.catat(reader(), [lihat(2)]).then(
      () => true,
      () => false,
    )
  await expect.poll(again).toBe(true)
})

test('what was recorded just before the end is written', async () => {
  const other = openJejak(openJejakConnection(database.url), () => now)
  other.susul(reader(), [lihat(1)])
  await other.close()
  expect(await recorded()).toHaveLength(1)
})
