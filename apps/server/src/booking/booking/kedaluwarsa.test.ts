import { updatePengaturan } from '@sehati/contract/clinic/pengaturan.endpoints'
import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import { listSlotHari } from '@sehati/contract/schedule/jadwal-tenaga.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { makeRelay } from '../../../test/jobs.ts'
import { START, startServer } from '../../../test/server.ts'
import { updateKedaluwarsa } from './kedaluwarsa.store.ts'
import { updatePembatalan } from './status.store.ts'

const server = await startServer()
const { db, call, make, at, clock } = server
const { relay } = makeRelay(server)
const admin = await make.person(1)
const turn = (kedaluwarsa: 0 | 1) => call(admin, updatePengaturan, { body: { kedaluwarsa } })
beforeEach(async () => {
  at(START.toISOString())
  await db.rows(sql`update konsultasi set status = 'menunggu' where status = 'diajukan'`)
  await turn(1)
})

const expire = () => updateKedaluwarsa(db, clock())
/** Requested on Monday 09.00 for Friday 09.00, by default: promised for Tuesday 09.00, over on Wednesday 09.00. */
async function requested(tanggal = '2026-11-27') {
  at('2026-11-23T09:00:00+07:00')
  const pasien = await make.person(5)
  return { pasien, ...(await make.booked(pasien, { tanggal })) }
}
const one = async (who: { token: string }, jadwalid: number) =>
  (await call(who, api.getKonsultasi, { query: { jadwalid } })).data
const answer = (who: { token: string }, jadwalid: number, initial_consult?: string) =>
  call(who, api.updateKonsultasi, { query: { jadwalid }, body: { status: 'disetujui', initial_consult } })

test('off by default: an unanswered request stays as it is', async () => {
  await turn(0)
  const k = await requested()
  at('2026-11-27T09:00:01+07:00')
  expect(await expire()).toEqual([])
  expect(await one(k.pasien, k.jadwal_id)).toMatchObject({ status: 'diajukan' })
})

test('a working day after the deadline the request is cancelled, and its place is free again', async () => {
  const k = await requested()
  const { pasien, tenaga, jadwal_id } = k
  const place = { profid: tenaga.profesional_id, hari: 'Jumat', tanggal: '2026-11-27' } as const
  const free = async () => (await call(await make.person(5), listSlotHari, { query: place })).data[0].is_available
  at('2026-11-25T08:59:59+07:00')
  expect(await expire()).toEqual([])
  expect(await free()).toBe(0)
  at('2026-11-25T09:00:00+07:00')
  expect(await expire()).toEqual([jadwal_id])
  expect(await expire()).toEqual([])
  expect(await free()).toBe(1)
  expect(await one(pasien, jadwal_id)).toMatchObject({ status: 'dibatalkan', sebab_batal: 'tidak_dijawab' })
  expect((await call(pasien, api.listRiwayatStatus, { query: { jadwalid: jadwal_id } })).data.at(-1)).toMatchObject({
    dari: 'diajukan',
    ke: 'dibatalkan',
    oleh: null,
  })
  await relay()
  const kinds = (user_id: number) =>
    db.rows(sql`
      select n.jenis from pemberitahuan n join surat using (peristiwa_id, user_id)
      where n.jadwal_id = ${jadwal_id} and n.user_id = ${user_id} and n.jenis <> 'pengajuan'`)
  expect(await kinds(pasien.user_id)).toEqual([{ jenis: 'tidak_dijawab' }])
  expect(await kinds(tenaga.user_id)).toEqual([{ jenis: 'jawab_habis' }])
})

test('over a weekend, and at the start at the latest', async () => {
  const near = await requested('2026-11-25')
  // Promised for Tuesday 09.00; a working day later is the start.
  at('2026-11-25T08:59:59+07:00')
  expect(await expire()).toEqual([])
  at('2026-11-25T09:00:00+07:00')
  expect(await expire()).toEqual([near.jadwal_id])
  at('2026-11-26T15:00:00+07:00')
  const pasien = await make.person(5)
  const { jadwal_id } = await make.booked(pasien, { tanggal: '2026-12-04' })
  // Promised for Friday 15.00, over on Monday 15.00.
  for (const [instant, ids] of [
    ['2026-11-28T15:00:00+07:00', []],
    ['2026-11-30T14:59:59+07:00', []],
    ['2026-11-30T15:00:00+07:00', [jadwal_id]],
  ] as const) {
    at(instant)
    expect([instant, await expire()]).toEqual([instant, ids])
  }
})

test.each(['menunggu', 'disetujui', 'selesai', 'dibatalkan'])(
  'a request that is %s does not run out',
  async (status) => {
    const { jadwal_id, tenaga } = await requested()
    await call(tenaga, api.updateKonsultasi, {
      query: { jadwalid: jadwal_id },
      body: { status, initial_consult: 'Baik.' },
    })
    at('2026-11-26T09:00:00+07:00')
    expect(await expire()).toEqual([])
  },
)

test('what is long over is left alone when the setting is turned on', async () => {
  await turn(0)
  const { jadwal_id } = await requested('2026-11-25')
  at('2026-11-26T09:00:00+07:00')
  await turn(1)
  expect(await expire()).toEqual([])
  at('2026-11-26T08:59:59+07:00')
  expect(await expire()).toEqual([jadwal_id])
})

test('so is a deadline of more than 30 days ago, where the start still lies ahead', async () => {
  const { jadwal_id } = await requested('2026-12-30')
  at('2026-11-26T09:00:00+07:00')
  const promised = (batas: string) =>
    db.rows(sql`update konsultasi set jawab_sebelum = ${batas} where jadwal_id = ${jadwal_id}`)
  await promised('2026-10-27T09:00:00+07:00')
  expect(await expire()).toEqual([])
  await promised('2026-10-27T09:00:01+07:00')
  expect(await expire()).toEqual([jadwal_id])
})

test('what ran out is opened again by an admin, and by neither of the two', async () => {
  const { jadwal_id, pasien, tenaga } = await requested()
  at('2026-11-25T09:00:00+07:00')
  await expire()
  expect(await answer(tenaga, jadwal_id, 'Baik.')).toMatchObject({ status: 409, code: 'REQUEST_EXPIRED' })
  expect(await call(pasien, api.urungkanBatal, { query: { jadwalid: jadwal_id } })).toMatchObject({
    code: 'UNDO_EXPIRED',
  })
  expect((await answer(admin, jadwal_id)).data).toMatchObject({ status: 'disetujui', sebab_batal: null })
})

test('the database refuses that another status runs out, and that a professional opens it again', async () => {
  const { jadwal_id, tenaga } = await requested()
  const update = (change: ReturnType<typeof sql>) =>
    db.rows(sql`update konsultasi set ${change} where jadwal_id = ${jadwal_id}`)
  const over = sql`status = 'dibatalkan', sebab_batal = 'tidak_dijawab', diubah_oleh = null`
  await update(sql`status = 'menunggu'`)
  await expect(update(over)).rejects.toMatchObject({ constraint: 'konsultasi_kedaluwarsa_pengajuan' })
  await update(sql`status = 'diajukan'`)
  await updatePembatalan(db, [
    { jadwal_id, sebab: 'tidak_dijawab', diubah_oleh: null, alasan: null, initial_consult: null, now: clock() },
  ])
  await expect(update(sql`status = 'disetujui', diubah_oleh = ${tenaga.user_id}`)).rejects.toMatchObject({
    constraint: 'konsultasi_kedaluwarsa_tetap',
  })
})
