import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import { getFoto } from '@sehati/contract/people/foto.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { startServer } from '../../../test/server.ts'

const { db, call, make } = await startServer()
const [patient, admin] = [await make.person(5), await make.person(1)]
const { jadwal_id, tenaga } = await make.booked(patient)
const read = async (who: { token: string }) =>
  (await call(who, api.getKonsultasi, { query: { jadwalid: jadwal_id } })).data
const urls = async (who: { token: string }) => {
  const { foto_pasien_url, foto_profesional_url } = await read(who)
  return [foto_pasien_url, foto_profesional_url]
}

test('a reader of a consultation gets both photos, with URLs that they may load', async () => {
  expect(await urls(patient)).toEqual([null, null])
  const mine = await make.foto(patient.user_id)
  const theirs = await make.foto(tenaga.user_id)
  for (const who of [patient, tenaga, admin]) {
    const found = await urls(who)
    expect(found).toEqual([
      `${getFoto.path}?id=${patient.user_id}&v=${mine}`,
      `${getFoto.path}?id=${tenaga.user_id}&v=${theirs}`,
    ])
    for (const url of found) {
      const query = Object.fromEntries(new URL(url, 'http://x').searchParams)
      expect((await call(who, getFoto, { query })).status).toBe(200)
    }
  }
})

test('lists have them too', async () => {
  const whole = await read(patient)
  expect(whole.foto_profesional_url).not.toBeNull()
  expect((await call(patient, api.listRiwayat)).data).toEqual([whole])
  expect((await call(tenaga, api.listKonsultasiTenpro)).data).toEqual([whole])
  expect((await call(admin, api.listKonsultasiAdmin)).data).toEqual([await read(admin)])
  expect(await read(admin)).toMatchObject({ foto_pasien_url: whole.foto_pasien_url, tertutup: true })
})

test('an object that is sent back with an older photo does not change the photo', async () => {
  const body = { ...(await read(admin)), foto_pasien_url: null, foto_profesional_url: 'lama', status: 'menunggu' }
  const reply = await call(admin, api.updateKonsultasi, { query: { jadwalid: jadwal_id }, body })
  expect(reply).toMatchObject({ status: 200, data: { status: 'menunggu' } })
})

test('a professional who left has no photo that a patient may see', async () => {
  await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${tenaga.user_id}`)
  const [mine, theirs] = await urls(patient)
  expect([typeof mine, theirs]).toEqual(['string', null])
})
