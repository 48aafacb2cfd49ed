import * as api from '@sehati/contract/absence/kehadiran.endpoints'
import { poinHadir } from '@sehati/contract/absence/kehadiran.rules'
import { addDays } from '@sehati/contract/base/waktu'
import { listPemberitahuan } from '@sehati/contract/channel/pemberitahuan.endpoints'
import { cancelKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { getPerhatian } from '@sehati/contract/safety/perhatian.endpoints'
import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { makeRelay } from '../../../test/jobs.ts'
import { START, startServer } from '../../../test/server.ts'

const server = await startServer()
const { db, call, make, at, seal } = server
const { relay } = makeRelay(server)
beforeEach(() => at(START.toISOString()))
const admin = await make.person(1)
type Signed = Parameters<typeof call>[0]

const TEN_PAST = '2026-11-25T09:10:00+07:00'
const ALASAN = 'Saya datang, tetapi pintunya terkunci.'

const kehadiran = async (who: Signed) => (await call(who, api.getKehadiran)).data
const object = (who: Signed, jadwal_id: number, alasan = ALASAN) =>
  call(who, api.insertKeberatanHadir, { body: { jadwal_id, alasan } })
const decide = (who: Signed, jadwal_id: number, putusan = 'diterima') =>
  call(who, api.putKeberatanHadir, { body: { jadwal_id, putusan } })
const waiting = async (jadwal_id: number) =>
  ((await call(admin, api.listKeberatanHadir)).data as { jadwal_id: number }[]).filter(
    (one) => one.jadwal_id === jadwal_id,
  )
const noticesOf = async (who: Signed) => {
  await relay()
  return ((await call(who, listPemberitahuan, { query: {} })).data.queried as { jenis: string }[]).map((n) => n.jenis)
}

/** A patient who did not come on 25 November, recorded ten minutes past nine. */
async function missed() {
  const patient = await make.person(5)
  const { jadwal_id, tenaga } = await make.booked(patient, { status: 'disetujui' })
  at(TEN_PAST)
  await call(tenaga, api.putTidakHadir, { query: { jadwalid: jadwal_id } })
  return { patient, jadwal_id, tenaga }
}

test('an absence counts, the patient objects, an admin accepts, and the points are gone', async () => {
  const { patient, jadwal_id } = await missed()
  expect(await kehadiran(patient)).toMatchObject({
    poin: 2,
    tingkat: 'diingatkan',
    sampai: '2027-02-23T09:00:00+07:00',
    riwayat: [
      {
        jadwal_id,
        tanggal: '2026-11-25T09:00:00+07:00',
        sebab: 'tidak_hadir',
        poin: 2,
        keberatan: null,
        keberatan_sampai: '2026-12-02',
      },
    ],
  })
  expect(await object(patient, jadwal_id)).toMatchObject({ status: 201, data: { jadwal_id, diajukan: TEN_PAST } })
  expect(await kehadiran(patient)).toMatchObject({
    poin: 2,
    riwayat: [{ keberatan: { diajukan: TEN_PAST, putusan: null }, keberatan_sampai: null }],
  })
  expect(await waiting(jadwal_id)).toEqual([
    {
      jadwal_id,
      tanggal: '2026-11-25T09:00:00+07:00',
      zona: 7,
      name: patient.name,
      sebab: 'tidak_hadir',
      alasan: ALASAN,
      diajukan: TEN_PAST,
    },
  ])
  expect((await call(admin, getPerhatian)).data.keberatan_hadir).toBeGreaterThan(0)
  expect(await decide(admin, jadwal_id)).toMatchObject({ status: 200, message: 'Putusan tersimpan.' })
  expect(await waiting(jadwal_id)).toEqual([])
  expect(await kehadiran(patient)).toMatchObject({
    poin: 0,
    tingkat: 'biasa',
    sampai: null,
    riwayat: [{ poin: 0, keberatan: { putusan: 'diterima' } }],
  })
  expect(await noticesOf(patient)).toEqual(['keberatan_hadir_diterima', 'tidak_hadir'])
  expect((await decide(admin, jadwal_id, 'ditolak')).code).toBe('OBJECTION_DECIDED')
})

test('an objection that is not accepted leaves the points, and is told too', async () => {
  const { patient, jadwal_id } = await missed()
  await object(patient, jadwal_id)
  await decide(admin, jadwal_id, 'ditolak')
  expect(await kehadiran(patient)).toMatchObject({ poin: 2, riwayat: [{ keberatan: { putusan: 'ditolak' } }] })
  expect(await noticesOf(patient)).toEqual(['keberatan_hadir_ditolak', 'tidak_hadir'])
})

test('an objection is made once, within seven days, by its patient, to something recorded', async () => {
  const { patient, jadwal_id, tenaga } = await missed()
  expect((await object(await make.person(5), jadwal_id)).code).toBe('NOT_FOUND')
  expect((await object(tenaga, jadwal_id)).status).toBe(403)
  expect((await object(patient, jadwal_id, 'singkat')).code).toBe('VALIDATION_FAILED')
  const other = await make.booked(patient, { tanggal: '2026-12-02' })
  expect((await object(patient, other.jadwal_id)).code).toBe('OBJECTION_NONE')
  const late = await missed()
  at('2026-12-02T23:59:59+07:00')
  const later = { token: await make.signIn(patient.user_id) }
  const both = await Promise.all([object(later, jadwal_id), object(later, jadwal_id)])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  expect((await object(later, jadwal_id)).code).toBe('OBJECTION_EXISTS')
  at('2026-12-03T00:00:00+07:00')
  const tooLate = { token: await make.signIn(late.patient.user_id) }
  expect((await object(tooLate, late.jadwal_id)).code).toBe('OBJECTION_LATE')
  expect((await kehadiran(tooLate)).riwayat).toMatchObject([{ keberatan_sampai: null }])
})

test('where the clinic took the fault on itself, nothing counts and nothing is left to decide', async () => {
  const { patient, jadwal_id, tenaga } = await missed()
  await object(patient, jadwal_id)
  await call(tenaga, api.putKesalahanKlinik, { query: { jadwalid: jadwal_id } })
  expect(await kehadiran(patient)).toEqual({ poin: 0, tingkat: 'biasa', sampai: null, riwayat: [], konfirmasi: [] })
  expect(await waiting(jadwal_id)).toEqual([])
  expect((await decide(admin, jadwal_id)).code).toBe('NOT_FOUND')
})

test('an admin does not decide about a consultation of their own from before', async () => {
  const { patient, jadwal_id } = await missed()
  await object(patient, jadwal_id)
  await db.rows(sql`update users set level_id = 1 where user_id = ${patient.user_id}`)
  const promoted = { token: await make.signIn(patient.user_id) }
  expect((await decide(promoted, jadwal_id)).code).toBe('SELF_REVIEW')
  expect(await waiting(jadwal_id)).toHaveLength(1)
})

test('the acts of an objection stand in the trail, without its words', async () => {
  const { patient, jadwal_id } = await missed()
  await object(patient, jadwal_id)
  await decide(admin, jadwal_id)
  const rows = await db.rows<{ tindakan: string; isi: string }>(sql`
    select tindakan, pelaku_id, to_jsonb(j)::text as isi from jejak_baru j
    where objek = 'konsultasi' and objek_id = ${jadwal_id} and tindakan like '%keberatan' order by tindakan`)
  expect(rows).toMatchObject([
    { tindakan: 'ajukan_keberatan', pelaku_id: patient.user_id },
    { tindakan: 'putus_keberatan', pelaku_id: admin.user_id },
  ])
  expect(JSON.stringify(rows)).not.toContain('pintunya')
})

const past = (days: number) => addDays('2026-11-25', -days)

test.each([
  ['nothing', [], 0],
  ['an absence', [['tidak_hadir', 1]], 2],
  ['a late cancellation', [['pasien_terlambat', 1]], 1],
  [
    'a cancellation in time and faults of the clinic',
    [
      ['pasien', 1],
      ['klinik', 2],
      ['tidak_dijawab', 3],
    ],
    0,
  ],
  [
    'an absence and an attended one',
    [
      ['tidak_hadir', 2],
      [null, 1],
    ],
    1,
  ],
  [
    'more attended ones than missed ones',
    [
      [null, 1],
      [null, 2],
      ['pasien_terlambat', 3],
    ],
    0,
  ],
  ['an absence 89 days ago', [['tidak_hadir', 89]], 2],
  ['an absence 90 days ago', [['tidak_hadir', 90]], 0],
  [
    'three absences',
    [
      ['tidak_hadir', 1],
      ['tidak_hadir', 8],
      ['tidak_hadir', 15],
    ],
    6,
  ],
] as const)('the points of %s', async (_, all, poin) => {
  const patient = await make.person(5)
  at('2026-11-25T12:00:00+07:00')
  for (const [sebab, days] of all) {
    const { jadwal_id } = await make.booked(patient, { tanggal: past(days), status: sebab ? 'dibatalkan' : 'selesai' })
    if (sebab)
      await db
        .rows(sql`update konsultasi set sebab_batal = ${sebab} where jadwal_id = ${jadwal_id}`)
        .catch(() => absent(jadwal_id))
  }
  const found = await kehadiran(patient)
  expect(found.poin).toBe(poin)
  const sum = found.riwayat.reduce((n: number, row: { poin: number }) => n + row.poin, 0)
  expect(Math.max(0, sum)).toBe(poin)
  for (const row of found.riwayat as { sebab: keyof typeof poinHadir; poin: number }[])
    expect(row.poin).toBe(poinHadir[row.sebab])
})

/** As it stands after it was recorded: the guard of the database refuses the shortcut. */
async function absent(jadwal_id: number) {
  await db.rows(sql`alter table konsultasi disable trigger konsultasi_10_tidak_hadir`)
  await db.rows(sql`update konsultasi set sebab_batal = 'tidak_hadir' where jadwal_id = ${jadwal_id}`)
  await db.rows(sql`alter table konsultasi enable trigger konsultasi_10_tidak_hadir`)
}

test('a level ends when the oldest stops counting, also where an attended one stops before it', async () => {
  const patient = await make.person(5)
  at('2026-11-25T12:00:00+07:00')
  await make.booked(patient, { tanggal: past(40), status: 'selesai' })
  for (const days of [10, 20, 30, 35]) {
    const { jadwal_id } = await make.booked(patient, { tanggal: past(days), status: 'dibatalkan' })
    await absent(jadwal_id)
  }
  // 8 − 1 now; 8 once the attended one is forgotten, then 6, then 4.
  expect(await kehadiran(patient)).toMatchObject({
    poin: 7,
    tingkat: 'dibatasi',
    sampai: `${addDays(past(30), 90)}T09:00:00+07:00`,
  })
})

test('a late cancellation counts, and can be objected to', async () => {
  const patient = await make.person(5)
  const { jadwal_id } = await make.booked(patient, { status: 'disetujui' })
  at('2026-11-25T08:00:00+07:00')
  await call(patient, cancelKonsultasi, { query: { jadwalid: jadwal_id }, body: {} })
  expect(await kehadiran(patient)).toMatchObject({
    poin: 1,
    tingkat: 'biasa',
    riwayat: [{ sebab: 'pasien_terlambat' }],
  })
  await object(patient, jadwal_id)
  await decide(admin, jadwal_id)
  expect(await kehadiran(patient)).toMatchObject({ poin: 0 })
})

test('the database refuses an objection late, of what does not count, decided twice or by a patient, and to lose it', async () => {
  const { patient, jadwal_id } = await missed()
  const words = seal.seal(`keberatan_hadir.alasan:${jadwal_id}`, ALASAN)
  const insert = (id: number, when: string) =>
    db.rows(sql`insert into keberatan_hadir (jadwal_id, alasan, diajukan) values (${id}, ${words}, ${when})`)
  const refused = { constraint: 'keberatan_hadir_absen' }
  await expect(insert(jadwal_id, '2026-12-03T00:00:00+07:00')).rejects.toMatchObject(refused)
  const other = await make.booked(patient, { tanggal: '2026-12-02' })
  await expect(insert(other.jadwal_id, TEN_PAST)).rejects.toMatchObject(refused)
  await insert(jadwal_id, TEN_PAST)
  const putus = (oleh: number) =>
    db.rows(
      sql`update keberatan_hadir set putusan = 'diterima', oleh = ${oleh}, diputus = ${TEN_PAST} where jadwal_id = ${jadwal_id}`,
    )
  const fixed = { constraint: 'keberatan_hadir_tetap' }
  await expect(putus(patient.user_id)).rejects.toMatchObject(fixed)
  await putus(admin.user_id)
  await expect(putus(admin.user_id)).resolves.toBeDefined()
  await expect(
    db.rows(sql`update keberatan_hadir set putusan = 'ditolak' where jadwal_id = ${jadwal_id}`),
  ).rejects.toMatchObject(fixed)
  await expect(db.rows(sql`delete from keberatan_hadir where jadwal_id = ${jadwal_id}`)).rejects.toMatchObject(fixed)
})
