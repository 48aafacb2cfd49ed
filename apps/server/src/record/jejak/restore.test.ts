import sql from 'sql-template-tag'
import { afterAll, expect, inject, test } from 'vitest'
import { createDatabase } from '../../../test/database.ts'
import { connect } from '../../base/db/db.ts'
import { foldJejak } from './fold.act.ts'
import { periksaRantai } from './periksa.ts'
import { findEkor, listRantaiAfter } from './rantai.store.ts'
import { recordRestore } from './restore.act.ts'

const database = await createDatabase(inject('template'))
const db = connect(database.url, 2)
afterAll(async () => {
  await db.close()
  await database.drop()
})

async function write(rows: number): Promise<void> {
  await db.rows(sql`
    insert into jejak_baru (waktu, tindakan, objek, dasar)
    select now(), 'lihat', 'akun', 'administrasi' from generate_series(1, ${rows})`)
  await foldJejak(db)
}
async function* rows() {
  yield* await listRantaiAfter(db, 0, 1_000)
}
const lostEnd = { nomor: 25, rantai: Buffer.alloc(32, 7), asal: 'a mail' }

test('after a restore the trail goes on behind the last known end, and the gap is explained', async () => {
  await write(10)
  // Fifteen rows came after the backup.
  expect(await recordRestore(db, lostEnd)).toBe(15)
  await write(3)
  expect((await findEkor(db)).nomor).toBe(29)
  const lost = { jenis: 'dipulihkan', dari: 11, sampai: 25, nomor: 26 } as const
  expect((await periksaRantai(rows(), { jangkar: [lostEnd] })).temuan).toEqual([lost])
  // What the restore names is the end that was noted, and no other.
  const other = { ...lostEnd, rantai: Buffer.alloc(32, 8) }
  expect((await periksaRantai(rows(), { jangkar: [other] })).temuan).toEqual([
    lost,
    { jenis: 'dirantai_ulang', dari: 1, sampai: 25, jangkar: 'a mail' },
  ])
})

test('a restore of the newest backup loses nothing and leaves no gap', async () => {
  const before = await findEkor(db)
  expect(await recordRestore(db, null)).toBe(0)
  expect((await findEkor(db)).nomor).toBe(before.nomor + 1)
  expect((await periksaRantai(rows(), { jangkar: [] })).temuan).toHaveLength(1)
})
