import sql, { raw } from 'sql-template-tag'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { fc } from '../../../test/cases.ts'
import { createDatabase } from '../../../test/database.ts'
import { connect, type Db } from '../../base/db/db.ts'
import { catatTindakan } from './catatan.ts'
import { FOLD_BATCH, foldJejak } from './fold.act.ts'
import type { Jangkar } from './jangkar.ts'
import { type Baris, periksaRantai, type Temuan } from './periksa.ts'
import { findEkor, findMenunggu, listRantaiAfter } from './rantai.store.ts'
import { rantaiOf } from './rantai.ts'

const database = await createDatabase(inject('template'))
const db = connect(database.url, 10)
afterAll(async () => {
  await db.close()
  await database.drop()
})

const NOW = new Date('2026-11-23T07:00:00.123+07:00')
const oleh = { actor: { user_id: 7 }, asal: { request_id: 'permintaan', sesi_id: 3 } }
const write = (tx: Db, objek_id: number) =>
  catatTindakan(tx, oleh, { tindakan: 'lihat', objek: 'konsultasi', objek_id, subjek_id: 9, dasar: 'perawatan' }, NOW)
const rows = (): Promise<Baris[]> => listRantaiAfter(db, 0, 100_000)
async function foldAll(): Promise<void> {
  while ((await foldJejak(db)) > 0);
}
async function* each(list: Baris[]) {
  yield* list
}
const check = async (jangkar: Jangkar[] = []) => periksaRantai(each(await rows()), { jangkar })

/** Changes the stored trail as a person with all rights in the database could. */
const tamper = (statement: string) =>
  db.transaction(async (tx) => {
    await tx.rows(sql`alter table jejak disable trigger user`)
    for (const one of statement.split('; ')) await tx.rows(sql`${raw(one)}`)
    await tx.rows(sql`alter table jejak enable trigger user`)
  })

/** Chains all rows from a number on again, as that person could too. */
async function chainAgain(from: number): Promise<void> {
  const all = await rows()
  let before = all.find(({ nomor }) => nomor === from - 1)?.rantai ?? Buffer.alloc(32)
  for (const row of all.filter(({ nomor }) => nomor >= from)) {
    before = rantaiOf(before, row)
    await tamper(`update jejak set rantai = '\\x${before.toString('hex')}' where nomor = ${row.nomor}`)
  }
  await db.rows(sql`update ekor_jejak set rantai = ${before}`)
}

beforeEach(async () => {
  await tamper('truncate jejak')
  await db.rows(sql`delete from jejak_baru`)
  await db.rows(sql`update ekor_jejak set nomor = 0, rantai = ${Buffer.alloc(32)}`)
})

test('several writers, two folders and rollbacks leave a trail without gaps that holds what was committed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.record({ id: fc.nat(1_000_000), isKept: fc.boolean() }), { maxLength: 12 }), {
        minLength: 2,
        maxLength: 6,
      }),
      async (writers) => {
        const before = (await findEkor(db)).nomor
        const kept: number[] = []
        let isWriting = true
        const writing = Promise.all(
          writers.map(async (acts) => {
            for (const { id, isKept } of acts) {
              await db
                .transaction(async (tx) => {
                  await write(tx, id)
                  if (!isKept) throw new Error('rolled back')
                  kept.push(id)
                })
                .catch((error: Error) => expect(error.message).toBe('rolled back'))
            }
          }),
        ).finally(() => {
          isWriting = false
        })
        const folding = [1, 2].map(async () => {
          while (isWriting) await foldJejak(db)
        })
        await Promise.all([writing, ...folding])
        await foldAll()
        const added = (await rows()).filter(({ nomor }) => nomor > before)
        expect(added.map(({ nomor }) => nomor)).toEqual(added.map((_, at) => before + 1 + at))
        expect(added.map(({ objek_id }) => objek_id).sort()).toEqual([...kept].sort())
        expect(await check([{ ...(await findEkor(db)), asal: 'the end' }])).toMatchObject({ temuan: [] })
      },
    ),
    { numRuns: 15 },
  )
})

test('a batch has a limit; the rest waits for the next', async () => {
  await db.rows(sql`
    insert into jejak_baru (waktu, tindakan, objek, dasar)
    select now(), 'lihat', 'akun', 'administrasi' from generate_series(1, ${FOLD_BATCH + 5})`)
  expect((await findMenunggu(db)).menunggu).toBe(FOLD_BATCH + 5)
  expect([await foldJejak(db), await foldJejak(db), await foldJejak(db)]).toEqual([FOLD_BATCH, 5, 0])
  expect(await findMenunggu(db)).toEqual({ menunggu: 0, tertua_detik: 0 })
  expect(await check()).toMatchObject({ temuan: [], baris: FOLD_BATCH + 5, akhir: FOLD_BATCH + 5 })
})

