import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createDatabase } from '../../../test/database.ts'
import { applyMigrations, migrate } from '../../db/migrate.ts'

const before = readdirSync(fileURLToPath(new URL('../../../migrations', import.meta.url))).filter(
  (file) => file < '0077',
)
const database = await createDatabase()
afterAll(database.drop)

test('a trail that was there before has its spans of numbers after the upgrade', async () => {
  const db = new pg.Client({ connectionString: database.url })
  await db.connect()
  await applyMigrations(db, before.length)
  // The fourth row, by the clock of another process, is of the day before.
  await db.query(`
    insert into jejak (nomor, dicatat, waktu, tindakan, objek, dasar, jumlah, rantai)
    select nomor, now(), waktu::timestamptz, 'masuk', 'akun', 'sistem', 1, sha256(''::bytea)
    from (values (1, '2026-11-23T00:00:00+07:00'), (2, '2026-11-23T23:59:59+07:00'), (3, '2026-11-24T00:00:00+07:00'),
      (4, '2026-11-23T23:59:58+07:00'), (5, '2026-11-24T12:00:00+07:00')) r (nomor, waktu)`)
  await migrate(database.url)
  const spans = await db.query('select hari::text, pertama::int, terakhir::int from hari_jejak order by hari')
  await db.end()
  expect(spans.rows).toEqual([
    { hari: '2026-11-23', pertama: 1, terakhir: 4 },
    { hari: '2026-11-24', pertama: 3, terakhir: 5 },
  ])
})
