import * as api from '@sehati/contract/absence/alihan.endpoints'
import { listVersiBalasan } from '@sehati/contract/consultation/balasan.endpoints'
import * as konsultasi from '@sehati/contract/consultation/konsultasi.endpoints'
import { insertPercakapan } from '@sehati/contract/talk/percakapan.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { makeAlihan } from '../../../test/alihan.ts'
import { askFor } from '../../../test/booking.ts'
import { startServer } from '../../../test/server.ts'

const server = await startServer()
const { db, call, make } = server
const { answer, clinic, to, offer, decide, read, noticesOf } = await makeAlihan(server)

test('neither professional, nor another patient, reads or decides an offer; a patient offers nothing', async () => {
  const of = await clinic()
  const { alihan_id } = (await offer(of)).data
  const [stranger, other] = [await make.person(5), await clinic()]
  const query = { jadwalid: of.jadwal_id }
  for (const who of [of.lama, of.baru]) {
    expect((await call(who, api.getAlihan, { query })).status).toBe(403)
    expect((await call(who, api.getAlihanAdmin, { query })).status).toBe(403)
    expect((await decide(who, api.setujuiAlihan, of.jadwal_id, alihan_id)).status).toBe(403)
  }
  expect((await call(stranger, api.getAlihan, { query })).status).toBe(404)
  expect((await decide(stranger, api.setujuiAlihan, of.jadwal_id, alihan_id)).status).toBe(404)
  expect((await decide(stranger, api.tolakAlihan, of.jadwal_id, alihan_id)).status).toBe(404)
  // Another patient with a request of their own names this offer.
  expect((await decide(other.pasien, api.setujuiAlihan, other.jadwal_id, alihan_id)).code).toBe('HANDOVER_REFUSED')
  expect((await call(of.pasien, api.putAlihan, { query, body: to(of) })).status).toBe(403)
  expect(await read(of.pasien, of.jadwal_id)).toMatchObject({ hasil: 'menunggu' })
})

test('the conversation with the first professional stays with the first request', async () => {
  const of = await clinic()
  const { alihan_id } = (await offer(of)).data
  await call(of.pasien, insertPercakapan, { body: { jadwal_id: of.jadwal_id, pesan: 'Selamat pagi' } })
  const { jadwal_id } = (await decide(of.pasien, api.setujuiAlihan, of.jadwal_id, alihan_id)).data
  const rows = await db.rows<{ jadwal_id: number }>(sql`
    select jadwal_id from percakapan where jadwal_id in (${of.jadwal_id}, ${jadwal_id})`)
  expect(rows).toEqual([{ jadwal_id: of.jadwal_id }])
})

test('words of danger raise an alert with the new request too', async () => {
  const of = await clinic()
  const lain = await make.sesi(of.lama.profesional_id, { hari: 'Jumat' })
  const pasien = await make.person(5)
  const { data } = await call(pasien, konsultasi.bookKonsultasi, {
    body: askFor(lain, { tanggal: '2026-11-27', keluhan: 'Saya ingin mati saja' }),
  })
  const { alihan_id } = (await offer({ ...of, jadwal_id: data.jadwal_id })).data
  const agreed = await decide(pasien, api.setujuiAlihan, data.jadwal_id, alihan_id)
  const rows = await db.rows<{ jadwal_id: number }>(
    sql`select s.jadwal_id from peringatan join peringatan_sebab s using (peringatan_id) where user_id = ${pasien.user_id} order by s.jadwal_id`,
  )
  expect(rows.map((row) => row.jadwal_id)).toEqual([data.jadwal_id, agreed.data.jadwal_id])
  expect(await noticesOf(of.baru)).toContain('peringatan_konsultasi')
})

test('every list of the first professional has the request, without its text', async () => {
  const of = await clinic()
  const { alihan_id } = (await offer(of)).data
  await decide(of.pasien, api.setujuiAlihan, of.jadwal_id, alihan_id)
  const { profesional_id } = of.lama
  const lists = [
    await call(of.lama, konsultasi.listKonsultasiTenpro, { query: { profesionalid: profesional_id } }),
    await call(of.lama, konsultasi.listKonsultasiTenpro, { query: { profesionalid: profesional_id, page: 1 } }),
    await call(of.lama, konsultasi.viewKonsultasi, { query: { profesionalid: profesional_id } }),
    await call(of.lama, konsultasi.getKonsultasiTenpro, { query: { jadwalid: of.jadwal_id } }),
  ]
  for (const { status, data } of lists) {
    expect(status).toBe(200)
    expect(JSON.stringify(data)).toContain(`"jadwal_id":${of.jadwal_id}`)
    expect(JSON.stringify(data)).not.toContain('Pusing berputar')
  }
})

test('the first professional reads no version of a reply any more, and writes none', async () => {
  const of = await clinic()
  expect((await answer(of.lama, of.jadwal_id, 'diajukan')).status).toBe(200)
  const { alihan_id } = (await offer(of)).data
  await decide(of.pasien, api.setujuiAlihan, of.jadwal_id, alihan_id)
  const versions = async (who: { token: string }) => {
    const { status, code, data } = await call(who, listVersiBalasan, { query: { jadwalid: of.jadwal_id } })
    return { status, code, isi: data?.map(({ isi }: { isi: string }) => isi) }
  }
  expect(await versions(of.lama)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await versions(of.pasien)).toMatchObject({ status: 200, isi: ['Baik.'] })
  for (const status of ['dibatalkan', 'disetujui']) {
    const body = { status, initial_consult: 'Sudah saya jawab.' }
    const refused = await call(of.lama, konsultasi.updateKonsultasi, { query: { jadwalid: of.jadwal_id }, body })
    expect(refused).toMatchObject({ status: 409, code: 'HANDOVER_REFUSED' })
  }
  expect(await versions(of.pasien)).toMatchObject({ isi: ['Baik.'] })
})