test('instants keep their microseconds', async () => {
  await db.rows(sql`
    insert into jejak_baru (waktu, tindakan, objek, dasar)
    values ('2026-11-23T07:00:00.123457+07:00', 'lihat', 'akun', 'administrasi')`)
  await foldAll()
  expect((await rows())[0]?.waktu_us).toBe(1_795_392_000_123_457)
  expect((await check()).temuan).toEqual([])
})

test.each(['update jejak set jumlah = 2', 'delete from jejak', 'truncate jejak', 'truncate jangkar_jejak'])(
  'the database refuses: %s',
  async (statement) => {
    await write(db, 1)
    await foldAll()
    await expect(db.rows(sql`${raw(statement)}`)).rejects.toMatchObject({ code: '23001' })
    expect(await rows()).toHaveLength(1)
  },
)

/** Twenty rows, an anchor of row 12, and one of the end. */
async function trail(): Promise<{ middle: Jangkar; end: Jangkar }> {
  for (let id = 1; id <= 20; id++) await write(db, id)
  await foldAll()
  const of = (nomor: number, all: Baris[]): Jangkar => {
    const row = all.find((one) => one.nomor === nomor) as Baris
    return { nomor, rantai: row.rantai, asal: `row ${nomor}` }
  }
  const all = await rows()
  return { middle: of(12, all), end: of(20, all) }
}

const other = "decode(repeat('ab', 32), 'hex')"
test.each<[name: string, statement: string, temuan: Temuan[]]>([
  ['an altered row', 'update jejak set subjek_id = 8 where nomor = 5', [{ jenis: 'berubah', nomor: 5 }]],
  ['an altered hash', `update jejak set rantai = ${other} where nomor = 5`, [{ jenis: 'berubah', nomor: 5 }]],
  [
    'the altered hash of an anchor',
    `update jejak set rantai = ${other} where nomor = 12`,
    [{ jenis: 'berubah', nomor: 12 }],
  ],
  [
    'a moment later',
    "update jejak set waktu = waktu + interval '1 microsecond' where nomor = 20",
    [{ jenis: 'berubah', nomor: 20 }],
  ],
  [
    'two rows that changed places',
    `update jejak set objek_id = 23 - objek_id where nomor in (10, 13)`,
    [
      { jenis: 'berubah', nomor: 10 },
      { jenis: 'berubah', nomor: 13 },
    ],
  ],
  ['missing rows', 'delete from jejak where nomor in (5, 6)', [{ jenis: 'hilang', dari: 5, sampai: 6 }]],
  ['a missing beginning', 'delete from jejak where nomor < 3', [{ jenis: 'hilang', dari: 1, sampai: 2 }]],
  [
    'a cut tail',
    'delete from jejak where nomor > 17',
    [{ jenis: 'terpotong', dari: 18, sampai: 20, jangkar: 'row 20' }],
  ],
])('the verifier names %s', async (_name, statement, temuan) => {
  const { middle, end } = await trail()
  expect((await check([middle, end])).temuan).toEqual([])
  await tamper(statement)
  expect((await check([middle, end])).temuan).toEqual(temuan)
})

test('rows that were chained again fit in themselves, and do not fit the anchors', async () => {
  const { middle, end } = await trail()
  await tamper('update jejak set subjek_id = 8 where nomor = 15')
  await chainAgain(15)
  expect((await check()).temuan).toEqual([])
  expect((await check([middle, end])).temuan).toEqual([
    { jenis: 'dirantai_ulang', dari: 13, sampai: 20, jangkar: 'row 20' },
  ])
  // An anchor of the database that was forged too does not hide the one that lies elsewhere.
  const forged = { ...(await findEkor(db)), asal: 'ekor_jejak' }
  expect((await check([middle, end, forged])).temuan).toEqual([
    { jenis: 'dirantai_ulang', dari: 13, sampai: 20, jangkar: 'row 20' },
  ])
})

test('a removed row whose followers were numbered and chained again is found by an anchor', async () => {
  const { middle, end } = await trail()
  await tamper(
    'delete from jejak where nomor = 15; update jejak set nomor = nomor + 1000 where nomor > 15; update jejak set nomor = nomor - 1001 where nomor > 1000',
  )
  await chainAgain(15)
  expect((await check()).temuan).toEqual([])
  expect((await check([middle, end])).temuan).toEqual([{ jenis: 'terpotong', dari: 20, sampai: 20, jangkar: 'row 20' }])
})

test('a check that begins later takes the row before it as it is', async () => {
  const { end } = await trail()
  await tamper('update jejak set subjek_id = 8 where nomor in (5, 15)')
  const late = (await rows()).filter(({ nomor }) => nomor >= 10)
  const [before] = (await rows()).filter(({ nomor }) => nomor === 9)
  const sebelum = { nomor: 9, rantai: before?.rantai ?? null }
  expect((await periksaRantai(each(late), { jangkar: [end], sebelum })).temuan).toEqual([
    { jenis: 'berubah', nomor: 15 },
  ])
})
