import { register } from '@sehati/contract/people/auth.endpoints'
import * as api from '@sehati/contract/rights/wali.endpoints'
import { updateUser } from '@sehati/contract/staffing/kedudukan.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeRelay } from '../../../test/jobs.ts'
import { START, sharedServer } from '../../../test/server.ts'

const server = await sharedServer()
const { db, call, make, at } = server
const { relay } = makeRelay(server)
const admin = await make.person(1, { name: 'Admin Loket' })
const peninjau = await make.person(3, { name: 'Psikolog Peninjau' })
await make.tugas(peninjau.user_id, 'peninjau')
beforeEach(() => at(START.toISOString()))

type Who = { token: string; user_id: number }
const usia = (who: Who, body: object) => call(who, api.putUsia, { body })
const belum = { dewasa: 'belum', lahir: '2009-11-24' }
const isian = (who: Who, more: object = {}) => ({
  body: {
    user_id: who.user_id,
    nama: 'Ibu Sari Wulandari',
    hubungan: 'ibu',
    tanggal: '2026-11-22',
    jawaban: 'setuju',
    ...more,
  },
})
async function anak(): Promise<Who> {
  const who = await make.person(5)
  await usia(who, belum)
  return who
}
const stored = (who: Who) => db.rows(sql`select * from wali where user_id = ${who.user_id}`)
const jejakOf = (who: Who) =>
  db.rows<{ tindakan: string }>(sql`
    select tindakan, objek, pelaku_id from jejak_baru where subjek_id = ${who.user_id} and objek = 'wali'
    union all select tindakan, objek, pelaku_id from jejak where subjek_id = ${who.user_id} and objek = 'wali'`)
async function noticesOf({ user_id }: Who): Promise<number> {
  await relay()
  const rows = await db.rows(
    sql`select from pemberitahuan where user_id = ${user_id} and jenis = 'persetujuan_dicatat'`,
  )
  return rows.length
}

