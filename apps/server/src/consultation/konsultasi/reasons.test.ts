import { removeCuti, resolveCuti } from '@sehati/contract/absence/cuti.endpoints'
import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import { updateUser } from '@sehati/contract/staffing/kedudukan.endpoints'
import { expect, test } from 'vitest'
import { sharedServer } from '../../../test/server.ts'

const { call, make } = await sharedServer()
type Who = { token: string }
const read = async (who: Who, jadwalid: number) => (await call(who, api.getKonsultasi, { query: { jadwalid } })).data

test('the patient’s reason is visible to both sides, in no list, and to no admin', async () => {
  const patient = await make.person(5)
  const { jadwal_id, tenaga } = await make.booked(patient)
  const reply = await call(patient, api.cancelKonsultasi, {
    query: { jadwalid: jadwal_id },
    body: { alasan: 'Sudah sembuh' },
  })
  const said = { alasan_batal: 'Sudah sembuh', sebab_batal: 'pasien' }
  expect(reply.data).toMatchObject(said)
  for (const who of [patient, tenaga]) expect(await read(who, jadwal_id)).toMatchObject(said)
  const admin = await make.person(1)
  expect(await read(admin, jadwal_id)).toMatchObject({ sebab_batal: 'pasien', alasan_batal: null })
  expect((await call(patient, api.listRiwayat)).data).toMatchObject([{ jadwal_id, alasan_batal: null }])
})

test('the message of a leave reaches the patient who is cancelled and the one who is moved', async () => {
  const tenaga = await make.profesional()
  const [wednesday, thursday] = [
    await make.sesi(tenaga.profesional_id),
    await make.sesi(tenaga.profesional_id, { hari: 'Kamis', sesi: 2 }),
  ]
  const [gone, moved] = [await make.person(5), await make.person(5)]
  const on = (who: { user_id: number }, session: { id: number }, tanggal: string) =>
    make.konsultasi(
      { user_id: who.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: session.id },
      { tanggal },
    )
  const [a, b] = [await on(gone, wednesday, '2026-11-25'), await on(moved, thursday, '2026-11-26')]
  const cuti_id = await make.cuti(tenaga.profesional_id, { dari: '2026-11-25', sampai: '2026-11-26' })
  const tindakan = [
    { jadwal_id: a, tindakan: 'batal' },
    { jadwal_id: b, tindakan: 'jadwal-ulang', jadwal_tenaga_id: thursday.id, tanggal: '2026-12-03' },
  ]
  const body = { cuti_id, tindakan, pesan: 'Saya sakit, mohon maaf.' }
  expect((await call(tenaga, resolveCuti, { body })).status).toBe(200)
  expect(await read(gone, a)).toMatchObject({ sebab_batal: 'klinik', alasan_batal: body.pesan, pesan_pindah: null })
  expect(await read(moved, b)).toMatchObject({ alasan_batal: null, pesan_pindah: body.pesan })

  // The message belongs to that move: another move removes it.
  const back = { query: { jadwalid: b }, body: { jadwal_tenaga_id: wednesday.id, tanggal: '2026-11-25' } }
  await call(tenaga, removeCuti, { query: { id: cuti_id } })
  expect((await call(moved, api.rescheduleKonsultasi, back)).status).toBe(200)
  expect(await read(moved, b)).toMatchObject({ pesan_pindah: null })
})

test('the message of a deactivation reaches the patient', async () => {
  const patient = await make.person(5)
  const { jadwal_id, tenaga } = await make.booked(patient)
  const body = { user_id: tenaga.user_id, status_user: 'nonaktif', pesan: 'dr. Ayu pindah tugas.' }
  await call(await make.person(1), updateUser, { body })
  expect(await read(patient, jadwal_id)).toMatchObject({ sebab_batal: 'klinik', alasan_batal: body.pesan })
})

test('a reopened consultation has no reason any more', async () => {
  const patient = await make.person(5)
  const { jadwal_id } = await make.booked(patient)
  await call(patient, api.cancelKonsultasi, { query: { jadwalid: jadwal_id }, body: { alasan: 'Sembuh' } })
  await call(await make.person(1), api.updateKonsultasi, {
    query: { jadwalid: jadwal_id },
    body: { status: 'menunggu' },
  })
  expect(await read(patient, jadwal_id)).toMatchObject({ sebab_batal: null, alasan_batal: null })
})
