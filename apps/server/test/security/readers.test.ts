import { isProfessional, type KataTugas, type LevelId } from '@sehati/contract/base/access'
import type { Endpoint } from '@sehati/contract/base/endpoint'
import { listJejakSaya } from '@sehati/contract/record/jejak.endpoints'
import type { Pembaca } from '@sehati/contract/record/pemrosesan.rules'
import { listBukaDarurat } from '@sehati/contract/safety/darurat.endpoints'
import { getTenagaProfesionalPublik } from '@sehati/contract/schedule/tenaga-profesional.endpoints'
import { expect, test } from 'vitest'
import { openClinic } from '../statements/clinic.ts'
import { plantBeside } from './beside.ts'
import { everyone, filledBy, keep, mayCall, ofOwn, stolen, words } from './calls.ts'
import { makeVictims, type Victims } from './victims.ts'
import {
  canariesIn,
  canaryOf,
  everyCanaryIn,
  OF_CONSULTATION,
  pengenalOf,
  pengenalReadableBy,
  readableBy,
  readersOf,
  TEMPLAT,
  withoutWord,
} from './words.ts'

// Decision 47: who reads words about health is what the register of processing says, and no other reader. A new endpoint is among
// the calls below without an edit of this file.

const clinic = await openClinic(1)
const { call, make } = clinic
const { victims } = makeVictims(clinic)
const beside = await plantBeside(clinic)

/** What a list needs besides. */
const more: Record<string, unknown> = { semester_id: beside.semester_id, id: beside.permintaan_id }

/** The inputs about the patient, and those about the professional's account where they differ. */
function aboutBoth(endpoint: Endpoint, of: Victims, value: typeof stolen) {
  const all = [of, { ...of, patient: of.tenaga }].flatMap((about) =>
    filledBy(endpoint, (field) => value(about, field, endpoint.path) ?? more[field]),
  )
  return [...new Map(all.map((input) => [JSON.stringify(input), input])).values()]
}

type Kind = { who: string; level: LevelId | null; tugas?: KataTugas; readers: Pembaca[] }

/** Every kind of account of whom no consultation is, and what it is in the register. An account with a duty: the calls of the duty. */
const others: Kind[] = [
  { who: 'a visitor', level: null, readers: [] },
  { who: 'an admin', level: 1, readers: ['admin'] },
  { who: 'another physician', level: 2, readers: [] },
  { who: 'another psychologist', level: 3, readers: [] },
  { who: 'another employee', level: 4, readers: [] },
  { who: 'another student', level: 5, readers: [] },
  { who: 'a physician on duty', level: 2, tugas: 'jaga', readers: ['petugas jaga'] },
  { who: 'a data protection officer', level: 1, tugas: 'petugas_data', readers: ['petugas data'] },
  { who: 'a psychologist who reviews', level: 3, tugas: 'peninjau', readers: ['peninjau'] },
]

test('every column that names its readers has a canary, or a reason why none can stand in it', () => {
  expect([...Object.keys(canaryOf), ...Object.keys(pengenalOf), ...Object.keys(withoutWord)].sort()).toEqual(
    [...readersOf.keys()].sort(),
  )
})

/** Calls of everyone of a level, in which a duty shows more. */
const widened: Partial<Record<KataTugas, string>> = { peninjau: 'listPermintaanAkses' }

