import { PassThrough } from 'node:stream'
import { listVersiBalasan } from '@sehati/contract/consultation/balasan.endpoints'
import * as konsultasi from '@sehati/contract/consultation/konsultasi.endpoints'
import { getLampiran, listPercakapan } from '@sehati/contract/talk/percakapan.endpoints'
import pg from 'pg'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeMeters } from '../../src/metrics/meters.ts'
import { makeRelay, sendMail } from '../jobs.ts'
import { makeNotes } from '../rekam.ts'
import { openClinic } from '../statements/clinic.ts'
import { reads } from '../statements/reads.ts'
import { writes } from '../statements/writes.ts'
import { plantBeside } from './beside.ts'
import { everyone, filledBy, keep, mayCall, ofOwn, words } from './calls.ts'
import { makeVictims, type Victims } from './victims.ts'
import { canariesIn, readableBy, TEMPLAT } from './words.ts'

// Decision 51: the words of a consultation are read by its patient and its professional, and by no other reader. A new
// endpoint is among the calls below without an edit of this file, and a new one for admins fails until it succeeds in them.

const stream = new PassThrough()
const log: string[] = []
stream.on('data', (chunk) => log.push(String(chunk)))
const meters = makeMeters(0)
const clinic = await openClinic(1, { logger: { level: 'trace', stream }, meters })
const { db, call, make, url } = clinic
const { victims, plant } = makeVictims(clinic)
await plantBeside(clinic)

const notified: string[] = []
const listener = new pg.Client({ connectionString: url, application_name: 'sehati test' })
listener.on('notification', ({ payload }) => notified.push(payload ?? ''))
await listener.connect()
await listener.query('listen sehati')
afterAll(() => listener.end())

let pengatur: Promise<{ user_id: number }> | undefined
const admin = () => (pengatur ??= make.person(1))

/** The call of each endpoint for admins that succeeds, as the count of statements prepares it. */
test.each(everyone.filter(([, { access }]) => access === 'admin'))(
  'an admin reads no word of a consultation in the response to %s where it succeeds',
  async (name, endpoint) => {
    const calls: typeof reads = { ...reads, ...writes }
    const { who = null, ...input } = (await calls[name]?.[1](clinic)) ?? {}
    await plant()
    const reply = await call(who, endpoint, input)
    expect([reply.status, reply.code]).toEqual([endpoint.success, undefined])
    const allowed: string[] = readableBy(['admin', 'publik'])
    expect(canariesIn(await words(reply)).filter((canary) => !allowed.includes(canary))).toEqual([])
  },
)

/** What remains of their own: a template says nothing of a patient. */
const own: string[] = [TEMPLAT, ...readableBy(['publik'])]

test.each([2, 3] as const)(
  'a professional of level %i whose password an admin set reads no word of their patients in the response to any call',
  async (level) => {
    const found: string[] = []
    const named = new Set<string>()
    const people = keep(async () => {
      const of = await victims(level)
      await db.rows(sql`
        update users set password_oleh = ${(await admin()).user_id} where user_id = ${of.tenaga.user_id}`)
      return of
    })
    for (const [name, endpoint] of everyone) {
      if (!mayCall(endpoint, level)) continue
      const of = await people.get()
      for (const input of filledBy(endpoint, (field) => ofOwn(of, field, endpoint.path))) {
        const reply = await call({ token: await make.signIn(of.tenaga.user_id) }, endpoint, input)
        people.heed(endpoint, reply)
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
    expect(canariesIn(all.raw).sort()).toEqual(readableBy(['tenaga yang menangani'], ['rekam', 'rekam_draf']))
    expect(canariesIn((await released(of.patient, of.ahead)).raw)).toEqual([])
    await release(of.tenaga, of.rekam)
    const limited = readableBy(['tenaga yang diberi izin'])
    expect(limited).toEqual(readableBy(['orangnya'], ['rekam']))
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
    const { relay, published } = makeRelay(clinic)
    for (let round = 0; round < 20; round++) await relay()
    outside.push(JSON.stringify(published))
  })

  test('in the log', () => {
    const text = log.join('')
    expect(text).toContain(konsultasi.getKonsultasi.path)
    expect(canariesIn(text)).toEqual([])
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

  test.each(['pemberitahuan', 'peristiwa', 'surat', 'riwayat_status'])(
    'in the rows of %s, as the database has them',
    async (table) => {
      const { text } = (await listener
        .query(`select coalesce(string_agg(t::text, E'\\n'), '') as text from "${table}" t`)
        .then(({ rows }) => rows[0])) as { text: string }
      if (table === 'pemberitahuan') expect(text).not.toBe('')
      expect(canariesIn(text)).toEqual([])
    },
  )

  test('in a mail', async () => {
    const all = await db.rows<{ surat_id: string }>(sql`select surat_id from surat where status = 'antre'`)
    const sent: string[] = []
    const kotakSurat = { kirim: async (mail: object) => void sent.push(JSON.stringify(mail)), tutup: async () => {} }
    for (const { surat_id } of all) await sendMail({ ...clinic, kotakSurat }, surat_id)
    expect(sent.length).toBeGreaterThan(20)
    expect(canariesIn(sent.join('\n'))).toEqual([])
  })
})
