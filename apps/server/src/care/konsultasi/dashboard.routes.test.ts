import type { Hari } from '@sehati/contract/base/waktu'
import { getDashboard } from '@sehati/contract/consultation/konsultasi.endpoints'
import type { Dashboard } from '@sehati/contract/consultation/konsultasi.schema'
import { expect, test } from 'vitest'
import { startServer } from '../../../test/server.ts'

const { call, make, at } = await startServer()
const admin = await make.person(1)
const patient = await make.person(5)
const other = await make.person(4)
const tenaga = await make.profesional()

const booked = async (who: { user_id: number }, tanggal: string, hari: Hari, status: string, jam = '09:00:00') => {
  const sesi = { hari, jam_mulai: jam, jam_selesai: jam.replace(':00:', ':30:'), sesi: Number(jam.slice(0, 2)) }
  const session = (await sessions.get(hari + jam)) ?? (await make.sesi(tenaga.profesional_id, sesi))
  sessions.set(hari + jam, session)
  const of = { user_id: who.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: session.id }
  return make.konsultasi(of, { tanggal, status, jam_mulai: jam, jam_selesai: sesi.jam_selesai })
}
const sessions = new Map<string, Awaited<ReturnType<typeof make.sesi>>>()

const jumat = await booked(patient, '2026-11-27', 'Jumat', 'disetujui')
const senin = await booked(patient, '2026-11-23', 'Senin', 'disetujui')
const rabu = await booked(patient, '2026-11-25', 'Rabu', 'menunggu')
const depan = await booked(patient, '2026-12-04', 'Jumat', 'disetujui')
await booked(patient, '2026-11-24', 'Selasa', 'dibatalkan')
await booked(patient, '2026-11-24', 'Selasa', 'selesai', '11:00:00')
await booked(patient, '2026-10-05', 'Senin', 'selesai')
const milikOrang = await booked(other, '2026-11-23', 'Senin', 'diajukan', '10:00:00')

const dashboard = async (who: { token: string }) => {
  const { mendatang, ...counts } = (await call(who, getDashboard)).data as Dashboard
  return { ...counts, mendatang: mendatang.map((k) => k.jadwal_id) }
}

test('a patient: their own, the next three, soonest first', async () => {
  expect(await dashboard(patient)).toEqual({ semua: 7, selesai: 2, terjadwal: 4, mendatang: [senin, rabu, jumat] })
  expect(await dashboard(other)).toEqual({ semua: 1, selesai: 0, terjadwal: 1, mendatang: [milikOrang] })
})

test('a professional: their bookings; an admin: all', async () => {
  const everything = { semua: 8, selesai: 2, terjadwal: 5, mendatang: [senin, milikOrang, rabu] }
  expect(await dashboard(tenaga)).toEqual(everything)
  expect(await dashboard(admin)).toEqual(everything)
  const nothing = { semua: 0, selesai: 0, terjadwal: 0, mendatang: [] }
  expect(await dashboard(await make.profesional(3))).toEqual(nothing)
  expect(await dashboard(await make.person(3))).toEqual(nothing)
  expect(await dashboard(await make.person(5))).toEqual(nothing)
})

test('a consultation that has started is no longer upcoming', async () => {
  at('2026-11-23T08:59:59+07:00')
  expect((await dashboard(patient)).mendatang).toEqual([senin, rabu, jumat])
  at('2026-11-23T09:00:00+07:00')
  expect((await dashboard(patient)).mendatang).toEqual([rabu, jumat, depan])
  at('2026-11-28T09:00:00+07:00')
  expect(await dashboard(patient)).toMatchObject({ terjadwal: 4, mendatang: [depan] })
})

test('an upcoming one has all its fields', async () => {
  at('2026-11-23T07:00:00+07:00')
  const [first] = ((await call(patient, getDashboard)).data as Dashboard).mendatang
  expect(first).toMatchObject({
    keluhan: 'Pusing',
    nama_profesional: tenaga.name,
    tanggal: '2026-11-23T09:00:00+07:00',
  })
})
