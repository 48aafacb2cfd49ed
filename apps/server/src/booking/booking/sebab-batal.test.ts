import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { makeRelay } from '../../../test/jobs.ts'
import { START, startServer } from '../../../test/server.ts'
import { updateSlot } from './booking.store.ts'
import { cancel } from './cancel.act.ts'

const server = await startServer()
const { db, call, make, at, clock, seal } = server
const { relay } = makeRelay(server)
beforeEach(() => at(START.toISOString()))

const cancelOwn = (who: { token: string }, jadwalid: number) =>
  call(who, api.cancelKonsultasi, { query: { jadwalid }, body: {} })

test.each([
  ['2026-11-24T21:00:00+07:00', 'pasien'],
  ['2026-11-24T21:00:01+07:00', 'pasien_terlambat'],
  ['2026-11-25T08:59:59+07:00', 'pasien_terlambat'],
])('a patient cancels a consultation of 25 November, 09.00, at %s: %s', async (now, sebab_batal) => {
  const patient = await make.person(5)
  const { jadwal_id } = await make.booked(patient, { status: 'disetujui' })
  at(now)
  expect((await cancelOwn(patient, jadwal_id)).data).toMatchObject({ status: 'dibatalkan', sebab_batal })
})

test('a cancellation by the professional is the clinic’s, also a late one', async () => {
  const { jadwal_id, tenaga } = await make.booked(await make.person(5), { status: 'disetujui' })
  at('2026-11-25T08:00:00+07:00')
  const reply = await call(tenaga, api.updateKonsultasi, {
    query: { jadwalid: jadwal_id },
    body: { status: 'dibatalkan', initial_consult: 'Maaf.' },
  })
  expect(reply.data.sebab_batal).toBe('klinik')
})

test('a professional does not reopen what the patient cancelled late; the patient can take it back', async () => {
  const patient = await make.person(5)
  const { jadwal_id, tenaga } = await make.booked(patient, { status: 'disetujui' })
  at('2026-11-25T08:00:00+07:00')
  await cancelOwn(patient, jadwal_id)
  const query = { jadwalid: jadwal_id }
  expect(
    await call(tenaga, api.updateKonsultasi, { query, body: { status: 'disetujui', initial_consult: 'Baik.' } }),
  ).toMatchObject({
    code: 'STATUS_FINAL',
  })
  expect((await call(patient, api.urungkanBatal, { query })).data).toMatchObject({
    status: 'disetujui',
    sebab_batal: null,
  })
})

test('the database keeps arrival and absence apart, and a move forgets the arrival', async () => {
  const { jadwal_id, tenaga, session } = await make.booked(await make.person(5), { status: 'disetujui' })
  const update = (change: ReturnType<typeof sql>) =>
    db.rows(sql`update konsultasi set ${change} where jadwal_id = ${jadwal_id}`)
  await update(sql`tiba_pada = ${clock()}`)
  const late = sql`diubah_oleh = ${tenaga.user_id}, updated_at = mulai + interval '10 minutes'`
  await expect(update(sql`status = 'dibatalkan', sebab_batal = 'tidak_hadir', ${late}`)).rejects.toMatchObject({
    constraint: 'konsultasi_yang_tiba_hadir',
  })
  const to = { jadwal_tenaga_id: session.id, tanggal: '2026-12-02', jenis_id: 1, status: null, pesan: 'Maaf' } as const
  expect(await updateSlot(db, seal, jadwal_id, { ...to, diubah_oleh: tenaga.user_id, now: clock() })).toBe(true)
  const [row] = await db.rows(sql`select tiba_pada from konsultasi where jadwal_id = ${jadwal_id}`)
  expect(row).toEqual({ tiba_pada: null })
  at('2026-12-02T09:10:00+07:00')
  await cancel({ seal, clock }, db, [jadwal_id], { diubah_oleh: tenaga.user_id, alasan: null, sebab: 'tidak_hadir' })
})

test('the service itself cancels: no account is recorded, both people are notified, and it is no patient’s to take back', async () => {
  const patient = await make.person(5)
  const { jadwal_id, tenaga } = await make.booked(patient)
  await db.transaction((tx) =>
    cancel({ seal, clock }, tx, [jadwal_id], { diubah_oleh: null, alasan: null, sebab: 'tidak_dijawab' }),
  )
  const query = { jadwalid: jadwal_id }
  const moves = (await call(patient, api.listRiwayatStatus, { query })).data
  expect(moves).toMatchObject([
    { ke: 'diajukan', oleh: patient.name },
    { dari: 'diajukan', ke: 'dibatalkan', oleh: null },
  ])
  expect((await call(patient, api.getKonsultasi, { query })).data).toMatchObject({ sebab_batal: 'tidak_dijawab' })
  expect(await call(patient, api.urungkanBatal, { query })).toMatchObject({ code: 'UNDO_EXPIRED' })
  await relay()
  expect(
    await db.rows(
      sql`select user_id, jenis from pemberitahuan where jadwal_id = ${jadwal_id} and jenis <> 'pengajuan' order by jenis`,
    ),
  ).toEqual([
    { user_id: tenaga.user_id, jenis: 'jawab_habis' },
    { user_id: patient.user_id, jenis: 'tidak_dijawab' },
  ])
})
