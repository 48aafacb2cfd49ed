import { type SumberFhir, semuaLingkup, sumberFhir } from '@sehati/contract/people/kunci-api.rules'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { makeFhir } from '../../../test/fhir.ts'
import { makeFhirClinic } from '../../../test/fhir-clinic.ts'
import { faultsOf, resourceTypes } from '../../../test/fhir-validators.ts'
import { START, startServer } from '../../../test/server.ts'
import { keAppointment } from './appointment.ts'
import { semuaBacaan } from './semua-bacaan.ts'

const server = await startServer({ publicUrl: 'https://klinik.kampus.test' })
const { app, make, at } = server
const { key, get, all } = makeFhir(server)
beforeEach(() => at(START.toISOString()))

let clinic: Awaited<ReturnType<typeof makeFhirClinic>>
let full: Awaited<ReturnType<typeof key>>
beforeAll(async () => {
  clinic = await makeFhirClinic(server)
  full = await key(semuaLingkup)
})

// biome-ignore lint/suspicious/noExplicitAny: resources of any shape
type Json = any
const searched: Partial<Record<SumberFhir, string>> = { Slot: 'Slot?start=ge2026-11-23&start=le2026-11-29' }

test.each(sumberFhir)('%s: both validators are silent about every resource, by search and by id', async (sumber) => {
  const found = await all(full.kunci, searched[sumber] ?? sumber)
  expect(found.length).toBeGreaterThan(sumber === 'Organization' ? 0 : 3)
  for (const resource of found) {
    expect(resource.resourceType).toBe(sumber)
    expect(faultsOf(resource)).toEqual([])
  }
  const [first] = found
  const one = await get(full.kunci, `${sumber}/${first.id}`)
  expect([one.status, one.body]).toEqual([200, first])
  expect(one.headers['content-type']).toBe('application/fhir+json; charset=utf-8')
  const bundle = await get(full.kunci, searched[sumber] ?? sumber)
  expect(faultsOf(bundle.body)).toEqual([])
})

test('the validators see: a wrong code, a missing field, a wrong time and a broken invariant', async () => {
  const [ok] = (await all(full.kunci, 'Appointment?status=booked')) as [Json]
  expect(faultsOf(ok)).toEqual([])
  const { participant, ...rest } = ok
  for (const wrong of [
    { ...ok, status: 'bukan' },
    rest,
    { ...ok, start: '2026-11-25 09:00' },
    { ...ok, lain: 1 },
    { ...ok, cancelationReason: { text: 'x' } },
  ])
    expect(faultsOf(wrong)).not.toEqual([])
})

test('a consultation is what it is in the three zones, in UTC', async () => {
  const of = async (name: string) => (await get(full.kunci, `Appointment/${clinic.made[name]}`)).body
  const [wib, wita, wit] = [
    await of('7 2 diajukan online'),
    await of('8 2 diajukan online'),
    await of('9 2 diajukan online'),
  ]
  // 17.00, 11.00 and 17.00 by the clocks of the clinics.
  expect([wib.start, wita.start, wit.start]).toEqual([
    '2026-11-25T10:00:00Z',
    '2026-11-25T03:00:00Z',
    '2026-11-25T08:00:00Z',
  ])
  expect(wib).toMatchObject({ status: 'pending', minutesDuration: 60, created: '2026-11-23T00:00:00Z' })
  expect(wib.participant.map(({ status }: Json) => status)).toEqual(['accepted', 'needs-action'])
  const statuses = Object.keys(clinic.made).map(async (name) => [name, (await of(name)).status])
  expect(Object.fromEntries(await Promise.all(statuses))).toMatchObject({
    '7 2 menunggu offline': 'pending',
    '7 2 disetujui online': 'booked',
    '7 2 disetujui offline': 'arrived',
    '7 2 selesai online': 'fulfilled',
    '7 2 dibatalkan offline': 'cancelled',
  })
  const byClinic = await of('9 2 dibatalkan offline')
  expect(byClinic.cancelationReason.coding[0].code).toBe('prov')
  const absent = (await get(full.kunci, `Appointment/${clinic.absent}`)).body
  expect([absent.status, absent.cancelationReason]).toEqual(['noshow', undefined])
  // Its slot, its person and its professional can be read.
  for (const { reference } of [...wib.slot, ...wib.participant.map(({ actor }: Json) => actor)])
    expect([reference, (await get(full.kunci, reference)).status]).toEqual([reference, 200])
  expect((await get(full.kunci, wib.slot[0].reference)).body.status).toBe('busy-tentative')
})

