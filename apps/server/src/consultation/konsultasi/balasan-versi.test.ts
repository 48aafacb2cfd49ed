import { listPerbaikan, listVersiBalasan } from '@sehati/contract/consultation/balasan.endpoints'
import { updateKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { without } from '../../../test/guarantee.ts'
import { startServer } from '../../../test/server.ts'

const { db, call, make, at } = await startServer()
type Who = { token: string }
const reply = (who: Who, jadwalid: number, initial_consult: string) =>
  call(who, updateKonsultasi, { query: { jadwalid }, body: { status: 'disetujui', initial_consult } })
const versions = (who: Who, jadwalid: number) => call(who, listVersiBalasan, { query: { jadwalid } })

/** A consultation with a reply that was corrected twice. */
async function corrected() {
  const patient = await make.person(5)
  const { tenaga, jadwal_id } = await make.booked(patient)
  for (const [hour, text] of ['Minum obat', 'Minum obat dua kali', 'Minum obat tiga kali'].entries()) {
    at(`2026-11-23T0${hour + 1}:00:00+07:00`)
    expect((await reply(tenaga, jadwal_id, text)).status).toBe(200)
  }
  return { patient, tenaga, jadwal_id }
}

test('each version of a reply stays readable for the patient and the professional, with author and time', async () => {
  const { patient, tenaga, jadwal_id } = await corrected()
  const by = { oleh: tenaga.name, terlambat: false }
  const all = [
    { versi: 3, isi: 'Minum obat tiga kali', pada: '2026-11-23T03:00:00+07:00', ...by },
    { versi: 2, isi: 'Minum obat dua kali', pada: '2026-11-23T02:00:00+07:00', ...by },
    { versi: 1, isi: 'Minum obat', pada: '2026-11-23T01:00:00+07:00', ...by },
  ]
  for (const who of [patient, tenaga]) expect((await versions(who, jadwal_id)).data).toEqual(all)
  // The same text with another status is no new version.
  await reply(tenaga, jadwal_id, 'Minum obat tiga kali')
  expect((await versions(patient, jadwal_id)).data).toEqual(all)
})

test('for all others there is none', async () => {
  const { jadwal_id } = await corrected()
  for (const who of [await make.person(1), await make.person(5), await make.profesional(2)])
    expect(await versions(who, jadwal_id)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
})

test('a consultation without a reply has no version, one with a single reply has one', async () => {
  const patient = await make.person(4)
  const { tenaga, jadwal_id } = await make.booked(patient)
  expect((await versions(patient, jadwal_id)).data).toEqual([])
  await reply(tenaga, jadwal_id, 'Istirahat')
  expect((await versions(patient, jadwal_id)).data).toMatchObject([{ versi: 1, isi: 'Istirahat' }])
})

test('of corrections at once none is lost', async () => {
  const patient = await make.person(5)
  const { tenaga, jadwal_id } = await make.booked(patient, { balasan: 'Satu' })
  const texts = ['Dua', 'Tiga', 'Empat', 'Lima']
  await Promise.all(texts.map((text) => reply(tenaga, jadwal_id, text)))
  const { data } = await versions(patient, jadwal_id)
  expect(data.map(({ versi }: { versi: number }) => versi)).toEqual([5, 4, 3, 2, 1])
  expect(data.map(({ isi }: { isi: string }) => isi).sort()).toEqual(['Satu', ...texts].sort())
})

test('the database changes and removes no version', async () => {
  const { jadwal_id } = await corrected()
  const fixed = { code: '23001', constraint: 'balasan_lama_tetap' }
  const isi = sql`(select initial_consult from konsultasi where jadwal_id = ${jadwal_id})`
  for (const statement of [
    sql`update balasan_lama set isi = ${isi} where jadwal_id = ${jadwal_id}`,
    sql`update balasan_lama set ditulis_pada = now() where jadwal_id = ${jadwal_id}`,
    sql`delete from balasan_lama where jadwal_id = ${jadwal_id}`,
    sql`truncate balasan_lama`,
  ])
    await expect(db.rows(statement)).rejects.toMatchObject(fixed)
})

test('a reply that a statement by hand removes is kept as a version', async () => {
  const { jadwal_id } = await make.booked(await make.person(5), { balasan: 'Lama' })
  await db.rows(sql`update konsultasi set initial_consult = null, versi_balasan = 0 where jadwal_id = ${jadwal_id}`)
  expect(await db.rows(sql`select versi from balasan_lama where jadwal_id = ${jadwal_id}`)).toEqual([{ versi: 1 }])
})

test('a reply that no key decrypts can still be replaced', async () => {
  const patient = await make.person(5)
  const { tenaga, jadwal_id } = await make.booked(patient, { balasan: 'Lama' })
  await without(db, 'kunci_tidak_berlaku', () =>
    db.rows(sql`
      update konsultasi set initial_consult = overlay(initial_consult placing '\\x00000000'::bytea from 2), updated_at = updated_at
      where jadwal_id = ${jadwal_id}`),
  )
  at('2026-11-23T05:00:00+07:00')
  expect((await reply(tenaga, jadwal_id, 'Baru')).status).toBe(200)
  expect((await versions(patient, jadwal_id)).data).toMatchObject([{ isi: 'Baru' }, { versi: 1 }])
})

/** A reply of 24 November at 09.00, and another text so many hours later, by its professional. */
async function late(hours: number, level_id: 2 | 3 = 2) {
  const patient = await make.person(5)
  const { jadwal_id, tenaga } = await make.booked(patient, { level_id })
  const first = Date.parse('2026-11-24T09:00:00+07:00')
  for (const [text, after] of [
    ['Istirahat', 0],
    ['Istirahat dan minum obat', hours],
  ] as const) {
    at(new Date(first + after * 3_600_000).toISOString())
    expect((await reply(tenaga, jadwal_id, text)).status).toBe(200)
  }
  return { patient, tenaga, jadwal_id }
}
const listed = async (who: Who) =>
  (await call(who, listPerbaikan)).data.map(({ jadwal_id }: { jadwal_id: number }) => jadwal_id)
async function reviewer(level: 1 | 2 | 3) {
  const who = level === 1 ? await make.person(1) : await make.profesional(level)
  await make.tugas(who.user_id, 'peninjau')
  return who
}

test('a correction after more than 48 hours is marked, and one within them is not', async () => {
  const marks = async ({ patient, jadwal_id }: Awaited<ReturnType<typeof late>>) =>
    (await versions(patient, jadwal_id)).data.map(({ terlambat }: { terlambat: boolean }) => terlambat)
  expect(await marks(await late(48))).toEqual([false, false])
  expect(await marks(await late(48.1))).toEqual([true, false])
})

test('reviewers see late corrections without their texts: of psychology psychologists only, and none their own', async () => {
  const [soon, medical, psychology] = [await late(47), await late(49), await late(49, 3)]
  const [admin, physician, psychologist] = [await reviewer(1), await reviewer(2), await reviewer(3)]
  await make.tugas(medical.tenaga.user_id, 'peninjau')
  for (const who of [admin, physician]) {
    expect(await listed(who)).toContain(medical.jadwal_id)
    expect(await listed(who)).not.toContain(psychology.jadwal_id)
  }
  expect(await listed(psychologist)).toEqual(expect.arrayContaining([medical.jadwal_id, psychology.jadwal_id]))
  expect(await listed(psychologist)).not.toContain(soon.jadwal_id)
  expect(await listed(medical.tenaga)).not.toContain(medical.jadwal_id)

  const { raw, data } = await call(admin, listPerbaikan)
  expect(raw.toString()).not.toContain('Istirahat')
  const { name } = medical.tenaga
  expect(data.find(({ jadwal_id }: { jadwal_id: number }) => jadwal_id === medical.jadwal_id)).toMatchObject({
    nama_profesional: name,
    oleh: name,
    kelas: 'medis',
    versi: 2,
    pada: '2026-11-26T10:00:00+07:00',
    sebelumnya_pada: '2026-11-24T09:00:00+07:00',
  })
  expect((await call(await make.person(1), listPerbaikan)).status).toBe(403)
  at('2027-03-01T09:00:00+07:00')
  expect(await listed(await reviewer(1))).toEqual([])
})
