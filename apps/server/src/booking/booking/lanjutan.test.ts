import { insertLanjutan } from '@sehati/contract/booking/lanjutan.endpoints'
import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import { listJenisPilihanTenpro, listSlotJenisTenpro } from '@sehati/contract/schedule/jenis.endpoints'
import { listKetersediaanTenpro } from '@sehati/contract/schedule/ketersediaan.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { makeBook } from '../../../test/booking.ts'
import { makeRelay } from '../../../test/jobs.ts'
import { START, startServer } from '../../../test/server.ts'

const server = await startServer()
const { db, call, make, at } = server
const book = makeBook(call)
const { relay } = makeRelay(server)
beforeEach(() => at(START.toISOString()))

const ALASAN = 'Melihat hasil obat setelah dua minggu'
const THURSDAY = '2026-11-26'

/** A patient whose consultation of Wednesday is approved, and a session of its professional on Thursday. */
async function clinic({ status = 'disetujui', level_id = 2 as 2 | 3 } = {}) {
  const pasien = await make.person(5)
  const { jadwal_id, tenaga } = await make.booked(pasien, { status, level_id })
  const session = await make.sesi(tenaga.profesional_id, { hari: 'Kamis' })
  return { pasien, tenaga, jadwal_id, session }
}
type Clinic = Awaited<ReturnType<typeof clinic>>

const to = ({ jadwal_id, session }: Pick<Clinic, 'jadwal_id' | 'session'>, change: object = {}) => ({
  lanjutan_dari: jadwal_id,
  jadwal_tenaga_id: session.id,
  tanggal: THURSDAY,
  metode_konsultasi: 'online',
  keluhan: ALASAN,
  ...change,
})
const followUp = (of: Clinic, change: object = {}, headers: Record<string, string> = {}) =>
  call(of.tenaga, insertLanjutan, { body: to(of, change), headers })
const see = async (who: { token: string }, jadwalid: number) =>
  (await call(who, api.getKonsultasi, { query: { jadwalid } })).data
const noticesOf = async ({ user_id }: { user_id: number }) => {
  await relay()
  const rows = await db.rows<{ jenis: string }>(
    sql`select jenis from pemberitahuan where user_id = ${user_id} order by pemberitahuan_id`,
  )
  return rows.map(({ jenis }) => jenis)
}

test('a professional books a follow-up: approved at once, with their own words, and only the patient is notified', async () => {
  const of = await clinic({ status: 'selesai' })
  const before = await noticesOf(of.tenaga)
  const made = await followUp(of)
  expect(made).toMatchObject({
    status: 201,
    message: 'Konsultasi lanjutan dipesan.',
    data: {
      user_id: of.pasien.user_id,
      profesional_id: of.tenaga.profesional_id,
      lanjutan_dari: of.jadwal_id,
      status: 'disetujui',
      tanggal: '2026-11-26T09:00:00+07:00',
      tertutup: false,
      keluhan: ALASAN,
      use_bpjs: 0,
      jawab_sebelum: null,
      alasan_kunjungan: null,
    },
  })
  const { jadwal_id } = made.data
  expect(await see(of.pasien, jadwal_id)).toMatchObject({ keluhan: ALASAN, lanjutan_dari: of.jadwal_id })
  expect(await see(of.pasien, of.jadwal_id)).toMatchObject({ keluhan: 'Pusing', lanjutan_dari: null })
  expect(await see(await make.person(1), jadwal_id)).toMatchObject({ tertutup: true, lanjutan_dari: of.jadwal_id })
  expect(await noticesOf(of.pasien)).toEqual(['lanjutan'])
  expect(await noticesOf(of.tenaga)).toEqual(before)
  expect(await db.rows(sql`select jenis from surat where jadwal_id = ${jadwal_id}`)).toEqual([{ jenis: 'lanjutan' }])
  const moves = await call(of.pasien, api.listRiwayatStatus, { query: { jadwalid: jadwal_id } })
  expect(moves.data).toMatchObject([{ dari: null, ke: 'disetujui', oleh: of.tenaga.name }])
  const [trail] = await db.rows(sql`
    select tindakan, pelaku_id, subjek_id from jejak_baru where objek = 'konsultasi' and objek_id = ${jadwal_id}
    union all select tindakan, pelaku_id, subjek_id from jejak where objek = 'konsultasi' and objek_id = ${jadwal_id}`)
  expect(trail).toEqual({ tindakan: 'ajukan', pelaku_id: of.tenaga.user_id, subjek_id: of.pasien.user_id })
})

test('the patient pays for it as before', async () => {
  const of = await clinic()
  await db.rows(sql`update konsultasi set use_bpjs = true where jadwal_id = ${of.jadwal_id}`)
  expect((await followUp(of)).data).toMatchObject({ use_bpjs: 1, no_bpjs: of.pasien.no_bpjs })
})

