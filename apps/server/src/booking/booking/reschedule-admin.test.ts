import { insertHariLibur, listHariLibur } from '@sehati/contract/absence/hari-libur.endpoints'
import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import type { Konsultasi, StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { messages } from '@sehati/contract/messages'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeBook } from '../../../test/booking.ts'
import { START, startServer } from '../../../test/server.ts'

const { db, call, make, at } = await startServer()
const book = makeBook(call)
const admin = await make.person(1)
beforeEach(() => at(START.toISOString()))
type Session = { id: number; profesional_id: number }
const move = (jadwalid: number, to: Session, tanggal = '2026-11-26', who: { token: string } = admin) =>
  call(who, api.rescheduleKonsultasiAdmin, { query: { jadwalid }, body: { jadwal_tenaga_id: to.id, tanggal } })
const read = async (jadwalid: number): Promise<Konsultasi> =>
  (await call(admin, api.getKonsultasi, { query: { jadwalid } })).data

/** A patient's consultation on Wednesday, and another free session of the same professional on Thursday. */
async function moveable(status: StatusKonsultasi = 'disetujui') {
  const patient = await make.person(5)
  const made = await make.booked(patient, { status })
  const thursday = await make.sesi(made.tenaga.profesional_id, { hari: 'Kamis', sesi: 4 })
  return { patient, ...made, thursday }
}

test.each(['diajukan', 'menunggu', 'disetujui'] as const)(
  'one that is %s keeps its status, and the move is recorded',
  async (status) => {
    const { patient, jadwal_id, session, thursday } = await moveable(status)
    const reply = await move(jadwal_id, thursday)
    expect(reply).toMatchObject({ status: 200, message: 'Jadwal diubah.' })
    expect(reply.data).toMatchObject({ status, tanggal: '2026-11-26T09:00:00+07:00', jadwal_tenaga_id: thursday.id })
    const moves = (await call(patient, api.listRiwayatStatus, { query: { jadwalid: jadwal_id } })).data
    expect(moves.at(-1)).toEqual({
      dari: status,
      ke: status,
      oleh: admin.name,
      waktu: '2026-11-23T07:00:00+07:00',
      jadwal_lama: '2026-11-25T09:00:00+07:00',
      jadwal_baru: '2026-11-26T09:00:00+07:00',
      metode_lama: null,
      metode_baru: null,
    })
    expect((await book(await make.person(5), session)).status).toBe(201)
  },
)

test('a consultation that a holiday strands is no longer stranded', async () => {
  const { jadwal_id, thursday } = await moveable()
  const holiday = { tanggal: '2026-11-25', nama: 'Dies natalis', jenis: 'libur kampus' }
  const { data } = await call(admin, insertHariLibur, { body: holiday })
  expect(data.terdampak.map((k: Konsultasi) => k.jadwal_id)).toContain(jadwal_id)
  const count = async () =>
    (await call(admin, listHariLibur, { query: { tahun: 2026 } })).data.find(({ id }: { id: number }) => id === data.id)
      .jumlah_terdampak
  const before = await count()
  expect((await move(jadwal_id, thursday)).status).toBe(200)
  expect(await count()).toBe(before - 1)
  await db.rows(sql`delete from hari_libur where libur_id = ${data.id}`)
})

test('another open request of the patient is no obstacle for one that was approved', async () => {
  const { patient, jadwal_id, tenaga, thursday } = await moveable('disetujui')
  const friday = await make.sesi(tenaga.profesional_id, { hari: 'Jumat', sesi: 5 })
  expect((await book(patient, friday, { tanggal: '2026-11-27' })).status).toBe(201)
  expect((await move(jadwal_id, thursday)).status).toBe(200)
})

describe('refused, and nothing changes', () => {
  async function refused(jadwal_id: number, code: keyof typeof messages, act: () => ReturnType<typeof move>) {
    const before = await read(jadwal_id)
    const reply = await act()
    expect([reply.status, reply.code]).toEqual([messages[code].status, code])
    expect(await read(jadwal_id)).toEqual(before)
  }

  test('to a slot that is taken', async () => {
    const { jadwal_id, thursday } = await moveable()
    await book(await make.person(5), thursday, { tanggal: '2026-11-26' })
    await refused(jadwal_id, 'SLOT_TAKEN', () => move(jadwal_id, thursday))
  })

  test('to a time at which the patient is elsewhere', async () => {
    const { patient, jadwal_id, thursday } = await moveable()
    const elsewhere = await make.sesi((await make.profesional()).profesional_id, { hari: 'Kamis' })
    await book(patient, elsewhere, { tanggal: '2026-11-26' })
    await refused(jadwal_id, 'PATIENT_BUSY', () => move(jadwal_id, thursday))
  })

  test('to another professional', async () => {
    const { jadwal_id } = await moveable()
    const theirs = await make.sesi((await make.profesional()).profesional_id, { hari: 'Kamis' })
    await refused(jadwal_id, 'SLOT_INVALID', () => move(jadwal_id, theirs))
  })

  test('to a day on which the clinic is closed or the professional on leave', async () => {
    const { jadwal_id, thursday, tenaga } = await moveable()
    await refused(jadwal_id, 'DATE_OUTSIDE_WINDOW', () => move(jadwal_id, thursday, '2026-12-03'))
    await refused(jadwal_id, 'SLOT_INVALID', () => move(jadwal_id, thursday, '2026-11-27'))
    await make.cuti(tenaga.profesional_id, { dari: '2026-11-26', sampai: '2026-11-26' })
    await refused(jadwal_id, 'PROFESSIONAL_AWAY', () => move(jadwal_id, thursday))
  })

  test.each(['dibatalkan', 'selesai'] as const)('when it is %s', async (status) => {
    const { jadwal_id, thursday } = await moveable(status)
    await refused(jadwal_id, 'NOT_OPEN', () => move(jadwal_id, thursday))
  })

  test('when it has started', async () => {
    const { jadwal_id, thursday } = await moveable()
    at('2026-11-25T09:00:00+07:00')
    const now = { token: await make.signIn(admin.user_id) }
    expect(await move(jadwal_id, thursday, '2026-11-26', now)).toMatchObject({ status: 409, code: 'TOO_LATE' })
  })

  test('by a caller who is no admin; a missing one is not found', async () => {
    const { patient, jadwal_id, tenaga, thursday } = await moveable()
    for (const who of [patient, tenaga])
      await refused(jadwal_id, 'FORBIDDEN', () => move(jadwal_id, thursday, '2026-11-26', who))
    expect((await move(2_000_000_000, thursday)).code).toBe('NOT_FOUND')
  })
})
