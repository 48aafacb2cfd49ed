import { levelIds } from '@sehati/contract/base/access'
import { getKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { putTugas } from '@sehati/contract/people/tugas.endpoints'
import * as api from '@sehati/contract/safety/darurat.endpoints'
import { getPerhatian } from '@sehati/contract/safety/perhatian.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { blockJejak } from '../../../test/block-jejak.ts'
import { ALASAN, makeDarurat } from '../../../test/darurat.ts'
import { startServer } from '../../../test/server.ts'

const server = await startServer()
const { db, call, make, at } = server
const { peninjau, open, konsultasi } = makeDarurat(server)
const queueOf = async (who: { token: string }): Promise<{ buka_id: number }[]> =>
  (await call(who, api.listTinjauan)).data
const review = (who: { token: string }, buka_id: number, change: object = {}) =>
  call(who, api.putTinjauan, { body: { buka_id, hasil: 'wajar', catatan: 'Sesuai alasan', ...change } })
const reviews = (buka_id: number) => db.rows(sql`select * from tinjauan_darurat where buka_id = ${buka_id}`)

/** An opening that has ended: of a medical consultation, or of one of psychology. */
async function opened(level: 2 | 3 = 2, who?: { token: string }) {
  const of = await konsultasi(level)
  const admin = who ?? (await make.person(1, { name: 'Admin Pembuka' }))
  const { buka_id } = (await open(admin, of.jadwal_id, { kategori: 'keselamatan_jiwa' })).data
  return { ...of, admin, buka_id }
}
const later = () => at('2026-11-23T10:00:00+07:00')
const earlier = () => at('2026-11-23T08:00:00+07:00')

test('a reviewer reads who opened what, why, when, and when it was read', async () => {
  earlier()
  const who = await peninjau(2)
  const first = await opened()
  at('2026-11-23T08:05:00+07:00')
  for (const _ of ['once', 'again']) await call(first.admin, getKonsultasi, { query: { jadwalid: first.jadwal_id } })
  const second = await opened()
  later()
  expect(await queueOf(who)).toMatchObject([
    {
      ...{
        buka_id: first.buka_id,
        jadwal_id: first.jadwal_id,
        pembuka: 'Admin Pembuka',
        alasan: ALASAN,
        kelas: 'medis',
      },
      name: first.patient.name,
      nama_profesional: first.tenaga.name,
      kategori: 'keselamatan_jiwa',
      dibuka_pada: '2026-11-23T08:00:00+07:00',
      berakhir_pada: '2026-11-23T08:30:00+07:00',
      terbuka: false,
      tinjau_sebelum: '2026-11-25T08:00:00+07:00',
      terlambat: false,
      dibaca_pada: ['2026-11-23T08:05:00+07:00', '2026-11-23T08:05:00+07:00'],
    },
    { buka_id: second.buka_id, dibaca_pada: [] },
  ])
})

test('that a reviewer reads a reason is recorded for its patient first; where it cannot be, nothing is shown', async () => {
  earlier()
  const who = await peninjau(2)
  const { jadwal_id, patient } = await opened()
  later()
  const release = await blockJejak(db)
  try {
    const refused = await call(who, api.listTinjauan)
    expect([refused.status, refused.code]).toEqual([503, 'TRAIL_UNAVAILABLE'])
    expect(refused.raw.toString()).not.toContain(ALASAN)
  } finally {
    await release()
  }
  await queueOf(who)
  expect(
    await db.rows(sql`
      select tindakan, objek, objek_id, dasar, buka_id from jejak_baru
      where subjek_id = ${patient.user_id} and pelaku_id = ${who.user_id}`),
  ).toEqual([{ tindakan: 'lihat', objek: 'konsultasi', objek_id: jadwal_id, dasar: 'administrasi', buka_id: null }])
})

test('a review is stored once, leaves the queue, and is read by the one who opened', async () => {
  earlier()
  const who = await peninjau(2, { name: 'dr. Peninjau' })
  const { admin, buka_id, patient } = await opened()
  later()
  expect(await review(who, buka_id, { hasil: 'tidak_wajar', catatan: ' Tidak perlu ' })).toMatchObject({
    status: 200,
    data: null,
  })
  expect((await queueOf(who)).map((one) => one.buka_id)).not.toContain(buka_id)
  expect((await call(admin, api.listBukaDarurat)).data[0].tinjauan).toEqual({
    hasil: 'tidak_wajar',
    catatan: 'Tidak perlu',
    peninjau: 'dr. Peninjau',
    ditinjau_pada: '2026-11-23T10:00:00+07:00',
  })
  expect(
    await db.rows(sql`select * from jejak_baru where buka_id = ${buka_id} and tindakan = 'tinjau_darurat'`),
  ).toMatchObject([{ subjek_id: patient.user_id, pelaku_id: who.user_id, dasar: 'administrasi' }])
  const again = await review(await peninjau(1), buka_id)
  expect([again.status, again.code]).toEqual([409, 'REVIEW_DONE'])
  expect(await reviews(buka_id)).toMatchObject([{ hasil: 'tidak_wajar', peninjau_id: who.user_id }])
})

test('of two reviews at once one is stored', async () => {
  earlier()
  const { buka_id } = await opened()
  const all = await Promise.all([peninjau(1), peninjau(2), peninjau(3)])
  later()
  const replies = await Promise.all(all.map((who) => review(who, buka_id, { catatan: null })))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([undefined, 'REVIEW_DONE']))
  expect(await reviews(buka_id)).toMatchObject([{ catatan: null }])
})