test('the CapabilityStatement says what is served: each resource and parameter, and no other', async () => {
  const { status, body } = await get(null, 'metadata')
  expect([status, faultsOf(body)]).toEqual([200, []])
  const declared = body.rest[0].resource as { type: string; searchParam?: { name: string; type: string }[] }[]
  const isServed = (type: string) => app.hasRoute({ method: 'GET', url: `/api/fhir/r4/${type}` })
  expect(resourceTypes.length).toBeGreaterThan(140)
  expect(declared.map(({ type }) => type).sort()).toEqual(resourceTypes.filter(isServed).sort())
  const values: Record<string, string> = { date: '2026-11-25', reference: '7', token: '' }
  const every = new Set(semuaBacaan.flatMap(({ param }) => Object.keys(param)))
  for (const { type, searchParam = [] } of declared) {
    expect(app.hasRoute({ method: 'GET', url: `/api/fhir/r4/${type}/:id` })).toBe(true)
    for (const name of every) {
      const param = searchParam.find((one) => one.name === name)
      const words = semuaBacaan.find(({ sumber }) => sumber === type)?.param[name]?.kata
      const value = words?.[0] ?? values[param?.type ?? 'reference']
      const reply = await get(full.kunci, `${type}?${name}=${value}`)
      expect([type, name, reply.status]).toEqual([type, name, param ? 200 : 400])
    }
  }
})

test('a slot is free, taken or closed, as a patient finds it', async () => {
  const tenaga = await make.profesional(2)
  const [free, shut] = [
    await make.sesi(tenaga.profesional_id),
    await make.sesi(tenaga.profesional_id, {
      jam_mulai: '13:00:00',
      jam_selesai: '14:00:00',
      sesi: 2,
      is_available: 0,
    }),
  ]
  const statusOf = async (id: number) => (await get(full.kunci, `Slot/${id}-20261125`)).body.status
  expect([await statusOf(free.id), await statusOf(shut.id)]).toEqual(['free', 'busy-unavailable'])
  const of = {
    user_id: (await make.person(5)).user_id,
    profesional_id: tenaga.profesional_id,
    jadwal_tenaga_id: free.id,
  }
  await make.konsultasi(of, { status: 'disetujui' })
  expect(await statusOf(free.id)).toBe('busy')
  const busy = await all(
    full.kunci,
    `Slot?schedule=Schedule/${free.id}&start=ge2026-11-23&start=le2026-12-10&status=busy`,
  )
  expect(busy.map(({ id }) => id)).toEqual([`${free.id}-20261125`])
})

test('an appointment of each cause has one status and its participants', () => {
  const row = {
    jadwal_id: 1,
    jadwal_tenaga_id: 2,
    user_id: 3,
    profesional_id: 4,
    tenaga_user_id: 5,
    klinik_id: 6,
    mulai: '2026-11-25T09:00:00+07:00',
    selesai: '2026-11-25T10:00:00+07:00',
    tanggal: '2026-11-25',
    metode_konsultasi: 'online' as const,
    tiba_pada: null,
    nama_jenis: 'Konsultasi Umum',
    nama_spesialisasi: 'Umum',
    created_at: '2026-11-23T09:00:00+07:00',
    updated_at: '2026-11-23T09:00:00+07:00',
  }
  const of = (sebab_batal: Parameters<typeof keAppointment>[0]['sebab_batal']) => {
    const made = keAppointment({ ...row, status: 'dibatalkan', sebab_batal })
    expect(faultsOf(made)).toEqual([])
    return [made.status, ...made.participant.map(({ status }) => status)]
  }
  expect(of('pasien')).toEqual(['cancelled', 'declined', 'accepted'])
  expect(of('pasien_terlambat')).toEqual(['cancelled', 'declined', 'accepted'])
  expect(of('klinik')).toEqual(['cancelled', 'accepted', 'declined'])
  expect(of('tidak_dijawab')).toEqual(['cancelled', 'accepted', 'needs-action'])
  expect(of('tidak_hadir')).toEqual(['noshow', 'accepted', 'accepted'])
})
