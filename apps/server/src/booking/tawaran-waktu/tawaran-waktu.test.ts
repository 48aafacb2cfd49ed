import * as api from '@sehati/contract/booking/tawaran-waktu.endpoints'
import * as konsultasi from '@sehati/contract/consultation/konsultasi.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeBook } from '../../../test/booking.ts'
import { makeRelay } from '../../../test/jobs.ts'
import { START, startServer } from '../../../test/server.ts'

const server = await startServer()
const { call, db, make, at } = server
const { relay } = makeRelay(server)
const book = makeBook(call)
beforeEach(() => at(START.toISOString()))

type Who = { token: string; user_id: number }
const THURSDAY = '2026-11-26'
const FRIDAY = '2026-11-27'
/** Beyond the window of patients. */
const LATER = '2027-01-07'

/** A request for Wednesday at nine, and sessions of its professional on Thursday at nine and ten and on Friday at nine. */
async function clinic(status = 'diajukan') {
  const patient = await make.person(5)
  const tenaga = await make.profesional()
  const { profesional_id } = tenaga
  const wednesday = await make.sesi(profesional_id)
  const of = { user_id: patient.user_id, profesional_id, jadwal_tenaga_id: wednesday.id }
  const jadwal_id = await make.konsultasi(of, { status })
  const ten = { jam_mulai: '10:00:00', jam_selesai: '11:00:00', sesi: 2 } as const
  const sessions = {
    nine: await make.sesi(profesional_id, { hari: 'Kamis' }),
    ten: await make.sesi(profesional_id, { hari: 'Kamis', ...ten }),
    friday: await make.sesi(profesional_id, { hari: 'Jumat' }),
  }
  const waktu = [
    { jadwal_tenaga_id: sessions.nine.id, tanggal: THURSDAY, jam_mulai: '09:00:00' },
    { jadwal_tenaga_id: sessions.ten.id, tanggal: THURSDAY, jam_mulai: '10:00:00' },
    { jadwal_tenaga_id: sessions.friday.id, tanggal: FRIDAY, jam_mulai: '09:00:00' },
  ]
  return { patient, tenaga, wednesday, sessions, jadwal_id, waktu }
}
type Clinic = Awaited<ReturnType<typeof clinic>>

const offer = (of: Clinic, change: object = {}, who: Who = of.tenaga) =>
  call(who, api.putTawaranWaktu, { query: { jadwalid: of.jadwal_id }, body: { waktu: of.waktu, ...change } })
const take = (of: Clinic, tawaran_waktu_id: number, nomor: number, who: Who = of.patient) =>
  call(who, api.ambilWaktu, { query: { jadwalid: of.jadwal_id }, body: { tawaran_waktu_id, nomor } })
const decline = (of: Clinic, tawaran_waktu_id: number) =>
  call(of.patient, api.tolakWaktu, { query: { jadwalid: of.jadwal_id }, body: { tawaran_waktu_id } })
const read = async (of: Clinic) =>
  (await call(of.patient, api.getTawaranWaktu, { query: { jadwalid: of.jadwal_id } })).data
const list = async (of: Clinic) => (await call(of.tenaga, api.listTawaranWaktu)).data
const see = async (of: Clinic) =>
  (await call(of.patient, konsultasi.getKonsultasi, { query: { jadwalid: of.jadwal_id } })).data
const approve = (of: Clinic) =>
  call(of.tenaga, konsultasi.updateKonsultasi, {
    query: { jadwalid: of.jadwal_id },
    body: { status: 'disetujui', initial_consult: 'Baik.' },
  })
const noticesOf = async ({ user_id }: Who) => {
  await relay()
  const rows = await db.rows<{ jenis: string }>(
    sql`select jenis from pemberitahuan where user_id = ${user_id} order by pemberitahuan_id`,
  )
  return rows.map(({ jenis }) => jenis)
}
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

describe('at once', () => {
  test('two taps on different times: one of them counts', async () => {
    for (let round = 0; round < 3; round++) {
      const of = await clinic()
      const { tawaran_waktu_id } = (await offer(of)).data
      const replies = await Promise.all([1, 2, 3].map((nomor) => take(of, tawaran_waktu_id, nomor)))
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
      const { diambil, waktu } = await read(of)
      expect((await see(of)).tanggal).toBe(`${waktu[diambil - 1].tanggal}T${waktu[diambil - 1].jam_mulai}+07:00`)
    }
  })

  test('the patient takes and the professional approves: it is at one time, and the offer says which', async () => {
    for (let round = 0; round < 3; round++) {
      const of = await clinic()
      const { tawaran_waktu_id } = (await offer(of)).data
      const [taken, approved] = await Promise.all([take(of, tawaran_waktu_id, 1), approve(of)])
      expect(approved.status).toBe(200)
      const { hasil } = await read(of)
      expect(await see(of)).toMatchObject({
        status: 'disetujui',
        tanggal: hasil === 'diambil' ? `${THURSDAY}T09:00:00+07:00` : '2026-11-25T09:00:00+07:00',
      })
      expect(taken.status).toBe(hasil === 'diambil' ? 200 : 409)
    }
  })

  test('the patient takes and strangers book the time: one has it', async () => {
    for (let round = 0; round < 3; round++) {
      const of = await clinic()
      const { tawaran_waktu_id } = (await offer(of)).data
      const strangers = await Promise.all([0, 1, 2].map(() => make.person(5)))
      const replies = await Promise.all([
        take(of, tawaran_waktu_id, 1),
        ...strangers.map((who) => book(who, of.sessions.nine, { tanggal: THURSDAY })),
      ])
      expect(replies.filter(({ status }) => status < 300)).toHaveLength(1)
      for (const { status, code } of replies) if (status >= 300) expect(code).toBe('SLOT_TAKEN')
    }
  })
})

test('the database refuses an offer for what is not scheduled, a second open one, and an end that did not happen', async () => {
  const of = await clinic('disetujui')
  const { profesional_id, user_id } = of.tenaga
  const insert = (jadwal_id: number, tenaga = profesional_id) =>
    db.rows(sql`
      insert into tawaran_waktu (jadwal_id, profesional_id, oleh, dibuat) values (${jadwal_id}, ${tenaga}, ${user_id}, ${START})`)
  await insert(of.jadwal_id)
  await expect(insert(of.jadwal_id)).rejects.toMatchObject({ constraint: 'tawaran_waktu_satu' })
  const gone = await clinic('dibatalkan')
  await expect(insert(gone.jadwal_id, gone.tenaga.profesional_id)).rejects.toMatchObject({
    constraint: 'tawaran_waktu_terjadwal',
  })
  await expect(insert((await clinic()).jadwal_id)).rejects.toMatchObject({ constraint: 'tawaran_waktu_terjadwal' })
  await expect(
    db.rows(sql`
      update tawaran_waktu set hasil = 'diambil', diambil = 1, berakhir_pada = ${START} where jadwal_id = ${of.jadwal_id}`),
  ).rejects.toMatchObject({ constraint: 'tawaran_waktu_terlaksana' })
  await db.rows(sql`
    update tawaran_waktu set hasil = 'ditolak', berakhir_pada = ${START} where jadwal_id = ${of.jadwal_id}`)
  await expect(
    db.rows(sql`update tawaran_waktu set hasil = null, berakhir_pada = null where jadwal_id = ${of.jadwal_id}`),
  ).rejects.toMatchObject({ constraint: 'tawaran_waktu_tetap' })
})
