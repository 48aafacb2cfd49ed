import { jenisPemberitahuan } from '@sehati/contract/channel/pemberitahuan.schema'
import sql from 'sql-template-tag'
import { afterAll, expect, inject, test } from 'vitest'
import { createDatabase } from '../../../test/database.ts'
import { connect } from './db.ts'
import { migrate } from './migrate.ts'

const database = await createDatabase(inject('template'))
const db = connect(database.url, 1)
afterAll(async () => {
  await db.close()
  await database.drop()
})

const kinds = async () =>
  (await db.rows<{ jenis: string }>(sql`select jenis from jenis_peristiwa`)).map(({ jenis }) => jenis)

test('a new database has the kinds of the contract, and no other', async () => {
  expect((await kinds()).sort()).toEqual(jenisPemberitahuan.toSorted())
})

test('a kind that an installed database does not have comes with the next `migrate`', async () => {
  await db.rows(sql`delete from jenis_peristiwa where jenis = 'balasan'`)
  await migrate(database.url)
  expect((await kinds()).sort()).toEqual(jenisPemberitahuan.toSorted())
})

test.each(['pemberitahuan', 'surat', 'kiriman_push', 'kiriman_wa', 'tanpa_surat', 'tanpa_push'])(
  '%s refers to the kinds: an unknown one is refused, and one that a row names is not removed',
  async (table) => {
    const keys = await db.rows<{ kind: string; rule: string }>(sql`
      select confdeltype as kind, pg_get_constraintdef(oid) as rule from pg_constraint
      where conrelid = ${table}::regclass and confrelid = 'jenis_peristiwa'::regclass`)
    expect(keys).toEqual([{ kind: 'a', rule: 'FOREIGN KEY (jenis) REFERENCES jenis_peristiwa(jenis)' }])
  },
)

test('by hand: an unknown kind, and the removal of one in use', async () => {
  const person = await db.row<{ user_id: number }>(sql`
    insert into users (level_id, name, email, password_hash, created_at, updated_at)
    values (5, 'Sari', 'sari@uji.test', '$argon2id$belum-ada', now(), now()) returning user_id`)
  const turnOff = (jenis: string) =>
    db.rows(sql`insert into tanpa_surat (user_id, jenis) values (${person?.user_id}, ${jenis})`)
  await expect(turnOff('karangan')).rejects.toMatchObject({ code: '23503' })
  await turnOff('balasan')
  await expect(db.rows(sql`delete from jenis_peristiwa where jenis = 'balasan'`)).rejects.toMatchObject({
    code: '23503',
  })
})
