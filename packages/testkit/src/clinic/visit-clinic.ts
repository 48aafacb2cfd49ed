import { hariKerja } from '@sehati/contract/schedule/jendela.rules'
import type pg from 'pg'
import { insertPeople } from './people.ts'
import type { Patient } from './plans.ts'
import { signIn } from './sessions.ts'

const WORD = 'kunjungan'
const DAYS = [...hariKerja]
const ZONES = [7, 8, 9]

export type VisitSize = {
  /** Those who meet one another: in each group so many professionals and so many patients. */
  groups: number
  professionals: number
  patients: number
  /** Caps of three quarters of the professionals, and how many visits of each type a patient has in a semester. */
  caps: { day: number; week: number }
  quotas: { short: number; urgent: number }
  /** When they registered and signed in. */
  now: Date
}

/** A professional: `sessions[day]` has the session that is open to all, and the one that is kept back for urgent visits. */
export type Host = { professionalId: number; sessions: { open: number; keptBack: number }[] }
export type Group = { hosts: Host[]; patients: Patient[] }
/** The ids of the types: ten minutes with a pause, and twenty minutes, urgent. */
export type VisitClinic = { groups: Group[]; short: number; urgent: number }

/**
 * Clinics in three zones whose professionals offer a short and an urgent type. Each weekday has a session from 08.00 and one from 12.00 by
 * the clinic's clock, four hours each; the second one is kept back.
 */
export async function openVisits(db: pg.Client, size: VisitSize): Promise<VisitClinic> {
  const { groups, caps, quotas, now } = size
  const many = { professionals: groups * size.professionals, patients: groups * size.patients }
  const sessions = { first: '08:00', minutes: 240, many: 2 }
  await insertPeople(db, { word: WORD, ...many, days: DAYS, sessions, at: now })
  const hosts = await hostsIn(db)
  await setClinics(db, hosts)
  const year = now.getUTCFullYear()
  await db.query(`insert into semester (nama, dari, sampai) values ('Latihan', $1, $2)`, [
    `${year}-01-01`,
    `${year + 1}-12-31`,
  ])
  const short = { name: 'Singkat', minutes: 10, pause: 5, quota: quotas.short, isUrgent: false }
  const urgent = { name: 'Mendesak', minutes: 20, pause: 0, quota: quotas.urgent, isUrgent: true }
  const types = { short: await addType(db, short, hosts), urgent: await addType(db, urgent, hosts) }
  await db.query(
    `insert into batas_tenaga (profesional_id, per_hari, per_minggu)
     select id, $2::int, $3::int from unnest($1::int[]) with ordinality host (id, place) where place % 4 <> 0`,
    [hosts.map(({ professionalId }) => professionalId), caps.day, caps.week],
  )
  const patients = await patientsIn(db, now)
  const part = <T>(all: T[], n: number, of: number) => all.slice(n * of, (n + 1) * of)
  return {
    ...types,
    groups: Array.from({ length: groups }, (_, n) => ({
      hosts: part(hosts, n, size.professionals),
      patients: part(patients, n, size.patients),
    })),
  }
}

async function hostsIn(db: pg.Client): Promise<Host[]> {
  const found = await db.query<Host>(
    `select profesional_id as "professionalId", jsonb_agg(jsonb_build_object('open', open, 'keptBack', kept) order by day) as sessions
     from (
       select profesional_id, array_position($1::text[], hari) as day, min(jadwal_tenaga_id) as open, max(jadwal_tenaga_id) as kept
       from jadwal_tenaga join tenaga_profesional using (profesional_id) join users using (user_id)
       where email like 'dokter%@${WORD}.test' group by profesional_id, hari
     ) days group by profesional_id order by profesional_id`,
    [DAYS],
  )
  return found.rows
}

/** The professionals in turn to a clinic in each zone. */
async function setClinics(db: pg.Client, hosts: Host[]): Promise<void> {
  await db.query(
    `with clinics as (
       insert into klinik (nama, zona) select 'Klinik latihan ' || zona, zona from unnest($1::int[]) zona returning klinik_id, zona
     )
     update tenaga_profesional t set klinik_id = c.klinik_id, zona = c.zona
     from unnest($2::int[]) with ordinality host (id, place) join clinics c on c.zona = $1[1 + place % 3]
     where t.profesional_id = host.id`,
    [ZONES, hosts.map(({ professionalId }) => professionalId)],
  )
  await db.query('update jadwal_tenaga set cadangan = true where jadwal_tenaga_id = any ($1)', [
    hosts.flatMap(({ sessions }) => sessions.map(({ keptBack }) => keptBack)),
  ])
}

type Type = { name: string; minutes: number; pause: number; quota: number; isUrgent: boolean }

/** A type that all of them offer. */
async function addType(db: pg.Client, { name, minutes, pause, quota, isUrgent }: Type, hosts: Host[]): Promise<number> {
  const found = await db.query<{ jenis_id: number }>(
    `with type as (
       insert into jenis_konsultasi (nama_jenis, menit, jeda_sesudah, batas_semester, mendesak) values ($1, $2, $3, $4, $5)
       returning jenis_id
     ), offered as (
       insert into jenis_tenaga (profesional_id, jenis_id) select id, jenis_id from type, unnest($6::int[]) id
     )
     select jenis_id from type`,
    [name, minutes, pause, quota, isUrgent, hosts.map(({ professionalId }) => professionalId)],
  )
  return (found.rows[0] as { jenis_id: number }).jenis_id
}

async function patientsIn(db: pg.Client, now: Date): Promise<Patient[]> {
  const found = await db.query<{ user_id: number; email: string }>(
    `select user_id, email from users where email like 'pasien%@${WORD}.test' order by user_id`,
  )
  const tokens = await signIn(
    db,
    found.rows.map(({ user_id }) => user_id),
    now,
  )
  return found.rows.map(({ user_id, email }, n) => ({ userId: user_id, email, token: tokens[n] ?? '' }))
}
