import { isAdmin, levelIds } from '@sehati/contract/base/access'
import { getJanjiJawab } from '@sehati/contract/care/statistik.endpoints'
import * as konsultasi from '@sehati/contract/consultation/konsultasi.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { startServer } from '../../../test/server.ts'

const { db, call, make, at } = await startServer()
const admin = await make.person(1)

/** A request that was made at one instant and answered at another, in November 2026; promised a working day later. */
async function request(made: string, answered: string | null, level_id: 2 | 3 = 2, status = 'disetujui') {
  at(`2026-11-${made}:00+07:00`)
  const patient = await make.person(5)
  const { jadwal_id, tenaga } = await make.booked(patient, { tanggal: '2026-12-02', level_id })
  if (!answered) return { jadwal_id, patient }
  at(`2026-11-${answered}:00+07:00`)
  const body = { status, initial_consult: 'Baik.' }
  expect((await call(tenaga, konsultasi.updateKonsultasi, { query: { jadwalid: jadwal_id }, body })).status).toBe(200)
  return { jadwal_id, patient }
}

test('by week and profession: how many, how soon, and how many within the promise', async () => {
  // Ten of physicians in the first week, answered after 1, 2, … 9 hours and one after 30: only the last is late.
  for (const hours of [1, 2, 3, 4, 5, 6, 7, 8, 9])
    await request('16T08:00', `16T${String(8 + hours).padStart(2, '0')}:00`, 2, hours === 9 ? 'dibatalkan' : 'menunggu')
  await request('16T08:00', '17T14:00')
  await request('17T08:00', '17T08:30', 3)
  await request('23T09:00', '23T09:45')
  // Late and unanswered counts; what still waits within its promise, and what the patient withdrew, does not.
  await request('23T08:00', null)
  await request('24T08:00', null)
  const withdrawn = await request('23T09:00', null)
  at('2026-11-24T08:00:00+07:00')
  const query = { jadwalid: withdrawn.jadwal_id }
  expect((await call(withdrawn.patient, konsultasi.cancelKonsultasi, { query, body: {} })).status).toBe(200)
  // Answered before the times were recorded.
  const old = await request('18T08:00', '18T09:00')
  await db.rows(sql`update konsultasi set diminta_pada = null, dijawab_pada = null where jadwal_id = ${old.jadwal_id}`)

  at('2026-11-24T12:00:00+07:00')
  const { data } = await call(admin, getJanjiJawab, { query: { minggu: 4 } })
  expect(data).toEqual({
    dari: '2026-11-02',
    sampai: '2026-11-29',
    per_minggu: [
      { minggu: '2026-11-23', kelas: 'medis', jumlah: 2, dijawab: 1, tepat: 1, median_menit: 45, p90_menit: 45 },
      { minggu: '2026-11-16', kelas: 'medis', jumlah: 10, dijawab: 10, tepat: 9, median_menit: 330, p90_menit: 666 },
      { minggu: '2026-11-16', kelas: 'psikologi', jumlah: 1, dijawab: 1, tepat: 1, median_menit: 30, p90_menit: 30 },
    ],
  })
})

test('no request, no row; no other role reads it', async () => {
  const query = { dari: '2026-01-05', sampai: '2026-01-11' }
  expect((await call(admin, getJanjiJawab, { query })).data).toEqual({ ...query, per_minggu: [] })
  for (const level of levelIds.filter((one) => !isAdmin(one)))
    expect((await call(await make.person(level), getJanjiJawab, {})).status).toBe(403)
})
