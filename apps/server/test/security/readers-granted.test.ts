import type { Pembaca } from '@sehati/contract/record/pemrosesan.rules'
import { putPermintaan, withdrawPermintaan } from '@sehati/contract/rights/permintaan.endpoints'
import { removeBukaDarurat } from '@sehati/contract/safety/darurat.endpoints'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { makeDarurat } from '../darurat.ts'
import { makePermintaan } from '../permintaan.ts'
import { makeNotes } from '../rekam.ts'
import { openClinic } from '../statements/clinic.ts'
import { plantBeside } from './beside.ts'
import { everyone, filledBy, keep, mayCall, stolen, words } from './calls.ts'
import { makeVictims, type Victims } from './victims.ts'
import { canaryOf, everyCanaryIn, OF_CONSULTATION, pengenalReadableBy, readableBy } from './words.ts'

// Decisions 55, 51, 77 and 47: who reads one consultation for a while, by an emergency access, a grant or a request of the client, reads what the register
// says of that consultation, nothing of another one of the same two people, and nothing after the end. A new endpoint is among the
// calls below without an edit of this file.

const clinic = await openClinic(1)
const { db, call, make } = clinic
const { victims } = makeVictims(clinic)
const { open } = makeDarurat(clinic)
const { grant, withdraw } = makeNotes(clinic)
await plantBeside(clinic)

type Me = { token: string; user_id: number }
type Kind = {
  who: string
  level: 1 | 2 | 3
  reader: Pembaca
  /** Which responses have the words, and which words, sorted. */
  where: Record<string, string[]>
  /** What the account reads besides, before and after. */
  besides: readonly string[]
  me: () => Promise<Me>
  /** Begins the access to a consultation, and returns what ends it. */
  begin: (me: Me, of: Victims) => Promise<() => Promise<{ status: number }>>
}

const DUTIES: Pembaca[] = ['admin', 'petugas jaga', 'peninjau', 'petugas data', 'publik']

const granted = {
  reader: 'tenaga yang diberi izin',
  where: { getRekam: readableBy(['tenaga yang diberi izin']) },
  besides: [...readableBy(['publik']), ...pengenalReadableBy(['pengguna', 'publik'])],
  begin: async (me: Me & { profesional_id?: number }, of: Victims) => {
    const { status, data } = await grant(of.patient, of.ahead, me.profesional_id as number)
    expect(status).toBe(201)
    return () => withdraw(of.patient, data.izin_id)
  },
} as const

const kinds: Kind[] = [
  {
    who: 'an admin with an emergency access, and with every duty,',
    level: 1,
    reader: 'admin dengan akses darurat',
    where: {
      getKonsultasi: [canaryOf['konsultasi.initial_consult'], canaryOf['konsultasi.keluhan']],
      listVersiBalasan: [canaryOf['konsultasi.initial_consult'], canaryOf['balasan_lama.isi']],
    },
    besides: [...readableBy(DUTIES), ...pengenalReadableBy([...DUTIES, 'pengguna'])],
    me: async () => {
      const me = await make.person(1)
      for (const tugas of ['loket', 'jaga', 'peninjau', 'petugas_data'] as const) await make.tugas(me.user_id, tugas)
      return me
    },
    begin: async (me, of) => {
      const { status, data } = await open(me, of.ahead, { kategori: 'keselamatan_jiwa' })
      expect(status).toBe(201)
      return () => call(me, removeBukaDarurat, { query: { id: data.buka_id } })
    },
  },
  { ...granted, who: 'a physician with a grant of the client', level: 2, me: () => make.profesional(2) },
  { ...granted, who: 'another psychologist with a grant of the client', level: 3, me: () => make.profesional(3) },
  {
    who: 'a psychologist who reviews, for a request of the client for notes whose author is gone,',
    level: 3,
    reader: 'peninjau dengan permintaan',
    where: { getRekam: readableBy(['peninjau dengan permintaan']) },
    besides: [...readableBy(['peninjau', 'publik']), ...pengenalReadableBy(['peninjau', 'pengguna', 'publik'])],
    me: async () => {
      const me = await make.profesional(3)
      await make.tugas(me.user_id, 'peninjau')
      return me
    },
    begin: async (_me, of) => {
      const officer = await make.person(1)
      await make.tugas(officer.user_id, 'petugas_data')
      await db.rows(sql`update users set status_user = 'nonaktif' where user_id = ${of.tenaga.user_id}`)
      const asked = { jenis: 'akses', isi: 'Catatan saya', jadwal_id: of.ahead } as const
      const query = { id: await makePermintaan(clinic, of.patient, asked) }
      expect((await call(officer, putPermintaan, { query, body: { tindakan: 'izinkan' } })).status).toBe(200)
      return () => call(of.patient, withdrawPermintaan, { query })
    },
  },
]

const isGet = ([, { method }]: (typeof everyone)[number]) => method === 'GET'

test.each(kinds)(
  '$who reads of that consultation what the register says, nothing of another one, and nothing after the end',
  async ({ level, reader, where, besides, me: newMe, begin }) => {
    const found: Record<string, string[]> = {}
    const wrong: string[] = []
    const people = keep(async () => {
      const of = await victims(3)
      return { of, other: { ...of, ahead: of.done, rekam: await limitedNote(of.done) }, me: await newMe() }
    })
    const calls = everyone.filter(([, endpoint]) => mayCall(endpoint, level))
    const [reads, writes] = [calls.filter(isGet), calls.filter((one) => !isGet(one))]
    const waiting = [...reads, ...writes]
    while (waiting.length > 0) {
      const { of, other, me } = await people.get()
      /** The words in the responses to the endpoint that the account does not read in any case. */
      const readOf = async ([name, endpoint]: (typeof everyone)[number], about: Victims): Promise<string[]> => {
        const all: string[] = []
        for (const input of filledBy(endpoint, (field) => stolen(about, field, endpoint.path))) {
          const reply = await call(me, endpoint, input)
          people.heed(endpoint, reply)
          if (reply.status >= 500) wrong.push(`${name} returned ${reply.status}`)
          all.push(...everyCanaryIn(`${await words(reply)}${reply.headers['content-disposition']}`))
        }
        return [...new Set(all)].filter((canary) => !besides.includes(canary)).sort()
      }
      const end = await begin(me, of)
      const called: typeof everyone = []
      // One access lasts until a call may have changed something.
      for (let one = waiting.shift(); one; one = people.isKept() ? waiting.shift() : undefined) {
        called.push(one)
        const beside = await readOf(one, other)
        if (beside.length > 0) wrong.push(`${one[0]}, of another consultation: ${beside}`)
        const read = await readOf(one, of)
        if (read.length > 0) found[one[0]] = read
      }
      // Where the calls ended the session of an admin, they ended the access too.
      expect([200, 401]).toContain((await end()).status)
      for (const one of called) {
        const after = await readOf(one, of)
        if (after.length > 0) wrong.push(`${one[0]}, after the end: ${after}`)
      }
    }
    expect(wrong).toEqual([])
    expect(found).toEqual(where)
    expect([...new Set(Object.values(where).flat())].sort()).toEqual(readableBy([reader], OF_CONSULTATION))
  },
)

const limitedNote = async (jadwal_id: number): Promise<number> =>
  (
    (await db.row(sql`
      select max(rekam_id)::int as id from rekam where jadwal_id = ${jadwal_id} and jenis = 'terbatas'`)) as {
      id: number
    }
  ).id
