import * as cuti from '@sehati/contract/absence/cuti.endpoints'
import * as libur from '@sehati/contract/absence/hari-libur.endpoints'
import { isianStaf } from '@sehati/contract/base/texts-staf'
import { insertTahan } from '@sehati/contract/booking/tahan.endpoints'
import {
  cancelKonsultasi,
  rescheduleKonsultasi,
  urungkanBatal,
} from '@sehati/contract/consultation/konsultasi.endpoints'
import { refusalSentence } from '@sehati/contract/messages'
import * as jadwal from '@sehati/contract/schedule/jadwal-tenaga.endpoints'
import * as hari from '@sehati/contract/schedule/ketersediaan.endpoints'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeBook } from '../../../test/booking.ts'
import { START, startServer } from '../../../test/server.ts'
import { listTautanSlot } from '../../booking/tautan/tautan.store.ts'
import { listSlotTerdekat } from './ketersediaan.store.ts'
import { listSlotSetelah } from './slot-setelah.store.ts'

/** The clinic is closed, or a professional away, in some hours of a day. The clock stands on Monday, 23 November 2026. */
const { at, db, make, call } = await startServer()
beforeEach(() => at(START.toISOString()))
afterEach(() => db.rows(sql`delete from hari_libur where jenis = 'libur kampus'`))
const book = makeBook(call)
const admin = await make.person(1)
const WED = '2026-11-25'
const hours = [8, 9, 10, 11, 13, 14]
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00:00`

/** A professional with an hour each from 8 to 12 and from 13 to 15 on Wednesday, by their first hour. */
async function wednesday() {
  const tenaga = await make.profesional()
  const sessions = new Map<number, Awaited<ReturnType<typeof make.sesi>>>()
  for (const [n, hour] of hours.entries())
    sessions.set(
      hour,
      await make.sesi(tenaga.profesional_id, { sesi: n + 1, jam_mulai: clock(hour), jam_selesai: clock(hour + 1) }),
    )
  const at = (hour: number) => sessions.get(hour) as Awaited<ReturnType<typeof make.sesi>>
  return { tenaga, at, profesional_id: tenaga.profesional_id }
}
type Scene = Awaited<ReturnType<typeof wednesday>>
const close = (body: object) =>
  call(admin, libur.insertHariLibur, { body: { tanggal: WED, nama: 'Rapat', jenis: 'libur kampus', ...body } })
const away = ({ tenaga }: Scene, body: object) =>
  call(tenaga, cuti.insertCuti, { body: { dari: WED, sampai: WED, ...body } })
const TEN_TO_TWO = { jam_dari: '10:30', jam_sampai: '14:00' }

const ways: [string, (scene: Scene, jam: object) => ReturnType<typeof close>, string][] = [
  ['a holiday', (_scene, jam) => close(jam), 'CLINIC_CLOSED'],
  ['leave', away, 'PROFESSIONAL_AWAY'],
]

describe.each(ways)('%s of some hours', (_name, shut, code) => {
  test('leaves the day open: every reader offers the other hours and no closed one', async () => {
    const scene = await wednesday()
    const { profesional_id } = scene
    expect((await shut(scene, TEN_TO_TWO)).data).toMatchObject({ jam_dari: '10:30:00', jam_sampai: '14:00:00' })
    const open = [8, 9, 14]
    const query = { profid: profesional_id, hari: 'Rabu', tanggal: WED }
    const slots = (await call(await make.person(5), jadwal.listSlotHari, { query })).data as {
      jam_mulai: string
      is_available: number
      tutup: boolean
    }[]
    expect(slots.map(({ is_available }) => is_available)).toEqual(hours.map((hour) => Number(open.includes(hour))))
    expect(slots.map(({ tutup }) => tutup)).toEqual(hours.map((hour) => !open.includes(hour)))
    const days = await call(await make.person(5), hari.listKetersediaan, {
      query: { profid: profesional_id, dari: WED, sampai: WED },
    })
    expect(days.data).toMatchObject([{ bisa: true, alasan: null, sisa: 3 }])
    const first = (found: { jam_mulai: string; tanggal: string; profesional_id?: number }[]) =>
      found.filter((slot) => slot.tanggal === WED && (slot.profesional_id ?? profesional_id) === profesional_id)
    const starts = async (found: Promise<unknown>) =>
      first((await found) as Parameters<typeof first>[0]).map(({ jam_mulai }) => Number(jam_mulai.slice(0, 2)))
    expect(await starts(listSlotTerdekat(db, START, 200))).toEqual(open)
    expect(
      await starts(listSlotSetelah(db, { profesional_ids: [profesional_id], tanggal: '2026-11-24', limit: 9 }, START)),
    ).toEqual(open)
    const janji = { jadwal_id: 0, user_id: admin.user_id, profesional_id } as Parameters<typeof listTautanSlot>[1]
    expect(await starts(listTautanSlot(db, janji, START))).toEqual(open)
  })

  test('refuses what they meet with a sentence that names them, and nothing beside them', async () => {
    const scene = await wednesday()
    await shut(scene, TEN_TO_TWO)
    const sentence =
      code === 'CLINIC_CLOSED'
        ? refusalSentence('CLINIC_CLOSED', { libur: 'Rapat (10.30–14.00 WIB)' })
        : refusalSentence('PROFESSIONAL_AWAY', { jam: '10.30–14.00', zona: 'WIB' })
    for (const hour of hours) {
      const reply = await book(await make.person(5), scene.at(hour))
      const isClosed = [10, 11, 13].includes(hour)
      expect([hour, reply.status, reply.code]).toEqual([hour, ...(isClosed ? [422, code] : [201, undefined])])
      if (isClosed) expect(reply.message).toBe(sentence)
    }
    const slot = { profesional_id: scene.profesional_id, jadwal_tenaga_id: scene.at(10).id, tanggal: WED }
    expect(await call(await make.person(5), insertTahan, { body: slot })).toMatchObject({ code, message: sentence })
  })

  test('refuses a move and a restored consultation; names the stranded ones, and no others', async () => {
    const scene = await wednesday()
    const [early, late, cancelled] = [await make.person(5), await make.person(5), await make.person(5)]
    const first = (await book(early, scene.at(8))).data.jadwal_id
    const stranded = (await book(late, scene.at(13))).data.jadwal_id
    const undone = (await book(cancelled, scene.at(11))).data.jadwal_id
    await call(cancelled, cancelKonsultasi, { query: { jadwalid: undone }, body: {} })
    const { data } = await shut(scene, TEN_TO_TWO)
    expect(data.terdampak.map((k: { jadwal_id: number }) => k.jadwal_id)).toEqual([stranded])
    const move = { query: { jadwalid: first }, body: { jadwal_tenaga_id: scene.at(10).id, tanggal: WED } }
    expect(await call(early, rescheduleKonsultasi, move)).toMatchObject({ status: 422, code })
    expect(await call(cancelled, urungkanBatal, { query: { jadwalid: undone }, body: {} })).toMatchObject({ code })
    const [row] =
      await db.rows(sql`select count(*)::int as n from konsultasi where profesional_id = ${scene.profesional_id}
      and status <> 'dibatalkan'`)
    expect(row).toEqual({ n: 2 })
  })

  test.each([
    [{ jam_dari: '14:00', jam_sampai: '10:00' }, 'jam_sampai'],
    [{ jam_dari: '10:00', jam_sampai: '10:00' }, 'jam_sampai'],
    [{ jam_sampai: '10:00' }, 'jam_sampai'],
    [{ jam_dari: '25:00', jam_sampai: '26:00' }, 'jam_dari'],
  ])('with %j is refused at its field', async (jam, field) => {
    const reply = await shut(await wednesday(), jam)
    expect(reply.status).toBe(422)
    expect(reply.errors?.[0]).toMatchObject({ field, message: isianStaf.jamTutup })
  })
})

describe('a holiday', () => {
  test('without an end closes the rest of the day; with `buka` it has no hours', async () => {
    const scene = await wednesday()
    const { data } = await close({ jam_dari: '13:00' })
    expect(data).toMatchObject({ jam_dari: '13:00:00', jam_sampai: null })
    const reply = await book(await make.person(5), scene.at(14))
    expect(reply.message).toBe(refusalSentence('CLINIC_CLOSED', { libur: 'Rapat (13.00–24.00 WIB)' }))
    expect((await book(await make.person(5), scene.at(11))).status).toBe(201)
    const change = (body: object) =>
      call(admin, libur.updateHariLibur, {
        query: { id: data.id },
        body: { tanggal: WED, nama: 'Rapat', jenis: 'libur kampus', ...body },
      })
    expect((await change({ buka: true, jam_dari: '13:00' })).status).toBe(422)
    expect((await change({ nama: 'Rapat besar' })).data).toMatchObject({ nama: 'Rapat besar', jam_dari: '13:00:00' })
    expect((await change({ jam_dari: '13:00', jam_sampai: '14:00' })).data).toMatchObject({ jam_sampai: '14:00:00' })
    expect((await change({ jam_dari: '13:00' })).data).toMatchObject({ jam_dari: '13:00:00', jam_sampai: null })
    expect((await change({ buka: true })).data).toMatchObject({ buka: true, jam_dari: null })
    expect((await book(await make.person(5), scene.at(13))).status).toBe(201)
    const whole = (await change({ jam_dari: null })).data
    expect(whole).toMatchObject({ buka: false, jam_dari: null, jam_sampai: null })
    const own = whole.terdampak.filter((k: { profesional_id: number }) => k.profesional_id === scene.profesional_id)
    expect(own).toHaveLength(2)
  })

  test('that takes all hours ahead says so; the preview names whom it would strand', async () => {
    const scene = await wednesday()
    const id = (await book(await make.person(5), scene.at(13))).data.jadwal_id
    const preview = async (jam: Record<string, string>) =>
      (await call(admin, libur.listTerdampakLibur, { query: { tanggal: WED, ...jam } })).data
        .map((k: { jadwal_id: number }) => k.jadwal_id)
        .filter((one: number) => one === id)
    expect(await preview({ jam_dari: '13:30' })).toEqual([id])
    expect(await preview({ jam_dari: '14:00' })).toEqual([])
    expect(await preview({ jam_dari: '08:00', jam_sampai: '13:00' })).toEqual([])
    await close({ jam_dari: '07:00' })
    const query = { profid: scene.profesional_id, dari: WED, sampai: WED }
    const reply = await call(await make.person(5), hari.listKetersediaan, { query })
    expect(reply.data).toMatchObject([
      { bisa: false, alasan: 'libur', keterangan: 'Rapat', jam_tutup: { dari: '07:00:00', sampai: null } },
    ])
  })
})

describe('leave', () => {
  test('of other hours stands beside it, of the same it does not; each names its own stranded ones', async () => {
    const scene = await wednesday()
    const [early, late] = [
      (await book(await make.person(5), scene.at(9))).data.jadwal_id,
      (await book(await make.person(5), scene.at(14))).data.jadwal_id,
    ]
    await away(scene, { sampai: '2026-12-04', jam_dari: '09:30', jam_sampai: '10:30' })
    expect((await away(scene, { jam_dari: '10:00', jam_sampai: '12:00' })).code).toBe('LEAVE_OVERLAP')
    expect((await away(scene, {})).code).toBe('LEAVE_OVERLAP')
    expect((await away(scene, { jam_dari: '14:00', jam_sampai: '15:00' })).status).toBe(201)
    const all = (await call(scene.tenaga, cuti.listCuti)).data as { terdampak: { jadwal_id: number }[] }[]
    expect(all.map(({ terdampak }) => terdampak.map((k) => k.jadwal_id))).toEqual([[late], [early]])
    const { cuti_id } = (await call(scene.tenaga, cuti.listCuti)).data[0]
    const resolve = (jadwal_id: number) =>
      call(scene.tenaga, cuti.resolveCuti, {
        body: { cuti_id, tindakan: [{ jadwal_id, tindakan: 'batal' }], pesan: 'Maaf' },
      })
    expect((await resolve(early)).data.ditolak).toMatchObject([{ code: 'NOT_STRANDED' }])
    expect((await resolve(late)).data.terdampak).toEqual([])
  })

  test('of all hours ahead makes the day one of leave', async () => {
    const scene = await wednesday()
    await away(scene, { jam_dari: '07:00', jam_sampai: '16:00' })
    const query = { profid: scene.profesional_id, dari: WED, sampai: WED }
    const reply = await call(await make.person(5), hari.listKetersediaan, { query })
    expect(reply.data).toMatchObject([{ bisa: false, alasan: 'cuti', sisa: 0 }])
  })
})
