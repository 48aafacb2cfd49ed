import { SLOT_HALAMAN_TENAGA, ULASAN_HALAMAN_TENAGA } from '@sehati/contract/base/constants'
import { addDays } from '@sehati/contract/base/waktu'
import { insertFeedback } from '@sehati/contract/care/feedback.endpoints'
import { updatePengaturan } from '@sehati/contract/clinic/pengaturan.endpoints'
import { listSlotTerdekatTenaga } from '@sehati/contract/schedule/ketersediaan.endpoints'
import * as endpoints from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { makeBook } from '../../../test/booking.ts'
import { startServer } from '../../../test/server.ts'

const { db, make, call, at } = await startServer()
const book = makeBook(call)
const admin = await make.person(1)
const patient = await make.person(5)
type Row = { profesional_id: number; name: string; terdekat?: string | null; terdekat_hingga?: string }
const page = async (query: object, who: { token: string } = patient): Promise<{ queried: Row[]; total: number }> =>
  (await call(who, endpoints.pageTenagaProfesional, { query: { ...query } })).data
const detail = (id: number) => call(null, endpoints.getTenagaProfesionalPublik, { query: { id } })
const bahasa = (tenaga: { token: string }, bahasa: string) =>
  call(tenaga, endpoints.updateProfilTenaga, { body: { bahasa } })

describe('the next free slot in the list', () => {
  test('is what the public list of free slots says, and null without one', async () => {
    const [busy, away, early] = [
      await make.profesional(2, { name: 'Yy Sibuk' }),
      await make.profesional(3, { name: 'Yy Cuti' }),
      await make.profesional(2, { name: 'Yy Awal' }),
    ]
    await book(await make.person(5), await make.sesi(busy.profesional_id))
    await make.sesi(busy.profesional_id, { hari: 'Kamis' })
    await make.sesi(away.profesional_id)
    await make.cuti(away.profesional_id, { dari: '2026-11-25', sampai: '2026-11-26' })
    await make.sesi(early.profesional_id, { hari: 'Selasa' })
    const rows = (await page({ q: 'Yy ' })).queried
    expect(rows.map(({ name, terdekat }) => [name, terdekat])).toEqual([
      ['Yy Awal', '2026-11-24T09:00:00+07:00'],
      ['Yy Cuti', null],
      ['Yy Sibuk', '2026-11-26T09:00:00+07:00'],
    ])
    expect(new Set(rows.map(({ terdekat_hingga }) => terdekat_hingga))).toEqual(new Set(['2026-11-27']))
    const publicly = (await call(null, listSlotTerdekatTenaga)).data as { profesional_id: number; tanggal: string }[]
    for (const { profesional_id, terdekat } of rows)
      expect(terdekat?.slice(0, 10)).toBe(publicly.find((slot) => slot.profesional_id === profesional_id)?.tanggal)
    for (const who of [admin, busy])
      expect((await page({ q: 'Yy Awal' }, who)).queried[0]).not.toHaveProperty('terdekat')
  })

  test('sorts, those without one last; pages go on where the last one ended', async () => {
    const names = async (query: object) => (await page({ q: 'Yy ', ...query })).queried.map(({ name }) => name)
    const soonest = ['Yy Awal', 'Yy Sibuk', 'Yy Cuti']
    expect(await names({ urut: 'terdekat' })).toEqual(soonest)
    for (const [n, name] of soonest.entries())
      expect(await names({ urut: 'terdekat', limit: 1, page: n + 1 })).toEqual([name])
    expect(await names({ urut: 'nama' })).toEqual(['Yy Awal', 'Yy Cuti', 'Yy Sibuk'])
    expect((await page({ q: 'Yy ', urut: 'terdekat' }, admin)).queried.map(({ name }) => name)).toEqual(soonest)
  })

  test('sorts by the name without the titles before it', async () => {
    const names = ['Prof. Dr. Zz Anton', 'Zz Bela, M.Psi.', 'dr. Zz Citra', 'drg. Zz Dani']
    for (const name of [...names].reverse()) await make.profesional(2, { name })
    expect((await page({ q: 'Zz ' })).queried.map(({ name }) => name)).toEqual(names)
    const all = (await call(null, endpoints.listTenagaProfesionalPublik)).data as Row[]
    expect(all.map(({ name }) => name).filter((name) => name.includes('Zz '))).toEqual(names)
  })

  test('filters by weekday, and is then the one on that day', async () => {
    const both = await make.profesional(2, { name: 'Xx Dua Hari' })
    for (const hari of ['Selasa', 'Kamis'] as const) await make.sesi(both.profesional_id, { hari })
    const of = async (hari: string) => (await page({ q: 'Xx ', hari })).queried.map(({ terdekat }) => terdekat)
    expect(await of('kamis')).toEqual(['2026-11-26T09:00:00+07:00'])
    expect(await of('Selasa')).toEqual(['2026-11-24T09:00:00+07:00'])
    expect(await page({ q: 'Xx ', hari: 'Rabu' })).toMatchObject({ queried: [], total: 0 })
    at('2026-11-24T09:00:00+07:00')
    expect(await of('Selasa')).toEqual([])
    at('2026-11-23T07:00:00+07:00')
  })

  test('reaches as far as the window', async () => {
    const later = await make.profesional(2, { name: 'Ww Nanti' })
    await make.sesi(later.profesional_id, { hari: 'Senin', jam_mulai: '06:00:00', jam_selesai: '07:00:00' })
    expect((await page({ q: 'Ww' })).queried[0]?.terdekat).toBeNull()
    await call(admin, updatePengaturan, { body: { minggu_ke_depan: 1 } })
    expect((await page({ q: 'Ww' })).queried[0]).toMatchObject({
      terdekat: '2026-11-30T06:00:00+07:00',
      terdekat_hingga: '2026-12-04',
    })
    await call(admin, updatePengaturan, { body: { minggu_ke_depan: 0 } })
  })
})

