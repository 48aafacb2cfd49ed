import * as api from '@sehati/contract/absence/kehadiran.endpoints'
import { KonsultasiLoket } from '@sehati/contract/absence/kehadiran.schema'
import { listPemberitahuan } from '@sehati/contract/channel/pemberitahuan.endpoints'
import * as konsultasi from '@sehati/contract/consultation/konsultasi.endpoints'
import { insertPercakapan } from '@sehati/contract/talk/percakapan.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { makeRelay } from '../../../test/jobs.ts'
import { START, startServer } from '../../../test/server.ts'

const server = await startServer()
const { db, call, make, at } = server
const { relay } = makeRelay(server)
const TEN_PAST = '2026-11-25T09:10:00+07:00'
beforeEach(() => at(START.toISOString()))

/** An approved consultation of 25 November, 09.00. */
async function approved(change: Parameters<typeof make.booked>[1] = {}) {
  const patient = await make.person(5)
  return { patient, ...(await make.booked(patient, { status: 'disetujui', ...change })) }
}
async function clerk() {
  const who = await make.person(4)
  await make.tugas(who.user_id, 'loket')
  return who
}
type Signed = Parameters<typeof call>[0]
const absent = (who: Signed, jadwalid: number) => call(who, api.putTidakHadir, { query: { jadwalid } })
const blame = (who: Signed, jadwalid: number) => call(who, api.putKesalahanKlinik, { query: { jadwalid } })
const read = async (who: Signed, jadwalid: number) =>
  (await call(who, konsultasi.getKonsultasi, { query: { jadwalid } })).data
const noticesOf = async (who: Signed) => {
  await relay()
  return (await call(who, listPemberitahuan, { query: {} })).data.queried as { jenis: string; created_at: string }[]
}
const arrive = (jadwal_id: number) =>
  db.rows(sql`update konsultasi set tiba_pada = mulai where jadwal_id = ${jadwal_id}`)

test('a professional records that the patient did not come, who is told how to object', async () => {
  const { patient, tenaga, jadwal_id } = await approved()
  expect(await absent(tenaga, jadwal_id)).toMatchObject({ status: 409, code: 'TOO_EARLY' })
  at(TEN_PAST)
  expect(await absent(tenaga, jadwal_id)).toMatchObject({
    status: 200,
    message: 'Tercatat tidak hadir.',
    data: { status: 'dibatalkan', sebab_batal: 'tidak_hadir', tiba_pada: null, keluhan: 'Pusing' },
  })
  expect((await call(patient, konsultasi.listRiwayatStatus, { query: { jadwalid: jadwal_id } })).data).toMatchObject([
    { ke: 'disetujui' },
    { dari: 'disetujui', ke: 'dibatalkan', oleh: tenaga.name },
  ])
  expect(await db.rows(sql`select tempat_id from tempat where tempat_id = ${jadwal_id}`)).toEqual([])
  expect(await noticesOf(patient)).toMatchObject([{ jenis: 'tidak_hadir', created_at: TEN_PAST }])
  const [mail] = await db.rows(sql`select jenis from surat where user_id = ${patient.user_id}`)
  expect(mail).toEqual({ jenis: 'tidak_hadir' })
  expect(await noticesOf(tenaga)).toEqual([])
})

test('an absence is over for every act: nothing opens it, undoes it or writes into it', async () => {
  const { patient, tenaga, jadwal_id } = await approved()
  at(TEN_PAST)
  await absent(tenaga, jadwal_id)
  const query = { jadwalid: jadwal_id }
  expect(await absent(tenaga, jadwal_id)).toMatchObject({ code: 'NOT_OPEN' })
  expect((await call(patient, konsultasi.urungkanBatal, { query })).code).toBe('UNDO_EXPIRED')
  expect((await call(patient, konsultasi.cancelKonsultasi, { query, body: {} })).code).toBe('NOT_OPEN')
  for (const status of ['disetujui', 'selesai']) {
    const body = { status, initial_consult: 'Baik.' }
    expect((await call(tenaga, konsultasi.updateKonsultasi, { query, body })).code).toBe('REOPEN_STARTED')
    expect((await call(await make.person(1), konsultasi.updateKonsultasi, { query, body: { status } })).code).toBe(
      'REOPEN_STARTED',
    )
  }
  expect((await call(patient, insertPercakapan, { body: { jadwal_id, pesan: 'Maaf' } })).code).toBe('CHAT_CLOSED')
})

test('who arrived was not absent, and the clinic may still take it on itself', async () => {
  const { tenaga, jadwal_id } = await approved()
  await arrive(jadwal_id)
  at(TEN_PAST)
  expect(await absent(tenaga, jadwal_id)).toMatchObject({ status: 409, code: 'CHECKED_IN' })
  expect((await read(tenaga, jadwal_id)).tiba_pada).toBe('2026-11-25T09:00:00+07:00')
  expect((await blame(tenaga, jadwal_id)).data).toMatchObject({ status: 'dibatalkan', sebab_batal: 'klinik' })
})

