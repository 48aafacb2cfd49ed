import { semuaLingkup } from '@sehati/contract/people/kunci-api.rules'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { makeFhir } from '../../../test/fhir.ts'
import { makeFhirClinic } from '../../../test/fhir-clinic.ts'
import { faultsOf } from '../../../test/fhir-validators.ts'
import { START, startServer } from '../../../test/server.ts'

const server = await startServer({ publicUrl: 'https://klinik.kampus.test' })
const { db, make, at } = server
const { key, get, all } = makeFhir(server)
beforeEach(() => at(START.toISOString()))

let clinic: Awaited<ReturnType<typeof makeFhirClinic>>
let full: Awaited<ReturnType<typeof key>>
beforeAll(async () => {
  clinic = await makeFhirClinic(server)
  full = await key(semuaLingkup)
})

test.each([
  'Appointment?date=kemarin',
  'Appointment?date=2026-02-30',
  'Appointment?date=eq2026-11-25T09:00',
  'Appointment?status=bukan',
  'Appointment?patient=Practitioner/1',
  'Appointment?patient=1&patient=2',
  'Appointment?_count=0',
  'Appointment?_halaman=x',
  'Appointment?_lastUpdated=besok',
  'Appointment?name=Budi',
  'Slot?start=ge2026-11-01&start=le2026-12-31',
])('%s is refused by name, and gives nothing', async (path) => {
  const { status, body } = await get(full.kunci, path)
  expect([status, body.resourceType, body.issue[0].code]).toEqual([400, 'OperationOutcome', 'invalid'])
  const name = /\?(\w+)=/.exec(path)?.[1]
  expect(body.issue[0].expression).toEqual([name])
  expect(faultsOf(body)).toEqual([])
})

test('unknown ids, resources and spellings are NOT_FOUND as an OperationOutcome', async () => {
  for (const path of [
    'Appointment/999999999',
    'Appointment/x',
    'Slot/1-20269999',
    'Organization/1',
    'Condition',
    'a/b/c',
  ])
    expect([path, (await get(full.kunci, path)).status, (await get(full.kunci, path)).body.resourceType]).toEqual([
      path,
      404,
      'OperationOutcome',
    ])
})

test('searches by day, person, professional, status and change', async () => {
  const who = await make.person(5)
  const { jadwal_id, tenaga } = await make.booked(who, { tanggal: '2026-12-02' })
  const ids = async (query: string) => (await all(full.kunci, `Appointment?${query}`)).map(({ id }) => Number(id))
  expect(await ids(`patient=Patient/${who.user_id}`)).toEqual([jadwal_id])
  expect(await ids(`practitioner=${tenaga.user_id}&date=2026-12-02`)).toEqual([jadwal_id])
  expect(await ids(`practitioner=${tenaga.user_id}&date=2026-12-01`)).toEqual([])
  expect(await ids('date=2026-12-02T02:00:00Z')).toEqual([jadwal_id])
  expect(await ids('date=ge2026-12-02&date=lt2026-12-03&status=pending,booked')).toEqual([jadwal_id])
  expect(await ids('date=gt2026-12-02')).toEqual([])
  at('2026-11-24T08:00:00+07:00')
  await db.rows(sql`update konsultasi set updated_at = '2026-11-24T08:00:00.123456+07' where jadwal_id = ${jadwal_id}`)
  expect(await ids('_lastUpdated=ge2026-11-24')).toEqual([jadwal_id])
  expect(await ids('_lastUpdated=ge2026-11-24T01:00:01Z')).toEqual([])
})

test('pages follow each other, and together are every row once', async () => {
  const whole = (await all(full.kunci, 'Appointment')).map(({ id }) => id)
  for (const path of ['Appointment?_count=5', 'Appointment?_count=5&_lastUpdated=ge2020-01-01']) {
    const paged = (await all(full.kunci, path)).map(({ id }) => id)
    expect(paged.length).toBe(new Set(paged).size)
    expect(paged.sort()).toEqual([...whole].sort())
  }
  const first = await get(full.kunci, 'Appointment?_count=5')
  expect(first.body.entry).toHaveLength(5)
  expect(first.body.entry[0].fullUrl).toBe(`https://klinik.kampus.test/api/fhir/r4/Appointment/${whole[0]}`)
  for (const sumber of ['Patient', 'Practitioner', 'PractitionerRole', 'Schedule', 'Location', 'Slot']) {
    const [one, few] = [await all(full.kunci, sumber), await all(full.kunci, `${sumber}?_count=2`)]
    expect(few.map(({ id }) => id)).toEqual(one.map(({ id }) => id))
  }
})

test('a client that has this version gets 304 without a body', async () => {
  for (const path of ['Appointment?_count=3', `Appointment/${clinic.made['7 2 diajukan online']}`]) {
    const { headers } = await get(full.kunci, path)
    expect(headers.etag).toMatch(/^W\/"/)
    const again = await get(full.kunci, path, { 'if-none-match': String(headers.etag) })
    expect([again.status, again.text]).toEqual([304, ''])
  }
})
