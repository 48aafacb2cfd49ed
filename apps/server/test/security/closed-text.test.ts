import { PassThrough } from 'node:stream'
import { type LevelId, levelIds, levelsOf } from '@sehati/contract/access'
import { listVersiBalasan } from '@sehati/contract/balasan/endpoints'
import type { Endpoint } from '@sehati/contract/endpoint'
import { allEndpoints } from '@sehati/contract/endpoints'
import * as konsultasi from '@sehati/contract/konsultasi/endpoints'
import { getLampiran, listPercakapan } from '@sehati/contract/percakapan/endpoints'
import { readXlsx } from 'hucre/xlsx'
import pg from 'pg'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kirimSurat } from '../../src/jobs/kirim-surat.ts'
import { makeMeters } from '../../src/metrics/meters.ts'
import { makeDarurat } from '../darurat.ts'
import { PASSWORD } from '../factories.ts'
import { ALAMAT, makeRelay } from '../jobs.ts'
import { makeNotes } from '../rekam.ts'
import { openClinic } from '../statements/clinic.ts'
import { reads } from '../statements/reads.ts'
import { writes } from '../statements/writes.ts'
import { fields, plausible } from './fields.ts'
import { canariesIn, makeVictims, type Victims } from './victims.ts'

// Decision 51: the words of a consultation are read by its patient and its professional, and by no other reader. A new
// endpoint is among the calls below without an edit of this file, and a new one for admins fails until it succeeds in them.

const stream = new PassThrough()
const log: string[] = []
stream.on('data', (chunk) => log.push(String(chunk)))
const meters = makeMeters(0)
const clinic = await openClinic(1, { logger: { level: 'trace', stream }, meters })
const { db, call, make, url } = clinic
const { victims, plant } = makeVictims(clinic)

const notified: string[] = []
const listener = new pg.Client({ connectionString: url, application_name: 'sehati test' })
listener.on('notification', ({ payload }) => notified.push(payload ?? ''))
await listener.connect()
await listener.query('listen sehati')
afterAll(() => listener.end())

const everyone = Object.entries(allEndpoints)
const mayCall = ({ access }: Endpoint, level: LevelId) => (levelsOf[access] as readonly LevelId[]).includes(level)

/** What a request about notes needs besides, by the names of its fields. */
const ofRekam: Record<string, unknown> = { id: 0, jenis: 'lengkap', isi: 'x', dasar_versi: 2, password: PASSWORD }

/** The victims' object that a field of this name refers to. */
function stolen(
  { patient, tenaga, session, ahead, pesan, cuti, rekam }: Victims,
  field: string,
  path: string,
): unknown {
  const name = field.replace(/^.*[.\]]/, '')
  if (path.includes('/rekam') && name in ofRekam) return name === 'id' ? rekam : ofRekam[name]
  if (/^(jadwal_id|jadwalid)$/.test(name)) return ahead
  if (name === 'jadwal_tenaga_id') return session.id
  if (/^(profid|profesional_id|profesionalid)$/.test(name)) return tenaga.profesional_id
  if (/^(user_id|usrid|pengirim_id|pasien_id)$/.test(name)) return patient.user_id
  if (name === 'cuti_id') return cuti
  if (name !== 'id') return undefined
  if (path.includes('percakapan')) return pesan
  return path.includes('cuti') ? cuti : patient.user_id
}

/** The professional's own objects where they differ from those that are stolen. */
function ofOwn(of: Victims, field: string, path: string): unknown {
  if (/^(user_id|usrid|pengirim_id)$/.test(field)) return of.tenaga.user_id
  if (field === 'initial_consult') return 'Balasan baru'
  if (field === 'dasar_versi' && !path.includes('/rekam')) return undefined
  if (field === 'status') return path.endsWith('/selesai') ? 'disetujui' : undefined
  return stolen(of, field, path)
}
let pengatur: Promise<{ user_id: number }> | undefined
const admin = () => (pengatur ??= make.person(1))

/** The body as text, of a sheet its cells. */
async function words({ headers, raw }: { headers: Record<string, unknown>; raw: Buffer }): Promise<string> {
  if (!String(headers['content-type']).includes('spreadsheetml')) return raw.toString()
  return JSON.stringify((await readXlsx(raw)).sheets.map(({ rows }) => rows))
}

