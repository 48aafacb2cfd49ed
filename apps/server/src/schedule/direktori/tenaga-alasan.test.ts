import { insertAlasan, pageTenagaAlasan, updateAlasan } from '@sehati/contract/schedule/alasan.endpoints'
import type { TenagaAlasan } from '@sehati/contract/schedule/alasan.schema'
import { updateUser } from '@sehati/contract/staffing/kedudukan.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { startServer } from '../../../test/server.ts'

const { call, make, db, at } = await startServer()
const admin = await make.person(1)

let serial = 0
/** A reason that leads there. */
const reason = async (change: object): Promise<number> => {
  const body = { kata: `Alasan ${++serial}`, bidang: 'psikolog', ...change }
  return (await call(admin, insertAlasan, { body })).data.alasan_id
}
const ask = (who: { token: string }, body: object) => call(who, pageTenagaAlasan, { body })
const names = async (who: { token: string }, body: object) =>
  ((await ask(who, body)).data.queried as TenagaAlasan[]).map(({ name }) => name)
/** Of a speciality of their own, with a session on that day. */
const professional = async (level_id: 2 | 3, name: string, hari?: 'Selasa' | 'Rabu' | 'Kamis') => {
  const one = await make.profesional(level_id, { name })
  const session = hari && (await make.sesi(one.profesional_id, { hari }))
  const row = await db.row<{ spesialisasi_id: number }>(
    sql`select spesialisasi_id from tenaga_profesional where profesional_id = ${one.profesional_id}`,
  )
  return { ...one, session, spesialisasi_id: row?.spesialisasi_id as number }
}

const patient = await make.person(5)
const [late, full, soon, dokter] = [
  await professional(3, 'Aa Kamis', 'Kamis'),
  await professional(3, 'Bb Kosong'),
  await professional(3, 'Cc Selasa', 'Selasa'),
  await professional(2, 'Dd Dokter', 'Selasa'),
]

/** The professional has a consultation of the patient in this state. */
const had = (who: { user_id: number }, of: typeof late, change: object) =>
  make.konsultasi(
    { user_id: who.user_id, profesional_id: of.profesional_id, jadwal_tenaga_id: of.session?.id as number },
    change,
  )

test('leads to the profession: by the next free time, those without one last', async () => {
  const alasan_id = await reason({})
  expect(await names(patient, { alasan_id })).toEqual(['Cc Selasa', 'Aa Kamis', 'Bb Kosong'])
  expect(await names(patient, { alasan_id: await reason({ bidang: 'dokter' }) })).toEqual(['Dd Dokter'])
  expect((await names(patient, { alasan_id: await reason({ bidang: 'semua' }) })).length).toBe(4)
})

test('the professional who has treated the patient comes first, and for no other patient', async () => {
  const alasan_id = await reason({})
  const [treated, asked, cancelled] = [await make.person(5), await make.person(4), await make.person(5)]
  await had(treated, late, { tanggal: '2026-11-19', status: 'selesai' })
  await had(asked, late, { tanggal: '2026-11-26', status: 'disetujui' })
  await had(cancelled, late, {
    tanggal: '2026-11-19',
    jam_mulai: '13:00:00',
    jam_selesai: '14:00:00',
    status: 'dibatalkan',
  })
  const first = ((await ask(treated, { alasan_id })).data.queried as TenagaAlasan[]).map((t) => [t.name, t.pernah])
  expect(first).toEqual([
    ['Aa Kamis', true],
    ['Cc Selasa', false],
    ['Bb Kosong', false],
  ])
  for (const who of [asked, cancelled, patient])
    expect(await names(who, { alasan_id })).toEqual(['Cc Selasa', 'Aa Kamis', 'Bb Kosong'])
  // An approved consultation has treated the patient once it has ended.
  at('2026-11-26T10:00:00+07:00')
  expect((await names(asked, { alasan_id }))[0]).toBe('Aa Kamis')
  at('2026-11-23T07:00:00+07:00')
})

test('leads to the speciality and the type, as long as a professional offers them; else to the profession', async () => {
  const { spesialisasi_id } = soon
  expect(await names(patient, { alasan_id: await reason({ spesialisasi_id }) })).toEqual(['Cc Selasa'])
  const jenis_id = await make.jenis({ bidang: 'psikolog' }, late, soon)
  const ofType = await reason({ jenis_id })
  expect(await names(patient, { alasan_id: ofType })).toEqual(['Cc Selasa', 'Aa Kamis'])
  expect(
    await names(patient, { alasan_id: await reason({ jenis_id, spesialisasi_id: full.spesialisasi_id }) }),
  ).toEqual(['Bb Kosong'])
  // Every professional offers the usual type; a speciality of another profession, and one without professionals, lead to the profession.
  for (const change of [
    { jenis_id: 1 },
    { spesialisasi_id: dokter.spesialisasi_id },
    { spesialisasi_id: await make.spesialisasi() },
    { jenis_id: await make.jenis() },
    { jenis_id: await make.jenis({ mendesak: true }, late) },
  ])
    expect((await names(patient, { alasan_id: await reason(change) })).length, JSON.stringify(change)).toBe(3)

  await db.rows(sql`update jenis_konsultasi set aktif = false where jenis_id = ${jenis_id}`)
  expect((await names(patient, { alasan_id: ofType })).length).toBe(3)
  const gone = await professional(3, 'Ee Pergi', 'Rabu')
  const toGone = await reason({ spesialisasi_id: gone.spesialisasi_id })
  expect(await names(patient, { alasan_id: toGone })).toEqual(['Ee Pergi'])
  await call(admin, updateUser, { body: { user_id: gone.user_id, status_user: 'nonaktif' } })
  expect(await names(patient, { alasan_id: toGone })).toEqual(['Cc Selasa', 'Aa Kamis', 'Bb Kosong'])
})

test('filters and pages like the list of all professionals', async () => {
  const alasan_id = await reason({})
  const { pernah, terdekat, status_pengajuan, name } = (await ask(patient, { alasan_id, limit: 1 })).data.queried[0]
  expect({ pernah, terdekat, status_pengajuan, name }).toEqual({
    pernah: false,
    terdekat: '2026-11-24T09:00:00+07:00',
    status_pengajuan: null,
    name: 'Cc Selasa',
  })
  expect(await names(patient, { alasan_id, limit: 1, page: 2 })).toEqual(['Aa Kamis'])
  expect((await ask(patient, { alasan_id, limit: 2 })).data).toMatchObject({ total: 3, last_page: 2 })
  expect(await names(patient, { alasan_id, q: 'kamis' })).toEqual(['Aa Kamis'])
  expect(await names(patient, { alasan_id, hari: 'Selasa' })).toEqual(['Cc Selasa'])
})

test('a reason that was closed meanwhile still leads there; an unknown one is refused', async () => {
  const alasan_id = await reason({})
  const body = { kata: 'Tutup', bidang: 'psikolog', aktif: 0 }
  await call(admin, updateAlasan, { query: { id: alasan_id }, body })
  expect((await names(patient, { alasan_id })).length).toBe(3)
  expect(await ask(patient, { alasan_id: 999_999 })).toMatchObject({ status: 404 })
  expect(await ask(patient, {})).toMatchObject({ status: 422 })
  for (const who of [admin, late]) expect((await ask(who, { alasan_id })).status).toBe(403)
})
