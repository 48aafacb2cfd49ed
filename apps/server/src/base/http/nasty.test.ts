import type { Endpoint } from '@sehati/contract/base/endpoint'
import { hariOf } from '@sehati/contract/base/waktu'
import { allEndpoints } from '@sehati/contract/endpoints'
import { describe, expect, test } from 'vitest'
import { askFor } from '../../../test/booking.ts'
import { withBreadth } from '../../../test/breadth.ts'
import { PASSWORD } from '../../../test/factories.ts'
import { sharedServer } from '../../../test/server.ts'

/**
 * For every input the response is an envelope and never a 500. Each value is put into each field of a valid request; on each commit
 * one of six, and those for the next field are the next ones.
 */
const nasty: unknown[] = [
  null,
  true,
  '',
  ' ',
  0,
  -1,
  1.5,
  1e15,
  1e308,
  2_147_483_647,
  2_147_483_648,
  '2147483648',
  '99999999999999999999',
  '1e3',
  '0x1f',
  '-0',
  'NaN',
  [],
  [1, 2],
  [[[]]],
  {},
  { $ne: null },
  { toString: 1 },
  'constructor',
  '__proto__',
  "'; select pg_sleep(9); --",
  '%',
  '\\',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e',
  'ﷺ',
  '👨‍👩‍👧‍👦',
  'é'.repeat(5_001),
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '9999-12-31T23:59:59Z',
  '24:00',
  '23:59:59',
  '99999-01-01',
]
const nastyQueries = [
  'id=1&id=2',
  'a[b]=c',
  'id',
  '=',
  '&&&',
  'page=1&page=2',
  'q=%00',
  'q=%F0%9F',
  'id=%',
  '__proto__=1',
  `q=${'x'.repeat(4_000)}`,
  'status[]=x',
]
const nastyBodies = [
  'null',
  '[]',
  '"x"',
  '0',
  '{}',
  '[{}]',
  `{"a":${'['.repeat(3_000)}${']'.repeat(3_000)}}`,
  '{"toString":1,"hasOwnProperty":2}',
]

const { app, make } = await sharedServer()
const tenaga = await make.profesional()
const patient = await make.person(5)
const victim = await make.person(5)
const session = await make.sesi(tenaga.profesional_id)
const spesialisasi_id = await make.spesialisasi()
const { jadwal_id } = await make.booked(patient, { status: 'selesai' })
const admin = await make.person(1)
const clerk = await make.person(4)
await make.tugas(clerk.user_id, 'loket')
const officer = await make.person(1)
await make.tugas(officer.user_id, 'petugas_data')
await make.person(1)
const person = {
  name: 'Nama',
  email: 'nama@uji.test',
  no_bpjs: '1234567890123',
  gender: 'perempuan',
  phone_number: '0812',
  password_hash: PASSWORD,
  level_id: 5,
}
const sesiBaru = {
  profesional_id: tenaga.profesional_id,
  hari: hariOf('2026-11-27'),
  jam_mulai: '08:00',
  jam_selesai: '09:00',
  sesi: 9,
  is_available: 1,
}

/** A valid request for every endpoint that takes more than an id. */
const right: Record<string, { query?: object; body?: object }> = {
  login: { body: { email: 'siapa@uji.test', password: PASSWORD } },
  // Too short, to avoid the cost of hashing; `updateUser` checks the same rule.
  register: { body: { ...person, password_hash: 'pendek' } },
  changePassword: { body: { current_password: 'salah-sekali', password: PASSWORD } },
  pageUser: { query: { page: 1, limit: 10 } },
  findUser: { query: { page: 1, limit: 10 }, body: { field: 'name', value: 'a' } },
  updateUser: { body: { ...person, user_id: victim.user_id, status_user: 'aktif', country: 'Indonesia' } },
  resetUserPassword: { body: { user_id: victim.user_id, password: PASSWORD } },
  updateProfil: { body: person },
  updateSpesialisasi: { query: { id: spesialisasi_id }, body: { nama_spesialisasi: 'Gigi' } },
  insertSpesialisasi: { body: { nama_spesialisasi: 'Mata' } },
  pageTenagaProfesional: { query: { page: 1, limit: 10, q: 'a', level_id: 2, spesialisasi_id } },
  insertTenagaProfesional: { body: { user_id: victim.user_id, spesialisasi_id, lokasi: 'Klinik' } },
  updateTenagaProfesional: { query: { id: tenaga.profesional_id }, body: { spesialisasi_id, lokasi: 'Klinik' } },
  listSlotHari: { query: { profid: tenaga.profesional_id, hari: 'Rabu', tanggal: '2026-11-25' } },
  listJadwalTenaga: { query: { profid: tenaga.profesional_id, hari: 'Rabu' } },
  ulangiJadwalTenaga: { body: { dari_hari: 'Senin', ke_hari: ['Sabtu'] } },
  insertJadwalTenaga: { body: sesiBaru },
  insertTemplat: { body: { judul: 'Tidur', isi: 'Istirahat.' } },
  updateTemplat: { query: { id: 1 }, body: { judul: 'Tidur', isi: 'Istirahat.' } },
  updateJadwalTenaga: { query: { id: session.id, profid: tenaga.profesional_id }, body: sesiBaru },
  bookKonsultasi: { body: askFor(session) },
  insertKonsultasi: { body: askFor(session, { user_id: patient.user_id }) },
  cancelKonsultasi: { query: { jadwalid: jadwal_id }, body: { alasan: 'x' } },
  rescheduleKonsultasi: {
    query: { jadwalid: jadwal_id },
    body: { jadwal_tenaga_id: session.id, tanggal: '2026-11-25' },
  },
  updateKonsultasi: {
    query: { jadwalid: jadwal_id },
    body: { status: 'selesai', initial_consult: 'x', tanggal: '2026-11-25', no_bpjs: '000' },
  },
  listKonsultasiAdmin: {
    query: {
      page: 1,
      limit: 10,
      q: 'a',
      status: 'selesai',
      profesional_id: 1,
      dari: '2026-01-01',
      sampai: '2026-12-31',
    },
  },
  listSelesai: { query: { profesionalid: tenaga.profesional_id, status: 'selesai' } },
  viewKonsultasi: { query: { profesionalid: tenaga.profesional_id, jadwal_id } },
  listRiwayat: { query: { usrid: patient.user_id, page: 1, limit: 10, q: 'a' } },
  listKonsultasiTenpro: {
    query: {
      profesionalid: tenaga.profesional_id,
      page: 1,
      limit: 10,
      q: 'a',
      status: 'selesai',
      dari: '2026-01-01',
      sampai: '2026-12-31',
      bagian: 'riwayat',
      urut: 'hari_ini',
      pasien_id: patient.user_id,
    },
  },
  countKonsultasiTenpro: { query: { profesionalid: tenaga.profesional_id } },
  insertFeedback: { body: { jadwal_id, rating: 5, komentar: '-' } },
  updateTampilFeedback: { query: { id: 1 }, body: { tampil_publik: 1 } },
  listFeedbackProfesional: { query: { profesional_id: tenaga.profesional_id } },
  getTenagaProfesionalByUser: { query: { user_id: tenaga.user_id } },
  getJadwalTenaga: { query: { id: session.id } },
  getJadwalTenagaAdmin: { query: { jadwal_tenaga_id: session.id } },
  getUser: { query: { id: patient.user_id } },
}

