import { insertRangkaian, pratinjauRangkaian } from '@sehati/contract/booking/rangkaian.endpoints'
import { listAsalRangkaian } from '@sehati/contract/desk/pasien.endpoints'
import { listSlotJenisAdmin, listSlotJenisTenpro } from '@sehati/contract/schedule/jenis.endpoints'
import {
  listKetersediaanAdmin,
  listKetersediaanLoket,
  listKetersediaanTenpro,
} from '@sehati/contract/schedule/ketersediaan.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { makeAntrean } from '../../../test/antrean.ts'
import { sharedServer } from '../../../test/server.ts'

const server = await sharedServer()
const { db, call, make } = server
const { petugas } = makeAntrean(server)
const clerk = await petugas()
const admin = await make.person(1)

/** The last day on which a series can begin, of the Monday on which these tests take place, and a week after it. */
const [LAST, BEYOND] = ['2027-05-28', '2027-06-04']

/** A psychologist with a session on Friday, and a patient with consultations. */
async function praktik() {
  const [tenaga, patient] = [await make.profesional(3), await make.person(5)]
  const { id } = await make.sesi(tenaga.profesional_id, { hari: 'Jumat' })
  const of = { user_id: patient.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: id }
  const had = (status: 'selesai' | 'disetujui' | 'diajukan' | 'dibatalkan', tanggal: string) =>
    make.konsultasi(of, { status, tanggal })
  return { tenaga, patient, of, had }
}
const asal = (user_id: number, who = clerk) => call(who, listAsalRangkaian, { query: { user_id } })

test('the desk reads the newest agreed consultation with each active professional, and that it did is recorded', async () => {
  const { tenaga, patient, had } = await praktik()
  await had('selesai', '2026-10-02')
  const newest = await had('selesai', '2026-10-09')
  await had('dibatalkan', '2026-10-16')
  await had('diajukan', '2026-11-27')
  const other = await make.profesional(2, { name: 'Zulaikha Terakhir' })
  const { id } = await make.sesi(other.profesional_id, { hari: 'Kamis' })
  const of = { user_id: patient.user_id, profesional_id: other.profesional_id, jadwal_tenaga_id: id }
  const approved = await make.konsultasi(of, {
    status: 'disetujui',
    tanggal: '2026-11-26',
    metode_konsultasi: 'offline',
  })
  const rowOf = (jadwal_id: number, { profesional_id, name }: typeof tenaga, metode_konsultasi: string) => ({
    jadwal_id,
    profesional_id,
    nama_profesional: name,
    metode_konsultasi,
  })
  const all = [rowOf(newest, tenaga, 'online'), rowOf(approved, other, 'offline')]
  expect((await asal(patient.user_id)).data).toEqual(
    all.toSorted((a, b) => a.nama_profesional.localeCompare(b.nama_profesional)),
  )
  const looked = () =>
    db.rows(sql`select tindakan from jejak_baru where pelaku_id = ${clerk.user_id} and subjek_id = ${patient.user_id}`)
  await expect.poll(looked).toEqual([{ tindakan: 'lihat' }])

  await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${other.user_id}`)
  expect((await asal(patient.user_id)).data).toEqual([rowOf(newest, tenaga, 'online')])
  expect(await asal(patient.user_id, patient)).toMatchObject({ status: 403 })
})

test('a clerk plans a series for a person from what the desk reads, and none of their own', async () => {
  const { patient, of, had } = await praktik()
  await had('selesai', '2026-10-09')
  const [{ jadwal_id }] = (await asal(patient.user_id)).data
  const pertemuan = ['2026-12-04', LAST].map((tanggal) => ({ jadwal_tenaga_id: of.jadwal_tenaga_id, tanggal }))
  const how = { keluhan: 'Dipesan di loket', metode_konsultasi: 'online', jarak_minggu: 1 }
  const made = await call(clerk, insertRangkaian, { body: { lanjutan_dari: jadwal_id, pertemuan, ...how } })
  expect(made).toMatchObject({ status: 201, data: { jumlah: 2 } })

  await make.konsultasi({ ...of, user_id: clerk.user_id }, { status: 'selesai', tanggal: '2026-10-02' })
  expect((await asal(clerk.user_id)).data).toEqual([])
})

test('each role is offered every day on which a series can begin, and no other', async () => {
  const { tenaga, of, had } = await praktik()
  const lanjutan_dari = await had('selesai', '2026-10-09')
  const roles = [
    [tenaga, listKetersediaanTenpro],
    [admin, listKetersediaanAdmin],
    [clerk, listKetersediaanLoket],
  ] as const
  const query = { profid: tenaga.profesional_id, dari: LAST, sampai: BEYOND, jendela: 'rangkaian' }
  for (const [who, endpoint] of roles) {
    const days = await call(who, endpoint, { query })
    expect([days.data[0], days.data.at(-1)]).toMatchObject([
      { tanggal: LAST, bisa: true },
      { tanggal: BEYOND, bisa: false, alasan: 'di luar jendela' },
    ])
    const pola = { lanjutan_dari, jadwal_tenaga_id: of.jadwal_tenaga_id, metode_konsultasi: 'online' }
    const look = (tanggal: string) =>
      call(who, pratinjauRangkaian, { body: { ...pola, tanggal, jarak_minggu: 1, jumlah: 2 } })
    expect((await look(LAST)).data.pertemuan[0]).toMatchObject({ tanggal: LAST, bisa: true })
    expect(await look(BEYOND)).toMatchObject({ code: 'DATE_OUTSIDE_WINDOW' })
  }
})

test('the starts of another type are offered as far', async () => {
  const { tenaga } = await praktik()
  const jenis_id = await make.jenis({ menit: 20 }, tenaga)
  const query = { profid: tenaga.profesional_id, jenis_id, jendela: 'rangkaian' }
  for (const [who, endpoint] of [
    [tenaga, listSlotJenisTenpro],
    [admin, listSlotJenisAdmin],
  ] as const)
    for (const [day, alasan] of [
      [LAST, null],
      [BEYOND, 'di luar jendela'],
    ]) {
      const starts = await call(who, endpoint, { query: { ...query, dari: day, sampai: day } })
      expect(starts.data.map((one: { alasan: string | null }) => one.alasan)).toEqual([alasan, alasan, alasan])
    }
})
