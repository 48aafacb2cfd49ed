import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Worker } from 'node:worker_threads'
import { MAX_MINGGU_KE_DEPAN } from '@sehati/contract/base/constants'
import { makeSealOf } from '@sehati/testkit/clinic/original'
import { vacuumFilled } from '@sehati/testkit/clinic/vacuum-filled'
import { withClient } from '@sehati/testkit/product/databases'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { sealNomor } from '../../../apps/server/src/people/user/nomor-bpjs.ts'
import { CopyRows } from './copy-rows.ts'
import { dropKeys, inLanes, restoreKeys } from './keys.ts'
import {
  ADMINS,
  dataKey,
  mix,
  nameOf,
  type Plan,
  patientUser,
  professionalUser,
  SESSIONS_A_DAY,
  SHORT_TYPE,
  secretOf,
  usersOf,
} from './plan.ts'
import { growing } from './rows.ts'

const WORKERS = 4
const CHUNK = 10_000
const tables = ['users', 'auth_session', 'perangkat_dikenal', 'jadwal_tenaga', ...Object.keys(growing)]
const SPECIALISATIONS = ['Umum', 'Gigi', 'Gizi', 'Kulit', 'Jantung', 'Saraf', 'Anak', 'Mata', 'Psikologi', 'Paru']

/** Fills an empty, migrated database, and says how long each step took. */
export async function fill(url: string, plan: Plan, told: (step: string) => void): Promise<void> {
  let since = performance.now()
  const done = (step: string) => {
    told(`${step}: ${((performance.now() - since) / 1_000).toFixed(1)} s`)
    since = performance.now()
  }
  const keys = await withClient(url, (db) => dropKeys(db, tables))
  await withClient(url, (db) => fillPeople(db, plan))
  done('people and sessions')
  await fillConsultations(url, plan)
  done('consultations and what belongs to them')
  await restoreKeys(url, keys, tables)
  done('indexes, keys and constraints, all checked')
  await withClient(url, (db) => settle(db, plan))
  await offerShortType(url)
  done('numbers and kept counts')
  await inLanes(
    url,
    [...tables].reverse().map((table) => `vacuum (analyze, parallel 0) ${table}`),
    WORKERS,
  )
  await withClient(url, vacuumFilled)
  done('vacuum and analyze')
}

async function fillPeople(db: pg.Client, plan: Plan): Promise<void> {
  const users = new CopyRows()
  const sessions = new CopyRows()
  const devices = new CopyRows()
  const now = Date.now()
  const seal = makeSealOf(dataKey())
  const put = (user_id: number, level: number, kind: string) => {
    const name = nameOf(user_id)
    const nomor = sealNomor(seal, user_id, String(user_id).padStart(13, '0'))
    const chance = mix(user_id)
    const since = now - (chance % 1_000) * 86_400_000
    users
      .row(10)
      .int(user_id)
      .small(level)
      .text(name)
      .text(`${name.toLowerCase().replaceAll(' ', '.')}.${kind}${user_id}@kampus.test`)
      .text('$argon2id$v=19$m=19456,t=2,p=1$dHVtYnVo$dHVtYnVo')
      .text(`08${String(1_000_000_000 + (chance % 9_000_000_000)).padStart(10, '0')}`)
      .bytes(nomor.segel as Buffer)
      .bytes(nomor.sidik as Buffer)
      .instant(since)
      .instant(since)
    // Sessions of the past that no sweep has removed yet, and the devices they came from.
    sessions
      .row(5)
      .bytes(secretOf(`past ${user_id}`))
      .int(user_id)
      .text('Chrome di Android')
      .instant(since)
      .instant(since)
    devices.row(4).int(user_id).text('Chrome di Android').instant(since).instant(since)
  }
  for (let n = 0; n < plan.professionals; n++) put(professionalUser(plan, n), n % 3 === 0 ? 3 : 2, 'tenaga')
  for (let n = 0; n < ADMINS; n++) put(plan.professionals + n + 1, 1, 'admin')
  for (let n = 0; n < plan.patients; n++) put(patientUser(plan, n), n % 5 === 0 ? 4 : 5, 'pasien')
  await copy(
    db,
    'users (user_id, level_id, name, email, password_hash, phone_number, no_bpjs_segel, no_bpjs_sidik, created_at, updated_at)',
    users,
  )
  await copy(db, 'auth_session (token_hash, user_id, perangkat, created_at, last_used_at)', sessions)
  await copy(db, 'perangkat_dikenal (user_id, perangkat, sejak, terakhir_pada)', devices)
  // The plan books on the next working days, on any weekday and close to any holiday.
  await db.query('update pengaturan set minggu_ke_depan = $1', [MAX_MINGGU_KE_DEPAN])
  await db.query('update hari_libur set buka = true')
  await db.query('insert into spesialisasi (nama_spesialisasi) select unnest($1::text[])', [SPECIALISATIONS])
  await db.query(
    `insert into tenaga_profesional (user_id, spesialisasi_id, lokasi)
     select n, 1 + n % $2::int, 'Klinik Pratama, lantai ' || 1 + n % 4 from generate_series(1, $1::int) n order by n`,
    [plan.professionals, SPECIALISATIONS.length],
  )
  await db.query(
    `insert into jadwal_tenaga (profesional_id, hari, sesi, jam_mulai, jam_selesai)
     select profesional_id, hari, sesi, time '08:00' + (sesi - 1) * interval '30 min', time '08:00' + sesi * interval '30 min'
     from tenaga_profesional, unnest(array['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat']) with ordinality week (hari, day),
       generate_series(1, $1::int) sesi
     order by profesional_id, day, sesi`,
    [SESSIONS_A_DAY],
  )
}

