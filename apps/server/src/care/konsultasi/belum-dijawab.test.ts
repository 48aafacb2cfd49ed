import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import { expect, test } from 'vitest'
import { sharedServer } from '../../../test/server.ts'

const { call, make, at } = await sharedServer()
const tenaga = await make.profesional()

/** Requests of one professional, each made at an instant for a date; returns the names of its patients in the order of the list. */
async function request(name: string, made: string, tanggal: string, status = 'diajukan') {
  at(`2026-11-${made}:00+07:00`)
  const day = new Date(`${tanggal}T00:00:00Z`).getUTCDay()
  const hari = (['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'] as const)[day]
  const session = await make.sesi(tenaga.profesional_id, { hari, sesi: Number(tanggal.slice(-2)) })
  const { user_id } = await make.person(5, { name })
  await make.konsultasi(
    { user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: session.id },
    { tanggal, status },
  )
}
await request('Seen', '23T08:00', '2026-11-26', 'menunggu')
await request('Soonest start', '24T11:00', '2026-11-27')
await request('Late', '23T09:00', '2026-12-01')
await request('Second', '23T14:00', '2026-12-02')
await request('Approved', '23T09:00', '2026-12-07', 'disetujui')
at('2026-11-24T12:00:00+07:00')

const order = ['Late', 'Second', 'Soonest start', 'Seen']
const names = async (query: object) => {
  const { data } = await call(tenaga, api.listKonsultasiTenpro, { query: { belum_dijawab: 1, ...query } })
  return (Array.isArray(data) ? data : data.queried).map((k: { name: string }) => k.name)
}

test('what waits for an answer comes by its deadline, what was seen comes last, and nothing else', async () => {
  expect(await names({})).toEqual(order)
  expect(await names({ page: 1, limit: 10 })).toEqual(order)
  expect(await names({ page: 1, limit: 10, bagian: 'riwayat', urut: 'hari_ini' })).toEqual(order)
})

test('pages continue the order, also of a search', async () => {
  expect([...(await names({ page: 1, limit: 3 })), ...(await names({ page: 2, limit: 3 }))]).toEqual(order)
  expect(await names({ page: 1, limit: 10, q: 'e' })).toEqual(order.filter((name) => name.includes('e')))
})

test('0 is the usual list; another value is refused', async () => {
  expect(await names({ belum_dijawab: 0 })).toContain('Approved')
  const wrong = await call(tenaga, api.listKonsultasiTenpro, { query: { belum_dijawab: 'ya' } as never })
  expect(wrong).toMatchObject({ status: 422, errors: [{ field: 'belum_dijawab' }] })
})
