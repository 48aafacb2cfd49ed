import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { listFeedbackUser } from '@sehati/contract/feedback/endpoints'
import { getFoto } from '@sehati/contract/foto/endpoints'
import pg from 'pg'
import sharp from 'sharp'
import sql from 'sql-template-tag'
import { afterAll, expect, test } from 'vitest'
import { createDatabase } from '../../test/database.ts'
import { makeDirectory } from '../../test/directory.ts'
import { makeFactories } from '../../test/factories.ts'
import { startRunning } from '../../test/process.ts'
import { START } from '../../test/server.ts'
import { checkDataKey } from './data-key.store.ts'
import { connect } from './db.ts'
import { openKeyring } from './keyring.ts'
import { applyMigrations, migrate } from './migrate.ts'
import { makeSeal } from './seal.ts'

const earlier = readdirSync(fileURLToPath(new URL('../../migrations', import.meta.url))).filter((file) => file < '0053')
const database = await createDatabase()
const db = connect(database.url, 2)
afterAll(async () => {
  await db.close()
  await database.drop()
})

test('comments and photos of an earlier version are encrypted before the service listens', {
  timeout: 60_000,
}, async () => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await applyMigrations(client, earlier.length)
  await client.end()
  const [DATA_DIR, komentar] = [makeDirectory(), 'Dokternya sabar']
  const ring = openKeyring(DATA_DIR, null)
  await checkDataKey(db, ring, START)
  const make = makeFactories(db, makeSeal(ring), () => START)
  const patient = await make.person(5)
  const { jadwal_id, tenaga } = await make.booked(patient, { status: 'selesai' })
  await db.rows(sql`
    insert into feedback (jadwal_id, profesional_id, user_id, rating, komentar, created_at)
    values (${jadwal_id}, ${tenaga.profesional_id}, ${patient.user_id}, 5, ${komentar}, ${START})`)
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#369' } })
    .webp()
    .toBuffer()
  const versi = 'ABCDEFGHIJKLMNOP'
  // More than a batch: every photo of a person in four sizes.
  for (const user_id of [patient.user_id, tenaga.user_id, (await make.person(4)).user_id]) {
    await db.rows(sql`
      insert into foto (user_id, versi, ukuran, isi, created_at)
      select ${user_id}, ${versi}, ukuran, ${picture}, ${START} from unnest(array[64, 128, 256, 512]) ukuran`)
  }
  await db.rows(sql`update users set foto_versi = ${versi} where user_id = ${patient.user_id}`)

  expect(await migrate(database.url)).not.toEqual([])
  const left = () =>
    db.row<{ n: number }>(sql`
    select (select count(*) from feedback where get_byte(komentar, 0) <> 1)::int
      + (select count(*) from foto where get_byte(isi, 0) <> 1)::int as n`)
  expect(await left()).toEqual({ n: 13 })

  const server = await startRunning({ DATABASE_URL: database.url, DATA_DIR, APP_NOW: START.toISOString() })
  try {
    expect(await left()).toEqual({ n: 0 })
    expect(
      await db.rows(sql`
        select conname from pg_constraint
        where conname in ('feedback_komentar_check', 'foto_isi_check') and convalidated order by 1`),
    ).toHaveLength(2)
    const get = (path: string, query: Record<string, string>) =>
      fetch(`${server.url}${path}?${new URLSearchParams(query)}`, {
        headers: { authorization: `Bearer ${patient.token}` },
      })
    const id = String(patient.user_id)
    const reviews = (await (await get(listFeedbackUser.path, { user_id: id })).json()) as { data: object[] }
    expect(reviews.data).toMatchObject([{ jadwal_id, komentar }])
    const photo = await get(getFoto.path, { id, ukuran: '128' })
    expect(Buffer.from(await photo.arrayBuffer())).toEqual(picture)
  } finally {
    await server.stop()
  }
})
