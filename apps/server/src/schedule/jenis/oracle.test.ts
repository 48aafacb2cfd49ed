import { namaZona, tanggalWib } from '@sehati/contract/base/waktu'
import { bookKonsultasi } from '@sehati/contract/consultation/konsultasi.endpoints'
import { jendelaPasien } from '@sehati/contract/schedule/jendela.rules'
import { listSlotJenis as listOverHttp } from '@sehati/contract/schedule/jenis.endpoints'
import type { AlasanMulai, SlotJenis } from '@sehati/contract/schedule/jenis.schema'
import { ketersediaanHari } from '@sehati/contract/schedule/ketersediaan.rules'
import { AlasanHari } from '@sehati/contract/schedule/ketersediaan.schema'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { withBreadth } from '../../../test/breadth.ts'
import { fc } from '../../../test/cases.ts'
import { startServer } from '../../../test/server.ts'
import { lay } from '../../../test/slots/lay.ts'
import { arrange, daysOfStarts, instant, type Start, startsByHand, tanggalOf } from '../../../test/slots/oracle.ts'
import { DAYS, type Rules, rules } from '../../../test/slots/rules.ts'
import type { Db } from '../../base/db/db.ts'
import { listHariFacts } from '../jadwal-tenaga/ketersediaan.store.ts'
import { listHariJenis } from './hari-jenis.store.ts'
import { listSlotJenis } from './slot-jenis.store.ts'

/** How many random clinics: as many as take about a second, before a release about ten. */
const SETS = withBreadth ? 1_500 : 150
/** Of these the starts are also booked, over HTTP. */
const BOOKED_SETS = 25

const { db, make, seal, call, at } = await startServer()
const keluhan = seal.seal('konsultasi.keluhan:1', 'Pusing')
const asker = await make.person(5)
const patients: number[] = []
for (let n = 0; n < 26; n++) patients.push((await make.person(5)).user_id)
const physician = await make.profesional(2)
for (const zona of [8, 9] as const) await make.klinik(zona)

const range = (r: Rules) => ({ dari: tanggalOf(r.from), sampai: tanggalOf(Math.min(r.from + r.days, DAYS - 1)) })
const shown = ({ tanggal, jam_mulai, jam_selesai, alasan, milik_saya }: SlotJenis): Start => ({
  tanggal,
  jam_mulai,
  jam_selesai,
  alasan,
  milik_saya,
})

class RolledBack extends Error {}
/** Runs in a transaction that leaves nothing behind. */
const withoutTrace = (work: (tx: Db) => Promise<void>) =>
  db
    .transaction(async (tx) => {
      await work(tx)
      throw new RolledBack()
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error
    })

/** Of each kind one must be seen: the comparison must not pass on empty lists. */
const seen = new Set<string>()
const kindsOf = (r: Rules, starts: Start[], days: { alasan: AlasanHari | null }[]): string[] => [
  ...starts.map(({ alasan }) => alasan ?? 'bebas'),
  ...days.map(({ alasan }) => `hari: ${alasan ?? 'bebas'}`),
  ...(starts.length > 0 ? [namaZona(r.zone)] : []),
  ...(starts.length > 0 && r.type.isUrgent && !r.type.isUsual && !r.byClinic ? [`mendesak, ${r.alert}`] : []),
]

/** The days of the range: of the usual type by its own statement, of another by that of its starts. */
async function daysOf(tx: Db, r: Rules, ask: Parameters<typeof listHariJenis>[1]) {
  const now = instant(r.now)
  const facts = await (r.type.isUsual ? listHariFacts : listHariJenis)(tx, ask, now, asker.user_id)
  return facts.map((fact) => {
    const { tanggal, sisa, alasan } = ketersediaanHari(fact, tanggalWib(now), jendelaPasien(now, fact))
    return { tanggal, sisa, alasan }
  })
}

test('the starts of a type and their reasons are those of a calendar read minute by minute, and each day counts them', async () => {
  const property = fc.asyncProperty(rules, (r) =>
    withoutTrace(async (tx) => {
      const arranged = arrange(r)
      const of = { profesional_id: physician.profesional_id, asker: asker.user_id, patients, keluhan }
      const jenis_id = await lay(tx, r, arranged, of)
      const pemilih = r.byClinic ? ('klinik' as const) : asker.user_id
      const ask = { profid: physician.profesional_id, jenis_id, ...range(r), pemilih }
      const listed = (await listSlotJenis(tx, ask, instant(r.now), asker.user_id)).map(shown)
      const starts = startsByHand(r, arranged)
      expect(listed).toEqual(starts)
      const days = await daysOf(tx, r, ask)
      expect(days).toEqual(daysOfStarts(starts, days))
      expect(days.length > 0 || starts.length === 0).toBe(true)
      for (const kind of kindsOf(r, listed, days)) seen.add(kind)
    }),
  )
  const all = [...kinds, ...AlasanHari.options.map((alasan) => `hari: ${alasan}`), 'hari: bebas', ...others]
  const rare = [...kinds, 'hari: penuh', 'hari: terlalu dekat', ...others]
  await fc.assert(property, { numRuns: SETS, examples: rare.map((kind) => [exampleOf(kind, rules)]) })
  expect(all.filter((kind) => !seen.has(kind))).toEqual([])
})

