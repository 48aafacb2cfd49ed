import sql from 'sql-template-tag'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { createDatabase } from '../../../test/database.ts'
import { connect } from './db.ts'
import { isDatabaseAway } from './db-error.ts'

const database = await createDatabase(inject('template'))
const db = connect(database.url, 4)
afterAll(async () => {
  await db.close()
  await database.drop()
})

describe('values', () => {
  test.each([
    ['2026-11-23T02:00:00Z', '2026-11-23T09:00:00+07:00'],
    ['2026-11-23T17:00:00Z', '2026-11-24T00:00:00+07:00'],
    ['2026-12-31T23:59:59.999Z', '2027-01-01T06:59:59+07:00'],
    ['2026-11-23T09:00:00-05:00', '2026-11-23T21:00:00+07:00'],
  ])('an instant is returned as text in Jakarta time: %s', async (instant, text) => {
    expect(await db.row(sql`select ${instant}::timestamptz as at`)).toEqual({ at: text })
    expect(await db.row(sql`select ${new Date(instant)}::timestamptz as at`)).toEqual({ at: text })
  })

  test('dates and times are returned as text, counts and decimals as numbers', async () => {
    expect(
      await db.row(sql`select '2026-02-28'::date as d, '09:00'::time(0) as t, 5::bigint as n, 3.5::numeric as x,
        null::timestamptz as nothing, '{"a": 1}'::jsonb as j, '\\x00ff'::bytea as b`),
    ).toEqual({ d: '2026-02-28', t: '09:00:00', n: 5, x: 3.5, nothing: null, j: { a: 1 }, b: Buffer.of(0, 255) })
  })

  test('a wall-clock time is read as Jakarta time', async () => {
    expect(
      await db.row(sql`select ('2026-11-25'::date + '09:00'::time)::timestamptz = '2026-11-25T02:00:00Z' as same`),
    ).toEqual({ same: true })
  })
})

describe('transactions', () => {
  test('an error rolls everything back and leaves the connection usable', async () => {
    const failing = db.transaction(async (tx) => {
      await tx.rows(sql`insert into spesialisasi (nama_spesialisasi) values ('Tidak jadi')`)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await db.rows(sql`select from spesialisasi where nama_spesialisasi = 'Tidak jadi'`)).toEqual([])
  })

  test('a nested transaction is the outer one', async () => {
    const inner = db.transaction(async (tx) => {
      await tx.transaction((same) => same.rows(sql`insert into spesialisasi (nama_spesialisasi) values ('Dalam')`))
      throw new Error('no')
    })
    await expect(inner).rejects.toThrow('no')
    expect(await db.rows(sql`select from spesialisasi where nama_spesialisasi = 'Dalam'`)).toEqual([])
  })

  test('a deadlock is retried until both transactions have committed', async () => {
    await db.rows(sql`insert into spesialisasi (nama_spesialisasi) values ('A'), ('B')`)
    const attempts = { one: 0, two: 0 }
    // Both lock their first row before either requests its second: in the first attempt one of them is aborted.
    let meet = () => {}
    let arrived = 0
    const both = new Promise<void>((resolve) => {
      meet = resolve
    })
    let end = () => {}
    const oneIsDone = new Promise<void>((resolve) => {
      end = resolve
    })
    const rename = async (who: 'one' | 'two', first: string, second: string) => {
      await db.transaction(async (tx) => {
        // The aborted transaction is retried after the other has ended: otherwise the two could deadlock again.
        if (++attempts[who] > 1) await oneIsDone
        const append = (start: string) =>
          tx.rows(
            sql`update spesialisasi set nama_spesialisasi = nama_spesialisasi || 'x' where nama_spesialisasi like ${`${start}%`}`,
          )
        await append(first)
        if (++arrived === 2) meet()
        await both
        await append(second)
      })
      end()
    }
    await Promise.all([rename('one', 'A', 'B'), rename('two', 'B', 'A')])
    expect(attempts.one + attempts.two).toBe(3)
    const names = await db.rows<{ nama_spesialisasi: string }>(
      sql`select nama_spesialisasi from spesialisasi where nama_spesialisasi ~ '^[AB]x' order by 1`,
    )
    expect(names.map((row) => row.nama_spesialisasi)).toEqual(['Axx', 'Bxx'])
  })
})

describe('connections', () => {
  const killOthers = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`

  test('that ends while idle is replaced', async () => {
    await Promise.all(Array.from({ length: 4 }, () => db.rows(sql`select pg_sleep(0.02)`)))
    const other = connect(database.url, 1)
    await other.rows(killOthers)
    const left = sql`select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
    await expect.poll(() => other.rows(left)).toEqual([])
    // The connections ended before that response was sent: this process has processed the ends by its next turn.
    await new Promise((resume) => setImmediate(resume))
    await other.close()
    expect(await db.row(sql`select 1 as one`)).toEqual({ one: 1 })
  })

  test('that ends during a statement is reported as a fault of the database, not of the request', async () => {
    const other = connect(database.url, 1)
    const killed = db.transaction(async (tx) => {
      await tx.rows(sql`select 1`)
      await other.rows(killOthers)
      return tx.rows(sql`select 2`)
    })
    const error = await killed.catch((reason: unknown) => reason)
    await other.close()
    expect(isDatabaseAway(error)).toBe(true)
    expect(await db.row(sql`select 1 as one`)).toEqual({ one: 1 })
  })

  test('that prepared a statement before a migration changed the type of its column are replaced', async () => {
    await db.rows(sql`create domain kata as text`)
    await db.rows(sql`create table berubah (isi text)`)
    await db.rows(sql`insert into berubah values ('tetap')`)
    const read = sql`select isi from berubah`
    const inTransaction = () => db.transaction((tx) => tx.row(read))
    const types = [sql`kata`, sql`text`]
    for (const way of [() => db.row(read), inTransaction, () => db.shared.row(read)]) {
      for (const type of types) {
        const readAll = () => Promise.all(Array.from({ length: 8 }, way))
        await readAll()
        await db.rows(sql`alter table berubah alter column isi type ${type}`)
        expect(await readAll()).toEqual(Array.from({ length: 8 }, () => ({ isi: 'tetap' })))
      }
    }
  })

  test('a statement that takes too long is reported as a fault of the database', async () => {
    const slow = db.transaction(async (tx) => {
      await tx.rows(sql`set local statement_timeout = 20`)
      return tx.rows(sql`select pg_sleep(5)`)
    })
    expect(isDatabaseAway(await slow.catch((reason: unknown) => reason))).toBe(true)
  })
})