describe('the age of a patient', () => {
  test('is unknown at first, said once, and kept as the 18th birthday alone', async () => {
    const me = await make.person(5)
    expect((await call(me, api.getUsia)).data).toEqual({ dewasa: null, dewasa_pada: null, wali: 'tidak_perlu' })
    const said = await usia(me, belum)
    expect(said).toMatchObject({ status: 200, message: 'Pernyataan usia tersimpan.' })
    expect(said.data).toEqual({ dewasa: 'belum', dewasa_pada: '2027-11-24', wali: 'menunggu' })
    expect((await call(me, api.getUsia)).data).toEqual(said.data)
    for (const again of [belum, { dewasa: 'ya' }])
      expect(await usia(me, again)).toMatchObject({ status: 409, code: 'AGE_FIXED' })
    expect(await db.rows(sql`select dewasa_pada, oleh from usia where user_id = ${me.user_id}`)).toEqual([
      { dewasa_pada: '2027-11-24', oleh: me.user_id },
    ])
  })

  test('of who is 18 or older holds no date', async () => {
    const me = await make.person(4)
    expect((await usia(me, { dewasa: 'ya', lahir: '1990-01-01' })).data).toEqual({
      dewasa: 'ya',
      dewasa_pada: null,
      wali: 'tidak_perlu',
    })
    expect(await db.rows(sql`select dewasa_pada from usia where user_id = ${me.user_id}`)).toEqual([
      { dewasa_pada: null },
    ])
  })

  test.each([
    ['a date of birth of an adult', { dewasa: 'belum', lahir: '2008-11-23' }, 'AGE_CONTRADICTS'],
    ['a date of birth that is to come', { dewasa: 'belum', lahir: '2026-11-24' }, 'AGE_CONTRADICTS'],
    ['no date of birth', { dewasa: 'belum' }, 'VALIDATION_FAILED'],
    ['no day of the calendar', { dewasa: 'belum', lahir: '2010-02-30' }, 'VALIDATION_FAILED'],
    ['another word', { dewasa: 'mungkin' }, 'VALIDATION_FAILED'],
    ['nothing', {}, 'VALIDATION_FAILED'],
  ])('with %s is refused, and nothing is kept', async (_, body, code) => {
    const me = await make.person(5)
    expect(await usia(me, body)).toMatchObject({ status: 422, code })
    expect((await call(me, api.getUsia)).data.dewasa).toBeNull()
  })

  test('of several statements at once, one is kept', async () => {
    const me = await make.person(5)
    const all = await Promise.all([usia(me, belum), usia(me, { dewasa: 'ya' }), usia(me, belum)])
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  test('may come with the registration, and refuses both where it contradicts itself', async () => {
    const body = (email: string, more: object) => ({
      name: 'Sari',
      email,
      gender: 'perempuan',
      no_bpjs: '8880000000001',
      password_hash: 'kata-sandi-sari',
      ...more,
    })
    const made = await call(null, register, { body: body('anak.usia@uji.test', { usia: belum }) })
    expect(made.status).toBe(201)
    expect(await db.rows(sql`select dewasa_pada from usia where user_id = ${made.data.user_id}`)).toEqual([
      { dewasa_pada: '2027-11-24' },
    ])
    const keliru = body('keliru.usia@uji.test', { usia: { dewasa: 'belum', lahir: '1990-01-01' } })
    expect(await call(null, register, { body: keliru })).toMatchObject({
      status: 422,
      code: 'AGE_CONTRADICTS',
      errors: [{ field: 'lahir' }],
    })
    expect(await db.rows(sql`select from users where email = 'keliru.usia@uji.test'`)).toEqual([])
    const byAdmin = await call(admin, register, { body: body('admin.usia@uji.test', { usia: belum }) })
    expect(await db.rows(sql`select from usia where user_id = ${byAdmin.data.user_id}`)).toEqual([])
  })

  test('is corrected by an admin, which the person is told and the trail says', async () => {
    const me = await make.person(5)
    await usia(me, { dewasa: 'ya' })
    const fix = (body: object) => call(admin, api.putUsiaOrang, { body: { user_id: me.user_id, usia: body } })
    expect((await fix(belum)).data).toMatchObject({ usia: { dewasa: 'belum', wali: 'menunggu' }, catatan: [] })
    expect(await noticesOf(me)).toBe(1)
    expect(await jejakOf(me)).toEqual([{ tindakan: 'catat_usia', objek: 'wali', pelaku_id: admin.user_id }])
    expect(await fix({ dewasa: 'belum', lahir: '1990-01-01' })).toMatchObject({ status: 422, code: 'AGE_CONTRADICTS' })
    expect((await fix({ dewasa: 'ya' })).data.usia).toEqual({ dewasa: 'ya', dewasa_pada: null, wali: 'tidak_perlu' })
  })
})

describe('the guardian of a person under 18', () => {
  test('answers on paper, which an admin records each time: the last answer counts', async () => {
    const me = await anak()
    const first = await call(admin, api.insertWali, isian(me))
    expect(first).toMatchObject({ status: 201, message: 'Jawaban wali tersimpan.' })
    expect(first.data.usia).toEqual({ dewasa: 'belum', dewasa_pada: '2027-11-24', wali: 'dikonfirmasi' })
    const ayah = { nama: 'Bapak Wira', hubungan: 'ayah', tanggal: '2026-11-23', jawaban: 'menarik' }
    const second = await call(admin, api.insertWali, isian(me, ayah))
    expect(second.data.usia.wali).toBe('ditolak')
    const row = { jalur: 'wali', berlaku_sampai: null, pada: '2026-11-23T07:00:00+07:00', oleh: 'Admin Loket' }
    expect(second.data.catatan).toMatchObject([
      { ...row, ...ayah },
      { ...row, nama: 'Ibu Sari Wulandari', hubungan: 'ibu', tanggal: '2026-11-22', jawaban: 'setuju' },
    ])
    expect((await call(admin, api.getWali, { query: { id: me.user_id } })).data).toEqual(second.data)
    expect(await noticesOf(me)).toBe(2)
    expect((await jejakOf(me)).filter(({ tindakan }) => tindakan === 'catat_wali')).toHaveLength(2)
  })

  test('is stored encrypted, and never changed or deleted', async () => {
    const me = await anak()
    await call(admin, api.insertWali, isian(me))
    const [row] = (await stored(me)) as [{ nama: Buffer }]
    expect(row.nama.toString('latin1')).not.toContain('Sari')
    for (const statement of [
      sql`update wali set jawaban = 'menolak' where user_id = ${me.user_id}`,
      sql`delete from wali where user_id = ${me.user_id}`,
      sql`truncate wali`,
    ])
      await expect(db.rows(statement)).rejects.toMatchObject({ constraint: 'wali_tetap' })
  })

  test('is recorded for no adult, no one of unknown age, and no staff', async () => {
    const [dewasa, belumBilang] = [await make.person(5), await make.person(5)]
    await usia(dewasa, { dewasa: 'ya' })
    for (const who of [dewasa, belumBilang])
      expect(await call(admin, api.insertWali, isian(who))).toMatchObject({ status: 409, code: 'GUARDIAN_NOT_NEEDED' })
    for (const who of [await make.person(2), { user_id: 2_000_000_000, token: '' }])
      expect(await call(admin, api.insertWali, isian(who))).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(await stored(dewasa)).toEqual([])
  })

  test.each([
    ['a paper of tomorrow', { tanggal: '2026-11-24' }, 'GUARDIAN_DATE', 'tanggal'],
    ['no name', { nama: ' ' }, 'VALIDATION_FAILED', 'nama'],
    ['an unknown relation', { hubungan: 'teman' }, 'VALIDATION_FAILED', 'hubungan'],
    ['an unknown answer', { jawaban: 'mungkin' }, 'VALIDATION_FAILED', 'jawaban'],
  ])('with %s is refused, and nothing is kept', async (_, more, code, field) => {
    const me = await anak()
    expect(await call(admin, api.insertWali, isian(me, more))).toMatchObject({ status: 422, code, errors: [{ field }] })
    expect(await stored(me)).toEqual([])
  })

  test('is no longer asked for where an admin makes the person staff', async () => {
    const me = await anak()
    await call(admin, updateUser, { body: { user_id: me.user_id, level_id: 1 } })
    expect(await call(admin, api.getWali, { query: { id: me.user_id } })).toMatchObject({ status: 404 })
  })
})

describe('a vital interest', () => {
  const alasan = 'Tidak aman bila keluarga tahu'
  const vital = (who: Who, by: Who = peninjau, body: object = {}) =>
    call(by, api.insertKepentinganVital, { body: { user_id: who.user_id, alasan, ...body } })
  const baca = (who: Who, by: Who = peninjau) => call(by, api.listKepentinganVital, { query: { id: who.user_id } })

  test('is recorded by a reviewer with its reason, which reviewers alone read', async () => {
    const me = await anak()
    expect(await vital(me)).toMatchObject({ status: 201, data: { berlaku_sampai: '2026-11-30T07:00:00+07:00' } })
    expect((await call(me, api.getUsia)).data.wali).toBe('sementara')
    expect((await baca(me)).data).toMatchObject([
      { alasan, berlaku_sampai: '2026-11-30T07:00:00+07:00', oleh: 'Psikolog Peninjau' },
    ])
    const { data } = await call(admin, api.getWali, { query: { id: me.user_id } })
    expect(data.catatan).toMatchObject([{ jalur: 'kepentingan_vital', nama: null, jawaban: null }])
    expect(JSON.stringify(data)).not.toContain(alasan)
    const [row] = (await stored(me)) as [{ alasan: Buffer }]
    expect(row.alasan.toString('latin1')).not.toContain('keluarga')
    expect(await noticesOf(me)).toBe(1)
  })

  test('and each read of its reason are in the trail', async () => {
    const me = await anak()
    await vital(me)
    await baca(me)
    expect(await jejakOf(me)).toEqual(
      ['catat_kepentingan_vital', 'lihat'].map((tindakan) => ({
        tindakan,
        objek: 'wali',
        pelaku_id: peninjau.user_id,
      })),
    )
  })

  test('is no matter of an admin without the duty, or of a patient', async () => {
    const me = await anak()
    for (const by of [admin, me, await make.person(2)]) {
      expect(await vital(me, by)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
      expect(await baca(me, by)).toMatchObject({ status: 403, code: 'FORBIDDEN' })
    }
    expect(await stored(me)).toEqual([])
  })

  test('has a reason, and is for no adult', async () => {
    const me = await anak()
    expect(await vital(me, peninjau, { alasan: 'singkat' })).toMatchObject({
      status: 422,
      errors: [{ field: 'alasan' }],
    })
    const dewasa = await make.person(5)
    await usia(dewasa, { dewasa: 'ya' })
    expect(await vital(dewasa)).toMatchObject({ status: 409, code: 'GUARDIAN_NOT_NEEDED' })
  })

  test('lasts seven days, by the database', async () => {
    const me = await anak()
    await vital(me)
    await expect(
      db.rows(sql`
        insert into wali (user_id, jalur, alasan, berlaku_sampai, pada, oleh)
        select user_id, jalur, alasan, berlaku_sampai + interval '1 second', pada, oleh from wali where user_id = ${me.user_id}`),
    ).rejects.toMatchObject({ constraint: 'wali_tujuh_hari' })
  })
})