/** Every call by every level that may make it, with the victims' objects in its fields. */
test.each(levelIds)(
  'level %i, of whom no consultation is, reads no word in the response to any call',
  async (level) => {
    const found: string[] = []
    const named = new Set<string>()
    for (const [name, endpoint] of everyone) {
      if (endpoint.access !== 'public' && !mayCall(endpoint, level)) continue
      const of = await victims(level === 2 ? 2 : 3)
      const me = level === 2 || level === 3 ? await make.profesional(level) : await make.person(level)
      const filled = (where: 'query' | 'body') =>
        Object.fromEntries(
          fields(endpoint, where)
            .filter((field) => !field.includes('['))
            .map((field) => [field, stolen(of, field, endpoint.path) ?? plausible[field]])
            .filter(([, value]) => value !== undefined),
        )
      const body = endpoint.method === 'GET' || endpoint.encoding !== 'json' ? {} : { body: filled('body') }
      // With the fields that narrow a response, and without them.
      for (const query of [filled('query'), {}]) {
        const reply = await call(me, endpoint, { query, ...body })
        const text = await words(reply)
        for (const canary of canariesIn(text)) found.push(`${name}: ${canary}`)
        if (reply.status >= 500) found.push(`${name} returned ${reply.status}`)
        if (reply.status === 200 && text.includes(`"jadwal_id":${of.ahead}`)) named.add(name)
      }
    }
    expect(found).toEqual([])
    // The calls reached the consultations: an admin sees their facts in these.
    const facts = level === 1 ? ['getKonsultasi', 'viewKonsultasi', 'listKonsultasiAdmin'] : []
    expect([...named]).toEqual(expect.arrayContaining(facts))
  },
)

/** The call of each endpoint for admins that succeeds, as the count of statements prepares it. */
test.each(everyone.filter(([, { access }]) => access === 'admin'))(
  'an admin reads no word in the response to %s where it succeeds',
  async (name, endpoint) => {
    const calls: typeof reads = { ...reads, ...writes }
    const { who = null, ...input } = (await calls[name]?.[1](clinic)) ?? {}
    await plant()
    const reply = await call(who, endpoint, input)
    expect([reply.status, reply.code]).toEqual([endpoint.success, undefined])
    expect(canariesIn(await words(reply))).toEqual([])
  },
)

/** What remains of their own: a template says nothing of a patient. */
const own = ['kenaritemplat']

test.each([2, 3] as const)(
  'a professional of level %i whose password an admin set reads no word of their patients in the response to any call',
  async (level) => {
    const found: string[] = []
    const named = new Set<string>()
    for (const [name, endpoint] of everyone) {
      if (endpoint.access !== 'public' && !mayCall(endpoint, level)) continue
      const of = await victims(level)
      await db.rows(sql`
        update users set password_oleh = ${(await admin()).user_id} where user_id = ${of.tenaga.user_id}`)
      const filled = (where: 'query' | 'body') =>
        Object.fromEntries(
          fields(endpoint, where)
            .filter((field) => !field.includes('['))
            .map((field) => [field, ofOwn(of, field, endpoint.path) ?? plausible[field]])
            .filter(([, value]) => value !== undefined),
        )
      const body = endpoint.method === 'GET' || endpoint.encoding !== 'json' ? {} : { body: filled('body') }
      for (const query of [filled('query'), {}]) {
        const reply = await call({ token: await make.signIn(of.tenaga.user_id) }, endpoint, { query, ...body })
        const text = `${await words(reply)}${reply.headers['content-disposition']}`
        for (const canary of canariesIn(text)) if (!own.includes(canary)) found.push(`${name}: ${canary}`)
        if (reply.status >= 500) found.push(`${name} returned ${reply.status}`)
        if (reply.status === 200 && text.includes(`"jadwal_id":${of.ahead}`)) named.add(name)
      }
    }
    expect(found).toEqual([])
    const facts = ['getKonsultasi', 'getKonsultasiTenpro', 'listKonsultasiTenpro', 'listKontak', 'listPercakapan']
    expect([...named]).toEqual(expect.arrayContaining([...facts, 'listSelesai', 'updateKonsultasi', 'viewKonsultasi']))
  },
)

/** The calls that open the words of their consultation to an admin with emergency access: its detail, and the versions of its reply. */
const opens: Record<string, string[]> = {
  getKonsultasi: ['kenarikeluhan', 'kenaribalasan'],
  listVersiBalasan: ['kenaribalasan', 'kenariversi'],
}

test('an admin with emergency access reads the words in the detail of that consultation, and in no other response', async () => {
  const { open } = makeDarurat(clinic)
  const found: Record<string, string[]> = {}
  for (const [name, endpoint] of everyone) {
    if (endpoint.access !== 'public' && !mayCall(endpoint, 1)) continue
    const of = await victims(3)
    // An admin of its own: some calls end the session. With the duties of every endpoint.
    const me = await make.person(1)
    for (const tugas of ['peninjau', 'petugas_data', 'loket', 'jaga'] as const) await make.tugas(me.user_id, tugas)
    const opened = await open(me, of.ahead, { kategori: 'keselamatan_jiwa' })
    expect(opened.status).toBe(201)
    const filled = (where: 'query' | 'body') =>
      Object.fromEntries(
        fields(endpoint, where)
          .filter((field) => !field.includes('['))
          .map((field) => [field, stolen(of, field, endpoint.path) ?? plausible[field]])
          .filter(([, value]) => value !== undefined),
      )
    const body = endpoint.method === 'GET' || endpoint.encoding !== 'json' ? {} : { body: filled('body') }
    for (const query of [filled('query'), {}]) {
      const reply = await call(me, endpoint, { query, ...body })
      const canaries = canariesIn(await words(reply))
      if (canaries.length > 0) found[name] = [...new Set([...(found[name] ?? []), ...canaries])]
      if (reply.status >= 500) found[name] = [`returned ${reply.status}`]
    }
    if (!opens[name]) continue
    // The same call about another consultation of the same two people.
    const beside = await call(me, endpoint, { query: { jadwalid: of.done } })
    expect([name, canariesIn(beside.raw)]).toEqual([name, []])
    const other = await call(await make.person(1), endpoint, { query: { jadwalid: of.ahead } })
    expect([name, canariesIn(other.raw)]).toEqual([name, []])
  }
  expect(found).toEqual(opens)
})