test('the clinic takes back an absence: the cause changes, the trail and the patient know it', async () => {
  const { patient, tenaga, jadwal_id } = await approved()
  const admin = await make.person(1)
  expect((await blame(tenaga, jadwal_id)).code).toBe('TOO_EARLY')
  at(TEN_PAST)
  await absent(tenaga, jadwal_id)
  await noticesOf(patient)
  at('2026-11-26T08:00:00+07:00')
  expect((await blame(admin, jadwal_id)).data).toMatchObject({
    status: 'dibatalkan',
    sebab_batal: 'klinik',
    tertutup: true,
  })
  expect(await noticesOf(patient)).toMatchObject([{ jenis: 'kehadiran_diperbaiki' }, { jenis: 'tidak_hadir' }])
  expect((await blame(admin, jadwal_id)).code).toBe('NOT_OPEN')
  const acts = await db.rows(sql`
    select tindakan, pelaku_id from (select * from jejak_baru) j
    where objek = 'konsultasi' and objek_id = ${jadwal_id} and pelaku_id = ${admin.user_id} and tindakan <> 'lihat'`)
  expect(acts).toEqual([{ tindakan: 'ubah_status', pelaku_id: admin.user_id }])
})

test('an absence that is taken back before its notice left is never told', async () => {
  const { patient, tenaga, jadwal_id } = await approved()
  at(TEN_PAST)
  await absent(tenaga, jadwal_id)
  await blame(tenaga, jadwal_id)
  expect((await noticesOf(patient)).map(({ jenis }) => jenis)).toEqual(['kehadiran_diperbaiki'])
})

test('a request, a finished and a cancelled consultation were not promised to take place', async () => {
  for (const status of ['diajukan', 'menunggu', 'selesai', 'dibatalkan']) {
    const { tenaga, jadwal_id } = await approved({ status })
    at(TEN_PAST)
    expect((await absent(tenaga, jadwal_id)).code).toBe('NOT_OPEN')
    expect((await blame(tenaga, jadwal_id)).code).toBe('NOT_OPEN')
    at(START.toISOString())
  }
})

test('a clerk records both, and reads who and when, but no text and no professional', async () => {
  const who = await clerk()
  for (const act of [absent, blame]) {
    const { patient, jadwal_id } = await approved({ keluhan: 'kenarikeluhan', balasan: 'kenaribalasan' })
    at(TEN_PAST)
    const reply = await act(who, jadwal_id)
    expect(reply.data).toEqual({
      jadwal_id,
      name: patient.name,
      tanggal: '2026-11-25T09:00:00+07:00',
      jam_mulai: '09:00:00',
      jam_selesai: '10:00:00',
      zona: 7,
      status: 'dibatalkan',
      sebab_batal: act === absent ? 'tidak_hadir' : 'klinik',
      tiba_pada: null,
    })
    expect(Object.keys(reply.data).sort()).toEqual(Object.keys(KonsultasiLoket.shape).sort())
    expect((await read(patient, jadwal_id)).sebab_batal).toBe(reply.data.sebab_batal)
    expect((await call(who, konsultasi.getKonsultasi, { query: { jadwalid: jadwal_id } })).status).toBe(404)
    at(START.toISOString())
  }
})

test('it is closed to patients, also as a clerk of the own consultation, and to other professionals', async () => {
  const { patient, jadwal_id } = await approved()
  const own = await clerk()
  const mine = await make.booked(own, { status: 'disetujui' })
  at(TEN_PAST)
  for (const act of [absent, blame]) {
    expect((await act(patient, jadwal_id)).status).toBe(403)
    expect((await act(own, mine.jadwal_id)).status).toBe(403)
    for (const stranger of [await make.person(4), await make.person(5), await make.profesional(3)])
      expect((await act(stranger, jadwal_id)).status).toBe(404)
  }
  expect(await read(patient, jadwal_id)).toMatchObject({ status: 'disetujui' })
})

test('of a professional and a clerk at once, one cancels', async () => {
  const { patient, tenaga, jadwal_id } = await approved()
  const who = await clerk()
  at(TEN_PAST)
  const replies = await Promise.all([tenaga, who, tenaga, who].map((one) => absent(one, jadwal_id)))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  expect((await noticesOf(patient)).map(({ jenis }) => jenis)).toEqual(['tidak_hadir'])
})

test('the database refuses an absence too early, of a request, by its patient, and what would open it', async () => {
  const { patient, tenaga, jadwal_id } = await approved()
  const request = await make.booked(patient, { tanggal: '2026-11-24' })
  const over = sql`status = 'dibatalkan', sebab_batal = 'tidak_hadir'`
  const update = (change: ReturnType<typeof sql>, id = jadwal_id) =>
    db.rows(sql`update konsultasi set ${change} where jadwal_id = ${id}`)
  const by = (user_id: number, when: string) => sql`${over}, diubah_oleh = ${user_id}, updated_at = ${when}`
  const refused = { constraint: 'konsultasi_tidak_hadir' }
  await expect(update(by(tenaga.user_id, '2026-11-25T09:09:59+07:00'))).rejects.toMatchObject(refused)
  await expect(update(by(patient.user_id, TEN_PAST))).rejects.toMatchObject(refused)
  await expect(update(by(tenaga.user_id, TEN_PAST), request.jadwal_id)).rejects.toMatchObject(refused)
  at(TEN_PAST)
  await absent(tenaga, jadwal_id)
  for (const change of [sql`status = 'selesai', sebab_batal = null`, sql`sebab_batal = 'pasien'`])
    await expect(update(change)).rejects.toMatchObject({ constraint: 'konsultasi_tidak_hadir_tetap' })
})
