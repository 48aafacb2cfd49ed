import type { KataTugas } from '@sehati/contract/base/access'
import { levelIds } from '@sehati/contract/base/access'
import * as api from '@sehati/contract/people/tugas.endpoints'
import { semuaTugas } from '@sehati/contract/people/tugas.rules'
import { updateUser } from '@sehati/contract/staffing/kedudukan.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { makeRelay } from '../../../test/jobs.ts'
import { startServer } from '../../../test/server.ts'

const server = await startServer()
const { db, call, make } = server
const { relay } = makeRelay(server)
const admin = await make.person(1, { name: 'Admin Tugas' })
type Who = { user_id: number; token: string }

const put = ({ user_id }: Pick<Who, 'user_id'>, tugas: string, aktif: unknown = 1) =>
  call(admin, api.putTugas, { body: { user_id, tugas, aktif } })
const dutiesOf = async (who: Who): Promise<string[]> =>
  (await call(who, api.listTugasSaya)).data.map(({ tugas }: { tugas: string }) => tugas)
const noticesOf = async ({ user_id }: Who): Promise<number> => {
  await relay()
  const rows = await db.rows(sql`select from pemberitahuan where user_id = ${user_id} and jenis = 'tugas_berubah'`)
  return rows.length
}

test('an admin gives a duty and takes it away; the person sees it and is notified', async () => {
  const who = await make.person(4, { name: 'Petugas Loket' })
  expect(await dutiesOf(who)).toEqual([])
  const given = {
    tugas: 'loket',
    user_id: who.user_id,
    name: 'Petugas Loket',
    level_id: 4,
    sejak: '2026-11-23T07:00:00+07:00',
    oleh: 'Admin Tugas',
  }
  expect(await put(who, 'loket')).toMatchObject({ status: 200, data: [given] })
  expect((await call(admin, api.listTugas)).data).toContainEqual(given)
  expect((await call(who, api.listTugasSaya)).data).toEqual([{ tugas: 'loket', sejak: given.sejak }])
  expect(await noticesOf(who)).toBe(1)
  expect(await db.rows(sql`select from surat where user_id = ${who.user_id} and jenis = 'tugas_berubah'`)).toHaveLength(
    1,
  )

  // What changes nothing notifies nothing.
  expect(await put(who, 'loket', true)).toMatchObject({ status: 200, data: [given] })
  expect(await noticesOf(who)).toBe(1)

  expect(await put(who, 'loket', 0)).toMatchObject({ status: 200, data: [] })
  expect(await put(who, 'loket', false)).toMatchObject({ status: 200, data: [] })
  expect(await dutiesOf(who)).toEqual([])
  expect(await noticesOf(who)).toBe(2)
})

test('the list is by duty and name', async () => {
  const [b, a] = [await make.person(1, { name: 'Zz B' }), await make.person(1, { name: 'zz a' })]
  for (const who of [b, a]) for (const tugas of ['peninjau', 'jaga']) await put(who, tugas)
  const rows = (await call(admin, api.listTugas)).data.filter(({ name }: { name: string }) => /^zz /i.test(name))
  expect(rows.map(({ tugas, name }: { tugas: string; name: string }) => `${tugas} ${name}`)).toEqual([
    'jaga zz a',
    'jaga Zz B',
    'peninjau zz a',
    'peninjau Zz B',
  ])
})

const levels: Record<KataTugas, readonly number[]> = {
  loket: [1, 4],
  jaga: [1, 2, 3],
  peninjau: [1, 2, 3],
  petugas_data: [1],
}
test.each(
  semuaTugas.flatMap((tugas) => levelIds.map((level) => [tugas, level, levels[tugas].includes(level)] as const)),
)('the duty %s for level %i: %s, by rule and by database', async (tugas, level, isAllowed) => {
  const who = await make.person(level)
  const reply = await put(who, tugas)
  expect([reply.status, reply.code]).toEqual(isAllowed ? [200, undefined] : [422, 'DUTY_LEVEL'])
  const other = await make.person(level)
  const inserted = db.rows(sql`
    insert into tugas (user_id, tugas, sejak, oleh) values (${other.user_id}, ${tugas}, now(), ${admin.user_id})`)
  if (isAllowed) await inserted
  else await expect(inserted).rejects.toMatchObject({ constraint: 'tugas_peran' })
})

test('a duty of an inactive or unknown account, or of a word that is none, is refused and changes nothing', async () => {
  const who = await make.person(4)
  await call(admin, updateUser, { body: { user_id: who.user_id, status_user: 'nonaktif' } })
  expect(await put(who, 'loket')).toMatchObject({
    status: 422,
    code: 'DUTY_LEVEL',
    message: 'Peran atau status akun ini tidak sesuai.',
  })
  expect(await put({ user_id: 2_000_000_000 }, 'loket')).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await put(who, 'kepala')).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' })
  expect(await put(who, 'loket', 2)).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' })
  expect(await db.rows(sql`select from tugas where user_id = ${who.user_id}`)).toEqual([])
})

test('a deactivated account loses its duties, and does not get them back', async () => {
  const who = await make.person(1)
  await put(who, 'petugas_data')
  await put(who, 'loket')
  await call(admin, updateUser, { body: { user_id: who.user_id, status_user: 'nonaktif' } })
  await call(admin, updateUser, { body: { user_id: who.user_id, status_user: 'aktif' } })
  expect(await db.rows(sql`select from tugas where user_id = ${who.user_id}`)).toEqual([])
})

test('another level keeps the duties that it may have, and the person is notified of those that end', async () => {
  const who = await make.person(1)
  await put(who, 'petugas_data')
  await put(who, 'jaga')
  expect(await noticesOf(who)).toBe(2)
  await call(admin, updateUser, { body: { user_id: who.user_id, level_id: 2 } })
  expect(await db.rows(sql`select tugas from tugas where user_id = ${who.user_id}`)).toEqual([{ tugas: 'jaga' }])
  expect(await noticesOf(who)).toBe(3)
  await call(admin, updateUser, { body: { user_id: who.user_id, level_id: 3 } })
  expect(await noticesOf(who)).toBe(3)
})

test('a duty that is given while the account is deactivated does not outlive it', async () => {
  for (let round = 0; round < 10; round++) {
    const who = await make.person(4)
    await Promise.all([
      put(who, 'loket'),
      call(admin, updateUser, { body: { user_id: who.user_id, status_user: 'nonaktif' } }),
    ])
    expect(await db.rows(sql`select from tugas where user_id = ${who.user_id}`)).toEqual([])
  }
})
