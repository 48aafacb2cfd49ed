import { insertTahan } from '@sehati/contract/booking/tahan.endpoints'
import * as konsultasi from '@sehati/contract/consultation/konsultasi.endpoints'
import * as api from '@sehati/contract/schedule/batas.endpoints'
import type { BatasTenaga } from '@sehati/contract/schedule/batas.schema'
import { listSlotHari } from '@sehati/contract/schedule/jadwal-tenaga.endpoints'
import { listSlotJenis } from '@sehati/contract/schedule/jenis.endpoints'
import {
  listKetersediaan,
  listSlotTerdekat,
  listSlotTerdekatTenaga,
} from '@sehati/contract/schedule/ketersediaan.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { askFor } from '../../../test/booking.ts'
import { startServer } from '../../../test/server.ts'
import { setStatus } from '../../../test/status.ts'

const { db, call, make } = await startServer()
const admin = await make.person(1)
type Who = { token: string; user_id: number }
type Session = { id: number; profesional_id: number; hari: string }

const dates: Record<string, string> = {
  Senin: '2026-11-23',
  Selasa: '2026-11-24',
  Rabu: '2026-11-25',
  Kamis: '2026-11-26',
}
const hour = (n: number) => `${String(n).padStart(2, '0')}:00:00`
const tanggalOf = ({ hari }: Session) => dates[hari] as string

const cap = (profid: number, body: object) => call(admin, api.putBatas, { query: { profid }, body })
const rowOf = async (profid: number): Promise<BatasTenaga | undefined> =>
  (await call(admin, api.listBatas)).data.find((one: BatasTenaga) => one.profesional_id === profid)
const book = async (session: Session, change: object = {}, who?: Who) =>
  call(who ?? (await make.person(5)), konsultasi.bookKonsultasi, {
    body: askFor(session, { tanggal: tanggalOf(session), ...change }),
  })

/** A physician with four sessions on Wednesday and two on Thursday. */
async function clinic() {
  const tenaga = await make.profesional(2)
  const at = (hari: 'Rabu' | 'Kamis', n: number) =>
    make.sesi(tenaga.profesional_id, { hari, sesi: n, jam_mulai: hour(8 + n), jam_selesai: hour(9 + n) })
  const rabu = [await at('Rabu', 1), await at('Rabu', 2), await at('Rabu', 3), await at('Rabu', 4)] as const
  const kamis = [await at('Kamis', 1), await at('Kamis', 2)] as const
  return { tenaga, profid: tenaga.profesional_id, rabu, kamis }
}

