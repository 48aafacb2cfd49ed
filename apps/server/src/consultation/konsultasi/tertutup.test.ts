import { listCuti } from '@sehati/contract/absence/cuti.endpoints'
import * as api from '@sehati/contract/consultation/konsultasi.endpoints'
import { ISI_TERTUTUP } from '@sehati/contract/consultation/konsultasi.messages'
import sql, { raw } from 'sql-template-tag'
import { expect, test } from 'vitest'
import { startServer } from '../../../test/server.ts'

const { db, call, make } = await startServer()
type Endpoint = Parameters<typeof call>[1]
const renamed = (from: string, to: string) => sql`${raw(`alter table konsultasi rename column ${from} to ${to}`)}`

const admin = await make.person(1)
const patient = await make.person(5)
const { jadwal_id, tenaga } = await make.booked(patient, {
  keluhan: 'Sulit tidur',
  balasan: 'Kurangi kopi',
  status: 'disetujui',
})
await make.cuti(tenaga.profesional_id, { dari: '2026-11-25', sampai: '2026-11-25' })
const open = { jadwal_id, tertutup: false, keluhan: 'Sulit tidur', initial_consult: 'Kurangi kopi', ada_balasan: true }
const closed = { jadwal_id, tertutup: true, keluhan: ISI_TERTUTUP, initial_consult: null, ada_balasan: true }

const pagesWithoutText: [string, Endpoint, { token: string }][] = [
  ['a patient', api.listRiwayat, patient],
  ['an admin', api.listKonsultasiAdmin, admin],
]

test.each(pagesWithoutText)('a page of %s carries no clinical text', async (_, endpoint, who) => {
  for (const query of [{ page: 1 }, { limit: 5 }, { page: 1, q: 'online' }]) {
    const { queried } = (await call(who, endpoint, { query })).data
    expect(queried).toMatchObject([closed])
  }
})

test.each(pagesWithoutText)('a page of %s has everything else that the whole list has', async (_, endpoint, who) => {
  const [inList] = (await call(who, endpoint)).data
  const [onPage] = (await call(who, endpoint, { query: { page: 1 } })).data.queried
  expect(onPage).toEqual({ ...inList, ...closed })
})

test.each([
  ['the whole list of a patient', api.listRiwayat, patient, {}],
  ['the whole list of a professional', api.listKonsultasiTenpro, tenaga, {}],
  ['the view by id', api.viewKonsultasi, patient, { jadwal_id }],
  ['the view of a professional', api.viewKonsultasi, tenaga, {}],
  ['the list by status', api.listSelesai, patient, { status: 'disetujui' }],
])('%s carries it', async (_, endpoint, who, query) => {
  expect((await call(who, endpoint, { query })).data).toMatchObject([open])
})

test.each([
  ['the whole list', api.listKonsultasiAdmin, {}],
  ['the view by id', api.viewKonsultasi, { jadwal_id }],
  ['the list by status', api.listSelesai, { status: 'disetujui' }],
])('%s is closed to an admin, and has every other field', async (_, endpoint, query) => {
  const whole = (await call(patient, api.getKonsultasi, { query: { jadwalid: jadwal_id } })).data
  expect((await call(admin, endpoint, { query })).data).toEqual([{ ...whole, ...closed }])
})

test('a page of a professional, whose table shows the complaint, carries it', async () => {
  const { queried } = (await call(tenaga, api.listKonsultasiTenpro, { query: { page: 1 } })).data
  expect(queried).toMatchObject([open])
})

test.each([
  ['its patient', api.getRiwayat, patient, open],
  ['its patient', api.getKonsultasi, patient, open],
  ['its professional', api.getKonsultasiTenpro, tenaga, open],
  ['its professional', api.getKonsultasi, tenaga, open],
  ['an admin', api.getKonsultasi, admin, closed],
])('the consultation itself, to %s: %#', async (_, endpoint, who, shown) => {
  expect((await call(who, endpoint, { query: { jadwalid: jadwal_id } })).data).toMatchObject(shown)
})

test.each([
  ['its patient', patient, open],
  ['its professional', tenaga, closed],
  ['an admin', admin, closed],
])('on the dashboard of %s', async (_, who, shown) => {
  expect((await call(who, api.getDashboard)).data.mendatang).toMatchObject([shown])
})

test('what a leave strands carries no text: it is moved or cancelled without it', async () => {
  const [{ terdampak }] = (await call(tenaga, listCuti)).data
  expect(terdampak).toMatchObject([closed])
})

test.each([
  ['a page of a patient', api.listRiwayat, patient, { page: 1 }],
  ['a page of an admin', api.listKonsultasiAdmin, admin, { page: 1 }],
  ['the whole list of an admin', api.listKonsultasiAdmin, admin, {}],
  ['the view of an admin', api.viewKonsultasi, admin, { jadwal_id }],
  ['the dashboard of an admin', api.getDashboard, admin, {}],
  ['the dashboard of a professional', api.getDashboard, tenaga, {}],
  ['the history of the status', api.listRiwayatStatus, patient, { jadwalid: jadwal_id }],
  ['the leaves of a professional', listCuti, tenaga, {}],
])('%s reads no encrypted column', async (_, endpoint, who, query) => {
  const columns = ['keluhan', 'initial_consult', 'alasan_batal', 'pesan_pindah']
  for (const column of columns) await db.rows(renamed(column, `${column}_disimpan`))
  try {
    expect((await call(who, endpoint, { query })).status).toBe(200)
  } finally {
    for (const column of columns) await db.rows(renamed(`${column}_disimpan`, column))
  }
})
