import { listPerbaikan } from '@sehati/contract/consultation/balasan.endpoints'
import { allEndpoints } from '@sehati/contract/endpoints'
import { register } from '@sehati/contract/people/auth.endpoints'
import { listTinjauan } from '@sehati/contract/safety/darurat.endpoints'
import { listKeberatan } from '@sehati/contract/safety/keberatan.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { openClinic } from '../statements/clinic.ts'
import { reads } from '../statements/reads.ts'
import { writes } from '../statements/writes.ts'

// Every call by which an admin writes leaves a row of the trail. A new endpoint is among the calls below without an edit of this
// file: it records its act, or stands here with its reason.

const clinic = await openClinic(1)
const { db, call } = clinic

const withoutRow: Record<string, string> = {
  findUser: 'a search: it changes nothing, and is recorded as a read, once in 15 minutes for each session',
}

const calls: typeof reads = { ...reads, ...writes }
const written = Object.entries(allEndpoints).filter(
  ([name, { access, method }]) => access === 'admin' && method !== 'GET' && !(name in withoutRow),
)

const rowsOf = (pelaku_id: number) =>
  db.rows<{ tindakan: string }>(sql`
    select tindakan from jejak_baru where pelaku_id = ${pelaku_id}
    union all select tindakan from jejak where pelaku_id = ${pelaku_id}`)

test.each(written)('%s leaves a row of its admin', async (name, endpoint) => {
  const { who = null, ...input } = (await calls[name]?.[1](clinic)) ?? {}
  const acting = who as { user_id: number; token: string }
  const before = (await rowsOf(acting.user_id)).length
  expect((await call(acting, endpoint, input)).status).toBe(endpoint.success)
  // Without waiting: the row is committed with the act.
  expect((await rowsOf(acting.user_id)).length).toBeGreaterThan(before)
})

test.each([[1], [2], [3], [4], [5]] as const)(
  'an admin who adds an account of level %i leaves a row of it',
  async (level_id) => {
    const body = { name: 'Baru', email: `baru${level_id}@uji.test`, password_hash: 'kopi pagi di teras', level_id }
    const { data } = await call(clinic.admin, register, { body })
    const rows = await db.rows(sql`
    select pelaku_id from jejak_baru where tindakan = 'buat_akun' and subjek_id = ${data.user_id}`)
    expect(rows).toEqual([{ pelaku_id: clinic.admin.user_id }])
  },
)

test('a visitor who registers leaves none', async () => {
  const body = {
    name: 'Tamu',
    email: 'tamu@uji.test',
    gender: 'lainnya',
    no_bpjs: '0001112223334',
    password_hash: 'kopi pagi di teras',
  }
  const { data } = await call(null, register, { body })
  expect(await db.rows(sql`select from jejak_baru where subjek_id = ${data.user_id}`)).toEqual([])
})

test('the queues of reviews leave a row of their reader', async () => {
  const who = await clinic.make.person(1)
  await clinic.make.tugas(who.user_id, 'peninjau')
  await call(who, listTinjauan)
  await call(who, listPerbaikan)
  await call(who, listKeberatan)
  const objek = async () =>
    (
      await db.rows<{ objek: string }>(sql`
    select objek from jejak_baru where pelaku_id = ${who.user_id} and objek like 'daftar%' order by objek`)
    ).map((row) => row.objek)
  await expect.poll(objek).toEqual(['daftar_keberatan', 'daftar_perbaikan', 'daftar_tinjauan'])
})

test('the list of calls without a row names endpoints that are there', () => {
  expect(Object.keys(withoutRow).filter((name) => !(name in allEndpoints))).toEqual([])
})
