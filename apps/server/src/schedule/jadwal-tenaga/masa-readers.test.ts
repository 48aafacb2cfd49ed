import { hariOf, type Tanggal } from '@sehati/contract/base/waktu'
import { insertTahan } from '@sehati/contract/booking/tahan.endpoints'
import {
  cancelKonsultasi,
  rescheduleKonsultasi,
  urungkanBatal,
} from '@sehati/contract/consultation/konsultasi.endpoints'
import * as jadwal from '@sehati/contract/schedule/jadwal-tenaga.endpoints'
import type { JadwalTenaga } from '@sehati/contract/schedule/jadwal-tenaga.schema'
import { workdays } from '@sehati/contract/schedule/jendela.rules'
import * as hari from '@sehati/contract/schedule/ketersediaan.endpoints'
import { takesPlaceOn } from '@sehati/contract/schedule/masa.rules'
import { pageTenagaProfesional } from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import sql from 'sql-template-tag'
import { beforeAll, expect, test } from 'vitest'
import { makeBook } from '../../../test/booking.ts'
import { START, startServer } from '../../../test/server.ts'
import { listTautanSlot } from '../../booking/tautan/tautan.store.ts'
import { listSlotRekan } from '../../staffing/kedudukan/rekan.store.ts'
import { listSlotTerdekat } from './ketersediaan.store.ts'
import { listSlotSetelah } from './slot-setelah.store.ts'

/**
 * Every statement that offers or takes a slot agrees with the rule of the contract, for sessions with all kinds of dates: weekly
 * ones, until and from a date, between dates, on one date, and over.
 */
const { db, make, call } = await startServer()
const book = makeBook(call)
const [FROM, TO] = ['2026-11-23', '2026-12-18']
const DATES = workdays(FROM, TO)
const [tenaga, colleague] = [await make.profesional(), await make.profesional()]
const { profesional_id } = tenaga
const [admin, patient] = [await make.person(1), await make.person(5)]

const masa: [Tanggal | null, Tanggal | null][] = [
  [null, null],
  [null, '2026-12-02'],
  ['2026-12-03', null],
  ['2026-11-30', '2026-12-11'],
  ['2026-12-02', '2026-12-02'],
  ['2026-11-16', '2026-11-20'],
]
const sessions: JadwalTenaga[] = []
beforeAll(async () => {
  await db.rows(sql`update pengaturan set minggu_ke_depan = 3`)
  for (const day of ['Senin', 'Rabu', 'Kamis'] as const)
    for (const [n, [berlaku_dari, berlaku_sampai]] of masa.entries()) {
      if (day !== 'Rabu' && berlaku_dari && berlaku_dari === berlaku_sampai) continue
      const jam = (minutes: number) => `${String(8 + n).padStart(2, '0')}:${minutes}:00`
      sessions.push(
        await make.sesi(profesional_id, {
          hari: day,
          sesi: n + 1,
          jam_mulai: jam(10),
          jam_selesai: jam(50),
          berlaku_dari,
          berlaku_sampai,
        }),
      )
    }
})

type Slot = { jadwal_tenaga_id: number; tanggal: Tanggal }
const asText = (slots: Slot[]) => slots.map(({ jadwal_tenaga_id, tanggal }) => `${tanggal} ${jadwal_tenaga_id}`).sort()
const expected = () =>
  asText(
    DATES.flatMap((tanggal) =>
      sessions.filter((session) => takesPlaceOn(session, tanggal)).map(({ id }) => ({ jadwal_tenaga_id: id, tanggal })),
    ),
  )
const free = (tanggal: Tanggal, rows: { id: number; is_available: number }[]): Slot[] =>
  rows.filter(({ is_available }) => is_available === 1).map(({ id }) => ({ jadwal_tenaga_id: id, tanggal }))
const onEach = async (list: (tanggal: Tanggal) => Promise<Slot[]>) => (await Promise.all(DATES.map(list))).flat()

test('the facts are not trivial', () => {
  expect(expected().length).toBeGreaterThan(20)
  expect(expected().length).toBeLessThan((sessions.length * DATES.length) / 5)
})