test('the patient moves it like their own, and it is then a request; or cancels it', async () => {
  const of = await clinic({ status: 'selesai' })
  const { jadwal_id } = (await followUp(of)).data
  const friday = await make.sesi(of.tenaga.profesional_id, { hari: 'Jumat' })
  const query = { jadwalid: jadwal_id }
  const moved = await call(of.pasien, api.rescheduleKonsultasi, {
    query,
    body: { jadwal_tenaga_id: friday.id, tanggal: '2026-11-27' },
  })
  expect(moved).toMatchObject({
    status: 200,
    data: { status: 'diajukan', tanggal: '2026-11-27T09:00:00+07:00', lanjutan_dari: of.jadwal_id },
  })
  expect(await call(of.pasien, api.cancelKonsultasi, { query, body: {} })).toMatchObject({
    data: { status: 'dibatalkan', sebab_batal: 'pasien', lanjutan_dari: of.jadwal_id },
  })
  expect((await followUp(of)).status).toBe(201)
})

const refused = { status: 403, code: 'NOT_YOUR_PATIENT' }

test.each(['diajukan', 'menunggu', 'dibatalkan'])('a consultation that is %s makes no patient', async (status) => {
  const of = await clinic({ status })
  expect(await followUp(of)).toMatchObject(refused)
})

test('a stranger’s consultation and one that does not exist are refused alike', async () => {
  const [of, other] = [await clinic(), await clinic()]
  const strange = await followUp(of, { lanjutan_dari: other.jadwal_id })
  expect(strange).toMatchObject(refused)
  const { status, code, message, data } = strange
  expect(await followUp(of, { lanjutan_dari: 2_000_000_000 })).toMatchObject({ status, code, message, data })
  const unregistered = await make.person(2)
  expect(await call(unregistered, insertLanjutan, { body: to(of) })).toMatchObject(refused)
  expect(await db.rows(sql`select from konsultasi where lanjutan_dari = ${other.jadwal_id}`)).toEqual([])
})

test('it may lie eight weeks beyond the window of patients, and not further', async () => {
  const of = await clinic()
  expect((await followUp(of, { tanggal: '2027-01-21' })).status).toBe(201)
  expect(await followUp(of, { tanggal: '2027-01-28' })).toMatchObject({ status: 422, code: 'DATE_OUTSIDE_WINDOW' })
  expect(await followUp(of, { tanggal: '2030-01-03' })).toMatchObject({ status: 422, code: 'DATE_OUTSIDE_WINDOW' })
})

test('what refuses a booking refuses a follow-up', async () => {
  const of = await clinic()
  const other = await clinic()
  expect(await followUp(of, { jadwal_tenaga_id: other.session.id })).toMatchObject({ code: 'SLOT_INVALID' })
  expect(await followUp(of, { jam_mulai: '10:00' })).toMatchObject({ status: 409, code: 'SLOT_INVALID' })
  expect(await followUp(of, { tanggal: '2026-12-24' })).toMatchObject({ status: 422, code: 'CLINIC_CLOSED' })
  await make.cuti(of.tenaga.profesional_id, { dari: '2026-12-10', sampai: '2026-12-10' })
  expect(await followUp(of, { tanggal: '2026-12-10' })).toMatchObject({ code: 'PROFESSIONAL_AWAY' })
  await book(await make.person(5), of.session, { tanggal: THURSDAY })
  expect(await followUp(of)).toMatchObject({ status: 409, code: 'SLOT_TAKEN' })
  const elsewhere = await make.sesi((await make.profesional()).profesional_id, { hari: 'Selasa' })
  const tuesday = await make.sesi(of.tenaga.profesional_id, { hari: 'Selasa' })
  await book(of.pasien, elsewhere, { tanggal: '2026-11-24' })
  expect(await followUp(of, { jadwal_tenaga_id: tuesday.id, tanggal: '2026-11-24' })).toMatchObject({
    status: 409,
    code: 'PATIENT_BUSY',
  })
})

