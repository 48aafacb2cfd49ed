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
import { insertTenagaProfesional } from '../features/tenaga-profesional/tenaga-profesional.store.ts'
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

/** An account in tables of before the latest columns, with a readable number. */
async function earlierPerson(make: ReturnType<typeof makeFactories>, level: number) {
  const row = await db.row<{ user_id: number }>(sql`
    insert into users (level_id, name, email, password_hash, no_bpjs, created_at, updated_at)
    values (${level}, 'Orang', ${`orang${level}@uji.test`}, '$argon2id$x', '0001112223334', ${START}, ${START})
    returning user_id`)
  const user_id = row?.user_id ?? 0
  return { user_id, token: await make.signIn(user_id) }
}

test('comments and photos of an earlier version are encrypted before the service listens', async () => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await applyMigrations(client, earlier.length)
  await client.end()
  const [DATA_DIR, komentar] = [makeDirectory(), 'Dokternya sabar']
  const ring = openKeyring(DATA_DIR, null)
  await checkDataKey(db, ring, START)
  const make = makeFactories(db, makeSeal(ring), () => START)
  const [tenaga, patient, third] = await Promise.all([2, 5, 4].map((level) => earlierPerson(make, level)))
  if (!tenaga || !patient || !third) throw new Error('three people were made')
  const profesional_id = await insertTenagaProfesional(db, {
    user_id: tenaga.user_id,
    spesialisasi_id: await make.spesialisasi(),
    lokasi: 'Klinik',
  })
  const { id: jadwal_tenaga_id } = await make.sesi(profesional_id)
  const jadwal_id = await make.konsultasi(
    { user_id: patient.user_id, profesional_id, jadwal_tenaga_id },
    { status: 'selesai' },
  )
  await db.rows(sql`
    insert into feedback (jadwal_id, profesional_id, user_id, rating, komentar, created_at)
    values (${jadwal_id}, ${profesional_id}, ${patient.user_id}, 5, ${komentar}, ${START})`)
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#369' } })
    .webp()
    .toBuffer()
  const versi = 'ABCDEFGHIJKLMNOP'
  // More than a batch: every photo of a person in four sizes.
  for (const { user_id } of [patient, tenaga, third]) {
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