test.each<[string, () => Promise<Slot[]>]>([
  [
    'slots of a day, for a patient',
    () =>
      onEach(async (tanggal) =>
        free(
          tanggal,
          (
            await call(patient, jadwal.listSlotHari, {
              query: { profid: profesional_id, hari: hariOf(tanggal), tanggal },
            })
          ).data,
        ),
      ),
  ],
  [
    'slots of a day, for an admin',
    () =>
      onEach(async (tanggal) =>
        free(tanggal, (await call(admin, hari.listSlotAdmin, { query: { profid: profesional_id, tanggal } })).data),
      ),
  ],
  [
    'slots of a day, for the professional',
    () =>
      onEach(async (tanggal) =>
        free(tanggal, (await call(tenaga, hari.listSlotTenpro, { query: { profid: profesional_id, tanggal } })).data),
      ),
  ],
  ['the next free slots of all', () => listSlotTerdekat(db, START, 60)],
  [
    'proposals after a closed day',
    () => listSlotSetelah(db, { profesional_ids: [profesional_id], tanggal: '2026-11-22', limit: 60 }, START),
  ],
  ['slots of colleagues', () => listSlotRekan(db, { user_id: colleague.user_id, level_id: 2 }, START)],
  [
    'slots for a mailed link',
    () =>
      listTautanSlot(
        db,
        { jadwal_id: 0, user_id: patient.user_id, profesional_id } as Parameters<typeof listTautanSlot>[1],
        START,
      ),
  ],
])('%s: exactly the sessions that take place', async (_name, read) => {
  const found = (await read()).filter(({ tanggal }) => tanggal <= TO)
  expect(asText(found)).toEqual(expected())
})

test('a day has as many free slots as sessions take place on it', async () => {
  const query = { profid: profesional_id, dari: FROM, sampai: TO }
  const days = (await call(patient, hari.listKetersediaan, { query })).data as {
    tanggal: Tanggal
    sisa: number
    alasan: string
  }[]
  const all = expected()
  for (const { tanggal, sisa, alasan } of days.filter(({ tanggal }) => DATES.includes(tanggal))) {
    const n = all.filter((slot) => slot.startsWith(tanggal)).length
    expect([tanggal, sisa, alasan]).toEqual([tanggal, n, n === 0 ? 'tidak ada sesi' : null])
  }
})

test('the directory and the public list name the first slot, by weekday too', async () => {
  const [first] = expected()
  const [soonest] = (await call(null, hari.listSlotTerdekatTenaga)).data.filter(
    (slot: { profesional_id: number }) => slot.profesional_id === profesional_id,
  )
  expect(asText([soonest])).toEqual([first])
  const query = { hari: 'Kamis', page: 1, limit: 20 }
  const rows = (await call(patient, pageTenagaProfesional, { query })).data.queried as {
    profesional_id: number
    terdekat: string
  }[]
  const found = rows.filter((row) => row.profesional_id === profesional_id).map(({ terdekat }) => terdekat.slice(0, 10))
  expect(found).toEqual(['2026-11-26'])
})

test('holds and bookings take exactly these slots', async () => {
  const all = new Set(expected())
  const wednesdays = DATES.filter((tanggal) => hariOf(tanggal) === 'Rabu')
  for (const session of sessions.filter((one) => one.hari === 'Rabu'))
    for (const tanggal of wednesdays) {
      const takes = all.has(`${tanggal} ${session.id}`)
      const slot = { profesional_id, jadwal_tenaga_id: session.id, tanggal }
      const held = await call(await make.person(5), insertTahan, { body: slot })
      expect([tanggal, session.sesi, held.status, held.code]).toEqual([
        tanggal,
        session.sesi,
        ...(takes ? [201, undefined] : [422, 'SLOT_INVALID']),
      ])
      await db.rows(sql`delete from tempat where jenis = 'tahan'`)
      const booked = await book(await make.person(5), session, { tanggal })
      expect([tanggal, session.sesi, booked.status, booked.code]).toEqual([
        tanggal,
        session.sesi,
        ...(takes ? [201, undefined] : [422, 'SLOT_INVALID']),
      ])
    }
})

test('a move and a restored consultation obey too', async () => {
  const [weekly, until] = [1, 2].map((sesi) => sessions.find((one) => one.hari === 'Senin' && one.sesi === sesi)) as [
    JadwalTenaga,
    JadwalTenaga,
  ]
  const owner = await make.person(5)
  const jadwalid = (await book(owner, weekly, { tanggal: '2026-12-14' })).data.jadwal_id
  const move = (tanggal: Tanggal) =>
    call(owner, rescheduleKonsultasi, { query: { jadwalid }, body: { jadwal_tenaga_id: until.id, tanggal } })
  expect(await move('2026-12-07')).toMatchObject({ status: 422, code: 'SLOT_INVALID' })
  expect((await move('2026-11-30')).status).toBe(200)

  expect((await call(owner, cancelKonsultasi, { query: { jadwalid }, body: {} })).status).toBe(200)
  await db.rows(sql`update jadwal_tenaga set berlaku_sampai = '2026-11-25' where jadwal_tenaga_id = ${until.id}`)
  expect((await call(owner, urungkanBatal, { query: { jadwalid }, body: {} })).code).toBe('SLOT_INVALID')
})