const copy = (db: pg.Client, into: string, rows: CopyRows) =>
  pipeline(Readable.from([rows.whole()]), db.query(copyFrom(`copy ${into} from stdin (format binary)`)))

/** Each worker takes the next thousands until none are left. */
async function fillConsultations(url: string, plan: Plan): Promise<void> {
  let next = 0
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./fill-worker.ts', import.meta.url), { workerData: { url, plan } })
      const give = () => {
        const from = next
        next = Math.min(next + CHUNK, plan.all)
        worker.postMessage(from < next ? { from, to: next } : null)
      }
      worker
        .on('message', give)
        .once('error', reject)
        .once('exit', () => resolve())
      give()
    })
  await Promise.all(Array.from({ length: WORKERS }, work))
}

/** What the product would have counted and numbered itself. */
async function settle(db: pg.Client, plan: Plan): Promise<void> {
  await db.query(
    `update tenaga_profesional t set jumlah_ulasan = f.jumlah, total_rating = f.total
     from (select profesional_id, count(*) as jumlah, sum(rating) as total from feedback group by profesional_id) f
     where f.profesional_id = t.profesional_id`,
  )
  const numbered: [table: string, column: string][] = [
    ['users', 'user_id'],
    ['riwayat_status', 'riwayat_id'],
    ['percakapan', 'id'],
    ['feedback', 'feedback_id'],
    ['pemberitahuan', 'pemberitahuan_id'],
  ]
  for (const [table, column] of numbered)
    await db.query(
      `select setval(pg_get_serial_sequence('${table}', '${column}'), (select max(${column}) from ${table}))`,
    )
  await db.query(`select setval('konsultasi_id', $1)`, [plan.all])
  await db.query(`select setval(pg_get_serial_sequence('peristiwa', 'peristiwa_id'), $1)`, [3 * plan.all + 4])
  await db.query('select hitung_ulang()')
  const wrong = await db.query(
    `select (select count(*) from users) <> $1::int or (select count(*) from konsultasi) <> $2::int
       or (select count(*) from tempat) <> (select count(*) from konsultasi where status <> 'dibatalkan') as wrong`,
    [usersOf(plan), plan.all],
  )
  if (wrong.rows[0].wrong) throw new Error('the database holds something else than was to be filled')
}

/** All professionals offer a type of ten minutes. Does nothing where they do. */
export const offerShortType = (url: string): Promise<void> =>
  withClient(url, async (db) => {
    await db.query(
      `insert into jenis_konsultasi (jenis_id, nama_jenis, menit) values ($1, 'Kontrol Singkat', 10) on conflict (jenis_id) do nothing`,
      [SHORT_TYPE],
    )
    await db.query(
      `insert into jenis_tenaga (profesional_id, jenis_id) select profesional_id, $1 from tenaga_profesional on conflict do nothing`,
      [SHORT_TYPE],
    )
  })
