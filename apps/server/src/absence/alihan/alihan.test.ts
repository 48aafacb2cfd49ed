import * as api from '@sehati/contract/absence/alihan.endpoints'
import * as konsultasi from '@sehati/contract/consultation/konsultasi.endpoints'
import { beforeEach, expect, test } from 'vitest'
import { type KlinikAlihan as Clinic, makeAlihan, THURSDAY } from '../../../test/alihan.ts'
import { START, startServer } from '../../../test/server.ts'
import { updateHabis } from './alihan.store.ts'

const server = await startServer()
const { db, call, make, at, clock } = server
const { admin, book, clinic, to, offer, decide, read, see, answer, isFree, noticesOf, mailsOf } =
  await makeAlihan(server)
beforeEach(async () => {
  at(START.toISOString())
  // Offers of the tests before are no longer open.
  await updateHabis(db, new Date('2027-01-01T00:00:00+07:00'))
})

test('an offer moves nothing, keeps its time for the patient and notifies them alone', async () => {
  const of = await clinic()
  const stranger = await make.person(5)
  const made = await offer(of)
  expect(made).toMatchObject({
    status: 200,
    data: {
      ...to(of),
      jadwal_id: of.jadwal_id,
      nama_profesional: of.baru.name,
      jam_selesai: '10:00:00',
      habis_pada: '2026-11-24T07:00:00+07:00',
      hasil: 'menunggu',
      jadwal_baru: null,
    },
  })
  expect(await read(of.pasien, of.jadwal_id)).toEqual(made.data)
  expect((await see(of.lama, of.jadwal_id)).data).toMatchObject({ status: 'diajukan', keluhan: 'Pusing berputar' })
  expect([await isFree(of.pasien, of), await isFree(stranger, of)]).toEqual([true, false])
  expect(await book(stranger, of.session, { tanggal: THURSDAY })).toMatchObject({ status: 409, code: 'SLOT_TAKEN' })
  expect(await noticesOf(of.pasien)).toEqual(['alihan_ditawarkan'])
  expect(await mailsOf(of.pasien)).toContain('alihan_ditawarkan')
  expect(await noticesOf(of.baru)).toEqual([])
  expect(await noticesOf(of.lama)).toEqual(['pengajuan'])
})

test('the patient agrees: the request moves whole, and the first professional reads its text no more', async () => {
  const of = await clinic()
  const { alihan_id } = (await offer(of)).data
  const agreed = await decide(of.pasien, api.setujuiAlihan, of.jadwal_id, alihan_id)
  expect(agreed).toMatchObject({
    status: 200,
    data: {
      profesional_id: of.baru.profesional_id,
      status: 'diajukan',
      keluhan: 'Pusing berputar',
      use_bpjs: 1,
      tanggal: '2026-11-26T09:00:00+07:00',
      // The first of the reasons that the migration brings.
      alasan_kunjungan: { kata: 'Demam/flu', kata_en: 'Fever/flu' },
    },
  })
  const { jadwal_id } = agreed.data as { jadwal_id: number }
  // A double tap.
  expect((await decide(of.pasien, api.setujuiAlihan, of.jadwal_id, alihan_id)).data).toMatchObject({ jadwal_id })
  expect(await read(of.pasien, of.jadwal_id)).toMatchObject({ hasil: 'diterima', jadwal_baru: jadwal_id })
  expect((await see(of.pasien, of.jadwal_id)).data).toMatchObject({
    status: 'dibatalkan',
    sebab_batal: 'klinik',
    keluhan: 'Pusing berputar',
    alasan_batal: `Dialihkan ke ${of.baru.name} dengan persetujuan pasien.`,
  })
  expect((await see(of.baru, jadwal_id)).data).toMatchObject({
    keluhan: 'Pusing berputar',
    tertutup: false,
    dialihkan: false,
  })
  const former = (await see(of.lama, of.jadwal_id)).data
  expect(former).toMatchObject({ status: 'dibatalkan', tertutup: true, alasan_batal: null, dialihkan: true })
  expect(JSON.stringify(former)).not.toContain('Pusing')
  expect((await see(of.lama, jadwal_id)).status).toBe(404)
  expect((await see(of.baru, of.jadwal_id)).status).toBe(404)
  expect(await noticesOf(of.lama)).toEqual(['pengajuan', 'dialihkan'])
  expect(await noticesOf(of.baru)).toEqual(['pengajuan'])
  expect(await noticesOf(of.pasien)).toEqual(['alihan_ditawarkan'])
  expect((await mailsOf(of.pasien)).filter((jenis) => jenis === 'tanda_terima')).toHaveLength(2)
  const riwayat = await call(of.pasien, konsultasi.listRiwayatStatus, { query: { jadwalid: of.jadwal_id } })
  expect(riwayat.data.at(-1)).toMatchObject({ dari: 'diajukan', ke: 'dibatalkan' })
})

