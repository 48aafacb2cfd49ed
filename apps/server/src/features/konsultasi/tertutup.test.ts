import * as api from '@sehati/contract/konsultasi/endpoints'
import { ISI_TERTUTUP } from '@sehati/contract/konsultasi/messages'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { startServer } from '../../../test/server.ts'

const { db, call, make } = await startServer()
type Endpoint = Parameters<typeof call>[1]

const admin = await make.person(1)
const patient = await make.person(5)
const { jadwal_id, tenaga } = await make.booked(patient, {
  keluhan: 'Sulit tidur',
  balasan: 'Kurangi kopi',
  status: 'disetujui',
})
const open = { jadwal_id, tertutup: false, keluhan: 'Sulit tidur', initial_consult: 'Kurangi kopi' }
const closed = { jadwal_id, tertutup: true, keluhan: ISI_TERTUTUP, initial_consult: null }

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
  ['the whole list of an admin', api.listKonsultasiAdmin, admin, {}],
  ['the whole list of a professional', api.listKonsultasiTenpro, tenaga, {}],
  ['the view by id', api.viewKonsultasi, patient, { jadwal_id }],
  ['the list by status', api.listSelesai, patient, { status: 'disetujui' }],
])('%s carries it', async (_, endpoint, who, query) => {
  expect((await call(who, endpoint, { query })).data).toMatchObject([open])
})

test('a page of a professional, whose table shows the complaint, carries it', async () => {
  const { queried } = (await call(tenaga, api.listKonsultasiTenpro, { query: { page: 1 } })).data
  expect(queried).toMatchObject([open])
})

test.each([
  [api.getRiwayat, patient],
  [api.getKonsultasi, admin],
  [api.getKonsultasiTenpro, tenaga],
])('the consultation itself carries it: %#', async (endpoint, who) => {
  expect((await call(who, endpoint, { query: { jadwalid: jadwal_id } })).data).toMatchObject(open)
})

test('a row of a page that is sent back with a status changes neither complaint nor reply', async () => {
  const [row] = (await call(admin, api.listKonsultasiAdmin, { query: { page: 1 } })).data.queried
  const body = { ...row, status: 'menunggu' }
  const reply = await call(admin, api.updateKonsultasi, { query: { jadwalid: jadwal_id }, body })
  expect(reply).toMatchObject({ status: 200, data: { ...open, status: 'menunggu' } })
})

test.each(pagesWithoutText)('a page of %s reads no encrypted column', async (_, endpoint, who) => {
  await db.rows(sql`alter table konsultasi rename column keluhan to disimpan`)
  try {
    expect((await call(who, endpoint, { query: { page: 1 } })).data.queried).toMatchObject([closed])
  } finally {
    await db.rows(sql`alter table konsultasi rename column disimpan to keluhan`)
  }
})
