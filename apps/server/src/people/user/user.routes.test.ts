import { findUser, getUser, listLevel, listUser, pageUser, updateProfil } from '@sehati/contract/people/user.endpoints'
import { describe, expect, test } from 'vitest'
import { startServer } from '../../../test/server.ts'

const { make, call } = await startServer()
const admin = await make.person(1)
const person = await make.person(5, { name: 'Budi 100%_\\Asli', email: 'budi_x@uji.test' })
const tenaga = await make.profesional(2, { name: 'dr. Melati' })
const notYet = await make.person(3, { name: 'Calon Psikolog' })

const wire = ({ token, ...user }: typeof person) => user

describe('one person', () => {
  test('reads their own profile; another’s is forbidden; an admin reads any', async () => {
    const own = await call(person, getUser, { query: { id: person.user_id } })
    expect([own.status, own.data]).toEqual([200, wire(person)])
    expect((await call(person, getUser, { query: { id: admin.user_id } })).code).toBe('FORBIDDEN')
    expect((await call(admin, getUser, { query: { id: person.user_id } })).data).toEqual(wire(person))
    expect((await call(admin, getUser, { query: { id: 2_000_000_000 } })).code).toBe('NOT_FOUND')
  })

  test.each(['', '0', '-1', '1.5', 'abc', '99999999999', "1'; drop table users"])('no id is %s', async (id) => {
    expect((await call(admin, getUser, { query: { id } })).status).toBe(422)
  })
})

describe('the own profile', () => {
  test('changes only the sent fields, never the level or another person', async () => {
    const me = await make.person(5)
    const body = {
      name: 'Nama Saya',
      no_bpjs: null,
      phone_number: '0812',
      level_id: 1,
      status_user: 'nonaktif',
      user_id: admin.user_id,
    }
    const reply = await call(me, updateProfil, { body })
    expect([reply.status, reply.data]).toEqual([
      200,
      { ...wire(me), name: 'Nama Saya', no_bpjs: null, phone_number: '0812' },
    ])
    expect((await call(me, updateProfil, { body: {} })).data).toEqual(reply.data)
  })

  test.each([{ name: 'a\0b' }, { name: '\ud800' }, { name: 'x'.repeat(101) }, { name: 5 }, { email: 'x' }])(
    'refuses %o without a 500',
    async (body) => {
      const reply = await call(person, updateProfil, { body })
      expect([reply.status, reply.code]).toEqual([422, 'VALIDATION_FAILED'])
    },
  )
})

describe('lists', () => {
  test('come in order of ids, whole or a page at a time', async () => {
    const all = (await call(admin, listUser)).data.map((user: { user_id: number }) => user.user_id)
    expect(all).toEqual([...all].sort((a, b) => a - b))
    const page = (await call(admin, pageUser, { query: { page: 2, limit: 2 } })).data
    expect(page).toMatchObject({ current_page: 2, last_page: Math.ceil(all.length / 2), total: all.length })
    expect(page.queried.map((user: { user_id: number }) => user.user_id)).toEqual(all.slice(2, 4))
    expect(Object.keys(page.queried[0]).sort()).toEqual(Object.keys(wire(person)).sort())
  })

  test('past the end are empty and still have the total', async () => {
    const total = (await call(admin, listUser)).data.length
    const { data } = await call(admin, pageUser, { query: { page: 1_000 } })
    expect(data).toEqual({ queried: [], current_page: 1_000, last_page: Math.ceil(total / 10), total })
  })

  test.each([{ page: 0 }, { limit: -1 }, { limit: 0 }, { page: 'x' }])('%o is no page', async (query) => {
    expect((await call(admin, pageUser, { query })).status).toBe(422)
  })

  test('the levels have the number of their people', async () => {
    const { data } = await call(admin, listLevel)
    const people = (await call(admin, listUser)).data
    expect(data.map((level: { nama_level: string }) => level.nama_level)).toEqual([
      'admin',
      'dokter',
      'psikolog',
      'karyawan',
      'user',
    ])
    for (const { level_id, jumlah } of data) {
      expect(jumlah).toBe(people.filter((user: { level_id: number }) => user.level_id === level_id).length)
    }
  })
})

describe('searching', () => {
  const search = async (field: string, value: unknown, query = {}) =>
    (await call(admin, findUser, { query, body: { field, value } })).data
  const ids = async (field: string, value: unknown) =>
    (await search(field, value, { limit: 100 })).queried.map((user: { user_id: number }) => user.user_id)

  test.each(['budi', 'BUDI 100%', '%_\\', '_\\a', 'asli'])('finds %s in a name, in any case', async (value) => {
    expect(await ids('name', value)).toEqual([person.user_id])
  })

  test.each(['B_di', 'Budi%Asli', '%%', '\\\\'])('searches %s literally', async (value) => {
    expect(await ids('name', value)).toEqual([])
  })

  test('compares e-mail, status and level', async () => {
    expect(await ids('email', 'BUDI_X')).toEqual([person.user_id])
    expect(await ids('status_user', 'tidak aktif')).toEqual([])
    expect(await ids('level_id', '1')).toEqual([admin.user_id])
  })

  test('doctors and psychologists have their kind of professional, null where not yet one; others have none', async () => {
    const [doctor] = (await search('name', 'melati')).queried
    expect(doctor).toMatchObject({
      profesional_id: tenaga.profesional_id,
      lokasi: 'Klinik',
      nama_spesialisasi: expect.any(String),
    })
    expect((await search('level_id', 3)).queried[0]).toEqual({
      ...wire(notYet),
      profesional_id: null,
      spesialisasi_id: null,
      nama_spesialisasi: null,
      lokasi: null,
    })
    expect((await search('name', 'budi')).queried[0]).toEqual(wire(person))
  })

  test('without a match is an empty page', async () => {
    expect(await search('name', 'tiada siapa pun')).toEqual({ queried: [], current_page: 1, last_page: 1, total: 0 })
  })

  test.each([
    ['password_hash', '$argon2id$'],
    ['nama', 'budi'],
  ])('by %s %s is refused', async (field, value) => {
    expect((await call(admin, findUser, { body: { field, value } })).status).toBe(422)
  })
})