/** Every call that the account may make, with the victims' objects in its fields. */
test.each(others)(
  '$who reads in the responses to all calls what the register says',
  async ({ level, tugas, readers }) => {
    const account: Pembaca[] = level === null ? readers : [...readers, 'pengguna']
    const allowed: string[] = [...readableBy([...readers, 'publik']), ...pengenalReadableBy([...account, 'publik'])]
    const [found, seen, named]: [string[], Set<string>, Set<string>] = [[], new Set(), new Set()]
    const people = keep(async () => {
      const me =
        level === null ? null : isProfessional(level) ? await make.profesional(level) : await make.person(level)
      if (me && tugas) await make.tugas(me.user_id, tugas)
      return { of: await victims(level === 2 ? 2 : 3), me }
    })
    for (const [name, endpoint] of everyone) {
      if (level === null ? endpoint.access !== 'public' : !mayCall(endpoint, level)) continue
      if (tugas && endpoint.tugas !== tugas && widened[tugas] !== name) continue
      const { of, me } = await people.get()
      for (const input of aboutBoth(endpoint, of, stolen)) {
        const reply = await call(me, endpoint, input)
        people.heed(endpoint, reply)
        const text = await words(reply)
        for (const canary of everyCanaryIn(text)) {
          seen.add(canary)
          if (!allowed.includes(canary)) found.push(`${name}: ${canary}`)
        }
        if (reply.status >= 500) found.push(`${name} returned ${reply.status}`)
        if (reply.status === 200 && text.includes(`"jadwal_id":${of.ahead}`)) named.add(name)
      }
    }
    expect(found).toEqual([])
    // What the register grants is found somewhere. A public review is on a page of its professional, below.
    expect([...seen]).toEqual(expect.arrayContaining([...readableBy(readers), ...pengenalReadableBy(readers)]))
    // The calls reached the consultations: an admin sees their facts in these.
    const facts = level === 1 && !tugas ? ['getKonsultasi', 'viewKonsultasi', 'listKonsultasiAdmin'] : []
    expect([...named]).toEqual(expect.arrayContaining(facts))
  },
)

test.each([
  {
    who: 'the patient',
    level: 5,
    readers: ['orangnya'],
    // Of the notes, a patient reads what was released, below; the number that they gave for an alert in their copy, data-saya.routes.test.
    later: [...readableBy(['orangnya'], ['rekam']), pengenalOf['peringatan.telepon']] as string[],
    pengenal: [...pengenalReadableBy(['orangnya'], 'pasien'), ...pengenalReadableBy(['pengguna'], 'staf')],
    extra: [],
  },
  {
    who: 'the psychologist',
    level: 3,
    readers: ['tenaga yang menangani'],
    later: [],
    pengenal: [
      ...pengenalReadableBy(['tenaga yang menangani'], 'pasien'),
      ...pengenalReadableBy(['orangnya', 'pengguna'], 'staf'),
    ],
    extra: [TEMPLAT],
  },
] as const)(
  '$who of the consultation reads what the register says',
  async ({ level, readers, later, pengenal, extra }) => {
    const allowed: string[] = [...readableBy([...readers, 'publik']), ...pengenal, ...extra]
    const [found, seen]: [string[], Set<string>] = [[], new Set()]
    const people = keep(() => victims(3))
    for (const [name, endpoint] of everyone) {
      if (!mayCall(endpoint, level)) continue
      const of = await people.get()
      const [me, value] = level === 5 ? ([of.patient, stolen] as const) : ([of.tenaga, ofOwn] as const)
      for (const input of aboutBoth(endpoint, of, value)) {
        const reply = await call(me, endpoint, input)
        people.heed(endpoint, reply)
        for (const canary of everyCanaryIn(`${await words(reply)}${reply.headers['content-disposition']}`)) {
          seen.add(canary)
          if (!allowed.includes(canary)) found.push(`${name}: ${canary}`)
        }
        if (reply.status >= 500) found.push(`${name} returned ${reply.status}`)
      }
    }
    expect(found).toEqual([])
    const wanted = [...readableBy(readers, OF_CONSULTATION), ...pengenal, ...extra]
    const shown = 'kenaritampil'
    expect([...seen].sort()).toEqual(wanted.filter((one) => one !== shown && !(later as string[]).includes(one)).sort())
  },
)

test('beside a consultation, the person and the admin who opened it read what the register says', async () => {
  const { opener, waiting, answered, reviewed } = beside
  const tables = ['buka_darurat', 'tinjauan_darurat', 'keberatan', 'tanggapan_keberatan']
  const mine = [waiting, answered].map((who) => call(who, listJejakSaya, { query: { limit: 100 } }))
  const own = (await Promise.all(mine)).map(({ raw }) => raw.toString()).join()
  expect(canariesIn(own).sort()).toEqual(readableBy(['orangnya'], tables))
  const opened = await call(opener, listBukaDarurat)
  expect(canariesIn(opened.raw).sort()).toEqual(readableBy(['admin dengan akses darurat'], tables))
  const page = await call(null, getTenagaProfesionalPublik, { query: { id: reviewed.profesional_id } })
  expect(canariesIn(page.raw)).toEqual(readableBy(['publik']))
})