const served = Object.entries(allEndpoints).filter(([, { method, path }]) => app.hasRoute({ method, url: path }))
const whose = {
  public: [admin],
  admin: [admin],
  users: [patient],
  tenpro: [tenaga],
  allroles: [admin, patient, tenaga],
  jaga: [admin, tenaga],
  loket: [clerk],
  petugas: [officer],
}

type Ask = { query?: string; body?: string }
const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const search = (query: object) =>
  new URLSearchParams(Object.entries(query).map(([key, value]): [string, string] => [key, text(value)])).toString()

const SHARE = withBreadth ? 1 : 6
let turn = 0
function valuesOfField(): unknown[] {
  const first = turn++ % SHARE
  return nasty.filter((_, n) => n % SHARE === first)
}

function* asksOf(name: string, endpoint: Endpoint): Generator<Ask> {
  const { query = { id: 1, jadwalid: jadwal_id }, body } = right[name] ?? {}
  const good = { query: search(query), ...(body ? { body: JSON.stringify(body) } : {}) }
  yield good
  if (endpoint.method === 'GET' || right[name]?.query) for (const odd of nastyQueries) yield { ...good, query: odd }
  for (const odd of endpoint.method === 'GET' ? [] : nastyBodies) yield { ...good, body: odd }
  for (const field of Object.keys(query))
    for (const value of valuesOfField()) yield { ...good, query: search({ ...query, [field]: value }) }
  for (const field of Object.keys(body ?? {}))
    for (const value of valuesOfField()) yield { ...good, body: JSON.stringify({ ...body, [field]: value }) }
}

async function judge(endpoint: Endpoint, { query, body }: Ask, token: string): Promise<string | null> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  }
  const reply = await app.inject({
    method: endpoint.method,
    url: `${endpoint.path}?${query}`,
    headers,
    ...(body === undefined ? {} : { payload: body }),
  })
  // A browser is led on.
  if (endpoint.success === 303 && reply.statusCode === 303) return reply.headers.location ? null : 'it leads nowhere'
  if (
    reply.statusCode === 200 &&
    String(reply.headers['content-type']).startsWith(endpoint.produces) &&
    endpoint.produces !== 'application/json'
  )
    return null
  const said = reply.json()
  const sound =
    reply.statusCode < 500 &&
    said.success === reply.statusCode < 300 &&
    typeof said.message === 'string' &&
    (said.success || (typeof said.code === 'string' && typeof said.request_id === 'string')) &&
    (reply.statusCode === 422) === Array.isArray(said.errors)
  return sound ? null : `${reply.statusCode} ${JSON.stringify(said)} for ?${query} ${body}`.slice(0, 500)
}

describe.each(served)('%s', (name, endpoint) => {
  test('responds to odd requests in the envelope', async () => {
    const faults: string[] = []
    for (const who of whose[endpoint.access]) {
      const asks = [...asksOf(name, endpoint)]
      // Signing out ends the session; the next request must still meet the handler.
      const work = async () => {
        for (let ask = asks.shift(); ask; ask = asks.shift()) {
          const token = name === 'logout' ? await make.signIn(who.user_id) : who.token
          const fault = await judge(endpoint, ask, token)
          if (fault) faults.push(fault)
        }
      }
      await Promise.all(Array.from({ length: 6 }, work))
    }
    expect(faults).toEqual([])
  })
})
