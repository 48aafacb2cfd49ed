import { getKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import * as auth from '@sehati/contract/people/auth.endpoints'
import sql, { raw } from 'sql-template-tag'
import { expect, test } from 'vitest'
import { makeDarurat } from '../../../test/darurat.ts'
import { startServer } from '../../../test/server.ts'

// What the database refuses by itself, and what happens at the same time.

const server = await startServer()
const { db, call, make, at, seal } = server
const { peninjau, open, konsultasi } = makeDarurat(server)
const who = await peninjau(2)

async function opened() {
  at('2026-11-23T08:00:00+07:00')
  const admin = await make.person(1)
  const of = await konsultasi()
  const { buka_id } = (await open(admin, of.jadwal_id)).data as { buka_id: number }
  at('2026-11-23T09:00:00+07:00')
  return { ...of, admin, buka_id }
}
const insertReview = (buka_id: number, peninjau_id: number, at = '2026-11-23T09:00:00+07:00') =>
  db.rows(sql`
    insert into tinjauan_darurat (buka_id, peninjau_id, hasil, catatan, ditinjau_pada) values (${buka_id}, ${peninjau_id},
      'wajar', ${seal.seal(`tinjauan_darurat.catatan:${buka_id}`, 'Sesuai')}, ${at})`)

test.each([
  ['another category', `kategori = 'perintah_hukum'`],
  ['another admin', 'oleh = oleh + 1'],
  ['another session', 'sesi_id = sesi_id + 1'],
  ['a later end', `berakhir_pada = berakhir_pada + interval '1 second'`],
  ['a later review', `tinjau_sebelum = tinjau_sebelum + interval '1 day'`],
  ['another consultation', 'jadwal_id = (select max(jadwal_id) from konsultasi)'],
])('an opening does not get %s', async (_, change) => {
  const { buka_id } = await opened()
  await konsultasi()
  await expect(db.rows(sql`update buka_darurat set ${raw(change)} where buka_id = ${buka_id}`)).rejects.toMatchObject({
    constraint: 'buka_darurat_tetap',
  })
})

test('an opening gets its end once, within its time', async () => {
  const { buka_id } = await opened()
  const close = (time: string) =>
    db.rows(sql`update buka_darurat set ditutup_pada = ${`2026-11-23T${time}:00+07:00`} where buka_id = ${buka_id}`)
  for (const time of ['07:59', '08:31'])
    await expect(close(time)).rejects.toMatchObject({ constraint: 'buka_darurat_tutup' })
  await close('08:10')
  await expect(close('08:20')).rejects.toMatchObject({ constraint: 'buka_darurat_tetap' })
})

test('neither an opening nor a review is changed, deleted or emptied', async () => {
  const { buka_id } = await opened()
  await insertReview(buka_id, who.user_id)
  const statements = [
    sql`update tinjauan_darurat set hasil = 'tidak_wajar' where buka_id = ${buka_id}`,
    sql`delete from tinjauan_darurat where buka_id = ${buka_id}`,
    sql`delete from buka_darurat where buka_id = ${buka_id}`,
    sql`truncate tinjauan_darurat`,
    sql`truncate buka_darurat cascade`,
  ]
  for (const statement of statements) await expect(db.rows(statement)).rejects.toMatchObject({ code: '23001' })
})

test('a reason does not become another one', async () => {
  const { buka_id } = await opened()
  const sameKey = seal.seal(`buka_darurat.alasan:${buka_id}`, 'Kata lain dengan kunci yang sama')
  await expect(
    db.rows(sql`update buka_darurat set alasan = ${sameKey} where buka_id = ${buka_id}`),
  ).rejects.toMatchObject({ constraint: 'buka_darurat_tetap' })
})

test('an opening lasts at most half an hour, and only an admin with a live session opens', async () => {
  const { admin, jadwal_id } = await opened()
  const [{ sesi_id }] = await make.sessions(admin.user_id)
  const dokter = await make.profesional(2)
  const [{ sesi_id: other }] = await make.sessions(dokter.user_id)
  const alasan = seal.seal('buka_darurat.alasan:900', 'Alasan yang cukup panjang')
  const insert = (oleh: number, sesi: number, minutes: number) =>
    db.rows(sql`
      insert into buka_darurat (jadwal_id, oleh, sesi_id, kategori, alasan, dibuka_pada, berakhir_pada) values (
        ${jadwal_id}, ${oleh}, ${sesi}, 'perintah_hukum', ${alasan}, '2026-11-23T12:00:00+07:00',
        '2026-11-23T12:00:00+07:00'::timestamptz + ${minutes}::int * interval '1 minute')`)
  await expect(insert(admin.user_id, sesi_id, 31)).rejects.toMatchObject({ constraint: 'buka_darurat_singkat' })
  for (const [oleh, sesi] of [[dokter.user_id, other] as const, [admin.user_id, other] as const])
    await expect(insert(oleh, sesi, 30)).rejects.toMatchObject({ constraint: 'buka_darurat_pembuka' })
  await insert(admin.user_id, sesi_id, 30)
  await expect(insert(admin.user_id, sesi_id, 30)).rejects.toMatchObject({ constraint: 'buka_darurat_satu' })
})

test('the database refuses a review by who may not review it, and one of what is open', async () => {
  const { admin, buka_id } = await opened()
  await make.tugas(admin.user_id, 'peninjau')
  const without = await make.profesional(2)
  for (const { user_id } of [admin, without])
    await expect(insertReview(buka_id, user_id)).rejects.toMatchObject({ constraint: 'tinjauan_darurat_peninjau' })
  await expect(insertReview(buka_id, who.user_id, '2026-11-23T08:29:59+07:00')).rejects.toMatchObject({
    constraint: 'tinjauan_darurat_setelah_tutup',
  })
  await insertReview(buka_id, who.user_id)
  await expect(insertReview(buka_id, who.user_id)).rejects.toMatchObject({ constraint: 'tinjauan_darurat_pkey' })
})

test('of openings at once of one consultation, one succeeds', async () => {
  at('2026-11-23T10:00:00+07:00')
  for (let round = 0; round < 5; round++) {
    const admin = await make.person(1)
    const { jadwal_id } = await konsultasi()
    const sessions = [admin, { token: await make.signIn(admin.user_id) }, admin]
    const replies = await Promise.all(sessions.map((session) => open(session, jadwal_id)))
    expect(replies.map(({ status, code }) => `${status} ${code ?? ''}`).sort()).toEqual([
      '201 ',
      '409 EMERGENCY_OPEN',
      '409 EMERGENCY_OPEN',
    ])
    expect(
      await db.rows(sql`select from peristiwa where user_id in (
      select user_id from konsultasi where jadwal_id = ${jadwal_id}) and jenis = 'dibuka_darurat'`),
    ).toHaveLength(1)
  }
})

test('of openings at once of many consultations, three are without a review', async () => {
  at('2026-11-23T10:00:00+07:00')
  const admin = await make.person(1)
  const all = await Promise.all(Array.from({ length: 6 }, () => konsultasi()))
  const replies = await Promise.all(all.map(({ jadwal_id }) => open(admin, jadwal_id)))
  expect(replies.map(({ status, code }) => `${status} ${code ?? ''}`).sort()).toEqual([
    '201 ',
    '201 ',
    '201 ',
    ...Array(3).fill('409 EMERGENCY_REVIEW_DUE'),
  ])
})

test('a logout at the same time leaves nothing open', async () => {
  for (let round = 0; round < 10; round++) {
    at(new Date().toISOString())
    const admin = await make.person(1)
    const { jadwal_id } = await konsultasi()
    const [opening] = await Promise.all([open(admin, jadwal_id), call(admin, auth.logout)])
    const reply = await call(admin, getKonsultasi, { query: { jadwalid: jadwal_id } })
    expect([reply.status, reply.code]).toEqual([401, 'TOKEN_INVALID'])
    const left = await db.rows(sql`
      select from buka_darurat where jadwal_id = ${jadwal_id} and (ditutup_pada is null or ditutup_pada = berakhir_pada)`)
    expect([opening.status, left]).toEqual([opening.status, []])
    expect([201, 401]).toContain(opening.status)
    // Another login opens it again.
    at(new Date().toISOString())
    expect((await open({ token: await make.signIn(admin.user_id) }, jadwal_id)).status).toBe(201)
  }
})

test('reads beside a logout show the text before it and nothing after it', async () => {
  at(new Date().toISOString())
  const admin = await make.person(1)
  const { jadwal_id } = await konsultasi()
  await open(admin, jadwal_id)
  const read = () => call(admin, getKonsultasi, { query: { jadwalid: jadwal_id } })
  const reads = Array.from({ length: 20 }, read)
  const out = await call(admin, auth.logout)
  const after = await Promise.all(Array.from({ length: 20 }, read))
  expect(out.status).toBe(200)
  for (const reply of await Promise.all(reads)) expect([200, 401]).toContain(reply.status)
  for (const reply of after) expect([reply.status, reply.data]).toEqual([401, undefined])
})