/** Clinics whose list is not empty for a reason that the other test covers, over all days. */
const bookable = rules.map(
  (r): Rules => ({
    ...r,
    weeks: 2,
    from: 0,
    days: DAYS - 1,
    byClinic: false,
    alert: 'none' as const,
    // Low caps: some of the few days that can be booked are full.
    caps: { day: r.caps.day && 1, week: r.caps.week && 3 },
    type: { ...r.type, isActive: true, isOffered: true, isUrgent: false, field: 'semua' },
  }),
)

const codesOf: Record<AlasanMulai, string[]> = {
  // A date before today is none of the window; today, a closed day is named before the hour.
  lewat: ['SLOT_INVALID', 'DATE_OUTSIDE_WINDOW', 'CLINIC_CLOSED', 'PROFESSIONAL_AWAY'],
  // A closed day beyond the window is refused as a date.
  libur: ['CLINIC_CLOSED', 'DATE_OUTSIDE_WINDOW'],
  'di luar jendela': ['DATE_OUTSIDE_WINDOW'],
  cuti: ['PROFESSIONAL_AWAY'],
  penuh: ['DAY_FULL', 'WEEK_FULL'],
  terisi: ['SLOT_TAKEN'],
  ditahan: ['SLOT_TAKEN'],
  'terlalu dekat': ['TOO_SOON'],
  cadangan: ['SLOT_RESERVED'],
}

const kinds = ['bebas', ...Object.keys(codesOf)]
const others = ['WIB', 'WITA', 'WIT', 'mendesak, open']
/** A clinic whose list has a start or a day of this kind: random ones alone may leave a rare kind out. */
function exampleOf(kind: string, clinics: fc.Arbitrary<Rules>): Rules {
  const has = (r: Rules) => {
    const starts = startsByHand(r, arrange(r))
    const days = [...new Set(starts.map(({ tanggal }) => tanggal))].map((tanggal) => ({
      tanggal,
      sisa: 0,
      alasan: null,
    }))
    return kindsOf(r, starts, daysOfStarts(starts, days)).includes(kind)
  }
  return fc.sample(clinics.filter(has), { numRuns: 1, seed: 1 })[0] as Rules
}
const examples = kinds.map((kind): [Rules, number] => [exampleOf(kind, bookable), 0])

test('what the list calls free is booked, and what it calls blocked is refused for that reason', async () => {
  const tried: Record<string, number> = {}
  const property = fc.asyncProperty(bookable, fc.nat(), async (r, pick) => {
    const { profesional_id } = await make.profesional(2)
    const [me, stranger] = [await make.person(5), await make.person(5)]
    const jenis_id = await lay(db, r, arrange(r), { profesional_id, asker: me.user_id, patients, keluhan })
    at(instant(r.now).toISOString())
    const query = { profid: profesional_id, jenis_id, ...range(r) }
    const listOf = async (who: typeof me) => ((await call(who, listOverHttp, { query })).data ?? []) as SlotJenis[]
    // A free start is booked by the patient whose own hold makes way, a blocked one by a patient without any consultation: each by the
    // list that they see.
    const listed = [
      ...(await listOf(me)).filter(({ alasan }) => alasan === null),
      ...(await listOf(stranger)).filter(({ alasan }) => alasan !== null),
    ]
    const ofEach = new Map(
      listed.map((_, n, all) => all[(n + pick) % all.length] as SlotJenis).map((s) => [s.alasan, s]),
    )
    // The free one last: a booking takes time that a later slot of this list needs.
    for (const slot of [...ofEach.values()].sort((a, b) => Number(a.alasan === null) - Number(b.alasan === null))) {
      const { jadwal_tenaga_id, tanggal, jam_mulai } = slot
      const body = { jadwal_tenaga_id, profesional_id, tanggal, jam_mulai, jenis_id, keluhan: 'Pusing', use_bpjs: 0 }
      const who = slot.alasan === null ? me : stranger
      const reply = await call(who, bookKonsultasi, { body: { ...body, metode_konsultasi: 'online' } })
      tried[slot.alasan ?? 'bebas'] = (tried[slot.alasan ?? 'bebas'] ?? 0) + 1
      if (slot.alasan === null) {
        expect(reply).toMatchObject({
          status: 201,
          data: { jenis_id, jam_mulai, jam_selesai: slot.jam_selesai, zona: r.zone },
        })
        const again = await listOf(me)
        const same = (s: SlotJenis) => s.tanggal === tanggal && s.jam_mulai === jam_mulai
        // The booking may have been the last one that a cap allows.
        expect(['terisi', 'penuh']).toContain(again.find(same)?.alasan)
      } else expect(codesOf[slot.alasan], slot.alasan).toContain(reply.code)
    }
    await db.rows(sql`delete from hari_libur where tanggal between ${tanggalOf(0)} and ${tanggalOf(DAYS)}`)
    await db.transaction(async (tx) => {
      // Without triggers: the history keeps its rows.
      await tx.rows(sql`set local session_replication_role = replica`)
      await tx.rows(sql`delete from tempat where profesional_id = ${profesional_id}`)
      await tx.rows(sql`delete from konsultasi where profesional_id = ${profesional_id}`)
    })
  })
  await fc.assert(property, { numRuns: BOOKED_SETS, examples })
  for (const kind of kinds) expect(tried[kind] ?? 0, kind).toBeGreaterThan(0)
})
