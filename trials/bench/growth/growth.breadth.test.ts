import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { promisify } from 'node:util'
import { addDays } from '@sehati/contract/base/waktu'
import { makeSealOf } from '@sehati/testkit/clinic/original'
import { verifyBookings } from '@sehati/testkit/clinic/verify-bookings'
import { withClient } from '@sehati/testkit/product/databases'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect, type Db } from '../../../apps/server/src/base/db/db.ts'
import { migrate } from '../../../apps/server/src/base/db/migrate.ts'
import { findDashboard } from '../../../apps/server/src/care/konsultasi/dashboard.store.ts'
import { pageKonsultasi } from '../../../apps/server/src/care/konsultasi/halaman.store.ts'
import { countBagian } from '../../../apps/server/src/care/konsultasi/hari-ini.store.ts'
import { findStatistik } from '../../../apps/server/src/care/statistik/statistik.store.ts'
import { columns, facts, listKonsultasi } from '../../../apps/server/src/consultation/konsultasi/konsultasi.store.ts'
import { listLevel, pageUser, pageUserTemuan } from '../../../apps/server/src/people/user/daftar.store.ts'
import { pageTenagaProfesional } from '../../../apps/server/src/schedule/direktori/direktori.store.ts'
import { listSlotJenis } from '../../../apps/server/src/schedule/jenis/slot-jenis.store.ts'
import { listKonsultasiAfter } from '../../../apps/server/src/staffing/ekspor/ekspor.store.ts'
import { countBelumDibaca, listKontak } from '../../../apps/server/src/talk/percakapan/kontak.store.ts'
import { listKontakOrang } from '../../../apps/server/src/talk/percakapan/kontak-orang.store.ts'
import { root } from '../../../scripts/bootstrap/root.mjs'
import { fhirReads } from './fhir-reads.ts'
import { fill } from './fill.ts'
import { adminUser, dataKey, nameOf, patientUser, planOf, professionalUser, SHORT_TYPE } from './plan.ts'

const adminUrl = process.env.TEST_DATABASE_URL as string
const plan = planOf(20_000)
const name = `sehati_growth_${randomBytes(4).toString('hex')}`
const url = Object.assign(new URL(adminUrl), { pathname: `/${name}` }).toString()
const seal = makeSealOf(dataKey())
const BIG = [
  'konsultasi',
  'tempat',
  'riwayat_status',
  'percakapan',
  'percakapan_peserta',
  'pemberitahuan',
  'surat',
  'feedback',
  'users',
]
/** A bit more than the rows of one professional: no read goes through the rows of all. */
const MOST_ROWS = 3_000
/** A bit more than all accounts. */
const MOST_COUNTED = 25_000

beforeAll(async () => {
  await withClient(adminUrl, (db) => db.query(`create database ${name}`))
  await migrate(url)
  await fill(url, plan, () => {})
  await withClient(url, async (db) => {
    await db.query(`
      insert into users (level_id, name, email, password_hash, created_at, updated_at)
      select 5, 'Massal ' || n, 'massal' || n || '@uji.test', '$argon2id$x', now(), now() from generate_series(1, 20000) n`)
    await db.query('vacuum analyze users')
  })
})
afterAll(() => withClient(adminUrl, (db) => db.query(`drop database if exists ${name} with (force)`)))

type Query = Parameters<Db['rows']>[0]
type Node = { 'Node Type': string; 'Relation Name'?: string; Plans?: Node[] } & Record<string, number | undefined>

/** Does what it is asked, and notes what each statement went through. */
async function gone(
  work: (db: Db) => Promise<unknown>,
): Promise<{ statements: number; scans: string[]; most: number }> {
  const pool = connect(url, 1)
  const found = { statements: 0, scans: [] as string[], most: 0 }
  const look = (node: Node) => {
    const table = node['Relation Name'] ?? ''
    // What a plan holds ready and never does costs nothing.
    if (BIG.includes(table) && node['Actual Loops'] !== 0) {
      if (node['Node Type'].includes('Seq Scan')) found.scans.push(table)
      const each = (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)
      found.most = Math.max(found.most, each * (node['Actual Loops'] ?? 0))
    }
    for (const inner of node.Plans ?? []) look(inner)
  }
  const rows = async <Row>(query: Query) => {
    found.statements += 1
    const explained = await withClient(url, (db) =>
      db.query({ text: `explain (analyze, format json) ${query.text}`, values: query.values as unknown[] }),
    )
    look((explained.rows[0] as { 'QUERY PLAN': [{ Plan: Node }] })['QUERY PLAN'][0].Plan)
    return pool.rows<Row>(query)
  }
  const db: Db = {
    rows,
    row: async <Row>(query: Query) => (await rows<Row>(query))[0] ?? null,
    transaction: (do_) => do_(db),
  }
  try {
    await work(db)
  } finally {
    await pool.close()
  }
  return found
}

