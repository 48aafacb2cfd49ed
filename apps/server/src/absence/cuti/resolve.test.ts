import * as api from '@sehati/contract/absence/cuti.endpoints'
import * as konsultasi from '@sehati/contract/consultation/konsultasi.endpoints'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { makeBook } from '../../../test/booking.ts'
import { startServer } from '../../../test/server.ts'

const { call, db, make, seal } = await startServer()
const book = makeBook(call)

const pesan = 'Mohon maaf, saya harus menghadiri seminar.'
const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00:00`

/** A professional on leave on 25 and 26 November, with consultations of these statuses on the 25th from 8 o'clock on. */
async function stranded(...statuses: string[]) {
  const tenaga = await make.profesional()
  const { profesional_id } = tenaga
  const all = []
  for (const [i, status] of statuses.entries()) {
    const hours = { jam_mulai: clock(8 + i), jam_selesai: clock(9 + i) }
    const session = await make.sesi(profesional_id, { sesi: i + 1, ...hours })
    const patient = await make.person(5)
    const of = { user_id: patient.user_id, profesional_id, jadwal_tenaga_id: session.id }
    all.push({ session, patient, jadwal_id: await make.konsultasi(of, { status, ...hours }) })
  }
  const cuti_id = await make.cuti(profesional_id, { dari: '2026-11-25', sampai: '2026-11-26' })
  const resolve = (tindakan: object[], more: object = {}) =>
    call(tenaga, api.resolveCuti, { body: { cuti_id, tindakan, pesan, ...more } })
  return { tenaga, cuti_id, all: all as [Held, ...Held[]], resolve }
}
type Held = {
  session: Awaited<ReturnType<typeof make.sesi>>
  patient: Awaited<ReturnType<typeof make.person>>
  jadwal_id: number
}

const batal = (k: Held) => ({ jadwal_id: k.jadwal_id, tindakan: 'batal' })
const pindah = (k: Held, to: { id: number }, tanggal: string) => ({
  jadwal_id: k.jadwal_id,
  tindakan: 'jadwal-ulang',
  jadwal_tenaga_id: to.id,
  tanggal,
})
const read = async ({ patient, jadwal_id }: Held) =>
  (await call(patient, konsultasi.getKonsultasi, { query: { jadwalid: jadwal_id } })).data
const words = (jadwal_id: number) =>
  db.row<{ alasan_batal: Buffer | null; pesan_pindah: Buffer | null }>(
    sql`select alasan_batal, pesan_pindah from konsultasi where jadwal_id = ${jadwal_id}`,
  )

test('cancels some and moves others in one act, with the message encrypted for each', async () => {
  const { all, resolve } = await stranded('disetujui', 'diajukan', 'menunggu', 'disetujui')
  const [a, b, c, d] = all as [Held, Held, Held, Held]
  const reply = await resolve([pindah(a, a.session, '2026-12-02'), batal(b), pindah(c, c.session, '2026-12-09')])
  expect(reply.status).toBe(200)
  // Consultations that were not named are still stranded.
  expect(reply.data.terdampak.map((k: { jadwal_id: number }) => k.jadwal_id)).toEqual([d.jadwal_id])

  expect(await read(a)).toMatchObject({ status: 'disetujui', tanggal: '2026-12-02T08:00:00+07:00' })
  expect(await read(b)).toMatchObject({ status: 'dibatalkan' })
  expect(await read(c)).toMatchObject({ status: 'menunggu', tanggal: '2026-12-09T10:00:00+07:00' })
  const query = { jadwalid: a.jadwal_id }
  const moves = (await call(a.patient, konsultasi.listRiwayatStatus, { query })).data
  expect(moves.at(-1)).toMatchObject({ dari: 'disetujui', ke: 'disetujui', jadwal_baru: '2026-12-02T08:00:00+07:00' })

  const [moved, cancelled] = [await words(a.jadwal_id), await words(b.jadwal_id)]
  expect(seal.open(`konsultasi.pesan_pindah:${a.jadwal_id}`, moved?.pesan_pindah as Buffer)).toBe(pesan)
  expect(seal.open(`konsultasi.alasan_batal:${b.jadwal_id}`, cancelled?.alasan_batal as Buffer)).toBe(pesan)
  expect([moved?.alasan_batal, cancelled?.pesan_pindah]).toEqual([null, null])
})

test('a slot that one patient leaves may go to another', async () => {
  const { tenaga, all, resolve } = await stranded('diajukan', 'disetujui')
  const [a, b] = all as [Held, Held]
  const monday = await make.sesi(tenaga.profesional_id, { hari: 'Senin', sesi: 9 })
  const reply = await resolve([pindah(b, monday, '2026-11-30'), batal(a)])
  expect([reply.status, reply.data.terdampak]).toEqual([200, []])
})

describe('nothing happens, and each reason is named, when', () => {
  async function refused(s: Awaited<ReturnType<typeof stranded>>, tindakan: object[]) {
    const before = await Promise.all(s.all.map(read))
    const reply = await s.resolve(tindakan)
    expect(reply).toMatchObject({ status: 409, code: 'RESOLUTION_REFUSED' })
    expect(await Promise.all(s.all.map(read))).toEqual(before)
    return reply.data.ditolak.map(({ jadwal_id, code }: { jadwal_id: number; code: string }) => [jadwal_id, code])
  }

  test('one of many is impossible', async () => {
    const s = await stranded('diajukan', 'disetujui', 'disetujui')
    const [a, b, c] = s.all as [Held, Held, Held]
    expect(
      await refused(s, [batal(a), pindah(b, b.session, '2026-12-03'), pindah(c, c.session, '2027-06-02')]),
    ).toEqual([
      [b.jadwal_id, 'SLOT_INVALID'],
      [c.jadwal_id, 'DATE_OUTSIDE_WINDOW'],
    ])
  })

  test.each([
    ['the new day is of the same leave', '2026-11-25', 'PROFESSIONAL_AWAY'],
    ['the clinic is closed on the new day', '2026-12-24', 'CLINIC_CLOSED'],
    ['the new day is far away', '2027-02-03', 'DATE_OUTSIDE_WINDOW'],
    ['the new day is over', '2026-11-18', 'DATE_OUTSIDE_WINDOW'],
    ['the new day cannot be stored', '0000-01-05', 'DATE_OUTSIDE_WINDOW'],
  ])('%s', async (_, tanggal, code) => {
    const s = await stranded('disetujui')
    const thursday = await make.sesi(s.tenaga.profesional_id, { hari: 'Kamis', sesi: 5 })
    const [k] = s.all
    expect(await refused(s, [pindah(k, tanggal === '2026-12-24' ? thursday : k.session, tanggal)])).toEqual([
      [k.jadwal_id, code],
    ])
  })

  test('two are to have one slot, or it is taken, or the patient is elsewhere', async () => {
    const s = await stranded('disetujui', 'disetujui', 'disetujui')
    const [a, b, c] = s.all as [Held, Held, Held]
    const monday = await make.sesi(s.tenaga.profesional_id, { hari: 'Senin', sesi: 5 })
    expect(await refused(s, [pindah(a, monday, '2026-11-30'), pindah(b, monday, '2026-11-30')])).toEqual([
      [b.jadwal_id, 'SLOT_TAKEN'],
    ])
    const elsewhere = await make.sesi((await make.profesional()).profesional_id, { hari: 'Senin' })
    const of = {
      user_id: c.patient.user_id,
      profesional_id: elsewhere.profesional_id,
      jadwal_tenaga_id: elsewhere.id,
    }
    await make.konsultasi(of, { tanggal: '2026-11-30' })
    expect(await refused(s, [pindah(c, monday, '2026-11-30')])).toEqual([[c.jadwal_id, 'PATIENT_BUSY']])
  })

  test('it is not of this leave, not the caller’s, or already over', async () => {
    const s = await stranded('diajukan', 'dibatalkan', 'selesai')
    const [, b, c] = s.all as [Held, Held, Held]
    const other = await stranded('diajukan')
    const friday = await make.sesi(s.tenaga.profesional_id, { hari: 'Jumat', sesi: 8 })
    const booked = (await book(await make.person(5), friday, { tanggal: '2026-11-27' })).data
    const ids = [b.jadwal_id, c.jadwal_id, other.all[0].jadwal_id, booked.jadwal_id, 2_000_000_000]
    expect(
      await refused(
        s,
        ids.map((jadwal_id) => ({ jadwal_id, tindakan: 'batal' })),
      ),
    ).toEqual([
      [b.jadwal_id, 'NOT_OPEN'],
      [c.jadwal_id, 'NOT_OPEN'],
      [other.all[0].jadwal_id, 'NOT_FOUND'],
      [booked.jadwal_id, 'NOT_STRANDED'],
      [2_000_000_000, 'NOT_FOUND'],
    ])
  })
})

test('the message is required, and so is at least one action', async () => {
  const { all, resolve } = await stranded('diajukan')
  expect(await resolve([batal(all[0])], { pesan: ' ' })).toMatchObject({ status: 422, errors: [{ field: 'pesan' }] })
  expect(await resolve([])).toMatchObject({ status: 422, errors: [{ field: 'tindakan' }] })
  expect(await resolve([batal(all[0]), batal(all[0])])).toMatchObject({ status: 422, errors: [{ field: 'tindakan' }] })
  expect(await read(all[0])).toMatchObject({ status: 'diajukan' })
})

test('two resolutions at once: one of them finds it done', async () => {
  const { all, resolve } = await stranded('disetujui')
  const replies = await Promise.all([
    resolve([batal(all[0])]),
    resolve([pindah(all[0], all[0].session, '2026-12-02')]),
    resolve([batal(all[0])]),
  ])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})
