import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import type { Konsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { describe, expect, test } from 'vitest'
import { sharedServer } from '../../../test/server.ts'

const { call, make, at } = await sharedServer()
// Monday, in the middle of the working day; in London it is still Sunday evening at the start of this date.
at('2026-11-23T11:30:00+07:00')

const dewi = await make.profesional(2, { name: 'dr. Dewi Ayu' })
const eka = await make.profesional(3, { name: 'Eka Putri, M.Psi.' })
const ani = await make.person(5, { name: 'Ani Lestari' })
const budi = await make.person(4, { name: 'Budi Santoso' })
const citra = await make.person(5, { name: 'Citra Dewanti' })
const sesi = await make.sesi(dewi.profesional_id, { hari: 'Senin' })
const lain = await make.sesi(eka.profesional_id, { hari: 'Senin' })

type Change = NonNullable<Parameters<typeof make.konsultasi>[1]>
const booked = (user_id: number, tanggal: string, jam: string, status: string, more: Change = {}) =>
  make.konsultasi(
    { user_id, profesional_id: dewi.profesional_id, jadwal_tenaga_id: sesi.id },
    { tanggal, status, jam_mulai: `${jam}:00:00`, jam_selesai: `${jam}:59:00`, ...more },
  )
const pagi = await booked(ani.user_id, '2026-11-23', '00', 'selesai')
const lewat = await booked(budi.user_id, '2026-11-23', '09', 'disetujui')
const siang = await booked(ani.user_id, '2026-11-23', '13', 'disetujui')
const batalHariIni = await booked(citra.user_id, '2026-11-23', '14', 'dibatalkan')
const baru = await booked(citra.user_id, '2026-11-25', '09', 'diajukan')
const batalBesok = await booked(budi.user_id, '2026-11-25', '10', 'dibatalkan')
const jauh = await booked(budi.user_id, '2026-11-30', '09', 'menunggu')
const kemarin = await booked(ani.user_id, '2026-11-22', '23', 'disetujui')
const lama = await booked(budi.user_id, '2026-10-05', '09', 'selesai')
const lalai = await booked(ani.user_id, '2026-10-12', '09', 'diajukan')
const milikEka = await make.konsultasi(
  { user_id: ani.user_id, profesional_id: eka.profesional_id, jadwal_tenaga_id: lain.id },
  { tanggal: '2026-11-23', jam_mulai: '16:00:00', jam_selesai: '17:00:00' },
)

const ids = (rows: Konsultasi[]) => rows.map((k) => k.jadwal_id)
const list = async (query: Record<string, unknown>, who = dewi) =>
  ids((await call(who, api.listKonsultasiTenpro, { query })).data)
const page = async (query: Record<string, unknown>) => {
  const { queried, total, last_page } = (await call(dewi, api.listKonsultasiTenpro, { query })).data
  return { ids: ids(queried), total, last_page }
}

const newestFirst = [jauh, batalBesok, baru, batalHariIni, siang, lewat, pagi, kemarin, lalai, lama]
const dayFirst = [pagi, lewat, siang, batalHariIni, baru, batalBesok, jauh, kemarin, lalai, lama]

test('without the new fields the list is newest first, as it always was', async () => {
  expect(await list({})).toEqual(newestFirst)
  expect((await page({ page: 1, limit: 100 })).ids).toEqual(newestFirst)
})

describe('urut=hari_ini: today and later, nearest first, then earlier, newest first', () => {
  test('as a whole list and on pages of every size', async () => {
    expect(await list({ urut: 'hari_ini' })).toEqual(dayFirst)
    for (const limit of [1, 3, 4, 7, 8, 100]) {
      const found: number[] = []
      for (let n = 1; found.length < dayFirst.length; n += 1) {
        const { ids, total } = await page({ urut: 'hari_ini', page: n, limit })
        expect(total).toBe(dayFirst.length)
        expect(ids.length).toBeGreaterThan(0)
        found.push(...ids)
      }
      expect(found).toEqual(dayFirst)
    }
    expect((await page({ urut: 'hari_ini', page: 99 })).ids).toEqual([])
  })

  test('together with a search and filters', async () => {
    const budis = dayFirst.filter((id) => [lewat, batalBesok, jauh, lama].includes(id))
    expect(await page({ urut: 'hari_ini', q: 'budi', limit: 3 })).toMatchObject({ ids: budis.slice(0, 3), total: 4 })
    expect((await page({ urut: 'hari_ini', q: 'budi', limit: 3, page: 2 })).ids).toEqual(budis.slice(3))
    expect(await list({ urut: 'hari_ini', sampai: '2026-11-23', dari: '2026-11-22' })).toEqual([
      pagi,
      lewat,
      siang,
      batalHariIni,
      kemarin,
    ])
  })
})

describe('parts', () => {
  test.each([
    ['hari_ini', [siang, lewat, pagi]],
    ['perlu_dijawab', [jauh, baru]],
    ['mendatang', [jauh, baru, siang]],
    ['riwayat', [batalBesok, batalHariIni, lewat, pagi, kemarin, lalai, lama]],
  ])('%s', async (bagian, expected) => {
    expect(await list({ bagian })).toEqual(expected)
    expect(await page({ bagian, limit: 2 })).toMatchObject({ ids: expected.slice(0, 2), total: expected.length })
    const { data } = await call(dewi, api.countKonsultasiTenpro)
    expect(data[bagian]).toBe(expected.length)
  })

  test('the counts are of the caller, and of all', async () => {
    const counts = (await call(dewi, api.countKonsultasiTenpro, { query: { profesionalid: dewi.profesional_id } })).data
    expect(counts).toEqual({ semua: 10, hari_ini: 3, perlu_dijawab: 2, mendatang: 3, riwayat: 7 })
    const theirs = (await call(eka, api.countKonsultasiTenpro)).data
    expect(theirs).toEqual({ semua: 1, hari_ini: 1, perlu_dijawab: 1, mendatang: 1, riwayat: 0 })
    const none = (await call(await make.person(2), api.countKonsultasiTenpro)).data
    expect(none).toEqual({ semua: 0, hari_ini: 0, perlu_dijawab: 0, mendatang: 0, riwayat: 0 })
    const others = { query: { profesionalid: eka.profesional_id } }
    expect(await call(dewi, api.countKonsultasiTenpro, others)).toMatchObject({ status: 403 })
  })

  test('combine with the filters that admins have', async () => {
    expect(await page({ bagian: 'riwayat', status: 'completed', limit: 1 })).toMatchObject({ ids: [pagi], total: 2 })
    expect(await page({ bagian: 'riwayat', status: 'diajukan', limit: 1 })).toMatchObject({ ids: [lalai], total: 1 })
    expect(await page({ bagian: 'riwayat', dari: '2026-11-22', sampai: '2026-11-23', limit: 9 })).toMatchObject({
      ids: [batalHariIni, lewat, pagi, kemarin],
      total: 4,
    })
    expect(await page({ bagian: 'mendatang', q: 'ani', limit: 9 })).toMatchObject({ ids: [siang], total: 1 })
    expect(await list({ status: 'confirmed', dari: '2026-11-23' })).toEqual([siang, lewat])
  })
})

test('one patient’s consultations are those with the caller, never those with others', async () => {
  expect(await list({ pasien_id: ani.user_id })).toEqual([siang, pagi, kemarin, lalai])
  expect(await page({ pasien_id: ani.user_id, limit: 2 })).toMatchObject({ ids: [siang, pagi], total: 4 })
  expect(await list({ pasien_id: ani.user_id }, eka)).toEqual([milikEka])
  expect(await list({ pasien_id: budi.user_id }, eka)).toEqual([])
})

test.each([{ bagian: 'besok' }, { urut: 'nama' }, { status: 'habis' }, { dari: '2026-13-01' }, { pasien_id: 0 }])(
  '%j is refused',
  async (query) => {
    expect(await call(dewi, api.listKonsultasiTenpro, { query })).toMatchObject({
      status: 422,
      errors: [{ field: Object.keys(query)[0] }],
    })
  },
)
