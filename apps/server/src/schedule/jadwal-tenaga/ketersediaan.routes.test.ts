import { insertHariLibur } from '@sehati/contract/absence/hari-libur.endpoints'
import { updatePengaturan } from '@sehati/contract/clinic/pengaturan.endpoints'
import { listSlotHari } from '@sehati/contract/schedule/jadwal-tenaga.endpoints'
import * as api from '@sehati/contract/schedule/ketersediaan.endpoints'
import { bukaKembali } from '@sehati/contract/schedule/ketersediaan.rules'
import type { Ketersediaan, SlotTerdekat } from '@sehati/contract/schedule/ketersediaan.schema'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeBook } from '../../../test/booking.ts'
import { START, startServer } from '../../../test/server.ts'

const { call, db, make, at } = await startServer()
const book = makeBook(call)
const [admin, patient] = [await make.person(1), await make.person(5)]
beforeEach(() => at(START.toISOString()))

/** Signs in again each time: the clock moves by months. */
const days = async (profid: number, dari: string, sampai: string): Promise<Ketersediaan[]> =>
  (await call({ token: await make.signIn(patient.user_id) }, api.listKetersediaan, { query: { profid, dari, sampai } }))
    .data
const reasons = async (...of: Parameters<typeof days>) => (await days(...of)).map(({ alasan }) => alasan)
const soonest = async (limit = 20): Promise<SlotTerdekat[]> =>
  (await call(null, api.listSlotTerdekat, { query: { limit } })).data

/** Two sessions on each working day, but none on Tuesday. */
async function weekly() {
  const tenaga = await make.profesional()
  for (const hari of ['Senin', 'Rabu', 'Kamis', 'Jumat'] as const) {
    await make.sesi(tenaga.profesional_id, { hari })
    await make.sesi(tenaga.profesional_id, { hari, sesi: 2, jam_mulai: '13:00:00', jam_selesai: '14:00:00' })
  }
  return tenaga
}
const sessionOn = (profesional_id: number, hari: string) =>
  db.rows<{ id: number; profesional_id: number }>(
    sql`select jadwal_tenaga_id as id, profesional_id from jadwal_tenaga
      where profesional_id = ${profesional_id} and hari = ${hari} order by sesi`,
  )

