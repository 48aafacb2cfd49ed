import { updatePengaturan } from '@sehati/contract/clinic/pengaturan.endpoints'
import { listSlotTerdekatTenaga } from '@sehati/contract/schedule/ketersediaan.endpoints'
import type { SlotTerdekat } from '@sehati/contract/schedule/ketersediaan.schema'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { makeBook } from '../../../test/booking.ts'
import { START, startServer } from '../../../test/server.ts'

const { call, db, make, at } = await startServer()
const book = makeBook(call)
const soonest = async (): Promise<SlotTerdekat[]> => (await call(null, listSlotTerdekatTenaga)).data
const seen = async () => (await soonest()).map(({ jadwal_tenaga_id, tanggal }) => [jadwal_tenaga_id, tanggal])

test('one for every active professional, in any number, soonest first', async () => {
  const people = await Promise.all(Array.from({ length: 30 }, () => make.profesional()))
  const [first, second] = people as [(typeof people)[number], (typeof people)[number]]
  const rows = []
  for (const { profesional_id } of people) rows.push(await make.sesi(profesional_id))
  const early = await make.sesi(second.profesional_id, { hari: 'Selasa' })
  await make.sesi(first.profesional_id, { hari: 'Selasa', is_available: 0 })
  await make.sesi(first.profesional_id, { hari: 'Senin', jam_mulai: '06:00:00', jam_selesai: '07:00:00' })
  const found = await soonest()
  expect(found).toHaveLength(30)
  expect(found[0]).toEqual({
    jadwal_tenaga_id: early.id,
    profesional_id: second.profesional_id,
    name: second.name,
    nama_spesialisasi: expect.any(String),
    tanggal: '2026-11-24',
    hari: 'Selasa',
    jam_mulai: '09:00:00',
    jam_selesai: '10:00:00',
    zona: 7,
  })
  const others = rows.filter(({ profesional_id }) => profesional_id !== second.profesional_id)
  expect((await seen()).slice(1)).toEqual(others.map(({ id }) => [id, '2026-11-25']))
  await db.rows(sql`update users set status_user = 'nonaktif' where level_id = 2`)
  expect(await soonest()).toEqual([])
})

test('taken, closed and leave slots are skipped; a professional without a free one is missing', async () => {
  const [busy, away, none] = [await make.profesional(), await make.profesional(3), await make.profesional()]
  await book(await make.person(5), await make.sesi(busy.profesional_id))
  const late = await make.sesi(busy.profesional_id, { sesi: 2, jam_mulai: '15:00:00', jam_selesai: '16:00:00' })
  await make.sesi(away.profesional_id)
  const friday = await make.sesi(away.profesional_id, { hari: 'Jumat' })
  await make.cuti(away.profesional_id, { dari: '2026-11-25', sampai: '2026-11-26' })
  const monday = await make.sesi(none.profesional_id, { hari: 'Senin', jam_mulai: '06:00:00', jam_selesai: '07:00:00' })
  expect(await seen()).toEqual([
    [late.id, '2026-11-25'],
    [friday.id, '2026-11-27'],
  ])
  await db.rows(sql`insert into hari_libur (tanggal, nama, jenis) values ('2026-11-27', 'Wisuda', 'libur kampus')`)
  expect(await seen()).toEqual([[late.id, '2026-11-25']])
  await call(await make.person(1), updatePengaturan, { body: { minggu_ke_depan: 1 } })
  expect(await seen()).toEqual([
    [late.id, '2026-11-25'],
    [monday.id, '2026-11-30'],
    [expect.any(Number), '2026-12-02'],
  ])
  at('2026-11-30T08:00:00+07:00')
  expect((await seen()).map(([, tanggal]) => tanggal)).toEqual(['2026-12-02', '2026-12-02', '2026-12-07'])
  at(START.toISOString())
})
