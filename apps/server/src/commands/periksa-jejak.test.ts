import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, expect, inject, test } from 'vitest'
import { runCommand } from '../../test/command.ts'
import { createDatabase } from '../../test/database.ts'
import { connect } from '../base/db/db.ts'
import { foldJejak } from '../record/jejak/fold.act.ts'
import { tulisJangkar } from '../record/jejak/jangkar.ts'
import { findEkor } from '../record/jejak/rantai.store.ts'

const database = await createDatabase(inject('template'))
const db = connect(database.url, 2)
const folder = mkdtempSync(join(tmpdir(), 'sehati-jangkar-'))
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await db.close()
  await database.drop()
})

const check = (...args: string[]) => runCommand('periksa-jejak', { DATABASE_URL: database.serviceUrl }, args)
async function write(rows: number): Promise<string> {
  await db.rows(sql`
    insert into jejak_baru (waktu, tindakan, objek, dasar)
    select now(), 'lihat', 'akun', 'administrasi' from generate_series(1, ${rows})`)
  await foldJejak(db)
  return tulisJangkar(await findEkor(db))
}

test('an empty trail is whole', async () => {
  expect(await check()).toMatchObject({ code: 0, out: expect.stringContaining('trail whole: 0 rows'), err: '' })
})

test('a whole trail fits the anchors that are given, as text or in a file', async () => {
  const early = await write(10)
  const late = await write(10)
  const file = join(folder, 'surat.txt')
  writeFileSync(file, `Ujung jejak akses pada 23 November: ${early}\n{"jangkar":"${late}"}\n`)
  const whole = await check('--jangkar', file, '--jangkar', late)
  expect(whole).toMatchObject({ code: 0, err: '' })
  expect(whole.out).toBe('trail whole: 20 rows, up to 20; 3 anchors fit')
  expect((await check('--dari', '11')).out).toContain('trail whole: 10 rows, up to 20; no anchor was given')
})

test('a recovery is recorded behind the anchor, and explains the gap', async () => {
  const record = (...args: string[]) => runCommand('catat-pemulihan', { DATABASE_URL: database.serviceUrl }, args)
  expect(await record('--jangkar', 'x')).toMatchObject({ code: 1, err: expect.stringContaining('--jangkar x') })
  const noted = `25:${'ab'.repeat(32)}`
  expect((await record('--jangkar', noted)).out).toBe('the recovery is recorded in the trail; 5 rows are lost')
  const found = await check('--jangkar', noted)
  expect(found).toMatchObject({ code: 0, err: '' })
  expect(found.out).toContain('rows 21–25: lost in a restore, which row 26 records')
})

test('what does not fit is named, and the command fails', async () => {
  const end = await write(1)
  await db.rows(sql`alter table jejak disable trigger user`)
  await db.rows(sql`update jejak set jumlah = 5 where nomor = 4`)
  await db.rows(sql`delete from jejak where nomor in (7, 8, 27)`)
  const broken = await check('--jangkar', end)
  expect(broken).toMatchObject({ code: 1, out: '' })
  expect(broken.err.split('\n')).toEqual([
    'trail NOT whole:',
    'row 4: altered',
    'rows 7–8: missing',
    'rows 21–25: lost in a restore, which row 26 records',
    expect.stringMatching(/^rows 27–27: cut off; .* knows row 27$/),
  ])
})

test('rows that wait too long are named', async () => {
  await db.rows(sql`
    insert into jejak_baru (waktu, sejak, tindakan, objek, dasar)
    values (now(), now() - interval '2 minutes', 'lihat', 'akun', 'administrasi')`)
  expect((await check('--dari', '10')).err).toMatch(/1 rows wait to be chained, the oldest for 1\d\d s/)
})

test.each([
  ['--dari', '0'],
  ['--dari', 'x'],
  ['--jangkar', 'tidak-ada.txt'],
  ['--lain', '1'],
])('a wrong argument is refused: %s %s', async (...args) => {
  expect(await check(...args)).toMatchObject({ code: 1, out: '', err: expect.stringContaining(args[0] as string) })
})
