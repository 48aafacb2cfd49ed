import * as konsultasi from '@sehati/contract/consultation/konsultasi.endpoints'
import { beforeEach, describe, expect, test } from 'vitest'
import { START, startServer } from '../../../test/server.ts'
import { type KlinikTawaran as Clinic, FRIDAY, makeTawaranWaktu, THURSDAY } from '../../../test/tawaran-waktu.ts'

const server = await startServer()
const { call, make, at } = server
const { book, clinic, offer, take, decline, read, list, see, approve, noticesOf } = makeTawaranWaktu(server)
beforeEach(() => at(START.toISOString()))

/** Beyond the window of patients. */
const LATER = '2027-01-07'
const closed = { status: 409, code: 'OFFERED_TIMES_CLOSED' }

test('an offer moves and reserves nothing, answers the request and notifies the patient once', async () => {
  const of = await clinic()
  const pesan = 'Saya mengajar pada hari Rabu.'
  const made = await offer(of, { pesan })
  expect(made).toMatchObject({ status: 200, data: { jadwal_id: of.jadwal_id, hasil: 'menunggu', diambil: null } })
  expect(made.data.waktu).toEqual(
    of.waktu.map((one, i) => ({
      ...one,
      nomor: i + 1,
      jam_selesai: one.jam_mulai === '09:00:00' ? '10:00:00' : '11:00:00',
      zona: 7,
    })),
  )
  expect(await read(of)).toEqual({
    ...made.data,
    waktu: made.data.waktu.map((one: object) => ({ ...one, bisa: true })),
  })
  expect(await list(of)).toEqual([made.data])
  expect(await see(of)).toMatchObject({
    status: 'menunggu',
    tanggal: '2026-11-25T09:00:00+07:00',
    pesan_pindah: pesan,
    jawab_sebelum: null,
  })
  expect(await noticesOf(of.patient)).toEqual(['waktu_ditawarkan'])
  const stranger = await make.person(5)
  expect((await book(stranger, of.sessions.nine, { tanggal: THURSDAY })).status).toBe(201)
})

test('the patient takes one by one tap: it is approved, and the professional is notified', async () => {
  const of = await clinic()
  const { tawaran_waktu_id } = (await offer(of, { pesan: 'Silakan pilih.' })).data
  const taken = await take(of, tawaran_waktu_id, 2)
  expect(taken).toMatchObject({
    status: 200,
    data: {
      jadwal_id: of.jadwal_id,
      status: 'disetujui',
      tanggal: `${THURSDAY}T10:00:00+07:00`,
      keluhan: 'Pusing',
      pesan_pindah: 'Silakan pilih.',
    },
  })
  // A double tap, and the other button.
  expect(await take(of, tawaran_waktu_id, 2)).toMatchObject({ status: 200, data: { status: 'disetujui' } })
  expect(await take(of, tawaran_waktu_id, 1)).toMatchObject(closed)
  expect(await decline(of, tawaran_waktu_id)).toMatchObject(closed)
  expect(await list(of)).toMatchObject([{ hasil: 'diambil', diambil: 2 }])
  expect(await noticesOf(of.tenaga)).toEqual(['pengajuan', 'dijadwalkan'])
  expect((await book(await make.person(5), of.wednesday)).status).toBe(201)
})

test('the patient declines: it stays as it was, the professional is notified and can offer others', async () => {
  const of = await clinic()
  const { tawaran_waktu_id } = (await offer(of)).data
  expect(await decline(of, tawaran_waktu_id)).toMatchObject({ status: 200, data: null })
  expect(await decline(of, tawaran_waktu_id)).toMatchObject({ status: 200 })
  expect(await take(of, tawaran_waktu_id, 1)).toMatchObject(closed)
  expect(await see(of)).toMatchObject({ status: 'menunggu', tanggal: '2026-11-25T09:00:00+07:00' })
  expect(await list(of)).toMatchObject([{ hasil: 'ditolak' }])
  expect(await noticesOf(of.tenaga)).toEqual(['pengajuan', 'waktu_ditolak'])
  const again = await offer(of, { waktu: of.waktu.slice(2) })
  expect(again).toMatchObject({ status: 200, data: { hasil: 'menunggu', waktu: [{ nomor: 1, tanggal: FRIDAY }] } })
  expect(await list(of)).toEqual([again.data])
})

test('a newer offer replaces an open one', async () => {
  const of = await clinic('menunggu')
  const first = (await offer(of)).data
  const second = (await offer(of, { waktu: of.waktu.slice(2) })).data
  expect(await take(of, first.tawaran_waktu_id, 1)).toMatchObject(closed)
  expect((await read(of)).tawaran_waktu_id).toBe(second.tawaran_waktu_id)
  expect(await take(of, second.tawaran_waktu_id, 2)).toMatchObject(closed)
  expect((await take(of, second.tawaran_waktu_id, 1)).status).toBe(200)
})

