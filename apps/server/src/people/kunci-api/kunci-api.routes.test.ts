import { cabutKunciApi, insertKunciApi, listKunciApi } from '@sehati/contract/people/kunci-api.endpoints'
import { KUNCI_API_HARI, KUNCI_API_PER_MENIT, semuaLingkup } from '@sehati/contract/people/kunci-api.rules'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { PASSWORD } from '../../../test/factories.ts'
import { makeFhir } from '../../../test/fhir.ts'
import { START, startServer } from '../../../test/server.ts'
import { hashToken } from '../../base/http/authentication.ts'

const server = await startServer()
const { db, call, make, at } = server
const { key, get } = makeFhir(server)
beforeEach(() => at(START.toISOString()))

const body = { nama: 'Sistem akademik', lingkup: ['fhir/Slot.read'], hari: 90, password: PASSWORD }
const rowsOf = (nama: string) => db.rows(sql`select kunci_id from kunci_api where nama = ${nama}`)

test('an admin makes a key: it is shown once, stored as a hash, told to every admin and recorded', async () => {
  const [me, other] = [await make.person(1), await make.person(1)]
  const made = await call(me, insertKunciApi, { body })
  expect(made.status).toBe(201)
  const { kunci, kunci_id } = made.data
  expect(kunci).toMatch(/^sk_[A-Za-z0-9_-]{43}$/)
  expect(made.data).toMatchObject({
    oleh: me.name,
    lingkup: ['fhir/Slot.read'],
    kedaluwarsa: '2027-02-21T07:00:00+07:00',
    dipakai: null,
    dicabut: null,
  })
  const [row] = await db.rows<{ hash: Buffer; text: string }>(
    sql`select kunci_hash as hash, to_jsonb(k)::text as text from kunci_api k where kunci_id = ${kunci_id}`,
  )
  expect(row?.hash).toEqual(hashToken(kunci))
  expect(row?.text).not.toContain(kunci.slice(3))
  const list = await call(other, listKunciApi)
  expect(list.data.find((one: { kunci_id: number }) => one.kunci_id === kunci_id)).toBeTruthy()
  expect(list.raw.toString()).not.toContain(kunci.slice(3))
  const told = await db.rows(sql`
    select user_id from peristiwa where jenis = 'kunci_dibuat' and (isi ->> 'akun')::int = ${me.user_id} order by user_id`)
  expect(told).toEqual(expect.arrayContaining([{ user_id: me.user_id }, { user_id: other.user_id }]))
  const trail = await db.rows(sql`
    select tindakan, pelaku_id from jejak_baru where objek = 'kunci_api' and objek_id = ${kunci_id}`)
  expect(trail).toEqual([{ tindakan: 'atur', pelaku_id: me.user_id }])
})

test.each([
  ['the wrong password', { password: 'bukan-ini' }, 'PASSWORD_WRONG'],
  ['no scope', { lingkup: [] }, 'VALIDATION_FAILED'],
  ['an unknown scope', { lingkup: ['fhir/Patient.write'] }, 'VALIDATION_FAILED'],
  ['more than a year', { hari: KUNCI_API_HARI + 1 }, 'VALIDATION_FAILED'],
  ['no term', { hari: 0 }, 'VALIDATION_FAILED'],
  ['a blank name', { nama: ' ' }, 'VALIDATION_FAILED'],
])('with %s no key is made', async (_, change, code) => {
  const nama = `Kunci ${code} ${JSON.stringify(change)}`.slice(0, 60)
  const refused = await call(await make.person(1), insertKunciApi, { body: { ...body, nama, ...change } })
  expect(refused.code).toBe(code)
  expect(await rowsOf(nama)).toEqual([])
})