test('an admin sets the caps of a professional and takes them away', async () => {
  const { profid, tenaga } = await clinic()
  expect(await rowOf(profid)).toMatchObject({ name: tenaga.name, per_hari: null, per_minggu: null })
  expect(await cap(profid, { per_hari: '5', per_minggu: 20 })).toMatchObject({
    status: 200,
    data: { profesional_id: profid, per_hari: 5, per_minggu: 20 },
  })
  expect(await rowOf(profid)).toMatchObject({ per_hari: 5, per_minggu: 20 })
  expect(await cap(profid, { per_hari: '', per_minggu: null })).toMatchObject({
    status: 200,
    data: { per_hari: null, per_minggu: null },
  })
  // Without a cap there is no row: a booking reads nothing more.
  expect(await db.rows(sql`select from batas_tenaga where profesional_id = ${profid}`)).toEqual([])
  expect(await cap(999_999, { per_hari: 1 })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  for (const wrong of [{ per_hari: 0 }, { per_hari: 51 }, { per_minggu: 201 }, { per_hari: 1.5 }, { per_hari: 'lima' }])
    expect(await cap(profid, wrong)).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' })
  expect(await rowOf(profid)).toMatchObject({ per_hari: null, per_minggu: null })
})

test('a professional reads the own caps', async () => {
  const { profid, tenaga } = await clinic()
  await cap(profid, { per_hari: 5 })
  const own = await call(tenaga, api.getBatasSaya)
  expect(own).toMatchObject({ status: 200, data: { profesional_id: profid, per_hari: 5, per_minggu: null } })
  expect(own.data).toEqual(await rowOf(profid))
  expect(await call(await make.person(3), api.getBatasSaya)).toMatchObject({ code: 'PROFESSIONAL_NOT_FOUND' })
})

test('the list counts what is booked next week, and names its fullest date', async () => {
  const { profid, rabu, kamis } = await clinic()
  expect((await rowOf(profid))?.pekan_depan).toEqual({ senin: '2026-11-30', jumlah: 0, teramai: null })
  const of = { profesional_id: profid }
  const on = async (session: Session, tanggal: string, n: number, status = 'disetujui') =>
    make.konsultasi(
      { ...of, user_id: (await make.person(5)).user_id, jadwal_tenaga_id: session.id },
      { tanggal, jam_mulai: hour(8 + n), jam_selesai: hour(9 + n), status },
    )
  await on(rabu[0], '2026-11-25', 1)
  await on(rabu[0], '2026-12-02', 1)
  await on(rabu[1], '2026-12-02', 2, 'dibatalkan')
  await on(kamis[0], '2026-12-03', 1)
  await on(kamis[1], '2026-12-03', 2)
  expect((await rowOf(profid))?.pekan_depan).toEqual({
    senin: '2026-11-30',
    jumlah: 3,
    teramai: { tanggal: '2026-12-03', jumlah: 2 },
  })
})

test('a full day is refused with the name of the professional, and no list offers it', async () => {
  const { tenaga, profid, rabu, kamis } = await clinic()
  await cap(profid, { per_hari: 2 })
  expect((await book(rabu[0])).status).toBe(201)
  expect((await book(rabu[1])).status).toBe(201)
  const refused = {
    status: 409,
    code: 'DAY_FULL',
    message: `${tenaga.name} sudah penuh pada tanggal ini.`,
  }
  expect(await book(rabu[2])).toMatchObject(refused)
  // What is taken besides is refused for the day as well: another hour would not help.
  expect(await book(rabu[0])).toMatchObject(refused)
  const who = await make.person(5)
  expect(await call(who, insertTahan, { body: askFor(rabu[2], {}) })).toMatchObject(refused)
  const byAdmin = { ...askFor(rabu[2]), user_id: who.user_id }
  expect(await call(admin, konsultasi.insertKonsultasi, { body: byAdmin })).toMatchObject(refused)
  expect(await db.rows(sql`select from tempat where user_id = ${who.user_id}`)).toEqual([])

  const day = { profid, hari: 'Rabu', tanggal: '2026-11-25' }
  const rows = (await call(who, listSlotHari, { query: day })).data
  expect(rows.map(({ is_available }: { is_available: number }) => is_available)).toEqual([0, 0, 0, 0])
  const span = { profid, dari: '2026-11-25', sampai: '2026-11-26' }
  expect((await call(who, listKetersediaan, { query: span })).data).toMatchObject([
    { bisa: false, alasan: 'penuh', sisa: 0 },
    { bisa: true, alasan: null, sisa: 2 },
  ])
  const starts = (await call(who, listSlotJenis, { query: { ...span, jenis_id: 1 } })).data
  expect(starts.map(({ alasan }: { alasan: string | null }) => alasan)).toEqual([
    'penuh',
    'penuh',
    'penuh',
    'penuh',
    null,
    null,
  ])
  const next = (await call(null, listSlotTerdekatTenaga)).data
  expect(next).toContainEqual(expect.objectContaining({ profesional_id: profid, tanggal: '2026-11-26' }))
  const soon = (await call(null, listSlotTerdekat, { query: { limit: 20 } })).data
  const mine = soon.filter((slot: { profesional_id: number }) => slot.profesional_id === profid)
  expect(mine.map(({ tanggal }: { tanggal: string }) => tanggal)).toEqual(['2026-11-26', '2026-11-26'])
  expect((await book(kamis[0])).status).toBe(201)
})

test('a full week is refused from Monday to Sunday; a cancellation makes room', async () => {
  const { tenaga, profid, rabu, kamis } = await clinic()
  await cap(profid, { per_minggu: 2 })
  const first = await make.person(5)
  const { data } = await book(rabu[0], {}, first)
  expect((await book(kamis[0])).status).toBe(201)
  expect(await book(rabu[1])).toMatchObject({
    status: 409,
    code: 'WEEK_FULL',
    message: `${tenaga.name} sudah penuh pada pekan ini.`,
  })
  const span = { profid, dari: '2026-11-23', sampai: '2026-11-29' }
  const days = (await call(first, listKetersediaan, { query: span })).data
  expect(days.filter(({ bisa }: { bisa: boolean }) => bisa)).toEqual([])
  const query = { jadwalid: data.jadwal_id }
  expect((await call(first, konsultasi.cancelKonsultasi, { query, body: {} })).status).toBe(200)
  expect((await book(rabu[1])).status).toBe(201)
  // The place of the week is taken: the cancellation cannot be taken back.
  expect(await call(first, konsultasi.urungkanBatal, { query })).toMatchObject({ status: 409, code: 'WEEK_FULL' })
})

test('a move counts itself out: within its full day and week it is possible, into another full day it is not', async () => {
  const { profid, rabu, kamis } = await clinic()
  await cap(profid, { per_hari: 2, per_minggu: 3 })
  const who = await make.person(5)
  const { data } = await book(rabu[0], {}, who)
  expect((await book(rabu[1])).status).toBe(201)
  expect((await book(kamis[0])).status).toBe(201)
  const move = (to: Session) =>
    call(who, konsultasi.rescheduleKonsultasi, {
      query: { jadwalid: data.jadwal_id },
      body: { jadwal_tenaga_id: to.id, tanggal: tanggalOf(to) },
    })
  expect((await move(rabu[2])).status).toBe(200)
  expect((await move(kamis[1])).status).toBe(200)
  expect((await book(rabu[0])).code).toBe('WEEK_FULL')
  await cap(profid, { per_hari: 1, per_minggu: null })
  // Lower caps leave what is booked, and its moves on the same day.
  expect((await db.rows(sql`select from konsultasi where profesional_id = ${profid}`)).length).toBe(3)
  expect(await move(rabu[2])).toMatchObject({ status: 409, code: 'DAY_FULL' })
})

test('the database refuses what is beyond a cap, whichever statement writes it', async () => {
  const { profid, rabu } = await clinic()
  await cap(profid, { per_hari: 1 })
  const of = (n: number, user_id: number) =>
    make.konsultasi(
      { user_id, profesional_id: profid, jadwal_tenaga_id: (rabu[n] as Session).id },
      { jam_mulai: hour(9 + n), jam_selesai: hour(10 + n) },
    )
  const [a, b] = [await make.person(5), await make.person(5)]
  const jadwal_id = await of(0, a.user_id)
  await expect(of(1, b.user_id)).rejects.toMatchObject({ constraint: 'konsultasi_batas_hari' })
  await setStatus(db, jadwal_id, 'dibatalkan')
  await of(1, b.user_id)
  await expect(setStatus(db, jadwal_id, 'disetujui')).rejects.toMatchObject({ constraint: 'konsultasi_batas_hari' })
})
