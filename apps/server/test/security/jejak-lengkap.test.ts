import { levelsOf } from '@sehati/contract/base/access'
import type { Endpoint } from '@sehati/contract/base/endpoint'
import { allEndpoints } from '@sehati/contract/endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { blockJejak } from '../block-jejak.ts'
import { startServer } from '../server.ts'
import { fields, plausible } from './fields.ts'
import { makeVictims, type Victims } from './victims.ts'
import { canariesIn } from './words.ts'

// Decision 52: a response with words of a patient leaves a row of the trail for this patient, reader and request, committed when
// it arrives. A new endpoint is among the calls below without an edit of this file.

const server = await startServer()
const { db, call, make } = server
const { victims } = makeVictims(server)
/** A review is written for the professional and the public, a template is the professional's own. */
const others = ['kenariulasan', 'kenaritemplat']

const reads = Object.entries(allEndpoints).filter(
  ([, { access, method }]) =>
    method === 'GET' && access !== 'public' && (levelsOf[access] as readonly number[]).includes(3),
)

/** The victims' own object that a field of this name refers to. */
function own({ patient, tenaga, session, ahead, pesan, cuti }: Victims, field: string, path: string): unknown {
  if (/^(jadwal_id|jadwalid)$/.test(field)) return ahead
  if (field === 'jadwal_tenaga_id') return session.id
  if (/^(profid|profesional_id|profesionalid)$/.test(field)) return tenaga.profesional_id
  if (field === 'pasien_id') return patient.user_id
  if (/^(user_id|usrid)$/.test(field)) return tenaga.user_id
  if (field !== 'id') return undefined
  if (path.includes('percakapan')) return pesan
  return path.includes('cuti') ? cuti : tenaga.user_id
}
const queryOf = (of: Victims, endpoint: Endpoint) =>
  Object.fromEntries(
    fields(endpoint, 'query')
      .map((field) => [field, own(of, field, endpoint.path) ?? (field === 'status' ? 'disetujui' : plausible[field])])
      .filter(([, value]) => value !== undefined),
  )

/** The words of a patient in a response, whose file is named in a header. */
const wordsIn = (reply: { raw: Buffer; headers: Record<string, unknown> }) =>
  canariesIn(`${reply.raw}${reply.headers['content-disposition']}`).filter((canary) => !others.includes(canary))

const of = await victims(3)
/** A session of its own for each call: a repeated read of a session is recorded once. */
const reader = async () => ({ token: await make.signIn(of.tenaga.user_id) })

const shown = new Set<string>()
test.each(reads)(
  '%s: what the professional reads of a patient is recorded when the response arrives',
  async (name, endpoint) => {
    for (const query of [queryOf(of, endpoint), {}]) {
      const reply = await call(await reader(), endpoint, { query })
      expect(reply.status).toBeLessThan(500)
      if (wordsIn(reply).length === 0) continue
      shown.add(name)
      const rows = await db.rows(sql`
      select from jejak_baru where request_id = ${reply.headers['x-request-id'] as string} and dasar = 'perawatan'
        and subjek_id = ${of.patient.user_id} and pelaku_id = ${of.tenaga.user_id}`)
      expect(rows.length).toBeGreaterThan(0)
    }
  },
)

test('the calls above reached the words', () => {
  expect([...shown].sort()).toEqual(
    expect.arrayContaining([
      'getKonsultasi',
      'getKonsultasiTenpro',
      'getLampiran',
      'getRekam',
      'listKonsultasiTenpro',
      'listKontak',
      'listKontakOrang',
      'listPercakapan',
      'listSelesai',
      'listVersiBalasan',
      'viewKonsultasi',
    ]),
  )
})

test('where nothing can be recorded, the professional reads no word, and the patient reads on', async () => {
  const calls = reads.filter(([name]) => shown.has(name))
  const asked = await Promise.all(calls.map(async ([, endpoint]) => ({ who: await reader(), endpoint })))
  const patient = { token: await make.signIn(of.patient.user_id) }
  const release = await blockJejak(db)
  try {
    const replies = await Promise.all(
      asked.map(({ who, endpoint }) => call(who, endpoint, { query: queryOf(of, endpoint) })),
    )
    expect(replies.flatMap(wordsIn)).toEqual([])
    expect(new Set(replies.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['503 TRAIL_UNAVAILABLE']))
    const query = { jadwalid: of.ahead }
    const { getKonsultasi } = allEndpoints
    expect(wordsIn(await call(patient, getKonsultasi as Endpoint, { query }))).toContain('kenarikeluhan')
  } finally {
    await release()
  }
})

test('an admin who sees a consultation without its words leaves a row too', async () => {
  const admin = await make.person(1)
  const { getKonsultasi } = allEndpoints
  await call(admin, getKonsultasi as Endpoint, { query: { jadwalid: of.ahead } })
  const rows = () =>
    db.rows(sql`
      select from jejak_baru where pelaku_id = ${admin.user_id} and objek = 'konsultasi' and dasar = 'administrasi'`)
  await expect.poll(rows).toHaveLength(1)
})