const none = { tugas: [], isiTertutup: false } as const
const patient = { user_id: patientUser(plan, 7), level_id: 5, profesional_id: null, ...none } as const
const tenaga = { user_id: professionalUser(plan, 3), level_id: 2, profesional_id: 4, ...none } as const
const admin = { user_id: adminUser(plan, 0), level_id: 1, profesional_id: null, ...none } as const
const at = (page: number) => ({ page, limit: 10 })
const now = new Date('2026-11-23T07:00:00+07:00')
const page =
  (filter: Parameters<typeof pageKonsultasi>[1], of = 1) =>
  (db: Db) =>
    pageKonsultasi(db, filter, at(of))
const own = { user_id: patient.user_id }
const number = String(patient.user_id).padStart(13, '0')
const theirs = { profesional_id: tenaga.profesional_id }
const someone = nameOf(patientUser(plan, 11))
const noon = new Date(`${plan.days[400]}T12:00:00+07:00`)
const [dari, sampai] = [plan.days[100], plan.days[110]]
const first = plan.days.at(-5) as string
const starts = (jenis_id: number) => ({
  profid: tenaga.profesional_id,
  jenis_id,
  dari: first,
  sampai: addDays(first, 41),
  pemilih: patient.user_id,
})

const reads: Record<string, (db: Db) => Promise<unknown>> = {
  'a patient’s history': page(own),
  'a patient’s history, further on': page(own, 4),
  'a patient’s history by a word': page({ ...own, q: 'selesai' }),
  'a professional’s consultations': page(theirs),
  'a professional’s consultations, further on': page(theirs, 200),
  'a professional’s consultations by a name': page({ ...theirs, q: someone }),
  'a professional’s consultations of some days': page({ ...theirs, dari, sampai }),
  'a professional’s day': page({ ...theirs, today: plan.days[400] }),
  'a professional’s day, further on': page({ ...theirs, today: plan.days[400] }, 100),
  'what a professional has to reply to': page({ ...theirs, bagian: { nama: 'perlu_dijawab', now: noon } }),
  'what is over for a professional': page({ ...theirs, bagian: { nama: 'riwayat', now: noon } }),
  'the parts of a professional’s list': (db) => countBagian(db, theirs.profesional_id, noon),
  'one patient of a professional': page({ ...theirs, ...own }),
  'all consultations': page({}),
  'all consultations, in the middle': page({}, 1_000),
  'all consultations, at the end': page({}, Math.ceil(plan.all / 10)),
  'all consultations, beyond the end': page({}, 9_999),
  'all consultations of a status, in the middle': page({ status: 'selesai' }, 800),
  'all consultations of some days': page({ dari, sampai }),
  'all consultations by a name': page({ q: someone }),
  'all consultations by a status': page({ q: 'dibatalkan' }),
  'all consultations by a method': page({ q: 'online' }),
  'the dashboard of a patient': (db) => findDashboard(db, own, new Date(), 3, columns),
  'the dashboard of a professional': (db) => findDashboard(db, theirs, new Date(), 3, facts),
  'the dashboard of admins': (db) => findDashboard(db, {}, new Date(), 3, facts),
  'a year’s statistics': (db) =>
    findStatistik(db, { dari: plan.days[400] as string, sampai: plan.days[779] as string }),
  people: (db) => pageUser(db, seal, at(1)),
  'people, far back': (db) => pageUser(db, seal, at(1_500)),
  'people of a level': (db) => pageUserTemuan(db, seal, { field: 'level_id', value: '5' }, at(1_200)),
  'people of a standing': (db) => pageUserTemuan(db, seal, { field: 'status_user', value: 'nonaktif' }, at(1)),
  'people by name': (db) => pageUserTemuan(db, seal, { field: 'name', value: someone }, at(1)),
  'people by address': (db) => pageUserTemuan(db, seal, { field: 'email', value: 'massal77@' }, at(1)),
  'how many have each level': listLevel,
  'professionals, for a patient': (db) => pageTenagaProfesional(db, patient, at(1), now),
  'professionals, for an admin': (db) => pageTenagaProfesional(db, admin, { q: 'gigi', ...at(1) }, now),
  'the slots of six weeks': (db) => listSlotJenis(db, starts(1), now, patient.user_id),
  'the slots of six weeks, of a short type': (db) => listSlotJenis(db, starts(SHORT_TYPE), now, patient.user_id),
  'unread messages': (db) => countBelumDibaca(db, tenaga),
  ...fhirReads({ patient, tenaga, noon }),
  'an export of a day': (db) => listKonsultasiAfter({ dari, sampai: dari })(db, null),
}
/** Accounts are counted in an index of all of them. */
const counted = ['people', 'people, far back', 'people of a level', 'how many have each level']