test('no account opens a request again that was handed over', async () => {
  const of = await clinic()
  const { alihan_id } = (await offer(of)).data
  await decide(of.pasien, api.setujuiAlihan, of.jadwal_id, alihan_id)
  const refused = { status: 409, code: 'HANDOVER_REFUSED' }
  expect(await answer(of.lama, of.jadwal_id)).toMatchObject(refused)
  const query = { jadwalid: of.jadwal_id }
  expect(await call(admin, konsultasi.updateKonsultasi, { query, body: { status: 'diajukan' } })).toMatchObject(refused)
  expect(await call(of.pasien, konsultasi.urungkanBatal, { query })).toMatchObject(refused)
  expect(await offer(of)).toMatchObject(refused)
})

test('the patient declines: the request waits on, the time is free, and another offer can be made', async () => {
  const of = await clinic()
  const { alihan_id } = (await offer(of)).data
  expect(await offer(of)).toMatchObject({ status: 409, code: 'HANDOVER_REFUSED' })
  expect(await decide(of.pasien, api.tolakAlihan, of.jadwal_id, alihan_id)).toMatchObject({ status: 200 })
  expect(await decide(of.pasien, api.tolakAlihan, of.jadwal_id, alihan_id)).toMatchObject({ status: 200 })
  expect(await read(of.pasien, of.jadwal_id)).toMatchObject({ hasil: 'ditolak' })
  expect(await decide(of.pasien, api.setujuiAlihan, of.jadwal_id, alihan_id)).toMatchObject({
    code: 'HANDOVER_REFUSED',
  })
  expect((await see(of.pasien, of.jadwal_id)).data).toMatchObject({ status: 'diajukan' })
  expect(await isFree(await make.person(5), of)).toBe(true)
  expect((await offer(of)).status).toBe(200)
})

test('an admin withdraws an offer', async () => {
  const of = await clinic()
  const { alihan_id } = (await offer(of)).data
  const withdraw = () => call(admin, api.removeAlihan, { query: { jadwalid: of.jadwal_id } })
  expect(await withdraw()).toMatchObject({ status: 200 })
  expect(await withdraw()).toMatchObject({ status: 409, code: 'HANDOVER_REFUSED' })
  expect(await decide(of.pasien, api.setujuiAlihan, of.jadwal_id, alihan_id)).toMatchObject({
    code: 'HANDOVER_REFUSED',
  })
  expect(await isFree(await make.person(5), of)).toBe(true)
})

test.each([
  ['approves', (of: Clinic) => answer(of.lama, of.jadwal_id)],
  ['lets it wait', (of: Clinic) => answer(of.lama, of.jadwal_id, 'menunggu')],
  [
    'of the admin cancels',
    (of: Clinic) =>
      call(admin, konsultasi.updateKonsultasi, { query: { jadwalid: of.jadwal_id }, body: { status: 'dibatalkan' } }),
  ],
  [
    'of the patient cancels',
    (of: Clinic) => call(of.pasien, konsultasi.cancelKonsultasi, { query: { jadwalid: of.jadwal_id }, body: {} }),
  ],
] as const)('the first professional %s meanwhile: the offer ends and its time is free', async (_what, act) => {
  const of = await clinic()
  const { alihan_id } = (await offer(of)).data
  expect((await act(of)).status).toBe(200)
  expect(await read(of.pasien, of.jadwal_id)).toMatchObject({ hasil: 'gugur' })
  expect(await isFree(await make.person(5), of)).toBe(true)
  expect(await decide(of.pasien, api.setujuiAlihan, of.jadwal_id, alihan_id)).toMatchObject({
    status: 409,
    code: 'HANDOVER_REFUSED',
  })
  expect(await offer(of)).toMatchObject({ status: 409, code: 'HANDOVER_REFUSED' })
})

