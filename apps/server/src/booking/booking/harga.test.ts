import { setujuiAlihan } from '@sehati/contract/absence/alihan.endpoints'
import { HARGA } from '@sehati/contract/base/constants'
import { listRiwayat } from '@sehati/contract/consultation/konsultasi.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { makeAlihan } from '../../../test/alihan.ts'
import { startServer } from '../../../test/server.ts'

const server = await startServer()
const { db, call } = server
const { clinic, offer, see } = await makeAlihan(server)

/** As if the price had been another one when the consultation was booked. */
const priceWas = (harga: number, jadwal_id: number) =>
  db.rows(sql`update konsultasi set harga = ${harga} where jadwal_id = ${jadwal_id}`)

test('a consultation keeps the price at which it was booked', async () => {
  const { pasien, jadwal_id } = await clinic()
  expect((await see(pasien, jadwal_id)).data.harga).toBe(HARGA)
  await priceWas(40_000, jadwal_id)
  expect((await see(pasien, jadwal_id)).data.harga).toBe(40_000)
  expect((await call(pasien, listRiwayat)).data).toMatchObject([{ jadwal_id, harga: 40_000 }])
})

test('also where it is handed over to another professional', async () => {
  const of = await clinic()
  await priceWas(40_000, of.jadwal_id)
  const { alihan_id } = (await offer(of)).data
  const moved = await call(of.pasien, setujuiAlihan, { query: { jadwalid: of.jadwal_id }, body: { alihan_id } })
  expect(moved.data).toMatchObject({ profesional_id: of.baru.profesional_id, harga: 40_000 })
})