describe('goes through no more than one person’s own, or counts in an index', () => {
  test.concurrent.each(Object.entries(reads))('%s', async (name, read) => {
    const { statements, scans, most } = await gone(read)
    expect({ statements, scans }).toEqual({ statements: 1, scans: [] })
    expect(most).toBeLessThan(counted.includes(name) ? MOST_COUNTED : MOST_ROWS)
  })

  test('people by a whole BPJS number, after the keys whose digests are looked for', async () => {
    const byNumber = { field: 'no_bpjs', value: number } as const
    const { statements, scans, most } = await gone((db) => pageUserTemuan(db, seal, byNumber, at(1)))
    expect({ statements, scans }).toEqual({ statements: 2, scans: [] })
    expect(most).toBeLessThan(MOST_ROWS)
  })

  test('conversations, with the last word of each in a second statement', async () => {
    for (const list of [listKontak, listKontakOrang])
      for (const actor of [patient, tenaga]) {
        const { statements, scans, most } = await gone((db) => list(db, seal, actor, at(1)))
        expect({ statements, scans }).toEqual({ statements: 2, scans: [] })
        expect(most).toBeLessThan(MOST_ROWS)
      }
  })
})

test('the generated clinic has a place for each live consultation, and six weeks of short starts', async () => {
  const db = connect(url, 1)
  const slots = await listSlotJenis(db, starts(SHORT_TYPE), new Date(), patient.user_id)
  await db.close()
  expect(slots.length).toBeGreaterThan(1_000)
  expect(new Set(slots.map(({ alasan }) => alasan))).toEqual(new Set([null, 'terisi']))
  const { shared, placeMissing, placeOrphan, damage } = await withClient(url, (db) => verifyBookings(db, []))
  expect({ shared, placeMissing, placeOrphan, damage }).toEqual({
    shared: 0,
    placeMissing: 0,
    placeOrphan: 0,
    damage: [],
  })
})

describe('what lies far back is what would have been found by going there', () => {
  const db = connect(url, 4)
  afterAll(() => db.close())
  const filters = [
    {},
    { status: 'selesai' },
    { status: 'disetujui' },
    { dari: plan.days[3], sampai: plan.days[700] },
  ] as const

  test.concurrent.each(filters)('%o', async (filter) => {
    // As many to a page as there can be, so that pages overlap days.
    const limit = 100
    const rows: number[] = []
    let total = 0
    for (let of = 1; of === 1 || rows.length < total; of += 1) {
      const { queried, ...rest } = await pageKonsultasi(db, filter, { page: of, limit })
      if (queried.length === 0) break
      rows.push(...queried.map(({ jadwal_id }) => jadwal_id))
      total = rest.total
    }
    const real = await withClient(url, (client) =>
      client.query<{ jadwal_id: number }>(
        `select jadwal_id from konsultasi
         where ($1::text is null or status = $1) and ($2::date is null or mulai >= $2::date)
           and ($3::date is null or mulai < $3::date + 1)
         order by mulai desc, jadwal_id desc`,
        [
          'status' in filter ? filter.status : null,
          'dari' in filter ? filter.dari : null,
          'sampai' in filter ? filter.sampai : null,
        ],
      ),
    )
    expect(total).toBe(real.rows.length)
    expect(rows).toEqual(real.rows.map(({ jadwal_id }) => jadwal_id))
  })

  test('people', async () => {
    const { queried, total } = await pageUser(db, seal, { page: 190, limit: 100 })
    const real = await withClient(url, (client) =>
      client.query<{ user_id: number }>('select user_id from users order by user_id limit 100 offset 18900'),
    )
    expect(total).toBeGreaterThan(20_000)
    expect(queried.map(({ user_id }) => user_id)).toEqual(real.rows.map(({ user_id }) => user_id))
  })
})

describe('what a search finds is what is there when everything is gone through', () => {
  const db = connect(url, 4)
  afterAll(() => db.close())
  const searches = [
    { q: 'Sekar' },
    { q: someone },
    { q: nameOf(professionalUser(plan, 2)) },
    { q: 'di' },
    { q: 'offline' },
    // More people than are looked at one by one.
    { q: 'a' },
    { q: 'Sekar', status: 'dibatalkan' },
    { q: 'off', status: 'selesai', dari, sampai },
    { q: 'ra', dari, sampai },
    { q: 'ra', ...theirs },
    { q: 'dibatalkan', ...own },
    { q: 'tidak ada' },
  ] as const

  test.concurrent.each(searches)('%o', async (filter) => {
    const real = (await listKonsultasi(db, filter, facts, 1_000_000)).map(({ jadwal_id }) => jadwal_id)
    for (const of of [1, 2, Math.max(1, Math.ceil(real.length / 10))]) {
      const { queried, total } = await pageKonsultasi(db, filter, at(of))
      expect(total).toBe(real.length)
      expect(queried.map(({ jadwal_id }) => jadwal_id)).toEqual(real.slice((of - 1) * 10, of * 10))
    }
  })
})

test('the bench of growth runs as a person starts it, to its end', async () => {
  const few = ['--consultations', '400', '--repeats', '4', '--warm-up', '0']
  const args = [...few, '--out', path.join(root, '.cache', 'growth-test.json')]
  // Its exit code also says whether all was quick enough, which is not judged here.
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [path.join(root, 'trials', 'bench-growth.mjs'), ...args],
    { env: { ...process.env, DATABASE_URL: adminUrl } },
  ).catch((ended: { stdout: string; stderr: string }) => ended)
  expect(stdout + stderr).toMatch(/^admin: statistics, a year +\d.*: copy of \d+ consultations: /ms)
  expect(stdout).not.toContain('ERRORS')
})
