import * as api from '@sehati/contract/talk/percakapan.endpoints'
import type { KontakOrang } from '@sehati/contract/talk/percakapan.schema'
import { expect, test } from 'vitest'
import { sharedServer } from '../../../test/server.ts'

const { call, make } = await sharedServer()
type Who = { token: string; user_id: number }
const inbox = async (who: Who, query: Record<string, unknown> = {}) =>
  (await call(who, api.listKontakOrang, { query })).data
const people = async (who: Who, query = {}): Promise<KontakOrang[]> => (await inbox(who, query)).queried
const say = (jadwal_id: number, who: Who, pesan = 'Halo') =>
  make.pesan({ jadwal_id, pengirim_id: who.user_id }, { pesan })

/** A professional with one weekly session, and consultations on dates of it. */
async function practice() {
  const tenaga = await make.profesional()
  const { id: jadwal_tenaga_id } = await make.sesi(tenaga.profesional_id)
  const book = ({ user_id }: Who, tanggal: string, status = 'disetujui') =>
    make.konsultasi({ user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id }, { tanggal, status })
  return { tenaga, book }
}

test('a person is one row with all consultations, which opens the latest that is not cancelled', async () => {
  const { tenaga, book } = await practice()
  const me = await make.person(5, { name: 'Wati' })
  const [past, next, cancelled] = [
    await book(me, '2026-11-04', 'selesai'),
    await book(me, '2026-12-02'),
    await book(me, '2026-12-09', 'dibatalkan'),
  ]
  await say(cancelled, tenaga, 'Maaf, kami tutup.')
  await say(past, tenaga)
  const terakhir = await say(past, tenaga, 'Terakhir')
  const found = await inbox(me)
  expect([found.total, found.last_page]).toEqual([1, 1])
  expect(found.queried).toEqual([
    {
      user_id: tenaga.user_id,
      name: tenaga.name,
      foto_url: null,
      nama_spesialisasi: expect.stringContaining('Spesialisasi'),
      pesan_terakhir: expect.objectContaining({ id: terakhir, jadwal_id: past, pesan: 'Terakhir' }),
      jadwal_id: next,
      belum_dibaca: 3,
      konsultasi: [
        { jadwal_id: cancelled, tanggal: '2026-12-09T09:00:00+07:00', zona: 7, status: 'dibatalkan', belum_dibaca: 1 },
        { jadwal_id: next, tanggal: '2026-12-02T09:00:00+07:00', zona: 7, status: 'disetujui', belum_dibaca: 0 },
        { jadwal_id: past, tanggal: '2026-11-04T09:00:00+07:00', zona: 7, status: 'selesai', belum_dibaca: 2 },
      ],
    },
  ])
  expect((await call(me, api.countBelumDibaca)).data.jumlah).toBe(3)
  expect(await people(tenaga)).toMatchObject([
    { user_id: me.user_id, name: 'Wati', nama_spesialisasi: null, jadwal_id: next, belum_dibaca: 0 },
  ])
})

test('a cancelled consultation without a message is hidden, and so is a person with nothing else', async () => {
  const { tenaga, book } = await practice()
  const [me, other] = [await make.person(5), await make.person(5)]
  const kept = await book(me, '2026-12-02')
  const hidden = await book(me, '2026-12-09', 'dibatalkan')
  const only = await book(other, '2026-12-16', 'dibatalkan')
  expect((await people(me))[0]?.konsultasi.map(({ jadwal_id }) => jadwal_id)).toEqual([kept])
  expect(await people(tenaga)).toMatchObject([{ user_id: me.user_id }])
  expect(await people(other)).toEqual([])
  // The earlier call shows all of them, as before.
  expect((await call(me, api.listKontak)).data.total).toBe(2)
  await say(only, tenaga)
  expect(await people(other)).toMatchObject([{ jadwal_id: only, konsultasi: [{ status: 'dibatalkan' }] }])
  // By any consultation of a person the whole person is found.
  expect(await people(me, { jadwal_id: hidden })).toMatchObject([{ jadwal_id: kept }])
})

test('people with messages come first by the latest, then the others by their date; by name and by page', async () => {
  const { tenaga, book } = await practice()
  const named = async (name: string) => make.person(5, { name })
  const [budi, ani, bambang, cici] = [
    await named('Budi Santoso'),
    await named('Ani 100%'),
    await named('Bambang'),
    await named('Cici'),
  ]
  const [withBudi] = [await book(budi, '2026-11-25'), await book(ani, '2026-12-30'), await book(cici, '2026-12-16')]
  const withBambang = await book(bambang, '2026-12-23')
  await book(bambang, '2026-12-09')
  await say(withBambang, bambang)
  await say(withBudi, budi)
  const names = async (query = {}) => (await people(tenaga, query)).map(({ name }) => name)
  expect(await names()).toEqual(['Budi Santoso', 'Bambang', 'Ani 100%', 'Cici'])
  await say(withBambang, tenaga)
  expect(await names({ limit: 2 })).toEqual(['Bambang', 'Budi Santoso'])
  expect(await names({ limit: 2, page: 2 })).toEqual(['Ani 100%', 'Cici'])
  expect(await inbox(tenaga, { limit: 3, page: 2 })).toMatchObject({ total: 4, last_page: 2, current_page: 2 })
  expect(await names({ q: '%' })).toEqual(['Ani 100%'])
  expect(await names({ q: 'ba' })).toEqual(['Bambang'])
})

test('it is empty for an admin, and for another person’s consultation', async () => {
  const { tenaga, book } = await practice()
  const me = await make.person(5)
  const jadwal_id = await book(me, '2026-12-02')
  await say(jadwal_id, tenaga)
  expect(await inbox(await make.person(1))).toMatchObject({ queried: [], total: 0 })
  expect(await people(await make.person(5), { jadwal_id })).toEqual([])
})