describe('gender and language', () => {
  test('filter, alone and together, and the languages to choose from are those of active professionals', async () => {
    const [she, he, gone] = [
      await make.profesional(3, { name: 'Vv Ia' }),
      await make.profesional(3, { name: 'Vv Dia' }),
      await make.profesional(3, { name: 'Vv Pergi' }),
    ]
    for (const [tenaga, gender] of [
      [she, 'perempuan'],
      [he, 'laki-laki'],
    ] as const)
      await db.rows(sql`update users set gender = ${gender} where user_id = ${tenaga.user_id}`)
    await bahasa(she, 'Indonesia, Gayo')
    await bahasa(he, 'bahasa gayo')
    await bahasa(gone, 'Klingon')
    await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${gone.user_id}`)
    const names = async (query: object) => (await page({ q: 'Vv', ...query })).queried.map(({ name }) => name)
    expect(await names({ gender: 'perempuan' })).toEqual(['Vv Ia'])
    expect(await names({ bahasa: 'gayo' })).toEqual(['Vv Dia', 'Vv Ia'])
    expect(await names({ bahasa: 'Gayo', gender: 'laki-laki' })).toEqual(['Vv Dia'])
    expect(await names({ bahasa: 'Klingon' })).toEqual([])
    expect(await names({ bahasa: ' ' })).toEqual(['Vv Dia', 'Vv Ia'])
    expect((await call(patient, endpoints.listBahasaTenaga)).data).toEqual(['Gayo', 'Indonesia'])
    for (const query of [{ gender: 'x' }, { hari: 'Lusa' }, { urut: 'harga' }])
      expect(
        (await call(patient, endpoints.pageTenagaProfesional, { query: query as Record<string, unknown> })).status,
      ).toBe(422)
  })
})

describe('the public page of a professional', () => {
  test('has profile, the next free slots and nothing private', async () => {
    const tenaga = await make.profesional(2)
    for (const hari of ['Selasa', 'Rabu', 'Kamis'] as const)
      for (const [sesi, jam] of ['09', '11'].entries())
        await make.sesi(tenaga.profesional_id, {
          hari,
          sesi: sesi + 1,
          jam_mulai: `${jam}:00:00`,
          jam_selesai: `${jam}:30:00`,
        })
    const said = { biografi: 'Dokter umum.', topik: ['Cemas'], bahasa: ['Jawa'], no_str: '1', no_sip: '2' }
    await call(tenaga, endpoints.updateProfilTenaga, { body: said })
    const { data } = await detail(tenaga.profesional_id)
    expect(data).toMatchObject({
      ...said,
      name: tenaga.name,
      lokasi: 'Klinik',
      rating: null,
      jumlah_ulasan: 0,
      terdekat_hingga: '2026-11-27',
      ulasan: [],
    })
    expect(data.slot).toHaveLength(SLOT_HALAMAN_TENAGA)
    expect(
      data.slot.map((slot: { tanggal: string; jam_mulai: string }) => `${slot.tanggal} ${slot.jam_mulai}`),
    ).toEqual([
      '2026-11-24 09:00:00',
      '2026-11-24 11:00:00',
      '2026-11-25 09:00:00',
      '2026-11-25 11:00:00',
      '2026-11-26 09:00:00',
    ])
    for (const field of ['email', 'no_bpjs', 'phone_number', 'foto_url']) expect(data).not.toHaveProperty(field)
  })

  test('does not exist of others than active professionals', async () => {
    const [left, demoted] = [await make.profesional(2), await make.profesional(3)]
    await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${left.user_id}`)
    await db.rows(sql`update users set level_id = 5 where user_id = ${demoted.user_id}`)
    for (const id of [left.profesional_id, demoted.profesional_id, 2_000_000_000])
      expect(await detail(id)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect((await detail(0)).status).toBe(422)
  })

  test('shows the newest comments that their authors allow, without name and day', async () => {
    const tenaga = await make.profesional(3)
    const author = await make.person(5, { name: 'Penulis Rahasia' })
    const session = await make.sesi(tenaga.profesional_id)
    const of = { user_id: author.user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: session.id }
    const give = async (n: number, change: object) => {
      const jadwal_id = await make.konsultasi(of, { tanggal: addDays('2026-11-18', -7 * n), status: 'selesai' })
      const body = { jadwal_id, rating: 5, komentar: `Komentar ${n}`, ...change }
      return call(author, insertFeedback, { body })
    }
    expect((await give(0, {})).data.tampil_publik).toBe(false)
    expect((await give(1, { tampil_publik: false })).data.tampil_publik).toBe(false)
    expect((await give(2, { tampil_publik: 'mungkin' })).status).toBe(422)
    for (let n = 3; n < 4 + ULASAN_HALAMAN_TENAGA; n++)
      expect((await give(n, { tampil_publik: n % 2 ? true : 1 })).data.tampil_publik).toBe(true)
    const { data } = await detail(tenaga.profesional_id)
    expect(data.jumlah_ulasan).toBe(3 + ULASAN_HALAMAN_TENAGA)
    expect(data.ulasan).toEqual(
      Array.from({ length: ULASAN_HALAMAN_TENAGA }, (_, n) => ({
        rating: 5,
        komentar: `Komentar ${3 + ULASAN_HALAMAN_TENAGA - n}`,
        bulan: '2026-11',
      })),
    )
    expect(JSON.stringify(data)).not.toContain('Rahasia')
  })
})

test('the landing page introduces the first of each profession who have an open session, with name and field alone', async () => {
  const person = (level: 2 | 3, name: string) => make.profesional(level, { name })
  const [closed, gone] = [await person(2, 'Aa 1 Tutup'), await person(2, 'Aa 2 Pergi')]
  const open = [
    await person(2, 'Aa 3 Dokter'),
    await person(2, 'Aa 4 Dokter'),
    await person(2, 'Aa 5 Dokter'),
    await person(3, 'Aa 1 Psikolog'),
  ]
  await make.sesi(closed.profesional_id, { is_available: 0 })
  for (const { profesional_id } of [gone, ...open]) await make.sesi(profesional_id)
  await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${gone.user_id}`)
  const { data } = await call(null, endpoints.listTenagaBeranda)
  const nama_spesialisasi = expect.any(String)
  expect(data.slice(0, 3)).toEqual([
    { name: 'Aa 3 Dokter', level_id: 2, nama_spesialisasi },
    { name: 'Aa 4 Dokter', level_id: 2, nama_spesialisasi },
    { name: 'Aa 1 Psikolog', level_id: 3, nama_spesialisasi },
  ])
  expect(data.length).toBeLessThanOrEqual(4)
})
