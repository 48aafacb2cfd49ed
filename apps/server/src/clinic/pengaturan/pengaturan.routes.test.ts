import * as api from '@sehati/contract/clinic/pengaturan.endpoints'
import { messages } from '@sehati/contract/messages'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { makeBook } from '../../../test/booking.ts'
import { startServer } from '../../../test/server.ts'

const { call, db, make } = await startServer()
const book = makeBook(call)
const admin = await make.person(1)
const usual = {
  dua_langkah_staf: false,
  mode_jendela: 'mingguan',
  cakrawala_hari: 14,
  rilis_jam: '00:00:00',
  kedaluwarsa: false,
}
const set = (minggu_ke_depan: unknown) => call(admin, api.updatePengaturan, { body: { minggu_ke_depan } })

/** The response to a new patient who books for Wednesday on Monday, 23 November. */
const ask = async (tanggal: string) => {
  const { profesional_id } = await make.profesional()
  return book(await make.person(5), await make.sesi(profesional_id), { tanggal })
}

test('the window is the specified one until an admin opens further weeks', async () => {
  expect((await call(admin, api.getPengaturan)).data).toEqual({ ...usual, minggu_ke_depan: 0, privasi_ketat: false })
  expect((await ask('2026-11-25')).status).toBe(201)
  const refused = await ask('2026-12-02')
  expect(refused).toMatchObject({ status: 422, code: 'DATE_OUTSIDE_WINDOW' })
  expect(refused.message).toContain('Senin sampai Jumat, dari hari ini sampai Jumat mendatang')

  expect(await set(1)).toMatchObject({ status: 200, data: { minggu_ke_depan: 1 } })
  expect((await call(admin, api.getPengaturan)).data).toEqual({ ...usual, minggu_ke_depan: 1, privasi_ketat: false })
  expect((await ask('2026-12-02')).status).toBe(201)
  const further = await ask('2026-12-09')
  expect(further).toMatchObject({ status: 422, code: 'DATE_OUTSIDE_WINDOW' })
  expect(further.message).toContain('1 minggu setelah Jumat mendatang')
  const pattern = messages.DATE_OUTSIDE_WINDOW.isiRinci
  const made = { message: further.message, code: 'DATE_OUTSIDE_WINDOW', params: { minggu: 1 } }
  expect(further).toMatchObject(made)
  expect(further.errors).toEqual([{ field: 'tanggal', ...made, pattern }])

  await set(8)
  expect((await ask('2027-01-20')).status).toBe(201)
  expect((await ask('2027-01-27')).message).toContain('8 minggu')

  await set(0)
  expect((await ask('2026-12-02')).code).toBe('DATE_OUTSIDE_WINDOW')
})

test.each([-1, 9, 1.5, 'dua', null, undefined])('%j weeks are refused', async (weeks) => {
  expect(await set(weeks)).toMatchObject({ status: 422, errors: [{ field: 'minggu_ke_depan' }] })
})

test('an admin turns strict privacy on and off; a request without the field leaves it unchanged', async () => {
  const update = (body: unknown) => call(admin, api.updatePengaturan, { body })
  expect((await update({ privasi_ketat: true })).data).toEqual({ ...usual, minggu_ke_depan: 0, privasi_ketat: true })
  expect((await set(2)).data).toEqual({ ...usual, minggu_ke_depan: 2, privasi_ketat: true })
  expect((await update({ minggu_ke_depan: 0, privasi_ketat: '0' })).data).toEqual({
    ...usual,
    minggu_ke_depan: 0,
    privasi_ketat: false,
  })
  expect((await update({ privasi_ketat: 1 })).data.privasi_ketat).toBe(true)
  for (const wrong of ['ya', 2, null, []])
    expect(await update({ minggu_ke_depan: 1, privasi_ketat: wrong })).toMatchObject({
      status: 422,
      errors: [{ field: 'privasi_ketat' }],
    })
  expect((await update({})).errors).toMatchObject([{ field: 'minggu_ke_depan' }])
  expect((await update({ privasi_ketat: 0 })).data).toEqual({ ...usual, minggu_ke_depan: 0, privasi_ketat: false })
})

test('there is one row and no second', async () => {
  await expect(db.rows(sql`insert into pengaturan (satu) values (false)`)).rejects.toThrow()
  await expect(db.rows(sql`insert into pengaturan default values`)).rejects.toThrow()
})

test('an admin turns the expiry of requests on and off; it is off by default', async () => {
  const update = (body: unknown) => call(admin, api.updatePengaturan, { body })
  expect((await update({ kedaluwarsa: 1 })).data).toMatchObject({ kedaluwarsa: true, privasi_ketat: false })
  expect((await update({ minggu_ke_depan: 0 })).data.kedaluwarsa).toBe(true)
  expect(await update({ kedaluwarsa: 'ya' })).toMatchObject({ status: 422, errors: [{ field: 'kedaluwarsa' }] })
  expect((await update({ kedaluwarsa: false })).data.kedaluwarsa).toBe(false)
})

test('every admin is told by name who turned strict privacy off, and of no other change', async () => {
  const [me, other] = [await make.person(1, { name: 'Admin Pertama' }), await make.person(1)]
  const update = (body: unknown) => call(me, api.updatePengaturan, { body })
  await db.rows(sql`delete from peristiwa`)
  await update({ privasi_ketat: true })
  await update({ privasi_ketat: true, minggu_ke_depan: 1 })
  const told = () =>
    db.rows(sql`
      select user_id, isi ->> 'akun' as akun from peristiwa
      where jenis = 'pengaman_berubah' and user_id in (${me.user_id}, ${other.user_id}) order by user_id`)
  expect(await told()).toEqual([])
  await update({ privasi_ketat: false })
  await update({ privasi_ketat: false })
  expect(await told()).toEqual([me, other].map(({ user_id }) => ({ user_id, akun: String(me.user_id) })))
})