test('an account that is closed gets none', async () => {
  const of = await clinic({ status: 'selesai' })
  await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${of.pasien.user_id}`)
  expect(await followUp(of)).toMatchObject({ code: 'USER_UNKNOWN' })
})

test('a request of the patient that waits does not prevent it', async () => {
  const of = await clinic()
  const friday = await make.sesi(of.tenaga.profesional_id, { hari: 'Jumat' })
  expect((await book(of.pasien, friday, { tanggal: '2026-11-27' })).status).toBe(201)
  expect((await followUp(of)).status).toBe(201)
})

test('a type counts together with its hour, and must be offered', async () => {
  const of = await clinic()
  const jenis_id = await make.jenis({ menit: 20 }, of.tenaga)
  const made = await followUp(of, { jenis_id, jam_mulai: '09:20', tanggal: '2026-12-17' })
  expect(made).toMatchObject({ status: 201, data: { jenis_id, jam_mulai: '09:20:00', jam_selesai: '09:40:00' } })
  const strange = await make.jenis({ menit: 20 })
  expect(await followUp(of, { jenis_id: strange, jam_mulai: '09:40' })).toMatchObject({ code: 'TYPE_NOT_OFFERED' })
})

test('its professional reads the types, days and starts of a follow-up, beyond the window of patients', async () => {
  const { tenaga } = await clinic()
  const profid = tenaga.profesional_id
  const [usual, urgent] = [await make.jenis({ menit: 20 }, tenaga), await make.jenis({ mendesak: true }, tenaga)]
  const types = await call(tenaga, listJenisPilihanTenpro, { query: { profid } })
  expect(types.data).toMatchObject([{ jenis_id: 1 }, { jenis_id: usual }, { jenis_id: urgent }])
  const thursday = { profid, jenis_id: usual, dari: '2026-12-17', sampai: '2026-12-17' }
  const starts = async (more: object) =>
    (await call(tenaga, listSlotJenisTenpro, { query: { ...thursday, ...more } })).data.map(
      ({ alasan }: { alasan: string | null }) => alasan,
    )
  expect(await starts({ jendela: 'lanjutan' })).toEqual([null, null, null])
  expect(await starts({})).toEqual(['di luar jendela', 'di luar jendela', 'di luar jendela'])
  const day = async (more: object) =>
    (await call(tenaga, listKetersediaanTenpro, { query: { ...thursday, ...more } })).data[0]
  expect(await day({ jendela: 'lanjutan' })).toMatchObject({ bisa: true, sisa: 3 })
  expect(await day({})).toMatchObject({ bisa: false, alasan: 'di luar jendela' })
  expect(await day({ jendela: 'lanjutan', jenis_id: 1 })).toMatchObject({ bisa: true, sisa: 1 })
})

test('a repeated request with its key returns the first follow-up; another one is refused', async () => {
  const [of, key] = [await clinic(), { 'idempotency-key': 'kunci' }]
  const first = await followUp(of, {}, key)
  const again = await followUp(of, {}, key)
  expect(again).toMatchObject({ status: 201, data: { jadwal_id: first.data.jadwal_id, keluhan: ALASAN } })
  expect(await followUp(of, { keluhan: 'Lain' }, key)).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' })
  const second = await make.konsultasi(
    { user_id: of.pasien.user_id, profesional_id: of.tenaga.profesional_id, jadwal_tenaga_id: of.session.id },
    { tanggal: '2026-11-19', status: 'selesai' },
  )
  expect(await followUp(of, { lanjutan_dari: second }, key)).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
})

test('it says why, in at most 500 characters', async () => {
  const of = await clinic()
  for (const keluhan of ['', ' ', undefined, 'a'.repeat(501)])
    expect(await followUp(of, { keluhan })).toMatchObject({ status: 422, errors: [{ field: 'keluhan' }] })
})

test('words of danger of a professional raise no alert', async () => {
  const of = await clinic()
  expect((await followUp(of, { keluhan: 'Setelah keinginan bunuh diri bulan lalu' })).status).toBe(201)
  expect(await db.rows(sql`select from peringatan where user_id = ${of.pasien.user_id}`)).toEqual([])
})

test('the database refuses a follow-up of other people, of what was not agreed, of itself, and another origin', async () => {
  const [of, other, waiting] = [await clinic(), await clinic(), await clinic({ status: 'diajukan' })]
  const { jadwal_id } = (await followUp(of)).data
  const copy = (id: number, from: number, dari: number) =>
    db.rows(sql`
      insert into konsultasi (jadwal_id, jadwal_tenaga_id, profesional_id, user_id, mulai, selesai, sesi, metode_konsultasi, status,
        use_bpjs, keluhan, pengaju_id, created_at, updated_at, lanjutan_dari)
      select ${id}, jadwal_tenaga_id, profesional_id, user_id, mulai + interval '35 days', selesai + interval '35 days', sesi,
        metode_konsultasi, 'disetujui', use_bpjs, keluhan, pengaju_id, created_at, updated_at, ${dari}
      from konsultasi where jadwal_id = ${from}`)
  await expect(copy(1_900_000_001, jadwal_id, waiting.jadwal_id)).rejects.toMatchObject({
    constraint: 'konsultasi_lanjutan_pasien',
  })
  await expect(
    db.transaction(async (tx) => {
      await tx.rows(sql`set local session_replication_role = replica`)
      await tx.rows(sql`update konsultasi set lanjutan_dari = ${jadwal_id} where jadwal_id = ${jadwal_id}`)
    }),
  ).rejects.toMatchObject({ constraint: 'konsultasi_lanjutan_lain' })
  await expect(
    db.rows(sql`update konsultasi set lanjutan_dari = ${other.jadwal_id} where jadwal_id = ${jadwal_id}`),
  ).rejects.toMatchObject({ constraint: 'konsultasi_lanjutan_tetap' })
  await expect(copy(1_900_000_002, jadwal_id, other.jadwal_id)).rejects.toMatchObject({
    constraint: 'konsultasi_lanjutan_pasien',
  })
  for (const id of [jadwal_id, of.jadwal_id])
    await expect(
      db.rows(sql`update konsultasi set user_id = ${other.pasien.user_id} where jadwal_id = ${id}`),
    ).rejects.toMatchObject({ constraint: 'konsultasi_lanjutan_tetap' })
})
