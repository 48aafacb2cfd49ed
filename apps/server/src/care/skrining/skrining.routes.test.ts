import { listInstrumen } from '@sehati/contract/care/skrining.endpoints'
import type { Tingkat } from '@sehati/contract/care/skrining.rules'
import type { Instrumen, Skrining } from '@sehati/contract/care/skrining.schema'
import { cancelKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { akuiPeringatan } from '@sehati/contract/safety/peringatan.endpoints'
import type { Peringatan } from '@sehati/contract/safety/peringatan.schema'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { makePeringatan } from '../../../test/peringatan.ts'
import { startServer } from '../../../test/server.ts'
import { GAD7, jawabanDengan, makeSkrining, PHQ9 } from '../../../test/skrining.ts'

const server = await startServer()
const { db, call, make } = server
const { save, own, share, read, shared } = makeSkrining(server)
const { pemegang, list, rows, idOf, step, tutup } = makePeringatan(server)

const count = async (user_id: number) => (await db.rows(sql`select from skrining where user_id = ${user_id}`)).length

/** The tables that the publishers print: the first total of each level. */
const terbitan: [typeof PHQ9, number, number, [number, Tingkat][]][] = [
  [
    PHQ9,
    9,
    27,
    [
      [20, 'berat'],
      [15, 'sedang_berat'],
      [10, 'sedang'],
      [5, 'ringan'],
      [0, 'minimal'],
    ],
  ],
  [
    GAD7,
    7,
    21,
    [
      [15, 'berat'],
      [10, 'sedang'],
      [5, 'ringan'],
      [0, 'minimal'],
    ],
  ],
]
test.each(terbitan)('each total of %o has the level of the published table', async (instrumen, butir, maks, tabel) => {
  const patient = await make.person(5)
  for (let total = 0; total <= maks; total += 1) {
    const tingkat = tabel.find(([dari]) => total >= dari)?.[1]
    const reply = await save(patient, jawabanDengan(total, butir), instrumen)
    expect([reply.status, reply.data.skor, reply.data.tingkat]).toEqual([201, total, tingkat])
  }
  const { data } = await own(patient)
  expect(data.hasil.map(({ skor }: Skrining) => skor)).toEqual(Array.from({ length: maks + 1 }, (_, n) => maks - n))
  expect(new Set(data.hasil.map(({ skor_maks }: Skrining) => skor_maks))).toEqual(new Set([maks]))
})

test('the questions are those of the developers, with their notice', async () => {
  const { data } = await call(await make.person(4), listInstrumen)
  expect(data.map(({ kode, butir, butir_bahaya }: Instrumen) => [kode, butir.length, butir_bahaya])).toEqual([
    ['PHQ-9', 9, [9]],
    ['GAD-7', 7, []],
  ])
  for (const { izin, pengantar } of data) {
    expect(izin).toBe(
      'Developed by Drs. Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues, with an educational grant from Pfizer Inc. No permission required to reproduce, translate, display or distribute.',
    )
    expect(pengantar).toBe('Dalam 2 minggu terakhir, seberapa sering Anda terganggu oleh masalah-masalah berikut?')
  }
  expect(data[0]?.butir[8]).toBe('Merasa lebih baik mati atau ingin melukai diri sendiri dengan cara apa pun')
})

test('question 9 with a total of 1 raises an alert, which says no score; another one raises it once more', async () => {
  const [patient, holder] = [await make.person(5), await pemegang()]
  const jawaban = [0, 0, 0, 0, 0, 0, 0, 0, 1]
  expect(await save(patient, jawaban)).toMatchObject({
    status: 201,
    data: { skor: 1, tingkat: 'minimal', bahaya: true, saran: 'bicarakan' },
  })
  await save(patient, jawaban)
  const id = await idOf(patient)
  expect(await rows(patient.user_id)).toMatchObject([{ sumber: 'skrining', jadwal_id: null }])
  const seen = (await list(holder)).find(({ user_id }: Peringatan) => user_id === patient.user_id)
  expect(seen).toMatchObject({ peringatan_id: id, sebab: [{ sumber: 'skrining', jadwal_id: null }], tempat: null })
  expect(Object.keys(seen ?? {}).filter((key) => /skor|tingkat|jawaban/.test(key))).toEqual([])
  // Closed, it stays closed: the next sign of danger is another alert.
  await step(holder, akuiPeringatan, id)
  await tutup(holder, id)
  await save(patient, jawaban)
  expect(await rows(patient.user_id)).toHaveLength(2)
})

test('the greatest total without question 9 raises none, and neither does a skipped question 9', async () => {
  const patient = await make.person(5)
  expect((await save(patient, [3, 3, 3, 3, 3, 3, 3, 3, 0])).data).toMatchObject({ bahaya: false, saran: 'segera' })
  expect((await save(patient, [3, 3, 3, 3, 3, 3, 3, 3, null])).data).toMatchObject({ bahaya: false, skor: 27 })
  expect(await rows(patient.user_id)).toEqual([])
})

test('with three skipped questions there is no score, and what was answered about danger still counts', async () => {
  const patient = await make.person(4)
  const { data } = await save(patient, [null, null, null, 1, 1, 1, 1, 1, 2])
  expect(data).toMatchObject({ skor: null, tingkat: null, bahaya: true, saran: 'bicarakan' })
  expect((await save(patient, [null, null, null, 1, 1, 1, 1, 1, 0])).data.saran).toBe('tidak_lengkap')
  expect(await rows(patient.user_id)).toHaveLength(1)
})

test('answers that do not fit are refused and store nothing', async () => {
  const patient = await make.person(5)
  const sembilan = jawabanDengan(9, 9)
  for (const jawaban of [[], jawabanDengan(3, 8), [...sembilan, 0], Array(9).fill(null)])
    expect(await save(patient, jawaban)).toMatchObject({ status: 422, code: 'ANSWERS_MISSING' })
  expect(await save(patient, [...jawabanDengan(3, 8), 4])).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' })
  for (const other of [{ kode: 'DASS-21' }, { versi: 'lain' }])
    expect(await save(patient, sembilan, other)).toMatchObject({ status: 422, code: 'INSTRUMENT_UNKNOWN' })
  expect(await save(patient, [0, 0, 0, 0, 0, 0, 0, 0, 3], { bagikan: [2_000_000_000] })).toMatchObject({ status: 404 })
  expect(await count(patient.user_id)).toBe(0)
  expect(await rows(patient.user_id)).toEqual([])
})

test('only a professional of a consultation whom the patient lets read sees the results, and each read is on the trail', async () => {
  const patient = await make.person(5)
  const { tenaga, jadwal_id } = await make.booked(patient, { level_id: 3, status: 'diajukan' })
  const stranger = await make.profesional(3)
  const hidden = async () => [(await read(tenaga, patient.user_id)).status, (await shared(tenaga)).data.length]
  await save(patient, jawabanDengan(12, 9))
  expect(await hidden()).toEqual([404, 0])
  expect((await share(patient, stranger.profesional_id)).status).toBe(404)
  expect((await share(patient, 2_000_000_000)).status).toBe(404)

  const given = await share(patient, tenaga.profesional_id)
  expect(given.data).toMatchObject([{ profesional_id: tenaga.profesional_id, boleh: true }])
  expect((await shared(tenaga)).data).toMatchObject([{ user_id: patient.user_id }])
  const reply = await read(tenaga, patient.user_id)
  expect(reply).toMatchObject({ status: 200, data: [{ kode: 'PHQ-9', skor: 12, tingkat: 'sedang', skor_maks: 27 }] })
  expect(reply.raw).not.toContain('jawaban')
  const trail = () =>
    db.rows(sql`
      select tindakan, dasar, pelaku_id from jejak_baru where objek = 'skrining' and subjek_id = ${patient.user_id}
        and pelaku_id = ${tenaga.user_id}`)
  expect(await trail()).toEqual([{ tindakan: 'lihat', dasar: 'izin', pelaku_id: tenaga.user_id }])
  expect((await read(stranger, patient.user_id)).status).toBe(404)

  // Withdrawn, it is hidden at once; given again, shown again; and hidden with the consultation.
  await share(patient, tenaga.profesional_id, 0)
  expect(await hidden()).toEqual([404, 0])
  await share(patient, tenaga.profesional_id, 1)
  expect((await read(tenaga, patient.user_id)).status).toBe(200)
  expect((await call(patient, cancelKonsultasi, { query: { jadwalid: jadwal_id }, body: {} })).status).toBe(200)
  expect(await hidden()).toEqual([404, 0])
  // A grant can be withdrawn that no consultation stands behind any more.
  expect((await share(patient, tenaga.profesional_id, 0)).status).toBe(200)
  expect((await share(patient, tenaga.profesional_id, 0)).status).toBe(404)
  const grants = await db.rows(sql`
    select tindakan from jejak_baru where objek = 'skrining' and pelaku_id = ${patient.user_id} and tindakan <> 'lihat'`)
  expect(grants).toHaveLength(4)
})

test('a result can be shared while it is saved', async () => {
  const patient = await make.person(5)
  const { tenaga } = await make.booked(patient)
  await save(patient, jawabanDengan(3, 9), { bagikan: [tenaga.profesional_id] })
  expect((await read(tenaga, patient.user_id)).data).toHaveLength(1)
})

test('a professional whose password an admin set reads none', async () => {
  const patient = await make.person(5)
  const { tenaga } = await make.booked(patient)
  await save(patient, jawabanDengan(3, 9), { bagikan: [tenaga.profesional_id] })
  const admin = await make.person(1)
  await db.rows(sql`update users set password_oleh = ${admin.user_id} where user_id = ${tenaga.user_id}`)
  const token = await make.signIn(tenaga.user_id)
  expect(await read({ token }, patient.user_id)).toMatchObject({ code: 'TEXT_CLOSED' })
})

test('another patient sees nothing of it', async () => {
  const [patient, other] = [await make.person(5), await make.person(5)]
  await save(patient, jawabanDengan(12, 9))
  expect((await own(other)).data).toEqual({ hasil: [], bagikan: [] })
})

test('each stored result has the same length, independent of the answers', async () => {
  const patient = await make.person(5)
  for (const jawaban of [jawabanDengan(0, 9), jawabanDengan(16, 9), [null, null, null, 1, 1, 1, 1, 1, 0]])
    await save(patient, jawaban)
  await save(patient, jawabanDengan(21, 7), GAD7)
  const lengths = await db.rows(sql`select distinct octet_length(isi) from skrining where user_id = ${patient.user_id}`)
  expect(lengths).toHaveLength(1)
})
