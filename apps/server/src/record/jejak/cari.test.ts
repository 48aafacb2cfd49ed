import { putTugas } from '@sehati/contract/people/tugas.endpoints'
import * as api from '@sehati/contract/record/jejak.endpoints'
import type { Jejak, JejakQuery } from '@sehati/contract/record/jejak.schema'
import sql, { raw } from 'sql-template-tag'
import { beforeAll, expect, test } from 'vitest'
import { rowsOfJejakRead, type Sent, watchStatements } from '../../../test/plan.ts'
import { startServer } from '../../../test/server.ts'
import { foldJejak } from './fold.act.ts'

// Decision 52: a search reads about as many rows as it returns, also where the statistics of the database are wrong.

const { db, call, make } = await startServer()
const holder = await make.person(1)
const [busy, rare] = [await make.person(1), await make.person(1)]
const patient = await make.person(5)
await call(await make.person(1), putTugas, { body: { user_id: holder.user_id, tugas: 'petugas_data', aktif: 1 } })

type Baris = { waktu: string; tindakan: string; subjek_id: number | null; pelaku_id: number }
const hour = (hari: string, jam: number) => `${hari}T${String(jam).padStart(2, '0')}:30:00+07:00`
const FREQUENT = 1_000

const insert = (rows: Baris[]) =>
  db.rows(sql`
    insert into jejak_baru (waktu, tindakan, objek, subjek_id, pelaku_id, dasar)
    select waktu, tindakan, 'akun', subjek_id, pelaku_id, 'administrasi'
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (waktu timestamptz, tindakan text, subjek_id int, pelaku_id int)`)
const foldAll = async () => {
  while ((await foldJejak(db)) > 0);
}

const sent = watchStatements(/\bjejak j\b/)

/** The statistics are of the first rows, in which the act that is rare later is the only one, and its admin acts alone. */
beforeAll(async () => {
  await db.rows(sql`alter table jejak set (autovacuum_enabled = false)`)
  await foldAll()
  await insert(
    [1, 2, 3].map((jam) => ({
      waktu: hour('2026-12-01', jam),
      tindakan: 'atur',
      subjek_id: null,
      pelaku_id: rare.user_id,
    })),
  )
  await foldAll()
  await db.rows(sql`analyze jejak`)
  const many = (hari: string): Baris[] =>
    Array.from({ length: FREQUENT }, (_, n) => ({
      waktu: hour(hari, n % 24),
      tindakan: n % 3 ? 'lihat' : 'masuk',
      subjek_id: n % 100 === 1 ? patient.user_id : 1_000_000 + (n % 50),
      pelaku_id: n % 200 === 1 ? rare.user_id : busy.user_id,
    }))
  await insert(many('2026-12-02'))
  // A process whose clock is a day ahead.
  await insert([{ waktu: hour('2026-12-04', 1), tindakan: 'impor', subjek_id: null, pelaku_id: busy.user_id }])
  await insert(many('2026-12-03'))
  await foldAll()
})

const options = {
  subjek_id: [undefined, patient.user_id],
  pelaku_id: [undefined, busy.user_id, rare.user_id],
  tindakan: [undefined, 'atur', 'lihat', 'impor', 'balas'],
  dari: [undefined, '2026-12-02', '2026-12-03'],
  sampai: [undefined, '2026-12-01', '2026-12-02'],
  sebelum: [undefined, 1_000],
} as const
const searches = Object.entries(options).reduce<JejakQuery[]>(
  (all, [field, values]) =>
    all.flatMap((one) => values.map((value) => (value === undefined ? one : { ...one, [field]: value }))),
  [{}],
)

const matches = (query: JejakQuery) => (row: Jejak) =>
  (query.subjek_id === undefined || row.subjek?.user_id === query.subjek_id) &&
  (query.pelaku_id === undefined || row.pelaku?.user_id === query.pelaku_id) &&
  (query.tindakan === undefined || row.tindakan === query.tindakan) &&
  (query.dari === undefined || row.waktu.slice(0, 10) >= query.dari) &&
  (query.sampai === undefined || row.waktu.slice(0, 10) <= query.sampai) &&
  (query.sebelum === undefined || row.nomor < query.sebelum)

/** All rows, page by page. */
async function everyRow(): Promise<Jejak[]> {
  const all: Jejak[] = []
  for (let sebelum: number | undefined; ; sebelum = all.at(-1)?.nomor) {
    const { data } = await call(holder, api.listJejak, { query: sebelum ? { sebelum } : {} })
    all.push(...data)
    if (data.length < 100) break
  }
  expect(all).toHaveLength(all[0]?.nomor as number)
  return all
}

test('every combination of filters returns the newest rows that match, and reads few others', async () => {
  const all = await everyRow()
  const read: string[] = []
  for (const search of searches) {
    sent.length = 0
    const { data, status } = await call(holder, api.listJejak, { query: search })
    expect([status, data]).toEqual([200, all.filter(matches(search)).slice(0, 100)])
    expect(sent).toHaveLength(1)
    const rows = await db.transaction(async (tx) => {
      await tx.rows(
        sql`select set_config('enable_sort', 'off', true), set_config('enable_incremental_sort', 'off', true)`,
      )
      return rowsOfJejakRead(tx, sent[0] as Sent)
    })
    // The page, and once more where its rows are fetched; beside it, at most the rows of the person.
    if (rows > 2 * data.length + 50) read.push(`${JSON.stringify(search)}: ${rows} rows for ${data.length}`)
  }
  expect(read).toEqual([])
})

test('a row whose clock was a day ahead is found by its own date', async () => {
  const all = await everyRow()
  for (const search of [{ dari: '2026-12-04' }, { dari: '2026-12-04', sampai: '2026-12-04' }]) {
    const { data } = await call(holder, api.listJejak, { query: search })
    expect(data).toEqual(all.filter(matches(search)))
    expect(data.at(-1)).toMatchObject({ tindakan: 'impor', waktu: hour('2026-12-04', 1) })
  }
  expect((await call(holder, api.listJejak, { query: { dari: '2026-12-05', sampai: '2026-12-06' } })).data).toEqual([])
})

test('a span of numbers of a date is not made narrower, nor removed', async () => {
  const change = (statement: string) => db.rows(raw(statement))
  const grows = 'a span of hari_jejak only grows'
  await expect(change(`update hari_jejak set pertama = pertama + 1 where terakhir > pertama`)).rejects.toThrow(grows)
  await expect(change(`update hari_jejak set terakhir = terakhir - 1 where terakhir > pertama`)).rejects.toThrow(grows)
  await expect(change(`update hari_jejak set hari = hari + 100`)).rejects.toThrow(grows)
  await expect(change('delete from hari_jejak')).rejects.toThrow(grows)
})