test.each([
  [1, 2, 200, undefined],
  [2, 2, 200, undefined],
  [3, 2, 200, undefined],
  [1, 3, 403, 'DUTY_REQUIRED'],
  [2, 3, 403, 'DUTY_REQUIRED'],
  [3, 3, 200, undefined],
] as const)('a reviewer of level %i, a consultation with level %i: %i %s', async (level, tenaga, status, code) => {
  earlier()
  const who = await peninjau(level)
  const { buka_id } = await opened(tenaga)
  later()
  const isListed = (await queueOf(who)).some((one) => one.buka_id === buka_id)
  const reply = await review(who, buka_id)
  expect([isListed, reply.status, reply.code]).toEqual([status === 200, status, code])
  expect(await reviews(buka_id)).toHaveLength(status === 200 ? 1 : 0)
})

test.each(levelIds)('an account of level %i without the duty neither reads the queue nor reviews', async (level) => {
  earlier()
  const { buka_id } = await opened()
  later()
  const who = level === 2 || level === 3 ? await make.profesional(level) : await make.person(level)
  expect(await call(who, api.listTinjauan)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  expect(await review(who, buka_id)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
  expect(await reviews(buka_id)).toEqual([])
})

test('no account reviews its own opening, nor an opening of its own data', async () => {
  earlier()
  const admin = await peninjau(1)
  const own = await opened(2, admin)
  const ofPatient = await opened()
  later()
  await db.rows(sql`update users set level_id = 1 where user_id = ${ofPatient.patient.user_id}`)
  await make.tugas(ofPatient.patient.user_id, 'peninjau')
  const promoted = { token: await make.signIn(ofPatient.patient.user_id) }
  for (const [who, { buka_id }] of [[admin, own] as const, [promoted, ofPatient] as const]) {
    expect((await queueOf(who)).map((one) => one.buka_id)).not.toContain(buka_id)
    expect(await review(who, buka_id)).toMatchObject({ status: 409, code: 'SELF_REVIEW' })
    expect(await reviews(buka_id)).toEqual([])
  }
})

test('what is open, unknown or said with another word is refused', async () => {
  earlier()
  const who = await peninjau(2)
  const { admin, buka_id } = await opened()
  expect(await review(who, buka_id)).toMatchObject({ status: 409, code: 'REVIEW_TOO_SOON' })
  expect(await review(who, 2_000_000_000)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(await review(who, buka_id, { hasil: 'entah' })).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' })
  await call(admin, api.removeBukaDarurat, { query: { id: buka_id } })
  expect((await review(who, buka_id)).status).toBe(200)
})

test('with the duty goes the right to review', async () => {
  earlier()
  const [admin, who] = [await make.person(1), await peninjau(2)]
  const { buka_id } = await opened()
  later()
  await call(admin, putTugas, { body: { user_id: who.user_id, tugas: 'peninjau', aktif: 0 } })
  expect(await review(who, buka_id)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
})

test('overdue reviews wait for an admin, until they are reviewed', async () => {
  earlier()
  const who = await peninjau(2)
  const before = (await call(await make.person(1), getPerhatian)).data.tinjauan_terlambat
  const { admin, buka_id } = await opened()
  const count = async () => (await call(admin, getPerhatian)).data.tinjauan_terlambat
  at('2026-11-25T08:00:00+07:00')
  expect(await count()).toBe(before)
  at('2026-11-25T08:00:01+07:00')
  const overdue = await count()
  expect(overdue).toBeGreaterThan(before)
  await review(who, buka_id)
  expect(await count()).toBe(overdue - 1)
})
