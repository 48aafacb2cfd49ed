import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import type { Konsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { describe, expect, test } from 'vitest'
import { startServer } from '../../../test/server.ts'

const { call, make } = await startServer()
type Endpoint = Parameters<typeof call>[1]
type Who = { token: string }

const admin = await make.person(1)
const ani = await make.person(5, { name: 'Ani 100% Sehat' })
const budi = await make.person(4, { name: 'Budi_Santoso' })
const dewi = await make.profesional(2, { name: 'dr. Dewi Ayu' })
const eka = await make.profesional(3, { name: 'Eka Putri, M.Psi.' })
const senin = await make.sesi(dewi.profesional_id, { hari: 'Senin' })
const rabu = await make.sesi(dewi.profesional_id, { hari: 'Rabu' })
const kamis = await make.sesi(eka.profesional_id, { hari: 'Kamis' })

const booked = (patient: { user_id: number }, session: typeof rabu, change: Parameters<typeof make.konsultasi>[1]) =>
  make.konsultasi(
    { user_id: patient.user_id, profesional_id: session.profesional_id, jadwal_tenaga_id: session.id },
    change,
  )
// Not in the order of their dates, so that no list is right by accident.
const aniRabu = await booked(ani, rabu, { tanggal: '2026-11-25', status: 'diajukan' })
const aniLama = await booked(ani, senin, { tanggal: '2026-10-05', status: 'selesai', balasan: 'Baik' })
const budiKamis = await booked(budi, kamis, { tanggal: '2026-11-26', status: 'menunggu' })
const budiSenin = await booked(budi, senin, { tanggal: '2026-11-23', status: 'disetujui' })
const budiBatal = await booked(budi, senin, { tanggal: '2026-10-05', status: 'dibatalkan' })
const aniEka = await booked(ani, kamis, { tanggal: '2026-11-12', status: 'selesai' })

const newestFirst = [budiKamis, aniRabu, budiSenin, aniEka, budiBatal, aniLama]
const only = (...ids: number[]) => newestFirst.filter((id) => ids.includes(id))
const ids = (rows: Konsultasi[]) => rows.map((k) => k.jadwal_id)
const list = async (who: Who, endpoint: Endpoint, query: Record<string, unknown> = {}) =>
  ids((await call(who, endpoint, { query })).data)

describe('a caller sees their own consultations, newest date first', () => {
  test('a patient', async () => {
    expect(await list(ani, api.listRiwayat)).toEqual(only(aniRabu, aniLama, aniEka))
    expect(await list(ani, api.listRiwayat, { usrid: ani.user_id })).toEqual(only(aniRabu, aniLama, aniEka))
    expect(await call(ani, api.listRiwayat, { query: { usrid: budi.user_id } })).toMatchObject({ status: 403 })
    expect(await list(await make.person(5), api.listRiwayat)).toEqual([])
  })

  test('a professional', async () => {
    expect(await list(dewi, api.listKonsultasiTenpro)).toEqual(only(aniRabu, aniLama, budiSenin, budiBatal))
    expect(await list(eka, api.listKonsultasiTenpro, { profesionalid: eka.profesional_id })).toEqual(
      only(budiKamis, aniEka),
    )
    const others = { query: { profesionalid: dewi.profesional_id } }
    expect(await call(eka, api.listKonsultasiTenpro, others)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    expect(await list(await make.person(2), api.listKonsultasiTenpro)).toEqual([])
  })

  test('an admin', async () => {
    expect(await list(admin, api.listKonsultasiAdmin)).toEqual(newestFirst)
  })

  test('by professional or by id, within what the caller may see', async () => {
    const profesionalid = dewi.profesional_id
    expect(await list(admin, api.viewKonsultasi, { profesionalid })).toEqual(
      only(aniRabu, aniLama, budiSenin, budiBatal),
    )
    expect(await list(ani, api.viewKonsultasi, { profesionalid })).toEqual(only(aniRabu, aniLama))
    expect(await list(dewi, api.viewKonsultasi)).toEqual(only(aniRabu, aniLama, budiSenin, budiBatal))
    expect(await call(eka, api.viewKonsultasi, { query: { profesionalid } })).toMatchObject({ status: 403 })
    expect(await list(budi, api.viewKonsultasi, { jadwal_id: budiKamis })).toEqual([budiKamis])
    expect(await list(budi, api.viewKonsultasi, { jadwal_id: aniRabu })).toEqual([])
    expect(await list(eka, api.viewKonsultasi, { jadwal_id: aniRabu })).toEqual([])
    expect(await list(admin, api.viewKonsultasi, { jadwal_id: aniRabu })).toEqual([aniRabu])
  })

  test('by status, finished ones when none is named', async () => {
    expect(await list(ani, api.listSelesai)).toEqual(only(aniLama, aniEka))
    expect(await list(ani, api.listSelesai, { profesionalid: eka.profesional_id })).toEqual([aniEka])
    expect(await list(dewi, api.listSelesai, { profesionalid: dewi.profesional_id, status: 'confirmed' })).toEqual([
      budiSenin,
    ])
    expect(await call(dewi, api.listSelesai, { query: { profesionalid: eka.profesional_id } })).toMatchObject({
      status: 403,
    })
    expect(await list(admin, api.listSelesai, { status: 'dibatalkan' })).toEqual([budiBatal])
    expect(await call(ani, api.listSelesai, { query: { status: 'habis' } })).toMatchObject({ status: 422 })
  })
})

describe('one of them', () => {
  test.each([
    [api.getRiwayat, () => ani, () => aniRabu],
    [api.getKonsultasiTenpro, () => dewi, () => aniRabu],
    [api.getKonsultasi, () => admin, () => aniRabu],
  ])('is returned to the people concerned: %#', async (endpoint, who, jadwal_id) => {
    const reply = await call(who(), endpoint, { query: { jadwalid: jadwal_id() } })
    expect(reply).toMatchObject({ status: 200, data: { jadwal_id: aniRabu, name: ani.name } })
    const [inList] = (await call(who(), api.viewKonsultasi, { query: { jadwal_id: aniRabu } })).data
    expect(reply.data).toEqual(inList)
  })

  test.each([
    [api.getRiwayat, () => budi],
    [api.getKonsultasiTenpro, () => eka],
    [api.getKonsultasi, () => budi],
  ])('and does not exist for others: %#', async (endpoint, who) => {
    const reply = await call(who(), endpoint, { query: { jadwalid: aniRabu } })
    expect(reply).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(reply.data).toBeUndefined()
  })
})

describe('the search', () => {
  test.each([
    ['ani', [aniRabu, aniLama, aniEka]],
    ['DEWI', [aniRabu, aniLama, budiSenin, budiBatal]],
    ['m.psi.', [budiKamis, aniEka]],
    ['menunggu', [budiKamis]],
    ['selesai', [aniLama, aniEka]],
    ['online', newestFirst],
    ['offline', []],
    // Characters of a PostgreSQL pattern are literal.
    ['%', [aniRabu, aniLama, aniEka]],
    ['100%', [aniRabu, aniLama, aniEka]],
    ['_', [budiKamis, budiSenin, budiBatal]],
    ['i_S', [budiKamis, budiSenin, budiBatal]],
    ['i%S', []],
    ['\\', []],
    ["'", []],
    ["'; drop table konsultasi; --", []],
    ['  ani  ', [aniRabu, aniLama, aniEka]],
    ['', newestFirst],
    ['Pusing', []],
  ])('%j', async (q, expected) => {
    expect(await list(admin, api.listKonsultasiAdmin, { q })).toEqual(only(...expected))
  })

  test('never widens the caller’s scope', async () => {
    expect(await list(ani, api.listRiwayat, { q: 'budi' })).toEqual([])
    expect(await list(ani, api.listRiwayat, { q: 'dewi' })).toEqual(only(aniRabu, aniLama))
    expect(await list(eka, api.listKonsultasiTenpro, { q: 'ani' })).toEqual([aniEka])
  })

  test.each([[{ q: 'x'.repeat(101) }], [{ q: 'a\0' }]])('%j is refused', async (query) => {
    expect(await call(admin, api.listKonsultasiAdmin, { query })).toMatchObject({
      status: 422,
      errors: [{ field: 'q' }],
    })
  })
})

test.each([
  [{ status: 'pending' }, [aniRabu]],
  [{ profesional_id: eka.profesional_id }, [budiKamis, aniEka]],
  [{ dari: '2026-11-23' }, [budiKamis, aniRabu, budiSenin]],
  [{ sampai: '2026-11-12' }, [aniEka, budiBatal, aniLama]],
  [{ dari: '2026-11-12', sampai: '2026-11-12' }, [aniEka]],
  [{ dari: '2026-11-13', sampai: '2026-11-12' }, []],
  [{ q: 'ani', status: 'selesai', dari: '2026-11-01' }, [aniEka]],
])('an admin’s filters combine: %j', async (query, expected) => {
  expect(await list(admin, api.listKonsultasiAdmin, query)).toEqual(only(...expected))
})

describe('pages', () => {
  const page = async (
    query: Record<string, unknown>,
    who: Who = admin,
    endpoint: Endpoint = api.listKonsultasiAdmin,
  ) => {
    const { queried, ...rest } = (await call(who, endpoint, { query })).data
    return { ...rest, ids: ids(queried) }
  }

  test('come in order, without gap or repetition, with the total', async () => {
    const pages = [await page({ page: 1, limit: 4 }), await page({ page: 2, limit: 4 })]
    expect(pages.flatMap((p) => p.ids)).toEqual(newestFirst)
    expect(pages[0]).toMatchObject({ current_page: 1, last_page: 2, total: 6 })
    expect(pages[1]).toMatchObject({ current_page: 2, last_page: 2, total: 6 })
  })

  test('page or limit alone is enough', async () => {
    expect(await page({ page: 1 })).toEqual({ current_page: 1, last_page: 1, total: 6, ids: newestFirst })
    expect(await page({ limit: 1 })).toEqual({ current_page: 1, last_page: 6, total: 6, ids: [budiKamis] })
  })

  test('a page past the end is empty and still has the total', async () => {
    expect(await page({ page: 9, limit: 5 })).toEqual({ current_page: 9, last_page: 2, total: 6, ids: [] })
    expect(await page({ page: 1_000_000, limit: 100 })).toMatchObject({ ids: [], last_page: 1 })
  })

  test('an empty list has one page', async () => {
    expect(await page({ page: 1, q: 'tak ada' })).toEqual({ current_page: 1, last_page: 1, total: 0, ids: [] })
  })

  test('count only rows in the caller’s scope that match the search', async () => {
    expect(await page({ page: 1, limit: 2 }, ani, api.listRiwayat)).toMatchObject({ total: 3, last_page: 2 })
    expect(await page({ page: 1, q: 'dewi' }, ani, api.listRiwayat)).toMatchObject({ total: 2 })
    expect(await page({ limit: 5 }, eka, api.listKonsultasiTenpro)).toMatchObject({ total: 2 })
  })

  test.each([
    { page: 0 },
    { page: -1 },
    { page: 1.5 },
    { page: 'satu' },
    { page: '' },
    { page: 1_000_001 },
    { limit: 0 },
  ])('%j is refused', async (query) => {
    const reply = await call(admin, api.listKonsultasiAdmin, { query })
    expect(reply).toMatchObject({ status: 422, errors: [{ field: Object.keys(query)[0] }] })
  })
})