describe('day by day', () => {
  test('every blocked day has its reason, every other its free slots', async () => {
    const { profesional_id } = await weekly()
    for (const session of await sessionOn(profesional_id, 'Rabu')) await book(await make.person(5), session)
    const [thursday] = await sessionOn(profesional_id, 'Kamis')
    await book(await make.person(5), thursday as { id: number; profesional_id: number }, { tanggal: '2026-11-26' })
    await make.cuti(profesional_id, { dari: '2026-11-27', sampai: '2026-11-30' })

    expect(await days(profesional_id, '2026-11-22', '2026-11-30')).toEqual([
      { tanggal: '2026-11-22', bisa: false, alasan: 'lewat', keterangan: null, sisa: 0 },
      { tanggal: '2026-11-23', bisa: true, alasan: null, keterangan: null, sisa: 2 },
      { tanggal: '2026-11-24', bisa: false, alasan: 'tidak ada sesi', keterangan: null, sisa: 0 },
      { tanggal: '2026-11-25', bisa: false, alasan: 'penuh', keterangan: null, sisa: 0 },
      { tanggal: '2026-11-26', bisa: true, alasan: null, keterangan: null, sisa: 1 },
      { tanggal: '2026-11-27', bisa: false, alasan: 'cuti', keterangan: null, sisa: 0 },
      { tanggal: '2026-11-28', bisa: false, alasan: 'di luar jendela', keterangan: null, sisa: 0 },
      { tanggal: '2026-11-29', bisa: false, alasan: 'di luar jendela', keterangan: null, sisa: 0 },
      { tanggal: '2026-11-30', bisa: false, alasan: 'di luar jendela', keterangan: null, sisa: 0 },
    ])
    at('2026-11-26T10:00:00+07:00')
    expect(await days(profesional_id, '2026-11-26', '2026-11-26')).toMatchObject([{ bisa: true, sisa: 1 }])
    at('2026-11-26T13:00:00+07:00')
    expect(await reasons(profesional_id, '2026-11-26', '2026-11-26')).toEqual(['lewat'])
  })

  test('a slot that it shows as free can be booked, and no other', async () => {
    at('2026-12-25T08:00:00+07:00')
    const { profesional_id } = await weekly()
    for (const { tanggal, bisa } of await days(profesional_id, '2026-12-21', '2027-01-08')) {
      const hari = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'][new Date(tanggal).getUTCDay()] ?? ''
      const [session] = await sessionOn(profesional_id, hari)
      if (!session) continue
      expect([tanggal, (await book(await make.person(5), session, { tanggal })).status]).toEqual([
        tanggal,
        bisa ? 201 : 422,
      ])
    }
  })

  test('at Christmas 2026', async () => {
    at('2026-12-21T07:00:00+07:00')
    const { profesional_id } = await weekly()
    expect(await days(profesional_id, '2026-12-23', '2026-12-25')).toMatchObject([
      { bisa: true, sisa: 2, keterangan: null },
      { bisa: false, alasan: 'libur', keterangan: 'Cuti bersama Natal' },
      { bisa: false, alasan: 'libur', keterangan: 'Natal' },
    ])
  })

  test('the week of 8 March 2027 has no day; the clinic opens again on the 16th', async () => {
    at('2027-03-08T07:00:00+07:00')
    const { profesional_id } = await weekly()
    const all = await days(profesional_id, '2027-03-08', '2027-03-19')
    expect(all.filter(({ bisa }) => bisa)).toEqual([])
    expect(all.slice(0, 5).map(({ alasan }) => alasan)).toEqual(Array(5).fill('libur'))
    expect(bukaKembali(all, '2027-03-08')).toBe('2027-03-16')
    expect(await soonest()).toEqual([])
  })

  test('an admin opens further weeks, and opens on a holiday', async () => {
    const { profesional_id } = await weekly()
    const day = { tanggal: '2026-12-02', nama: 'Dies Natalis', jenis: 'libur kampus', buka: true }
    await call(admin, insertHariLibur, { body: day })
    await call(admin, updatePengaturan, { body: { minggu_ke_depan: 1 } })
    expect(await days(profesional_id, '2026-12-02', '2026-12-07')).toMatchObject([
      { bisa: true, keterangan: 'Dies Natalis', sisa: 2 },
      { bisa: true },
      { bisa: true },
      { alasan: 'di luar jendela' },
      { alasan: 'di luar jendela' },
      { alasan: 'di luar jendela' },
    ])
    await call(admin, updatePengaturan, { body: { minggu_ke_depan: 0 } })
    expect(await reasons(profesional_id, '2026-12-03', '2026-12-03')).toEqual(['di luar jendela'])
  })

  test('a professional sees how far a stranded patient can be moved, an admin what patients see', async () => {
    const tenaga = await weekly()
    const query = { profid: tenaga.profesional_id, dari: '2027-01-20', sampai: '2027-01-25' }
    const own = (await call(tenaga, api.listKetersediaanTenpro, { query })).data
    expect(own.map(({ bisa }: Ketersediaan) => bisa)).toEqual([true, true, true, false, false, false])
    const asPatients = (await call(tenaga, api.listKetersediaanTenpro, { query: { ...query, jendela: 'pasien' } })).data
    expect(asPatients.map(({ bisa }: Ketersediaan) => bisa)).toEqual(Array(6).fill(false))
    const seen = (await call(admin, api.listKetersediaanAdmin, { query })).data
    expect(seen.map(({ bisa }: Ketersediaan) => bisa)).toEqual(Array(6).fill(false))
  })

  test('at most 62 days, in order, of an existing professional', async () => {
    const tenaga = await weekly()
    const { profesional_id } = tenaga
    expect(await days(profesional_id, '2026-11-01', '2027-01-01')).toHaveLength(62)
    const ask = (query: object) => call(patient, api.listKetersediaan, { query: query as Record<string, unknown> })
    expect(await ask({ profid: profesional_id, dari: '2026-11-01', sampai: '2027-01-02' })).toMatchObject({
      status: 422,
      errors: [{ field: 'sampai' }],
    })
    expect((await ask({ profid: profesional_id, dari: '2026-11-02', sampai: '2026-11-01' })).status).toBe(422)
    expect(await days(profesional_id, '9999-12-31', '9999-12-31')).toMatchObject([{ alasan: 'di luar jendela' }])
    expect(await days(profesional_id, '0001-01-01', '0001-01-01')).toMatchObject([{ alasan: 'lewat' }])
    const span = { dari: '2026-11-23', sampai: '2026-11-27' }
    expect(await ask({ profid: 2_000_000_000, ...span })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${tenaga.user_id}`)
    expect((await ask({ profid: profesional_id, ...span })).status).toBe(404)
  })
})

describe('the slots of a date', () => {
  test('are none on a closed day and on a day of leave', async () => {
    const tenaga = await weekly()
    const { profesional_id } = tenaga
    await make.cuti(profesional_id, { dari: '2026-11-26', sampai: '2026-11-26' })
    const free = async (hari: string, tanggal: string) =>
      (await call(patient, listSlotHari, { query: { profid: profesional_id, hari, tanggal } })).data.map(
        (s: { is_available: number }) => s.is_available,
      )
    expect(await free('Rabu', '2026-11-25')).toEqual([1, 1])
    expect(await free('Kamis', '2026-11-26')).toEqual([0, 0])
    expect(await free('Jumat', '2026-12-25')).toEqual([0, 0])
    const slots = { query: { profid: profesional_id, tanggal: '2026-11-26' } }
    for (const reply of [await call(admin, api.listSlotAdmin, slots), await call(tenaga, api.listSlotTenpro, slots)])
      expect(reply.data).toMatchObject([{ hari: 'Kamis', is_available: 0 }, { is_available: 0 }])
  })
})

describe('the next free slots', () => {
  test('are sorted by time, over all professionals, without unavailable ones', async () => {
    await db.rows(sql`update jadwal_tenaga set is_available = false`)
    const [a, b, left] = [await make.profesional(), await make.profesional(3), await make.profesional()]
    const taken = await make.sesi(a.profesional_id)
    await book(await make.person(5), taken)
    const late = await make.sesi(a.profesional_id, { sesi: 2, jam_mulai: '15:00:00', jam_selesai: '16:00:00' })
    const early = await make.sesi(b.profesional_id, { hari: 'Rabu' })
    const away = await make.sesi(b.profesional_id, { hari: 'Kamis' })
    const friday = await make.sesi(b.profesional_id, { hari: 'Jumat' })
    await make.sesi(b.profesional_id, { hari: 'Senin', jam_mulai: '06:00:00', jam_selesai: '07:00:00' })
    await make.sesi(b.profesional_id, { hari: 'Selasa', is_available: 0 })
    await make.sesi(left.profesional_id)
    await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${left.user_id}`)
    await make.cuti(b.profesional_id, { dari: '2026-11-26', sampai: '2026-11-26' })

    const slots = await soonest()
    expect(slots.map(({ jadwal_tenaga_id, tanggal }) => [jadwal_tenaga_id, tanggal])).toEqual([
      [early.id, '2026-11-25'],
      [late.id, '2026-11-25'],
      [friday.id, '2026-11-27'],
    ])
    expect(slots[1]).toEqual({
      jadwal_tenaga_id: late.id,
      profesional_id: a.profesional_id,
      name: a.name,
      nama_spesialisasi: expect.any(String),
      tanggal: '2026-11-25',
      hari: 'Rabu',
      jam_mulai: '15:00:00',
      jam_selesai: '16:00:00',
      zona: 7,
    })
    expect(await soonest(1)).toEqual(slots.slice(0, 1))

    // On Friday the window reaches to the next one: the leave is over, and Monday's session is ahead.
    at('2026-11-27T09:00:00+07:00')
    expect((await soonest()).map(({ tanggal }) => tanggal)).toEqual([
      '2026-11-30',
      '2026-12-02',
      '2026-12-02',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
    ])
    expect((await soonest()).at(-2)?.jadwal_tenaga_id).toBe(away.id)
  })

  test.each([0, 21, 'x'])('%j of them is refused', async (limit) => {
    expect((await call(null, api.listSlotTerdekat, { query: { limit } })).status).toBe(422)
  })
})
