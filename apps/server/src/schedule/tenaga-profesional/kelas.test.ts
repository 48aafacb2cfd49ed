import { type LevelId, levelIds } from '@sehati/contract/base/access'
import { bookKonsultasi, getKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { kelasOf } from '@sehati/contract/consultation/konsultasi.rules'
import { messages } from '@sehati/contract/messages'
import { updateUser } from '@sehati/contract/staffing/kedudukan.endpoints'
import { insertTenagaProfesional } from '@sehati/contract/staffing/tenaga-kelola.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { askFor } from '../../../test/booking.ts'
import { sharedServer } from '../../../test/server.ts'

const { call, db, make } = await sharedServer()
const admin = await make.person(1)

const change = (user_id: number, level_id: LevelId) => call(admin, updateUser, { body: { user_id, level_id } })
const storedKelas = async (user_id: number) =>
  (await db.row<{ kelas: string }>(sql`select kelas from tenaga_profesional where user_id = ${user_id}`))?.kelas
const refused = { status: 409, code: 'PROFESSION_FIXED', message: messages.PROFESSION_FIXED.isi }

/** A professional with one consultation. */
async function withKonsultasi(level_id: 2 | 3, change: Parameters<typeof make.konsultasi>[1] = {}) {
  const [tenaga, patient] = [await make.profesional(level_id), await make.person(5)]
  const { profesional_id } = tenaga
  const { id } = await make.sesi(profesional_id)
  const of = { user_id: patient.user_id, profesional_id, jadwal_tenaga_id: id }
  return { tenaga, patient, jadwal_id: await make.konsultasi(of, change) }
}

test.each([
  [2, 'medis'],
  [3, 'psikologi'],
] as const)('a professional of level %i has the class %s, and so have the consultations', async (level_id, kelas) => {
  const person = await make.person(level_id)
  const body = { user_id: person.user_id, spesialisasi_id: await make.spesialisasi(), lokasi: 'Klinik' }
  expect((await call(admin, insertTenagaProfesional, { body })).status).toBe(201)
  expect(await storedKelas(person.user_id)).toBe(kelas)

  const { patient, jadwal_id } = await withKonsultasi(level_id)
  const { data } = await call(patient, getKonsultasi, { query: { jadwalid: jadwal_id } })
  expect(data).toMatchObject({ kelas, ada_balasan: false, buka_sampai: null })
})

test('the class of each level is the same in the contract and in the database', async () => {
  const rows = await db.rows(sql`select level_id, kelas_level(level_id) as kelas from level order by level_id`)
  expect(rows).toEqual(levelIds.map((level_id) => ({ level_id, kelas: kelasOf(level_id) })))
})

test('without a consultation, the class follows the level', async () => {
  const tenaga = await make.profesional(2)
  expect((await change(tenaga.user_id, 3)).status).toBe(200)
  expect(await storedKelas(tenaga.user_id)).toBe('psikologi')
  expect((await change(tenaga.user_id, 2)).status).toBe(200)
  expect(await storedKelas(tenaga.user_id)).toBe('medis')
})

test.each([
  [2, 3, 'diajukan'],
  [3, 2, 'disetujui'],
  [3, 2, 'selesai'],
  [2, 3, 'dibatalkan'],
] as const)(
  'with a consultation, level %i does not become %i, though it is %s; nothing changes',
  async (from, to, status) => {
    const { tenaga, patient, jadwal_id } = await withKonsultasi(from, { status })
    const before = await storedKelas(tenaga.user_id)
    const body = { user_id: tenaga.user_id, level_id: to, name: 'Nama Baru' }
    expect(await call(admin, updateUser, { body })).toMatchObject(refused)
    const row = await db.row(sql`select level_id, name from users where user_id = ${tenaga.user_id}`)
    expect([row, await storedKelas(tenaga.user_id)]).toEqual([{ level_id: from, name: tenaga.name }, before])
    const { data } = await call(patient, getKonsultasi, { query: { jadwalid: jadwal_id } })
    expect(data).toMatchObject({ status, kelas: before })
  },
)

test('a detour over another level ends in the same refusal, and the way back stays open', async () => {
  const { tenaga } = await withKonsultasi(3, { status: 'selesai' })
  for (const level_id of [5, 1] as const) expect((await change(tenaga.user_id, level_id)).status).toBe(200)
  expect(await change(tenaga.user_id, 2)).toMatchObject(refused)
  expect((await change(tenaga.user_id, 3)).status).toBe(200)
  expect(await storedKelas(tenaga.user_id)).toBe('psikologi')
})

test('other changes of a professional with consultations stay possible', async () => {
  const { tenaga } = await withKonsultasi(2)
  for (const level_id of [2, 4, 2] as const) expect((await change(tenaga.user_id, level_id)).status).toBe(200)
  const body = { user_id: tenaga.user_id, status_user: 'nonaktif' }
  expect((await call(admin, updateUser, { body })).status).toBe(200)
})

test.each([
  ['the class', (id: number) => sql`update tenaga_profesional set kelas = 'psikologi' where profesional_id = ${id}`],
  [
    'the level',
    (id: number) => sql`update users set level_id = 3
      where user_id = (select user_id from tenaga_profesional where profesional_id = ${id})`,
  ],
])('the database refuses to change %s by hand', async (_what, statement) => {
  const { tenaga } = await withKonsultasi(2)
  await expect(db.rows(statement(tenaga.profesional_id))).rejects.toMatchObject({
    constraint: 'tenaga_profesional_kelas_tetap',
  })
})

test('a consultation is never without a class, also where the row names another one', async () => {
  const { user_id } = await make.person(3)
  const row = await db.row(sql`
    insert into tenaga_profesional (user_id, spesialisasi_id, lokasi, kelas)
    values (${user_id}, ${await make.spesialisasi()}, 'Klinik', 'medis') returning kelas`)
  expect(row).toEqual({ kelas: 'psikologi' })
})

test('of a change of level and a new professional at the same time, the class is that of the level', async () => {
  for (let round = 0; round < 20; round++) {
    const { user_id } = await make.person(2)
    const body = { user_id, spesialisasi_id: await make.spesialisasi(), lokasi: 'Klinik' }
    const [inserted, changed] = await Promise.all([call(admin, insertTenagaProfesional, { body }), change(user_id, 3)])
    expect([inserted.status, changed.status]).toEqual([201, 200])
    expect(await storedKelas(user_id)).toBe('psikologi')
  }
})

test('of a change of profession and a booking at the same time, the class of the consultation is that of the level', async () => {
  const done: string[] = []
  for (let round = 0; round < 20; round++) {
    const [tenaga, patient] = [await make.profesional(2), await make.person(5)]
    const session = await make.sesi(tenaga.profesional_id)
    const [booked, changed] = await Promise.all([
      call(patient, bookKonsultasi, { body: askFor(session) }),
      change(tenaga.user_id, 3),
    ])
    done.push(`${booked.status} ${changed.status}`)
    const row = await db.row(sql`
      select u.level_id, t.kelas from users u join tenaga_profesional t using (user_id) where user_id = ${tenaga.user_id}`)
    expect(row).toEqual(changed.status === 409 ? { level_id: 2, kelas: 'medis' } : { level_id: 3, kelas: 'psikologi' })
  }
  expect(done.filter((said) => !['201 409', '201 200'].includes(said))).toEqual([])
})
