import { updateKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { expect, test } from 'vitest'
import { HARI, makeAntrean } from '../../../test/antrean.ts'
import { makeFhir } from '../../../test/fhir.ts'
import { faultsOf } from '../../../test/fhir-validators.ts'
import { startServer } from '../../../test/server.ts'

const server = await startServer()
const { at, call, make } = server
const { key, get } = makeFhir(server)
const { hadir, kunjungan, petugas, tenagaDi, klinik } = makeAntrean(server)
const jam = (time: string) => at(`${HARI}T${time}:00+07:00`)

test('an encounter says when it was planned, when its patient arrived, and that it was finished and opened again', async () => {
  const { kunci } = await key(['fhir/Encounter.read', 'fhir/Appointment.read'])
  const [clerk, tenaga] = [await petugas(), await tenagaDi(await klinik())]
  const { patient, jadwal_id } = await kunjungan(tenaga, '09:00:00')
  const change = async (time: string, status: string) => {
    jam(time)
    const body = { status, initial_consult: 'Istirahat dulu.' }
    expect((await call(tenaga, updateKonsultasi, { query: { jadwalid: jadwal_id }, body })).status).toBe(200)
  }
  /** The present status and those before, in UTC, by id and by search. */
  const seen = async () => {
    const { body } = await get(kunci, `Encounter/${jadwal_id}`)
    expect(faultsOf(body)).toEqual([])
    const found = await get(kunci, `Encounter?patient=Patient/${patient.user_id}`)
    expect(found.body.entry.map(({ resource }: { resource: object }) => resource)).toEqual([body])
    type Lama = { status: string; period: { start: string; end: string } }
    const before = body.statusHistory.map(({ status, period }: Lama) =>
      [status, period.start.slice(11, 16), period.end.slice(11, 16)].join(' '),
    )
    return [...before, body.status]
  }
  await change('07:10', 'menunggu')
  await change('07:20', 'disetujui')
  jam('08:52')
  expect((await hadir(clerk, { jadwal_id })).status).toBe(201)
  // It was approved when it was made, a minute before the tests began.
  const planned = expect.stringMatching(/^planned \d\d:\d\d 00:10$/)
  expect(await seen()).toEqual([planned, 'planned 00:20 01:52', 'arrived'])
  // A program that asks for what has changed finds the arrival.
  expect((await get(kunci, `Encounter?_lastUpdated=ge${HARI}T01:52:00Z`)).body.entry).toHaveLength(1)
  await change('10:05', 'selesai')
  expect(await seen()).toEqual([planned, 'planned 00:20 01:52', 'arrived 01:52 03:05', 'finished'])
  await change('10:06', 'disetujui')
  await change('10:30', 'selesai')
  const again = ['finished 03:05 03:06', 'arrived 03:06 03:30', 'finished']
  expect(await seen()).toEqual([planned, 'planned 00:20 01:52', 'arrived 01:52 03:05', ...again])
  expect((await get(kunci, `Appointment/${jadwal_id}`)).body.statusHistory).toBeUndefined()
})

test('one that was made finished has no history', async () => {
  const { kunci } = await key(['fhir/Encounter.read'])
  const tenaga = await make.profesional(2)
  const session = await make.sesi(tenaga.profesional_id)
  const { user_id } = await make.person(5)
  const of = { user_id, profesional_id: tenaga.profesional_id, jadwal_tenaga_id: session.id }
  const jadwal_id = await make.konsultasi(of, { status: 'selesai' })
  const { body } = await get(kunci, `Encounter/${jadwal_id}`)
  expect([faultsOf(body), body.status, body.statusHistory]).toEqual([[], 'finished', undefined])
})