describe('of the same words', () => {
  let of: Victims
  beforeAll(async () => {
    of = await victims(3)
  })

  test.each(['patient', 'tenaga'] as const)('the %s reads all', async (who) => {
    const query = { jadwalid: of.ahead }
    const { raw } = await call(of[who], konsultasi.getKonsultasi, { query })
    expect(canariesIn(raw)).toEqual(['kenarikeluhan', 'kenaribalasan', 'kenarialasan', 'kenaripindah'])
    const versions = await call(of[who], listVersiBalasan, { query })
    expect(canariesIn(versions.raw)).toEqual(['kenaribalasan', 'kenariversi'])
    const chat = await call(of[who], listPercakapan, { query: { jadwal_id: of.ahead } })
    expect(canariesIn(chat.raw)).toEqual(['kenaripesan', 'kenarilampiran'])
    const file = await call(of[who], getLampiran, { query: { id: of.pesan } })
    expect(canariesIn(JSON.stringify(file.headers))).toEqual(['kenarilampiran'])
  })

  test('the psychologist reads the notes, the client what was released, a professional with a grant the signed limited ones', async () => {
    const { read, release, released, grant } = makeNotes(clinic)
    const all = await read(of.tenaga, of.ahead)
    expect(canariesIn(all.raw).sort()).toEqual(['kenaridraf', 'kenarilengkap', 'kenariperbaikan', 'kenariterbatas'])
    expect(canariesIn((await released(of.patient, of.ahead)).raw)).toEqual([])
    await release(of.tenaga, of.rekam)
    const limited = ['kenariperbaikan', 'kenariterbatas']
    expect(canariesIn((await released(of.patient, of.ahead)).raw).sort()).toEqual(limited)
    const rekan = await make.profesional(2)
    expect(await read(rekan, of.ahead)).toMatchObject({ status: 404 })
    await grant(of.patient, of.ahead, rekan.profesional_id)
    expect(canariesIn((await read(rekan, of.ahead)).raw).sort()).toEqual(limited)
  })

  test('an admin reads none by any status that they set', async () => {
    const admin = await make.person(1)
    for (const status of ['menunggu', 'disetujui', 'selesai', 'dibatalkan']) {
      const body = { status }
      const reply = await call(admin, konsultasi.updateKonsultasi, { query: { jadwalid: of.done }, body })
      expect(canariesIn(reply.raw)).toEqual([])
    }
  })
})

describe('outside of responses, after all these calls, there is no word', () => {
  const outside: string[] = []
  beforeAll(async () => {
    await victims(2)
    const { relay, published } = await makeRelay(clinic)
    for (let round = 0; round < 20; round++) await relay()
    outside.push(JSON.stringify(published))
  })

  test('in the log', () => {
    expect(log.length).toBeGreaterThan(1_000)
    expect(canariesIn(log.join(''))).toEqual([])
  })

  test('in an event to other processes', () => {
    expect(notified.length).toBeGreaterThan(10)
    expect(canariesIn([...notified, ...outside].join('\n'))).toEqual([])
  })

  test('in a metric', async () => {
    const text = await meters.registry.metrics()
    expect(text).toContain(konsultasi.getKonsultasi.path)
    expect(canariesIn(text)).toEqual([])
  })

  test.each(['pemberitahuan', 'peristiwa', 'surat', 'riwayat_status', 'pgboss.job'])(
    'in the rows of %s, as the database has them',
    async (table) => {
      const [schema, name] = table.includes('.') ? table.split('.') : ['public', table]
      const { text } = (await listener
        .query(`select coalesce(string_agg(t::text, E'\\n'), '') as text from "${schema}"."${name}" t`)
        .then(({ rows }) => rows[0])) as { text: string }
      if (table === 'pemberitahuan') expect(text).not.toBe('')
      expect(canariesIn(text)).toEqual([])
    },
  )

  test('in a mail', async () => {
    const all = await db.rows<{ surat_id: string }>(sql`select surat_id from surat where status = 'antre'`)
    const sent: string[] = []
    const kotakSurat = { kirim: async (mail: object) => void sent.push(JSON.stringify(mail)), tutup: async () => {} }
    const rest = { databaseUrl: url, alamat: ALAMAT, publish: () => {}, log: { warn: () => {} } }
    for (const { surat_id } of all)
      await kirimSurat({ ...clinic, ...rest, kotakSurat }, surat_id, new AbortController().signal)
    expect(sent.length).toBeGreaterThan(20)
    expect(canariesIn(sent.join('\n'))).toEqual([])
  })
})