test('a time that went meanwhile is shown as gone and refused with the code of a booking; the others stay', async () => {
  const of = await clinic()
  const { tawaran_waktu_id } = (await offer(of)).data
  await book(await make.person(5), of.sessions.nine, { tanggal: THURSDAY })
  await make.cuti(of.tenaga.profesional_id, { dari: FRIDAY, sampai: FRIDAY })
  expect((await read(of)).waktu.map(({ bisa }: { bisa: boolean }) => bisa)).toEqual([false, true, false])
  expect(await take(of, tawaran_waktu_id, 1)).toMatchObject({ status: 409, code: 'SLOT_TAKEN' })
  expect(await take(of, tawaran_waktu_id, 3)).toMatchObject({ code: 'PROFESSIONAL_AWAY' })
  expect(await read(of)).toMatchObject({ hasil: 'menunggu' })
  expect((await take(of, tawaran_waktu_id, 2)).status).toBe(200)
})

test.each([
  ['is approved', approve],
  [
    'is moved by the patient',
    (of: Clinic) =>
      call(of.patient, konsultasi.rescheduleKonsultasi, {
        query: { jadwalid: of.jadwal_id },
        body: { jadwal_tenaga_id: of.sessions.friday.id, tanggal: FRIDAY },
      }),
  ],
  [
    'is cancelled',
    (of: Clinic) => call(of.patient, konsultasi.cancelKonsultasi, { query: { jadwalid: of.jadwal_id }, body: {} }),
  ],
])('an offer ends where the consultation %s', async (_, act) => {
  const of = await clinic()
  const { tawaran_waktu_id } = (await offer(of)).data
  expect((await act(of)).status).toBe(200)
  expect(await read(of)).toMatchObject({ hasil: 'gugur' })
  expect(await take(of, tawaran_waktu_id, 1)).toMatchObject(closed)
})

test('an offer is over with its last time, and with the start of the consultation', async () => {
  const of = await clinic()
  const { tawaran_waktu_id } = (await offer(of)).data
  at('2026-11-25T09:00:00+07:00')
  expect(await read(of)).toMatchObject({ hasil: 'lewat', waktu: [{ bisa: false }, { bisa: false }, { bisa: false }] })
  expect(await take(of, tawaran_waktu_id, 1)).toMatchObject(closed)
  expect(await list(of)).toEqual([])
})

test('a professional may offer times beyond the window of patients, and the patient may take them', async () => {
  const of = await clinic()
  const waktu = [{ jadwal_tenaga_id: of.sessions.nine.id, tanggal: LATER, jam_mulai: '09:00:00' }]
  const { tawaran_waktu_id } = (await offer(of, { waktu })).data
  expect(await take(of, tawaran_waktu_id, 1)).toMatchObject({ data: { tanggal: `${LATER}T09:00:00+07:00` } })
})

describe('an offer is refused', () => {
  test('by the rules of booking, and changes nothing', async () => {
    const of = await clinic()
    await book(await make.person(5), of.sessions.ten, { tanggal: THURSDAY })
    expect(await offer(of)).toMatchObject({ status: 409, code: 'SLOT_TAKEN' })
    const other = await make.sesi((await make.profesional()).profesional_id, { hari: 'Kamis' })
    const one = (change: object) => ({ waktu: [{ ...of.waktu[0], ...change }] })
    expect(await offer(of, one({ jadwal_tenaga_id: other.id }))).toMatchObject({ code: 'SLOT_INVALID' })
    expect(await offer(of, one({ tanggal: '2026-11-24' }))).toMatchObject({ code: 'SLOT_INVALID' })
    expect(await offer(of, one({ jam_mulai: '09:30:00' }))).toMatchObject({ code: 'SLOT_INVALID' })
    // The time that it has already.
    const same = { jadwal_tenaga_id: of.wednesday.id, tanggal: '2026-11-25' }
    expect(await offer(of, one(same))).toMatchObject({ status: 409, code: 'SLOT_INVALID' })
    expect(await see(of)).toMatchObject({ status: 'diajukan', pesan_pindah: null })
    expect(await read(of)).toBeNull()
  })

  test('without times, with too many or twice the same', async () => {
    const of = await clinic()
    const [a, b, c] = of.waktu
    for (const waktu of [[], [a, b, c, { ...a, tanggal: '2026-12-03' }], [a, a]])
      expect(await offer(of, { waktu })).toMatchObject({ status: 422, errors: [{ field: 'waktu' }] })
  })

  test('for what is approved, over or of another professional', async () => {
    expect(await offer(await clinic('disetujui'))).toMatchObject({ status: 409, code: 'NOT_OPEN' })
    const of = await clinic()
    expect((await offer(of, {}, await make.profesional())).status).toBe(404)
    at('2026-11-25T09:00:00+07:00')
    expect(await offer(of)).toMatchObject({ code: 'TOO_LATE' })
  })
})

test('another patient does not take it, and an offer of another consultation is none of this one', async () => {
  const [of, other] = [await clinic(), await clinic()]
  const { tawaran_waktu_id } = (await offer(of)).data
  expect((await take(of, tawaran_waktu_id, 1, other.patient)).status).toBe(404)
  expect(await take(other, tawaran_waktu_id, 1)).toMatchObject(closed)
  expect(await decline(other, tawaran_waktu_id)).toMatchObject(closed)
  expect(await list(other)).toEqual([])
})