test('an offer ends at its instant: 24 hours, two hours before the offered time, or the start of the request', async () => {
  const of = await clinic()
  const { alihan_id } = (await offer(of)).data
  at('2026-11-24T06:59:59.999+07:00')
  expect(await updateHabis(db, clock())).toBe(0)
  at('2026-11-24T07:00:00+07:00')
  expect(await read(of.pasien, of.jadwal_id)).toMatchObject({ hasil: 'habis' })
  expect(await decide(of.pasien, api.setujuiAlihan, of.jadwal_id, alihan_id)).toMatchObject({
    code: 'HANDOVER_REFUSED',
  })
  expect(await isFree(await make.person(5), of)).toBe(true)
  // Another one can be made before a process has recorded the end of the first.
  const second = await offer(of)
  expect(second).toMatchObject({ status: 200, data: { habis_pada: '2026-11-25T07:00:00+07:00' } })
  at('2026-11-25T07:00:00+07:00')
  expect(await updateHabis(db, clock())).toBe(1)
  expect(await updateHabis(db, clock())).toBe(0)
  expect(await offer(of)).toMatchObject({ data: { habis_pada: '2026-11-25T09:00:00+07:00' } })
  await call(admin, api.removeAlihan, { query: { jadwalid: of.jadwal_id } })
  at('2026-11-25T08:50:00+07:00')
  expect(await offer(of)).toMatchObject({ code: 'TOO_SOON' })
})

test('an offer follows the rules of booking, and stays in the profession', async () => {
  const of = await clinic()
  const psikolog = await clinic({ level_id: 3 })
  expect(await offer({ ...of, session: psikolog.session })).toMatchObject({ status: 409, code: 'NOT_COLLEAGUE' })
  const own = await make.sesi(of.lama.profesional_id, { hari: 'Kamis' })
  expect(await offer({ ...of, session: own })).toMatchObject({ code: 'NOT_COLLEAGUE' })
  expect(await offer(of, { tanggal: '2026-11-27' })).toMatchObject({ code: 'SLOT_INVALID' })
  expect(await offer(of, { tanggal: '2027-11-25' })).toMatchObject({ code: 'DATE_OUTSIDE_WINDOW' })
  expect(await offer(of, { jam_mulai: '08:00:00' })).toMatchObject({ code: 'SLOT_INVALID' })
  await book(await make.person(5), of.session, { tanggal: THURSDAY })
  expect(await offer(of)).toMatchObject({ code: 'SLOT_TAKEN' })
  const third = await make.sesi((await make.profesional()).profesional_id, { hari: 'Kamis' })
  await book(of.pasien, third, { tanggal: THURSDAY })
  const fourth = await make.sesi((await make.profesional()).profesional_id, { hari: 'Kamis' })
  expect(await offer({ ...of, session: fourth })).toMatchObject({ code: 'PATIENT_BUSY' })
  expect(await noticesOf(of.pasien)).toEqual([])
})

test('the offered time may overlap the request itself', async () => {
  const of = await clinic()
  const same = await make.sesi(of.baru.profesional_id, { sesi: 2, jam_mulai: '09:30:00', jam_selesai: '10:30:00' })
  const made = await offer({ ...of, session: same }, { tanggal: '2026-11-25', jam_mulai: '09:30:00' })
  expect(made.status).toBe(200)
  const agreed = await decide(of.pasien, api.setujuiAlihan, of.jadwal_id, made.data.alihan_id)
  expect(agreed).toMatchObject({ status: 200, data: { tanggal: '2026-11-25T09:30:00+07:00' } })
})

test('what has changed since the offer refuses the agreement with its reason, and moves nothing', async () => {
  const of = await clinic()
  const { alihan_id } = (await offer(of)).data
  await make.cuti(of.baru.profesional_id, { dari: THURSDAY, sampai: THURSDAY })
  expect(await decide(of.pasien, api.setujuiAlihan, of.jadwal_id, alihan_id)).toMatchObject({
    code: 'PROFESSIONAL_AWAY',
  })
  expect((await see(of.pasien, of.jadwal_id)).data).toMatchObject({ status: 'diajukan' })
  expect(await read(of.pasien, of.jadwal_id)).toMatchObject({ hasil: 'menunggu' })
})
