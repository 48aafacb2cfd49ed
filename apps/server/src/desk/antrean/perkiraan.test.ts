import { getPerkiraanTunggu } from '@sehati/contract/care/statistik.endpoints'
import * as api from '@sehati/contract/desk/antrean.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { HARI, makeAntrean } from '../../../test/antrean.ts'
import { startServer } from '../../../test/server.ts'

const server = await startServer()
const { db, call, make, at } = server
const { petugas, klinik, tenagaDi, kunjungan, hadir, panggil } = makeAntrean(server)
const clerk = await petugas()
const admin = await make.person(1)

const jam = (waktu: string) => at(`${HARI}T${waktu}:00+07:00`)
const step = (endpoint: typeof api.mulaiAntrean | typeof api.selesaiAntrean | typeof api.lewatiAntrean, id: number) =>
  call(clerk, endpoint as typeof api.mulaiAntrean, { query: { id } })
const counted = async () => (await call(admin, getPerkiraanTunggu, { query: { minggu: 4 } })).data.per_minggu
const toldOf = (jadwal_id: number) =>
  db.row<{ dari: number | null; sampai: number | null }>(
    sql`select perkiraan_dari as dari, perkiraan_sampai as sampai from antrean where jadwal_id = ${jadwal_id}`,
  )

test('what is told at the arrival is kept, is what the patient reads, and is compared with how long they waited', async () => {
  const tenaga = await tenagaDi(await klinik())
  const visits = []
  for (const hour of ['09:00:00', '10:00:00', '11:00:00', '12:00:00']) visits.push(await kunjungan(tenaga, hour))
  const [first, second, third, fourth] = visits as [
    (typeof visits)[0],
    (typeof visits)[0],
    (typeof visits)[0],
    (typeof visits)[0],
  ]
  /** Called and inside; whose hour has not come is called after the others. */
  const serve = async () => {
    const called = (await panggil(clerk, tenaga.profesional_id)).data.antrean.antrean_id as number
    await step(api.mulaiAntrean, called)
    return called
  }
  jam('09:00')
  await hadir(clerk, { jadwal_id: first.jadwal_id })
  // Nothing was known yet.
  expect(await toldOf(first.jadwal_id)).toEqual({ dari: null, sampai: null })
  const inside = await serve()

  // An hour is planned, and is over.
  jam('10:00')
  for (const { jadwal_id } of [second, third, fourth]) await hadir(clerk, { jadwal_id })
  const told = await toldOf(second.jadwal_id)
  expect((await call(second.patient, api.getAntrean)).data.antrean.perkiraan).toEqual(told)
  expect(told?.dari).toBeLessThanOrEqual(15)
  expect(told?.sampai).toBeGreaterThanOrEqual(15)
  expect(await counted()).toEqual([])

  jam('10:15')
  await step(api.selesaiAntrean, inside)
  const next = await serve()
  expect(await counted()).toEqual([{ minggu: HARI, jumlah: 1, tepat: 1, lebih_lama: 0 }])
  // The third one waits far longer than was told; what was told stays.
  const before = await toldOf(third.jadwal_id)
  jam('15:00')
  await step(api.selesaiAntrean, next)
  const late = await serve()
  expect(await toldOf(third.jadwal_id)).toEqual(before)
  expect(await counted()).toEqual([{ minggu: HARI, jumlah: 2, tepat: 1, lebih_lama: 1 }])
  // Who did not come when called has waited for something else.
  await step(api.selesaiAntrean, late)
  const missed = (await panggil(clerk, tenaga.profesional_id)).data.antrean.antrean_id as number
  await step(api.lewatiAntrean, missed)
  await serve()
  expect(await counted()).toEqual([{ minggu: HARI, jumlah: 2, tepat: 1, lebih_lama: 1 }])
  expect(
    await db.row(sql`select perkiraan_dari is not null as told from antrean where antrean_id = ${missed}`),
  ).toEqual({
    told: true,
  })
})

test('the database keeps what was told', async () => {
  const change = db.rows(sql`update antrean set perkiraan_sampai = 500 where perkiraan_sampai is not null`)
  await expect(change).rejects.toMatchObject({ constraint: 'antrean_perkiraan_tetap' })
  const half = db.rows(sql`update antrean set perkiraan_dari = 5 where perkiraan_dari is null`)
  await expect(half).rejects.toMatchObject({ constraint: 'antrean_perkiraan' })
})
