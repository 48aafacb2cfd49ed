import { insertSpesialisasi } from '@sehati/contract/clinic/spesialisasi.endpoints'
import { listKonsultasiAdmin, listRiwayat } from '@sehati/contract/consultation/konsultasi.endpoints'
import { login } from '@sehati/contract/people/auth.endpoints'
import { findUser, updateProfil } from '@sehati/contract/people/user.endpoints'
import { pageTenagaProfesional } from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import {
  insertPercakapan,
  listKontak,
  listKontakOrang,
  listPercakapan,
} from '@sehati/contract/talk/percakapan.endpoints'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, test } from 'vitest'
import { startServer } from '../server.ts'

const { db, make, call } = await startServer()
const admin = await make.person(1)
const patient = await make.person(5)
const { jadwal_id } = await make.booked(patient, { status: 'disetujui' })
beforeAll(() => db.rows(sql`create table umpan (x int)`))

const statements = [
  "' or '1'='1",
  "' or 1=1 --",
  "'; drop table umpan; --",
  "'); drop table umpan; --",
  "%'; drop table umpan; --",
  "\\'; drop table umpan; --",
  "' union select password_hash from users --",
  "' and (select count(*) from users) > 0 --",
  '$1',
  '$$; drop table umpan; $$',
  "'||(select password_hash from users limit 1)||'",
  "' and pg_sleep(30) is null --",
  '\u02bc; drop table umpan; --',
  "' /*",
]

const baitIsThere = async () =>
  expect((await db.row<{ there: boolean }>(sql`select to_regclass('umpan') is not null as there`))?.there).toBe(true)

describe.each(statements)('%s', (text) => {
  test('in a search is text, which matches nothing', async () => {
    for (const field of ['name', 'email', 'phone_number']) {
      const { status, data } = await call(admin, findUser, { body: { field, value: text } })
      expect([status, data.queried, data.total]).toEqual([200, [], 0])
    }
    const searches = [
      await call(admin, listKonsultasiAdmin, { query: { q: text, page: 1 } }),
      await call(patient, listRiwayat, { query: { usrid: patient.user_id, q: text, page: 1 } }),
      await call(patient, pageTenagaProfesional, { query: { q: text } }),
      await call(patient, listKontak, { query: { q: text } }),
      await call(patient, listKontakOrang, { query: { q: text } }),
    ]
    for (const { status, data } of searches) expect([status, data.queried]).toEqual([200, []])
    expect((await call(null, login, { body: { email: text, password: text } })).code).toBe('LOGIN_FAILED')
    await baitIsThere()
  })

  test('stored is text, returned unchanged', async () => {
    const { name, email, no_bpjs } = patient
    const body = { email, no_bpjs, phone_number: null, gender: null }
    expect((await call(patient, updateProfil, { body: { ...body, name: text } })).data.name).toBe(text)
    await call(patient, updateProfil, { body: { ...body, name } })
    expect((await call(admin, insertSpesialisasi, { body: { nama_spesialisasi: text } })).data.nama_spesialisasi).toBe(
      text,
    )
    await call(patient, insertPercakapan, { body: { jadwal_id, pesan: text } })
    expect((await call(patient, listPercakapan, { query: { jadwal_id } })).data.at(-1).pesan).toBe(text)
    await baitIsThere()
  })
})

test('the characters of a pattern are literal', async () => {
  await make.person(5, { name: 'Seratus % pasti_benar' })
  const find = async (value: string) => (await call(admin, findUser, { body: { field: 'name', value } })).data.total
  expect([
    await find('100%'),
    await find('s%i'),
    await find('pasti_b'),
    await find('past__b'),
    await find('\\'),
  ]).toEqual([0, 0, 1, 0, 0])
})