test('the database knows no key for longer than a year, without a scope, or whose revocation is taken back', async () => {
  const { user_id } = await make.person(1)
  const insert = (days: number, lingkup: string[]) =>
    db.rows(sql`
      insert into kunci_api (nama, kunci_hash, lingkup, oleh, dibuat, kedaluwarsa)
      values ('Luar', ${hashToken(`${days}${lingkup}`)}, ${lingkup}::text[], ${user_id}, ${START}, ${START}::timestamptz + make_interval(days => ${days}))`)
  await expect(insert(KUNCI_API_HARI + 1, ['fhir/Slot.read'])).rejects.toMatchObject({ constraint: 'kunci_api_masa' })
  await expect(insert(10, [])).rejects.toMatchObject({ constraint: 'kunci_api_lingkup' })
  await expect(insert(10, ['semua'])).rejects.toMatchObject({ constraint: 'kunci_api_lingkup' })
  const { admin, kunci_id } = await key(['fhir/Slot.read'])
  await call(admin, cabutKunciApi, { query: { id: kunci_id } })
  await expect(db.rows(sql`update kunci_api set dicabut = null where kunci_id = ${kunci_id}`)).rejects.toMatchObject({
    constraint: 'kunci_api_dicabut_tetap',
  })
})

test('a revoked key reads nothing more; revoking it again changes nothing', async () => {
  const { admin, kunci, kunci_id } = await key(['fhir/Slot.read'])
  expect((await get(kunci, 'Slot')).status).toBe(200)
  const revoked = await call(admin, cabutKunciApi, { query: { id: kunci_id } })
  expect(revoked.data).toMatchObject({ kunci_id, dicabut: '2026-11-23T07:00:00+07:00' })
  const refused = await get(kunci, 'Slot')
  expect([refused.status, refused.body.issue[0].code]).toEqual([401, 'login'])
  at('2026-11-24T07:00:00+07:00')
  const again = await call(admin, cabutKunciApi, { query: { id: kunci_id } })
  expect(again.data.dicabut).toBe('2026-11-23T07:00:00+07:00')
  expect((await call(admin, cabutKunciApi, { query: { id: 2_000_000_000 } })).code).toBe('NOT_FOUND')
})

test('a key ends with its term, to the second', async () => {
  const { kunci } = await key(['fhir/Slot.read'], 1)
  at('2026-11-24T06:59:59+07:00')
  expect((await get(kunci, 'Slot')).status).toBe(200)
  at('2026-11-24T07:00:00+07:00')
  expect((await get(kunci, 'Slot')).status).toBe(401)
})

test('a key is not valid while its admin is none', async () => {
  const { admin, kunci } = await key(['fhir/Slot.read'])
  await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${admin.user_id}`)
  expect((await get(kunci, 'Slot')).status).toBe(401)
})

test('when it was last used is known to the minute', async () => {
  const { kunci, kunci_id, admin } = await key(['fhir/Slot.read'])
  const dipakai = async () =>
    (await call(admin, listKunciApi)).data.find((one: { kunci_id: number }) => one.kunci_id === kunci_id).dipakai
  expect(await dipakai()).toBeNull()
  await get(kunci, 'Slot')
  at('2026-11-23T07:00:59+07:00')
  await get(kunci, 'Slot')
  expect(await dipakai()).toBe('2026-11-23T07:00:00+07:00')
  at('2026-11-23T07:01:00+07:00')
  await get(kunci, 'Slot')
  expect(await dipakai()).toBe('2026-11-23T07:01:00+07:00')
})

test('a key makes so many requests in a minute, and one more is refused with the time to wait', async () => {
  const [{ kunci }, other] = [await key(['fhir/Organization.read']), await key(['fhir/Organization.read'])]
  const statuses: number[] = []
  for (let n = 0; n < KUNCI_API_PER_MENIT; n += 1) statuses.push((await get(kunci, 'Organization/0')).status)
  expect(new Set(statuses)).toEqual(new Set([404]))
  const over = await get(kunci, 'Organization')
  expect([over.status, over.body.issue[0].code]).toEqual([429, 'throttled'])
  expect(Number(over.headers['retry-after'])).toBeGreaterThan(0)
  expect((await get(other.kunci, 'Organization')).status).toBe(200)
})

test('every scope can be given', async () => {
  const { admin, kunci_id } = await key(semuaLingkup)
  const { data } = await call(admin, listKunciApi)
  expect(data.find((one: { kunci_id: number }) => one.kunci_id === kunci_id).lingkup).toEqual([...semuaLingkup])
})
