import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import { messages } from '@sehati/contract/messages'
import { expect, test } from 'vitest'
import { sharedServer } from '../../../test/server.ts'

const { call, make, at } = await sharedServer()
const update = (who: { token: string }, jadwalid: number, body: object) =>
  call(who, api.updateKonsultasi, { query: { jadwalid }, body })
const booked = async (change?: Parameters<typeof make.booked>[1]) => {
  const patient = await make.person(5)
  return { patient, ...(await make.booked(patient, change)) }
}

test('author, time and version of the last reply are recorded, and visible to both sides', async () => {
  const { patient, tenaga, jadwal_id } = await booked()
  at('2026-11-23T08:00:00+07:00')
  await update(tenaga, jadwal_id, { status: 'disetujui', initial_consult: 'Satu' })
  at('2026-11-23T09:00:00+07:00')
  // The same text again is no new version.
  await update(tenaga, jadwal_id, { status: 'menunggu', initial_consult: 'Satu' })
  const first = { versi_balasan: 1, dibalas_oleh: tenaga.name, dibalas_pada: '2026-11-23T08:00:00+07:00' }
  expect((await call(patient, api.getKonsultasi, { query: { jadwalid: jadwal_id } })).data).toMatchObject(first)
  const second = { versi_balasan: 2, dibalas_oleh: tenaga.name, dibalas_pada: '2026-11-23T09:00:00+07:00' }
  expect((await update(tenaga, jadwal_id, { initial_consult: 'Dua' })).data).toMatchObject(second)
  // Of a reply that an admin may not read, the admin reads by whom and when.
  const seen = (await call(await make.person(1), api.getKonsultasi, { query: { jadwalid: jadwal_id } })).data
  expect(seen).toMatchObject({ ...second, ada_balasan: true, initial_consult: null })
})

test.each(['disetujui', 'selesai'])(
  'a stale form does not overwrite a newer reply of one that is %s',
  async (status) => {
    const { patient, tenaga, jadwal_id } = await booked({ status, balasan: 'Lama' })
    const form = { status, initial_consult: 'Dari formulir lama', dasar_versi: 1 }
    expect((await update(tenaga, jadwal_id, { ...form, initial_consult: 'Baru' })).status).toBe(200)
    const stale = { status: 409, code: 'VERSION_STALE', message: messages.VERSION_STALE.isi }
    expect(await update(tenaga, jadwal_id, form)).toMatchObject(stale)
    const read = async () => (await call(patient, api.getKonsultasi, { query: { jadwalid: jadwal_id } })).data
    expect(await read()).toMatchObject({ initial_consult: 'Baru', versi_balasan: 2 })
    expect((await update(tenaga, jadwal_id, { ...form, dasar_versi: 2 })).status).toBe(200)
    expect(await read()).toMatchObject({ initial_consult: form.initial_consult, versi_balasan: 3 })
  },
)

test('of two stale forms at once, one is stored', async () => {
  const { tenaga, jadwal_id } = await booked({ balasan: 'Lama' })
  const replies = await Promise.all(
    ['Satu', 'Dua', 'Tiga'].map((initial_consult) =>
      update(tenaga, jadwal_id, { status: 'disetujui', initial_consult, dasar_versi: 1 }),
    ),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('a status alone, or an unchanged reply, is never stale', async () => {
  const { tenaga, jadwal_id } = await booked({ balasan: 'Lama' })
  const admin = await make.person(1)
  expect((await update(admin, jadwal_id, { status: 'menunggu', dasar_versi: 0 })).status).toBe(200)
  const same = { status: 'disetujui', initial_consult: 'Lama', dasar_versi: 0 }
  expect((await update(tenaga, jadwal_id, same)).status).toBe(200)
})

test('without a version the specification’s request works', async () => {
  const { tenaga, jadwal_id } = await booked({ balasan: 'Lama' })
  for (const initial_consult of ['Satu', 'Dua'])
    expect((await update(tenaga, jadwal_id, { status: 'disetujui', initial_consult })).status).toBe(200)
})
