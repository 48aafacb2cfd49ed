import { getStatistik } from '@sehati/contract/care/statistik.endpoints'
import type { Statistik } from '@sehati/contract/care/statistik.schema'
import type { StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { startServer } from '../../../test/server.ts'

const { db, make, call } = await startServer()
const admin = await make.person(1)

const of = async (query: object = {}): Promise<Statistik> =>
  (await call(admin, getStatistik, { query: { ...query } })).data
const rows = [
  ['2026-11-22', '23:00:00', 'selesai'], // Sunday
  ['2026-11-23', '00:00:00', 'diajukan'], // Monday, still Sunday in UTC
  ['2026-11-23', '09:30:00', 'dibatalkan'],
  ['2026-11-30', '09:00:00', 'diajukan'], // next Monday: beyond the period
  ['2026-09-07', '09:00:00', 'selesai'], // the first Monday
  ['2026-09-06', '09:00:00', 'selesai'], // the Sunday before it
  ['2026-09-14', '09:59:00', 'menunggu'],
] as const satisfies [string, string, StatusKonsultasi][]
const made: Awaited<ReturnType<typeof make.booked>>[] = []
for (const [tanggal, jam_mulai, status] of rows) {
  const jam_selesai = jam_mulai.replace(/..:..$/, '59:59')
  made.push(await make.booked(await make.person(5), { tanggal, jam_mulai, jam_selesai, status }))
}

test('twelve weeks from Monday to Sunday in Jakarta, the current one and empty ones included', async () => {
  const { dari, sampai, per_minggu } = await of()
  expect([dari, sampai, per_minggu.length]).toEqual(['2026-09-07', '2026-11-29', 12])
  expect(per_minggu.filter(({ jumlah }) => jumlah > 0)).toEqual([
    { minggu: '2026-09-07', jumlah: 1, dibatalkan: 0 },
    { minggu: '2026-09-14', jumlah: 1, dibatalkan: 0 },
    { minggu: '2026-11-16', jumlah: 1, dibatalkan: 0 },
    { minggu: '2026-11-23', jumlah: 2, dibatalkan: 1 },
  ])
})

test('all five statuses', async () => {
  expect((await of()).per_status).toEqual([
    { status: 'diajukan', jumlah: 1 },
    { status: 'menunggu', jumlah: 1 },
    { status: 'disetujui', jumlah: 0 },
    { status: 'dibatalkan', jumlah: 1 },
    { status: 'selesai', jumlah: 2 },
  ])
})

test('all six causes of cancellations', async () => {
  await db.rows(sql`update konsultasi set sebab_batal = 'klinik' where jadwal_id = ${made[2]?.jadwal_id}`)
  expect((await of()).per_sebab).toEqual([
    { sebab: 'pasien', jumlah: 0 },
    { sebab: 'pasien_terlambat', jumlah: 0 },
    { sebab: 'tidak_hadir', jumlah: 0 },
    { sebab: 'klinik', jumlah: 1 },
    { sebab: 'tidak_dijawab', jumlah: 0 },
    { sebab: 'tidak_dikonfirmasi', jumlah: 0 },
  ])
  expect((await of({ dari: '2026-09-06', sampai: '2026-09-08' })).per_sebab.every(({ jumlah }) => jumlah === 0)).toBe(
    true,
  )
})

test('the hours with consultations, in Jakarta time', async () => {
  const { jam_sibuk } = await of()
  expect(jam_sibuk).toEqual([
    { hari: 'Senin', jam: 9, jumlah: 2 },
    { hari: 'Minggu', jam: 23, jumlah: 1 },
    { hari: 'Senin', jam: 0, jumlah: 1 },
  ])
})

test('the fifteen most requested specialisations', async () => {
  const first = await db.row<{ spesialisasi_id: number; nama_spesialisasi: string }>(sql`
    select spesialisasi_id, nama_spesialisasi from spesialisasi join tenaga_profesional using (spesialisasi_id)
    where profesional_id = ${made[0]?.tenaga.profesional_id}`)
  for (let n = 0; n < 15; n++) await make.booked(await make.person(5), { tanggal: '2026-11-26' })
  await db.rows(sql`
    update tenaga_profesional set spesialisasi_id = ${first?.spesialisasi_id}
    where profesional_id = any (${made.map(({ tenaga }) => tenaga.profesional_id)}::int[])`)
  const { per_spesialisasi } = await of()
  expect(per_spesialisasi).toHaveLength(15)
  expect(per_spesialisasi[0]).toEqual({ ...first, jumlah: 5 })
})

test('between two dates, both included; weeks are complete, their counts are limited to the dates', async () => {
  const { per_minggu, per_status } = await of({ dari: '2026-09-06', sampai: '2026-09-08' })
  expect(per_minggu).toEqual([
    { minggu: '2026-08-31', jumlah: 1, dibatalkan: 0 },
    { minggu: '2026-09-07', jumlah: 1, dibatalkan: 0 },
  ])
  expect(per_status.find(({ status }) => status === 'selesai')?.jumlah).toBe(2)
})

test.each([
  [4, '2026-11-02'],
  [12, '2026-09-07'],
  [26, '2026-06-01'],
  [52, '2025-12-01'],
])('the last %i weeks', async (minggu, dari) => {
  const found = await of({ minggu })
  expect([found.dari, found.sampai, found.per_minggu.length]).toEqual([dari, '2026-11-29', minggu])
  const selesai = found.per_status.find(({ status }) => status === 'selesai')?.jumlah
  expect(selesai).toBe(minggu === 4 ? 1 : minggu === 12 ? 2 : 3)
})

test.each([
  { minggu: 5 },
  { minggu: 'semua' },
  { dari: '2026-11-24', sampai: '2026-11-23' },
  { dari: '2020-01-01', sampai: '2026-01-01' },
  { dari: 'kemarin' },
  { dari: '2026-02-30' },
  { sampai: '0001-01-01' },
  { dari: '9999-12-31' },
])('%o is no period', async (query) => {
  const reply = await call(admin, getStatistik, { query })
  expect([reply.status, reply.code]).toEqual([422, 'VALIDATION_FAILED'])
})
