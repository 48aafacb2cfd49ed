import { insertPeople } from '@sehati/testkit/clinic/people'
import type { Patient } from '@sehati/testkit/clinic/plans'
import { signIn } from '@sehati/testkit/clinic/sessions'
import type pg from 'pg'

const WORD = 'kunjungan'
const DAYS = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat']
const ZONES = [7, 8, 9]

/** In each group so many professionals, with caps for most of them, and so many patients, half of whom need an urgent visit. */
const PROFESSIONALS = 4
const PATIENTS = 24
const CAPS = { day: 3, week: 10 }
const QUOTAS = { short: 3, urgent: 2 }

/** A professional: `sessions[day]` has the session that is open to all, and the one that is kept back for urgent visits. */
export type Host = { professionalId: number; sessions: { open: number; keptBack: number }[] }
/** Those who meet one another for a while: few enough to reach caps and quotas. */
export type Group = { hosts: Host[]; patients: Patient[] }
/** The ids of the types: ten minutes with a pause, and twenty minutes, urgent. */
export type VisitClinic = { groups: Group[]; short: number; urgent: number }

/**
 * Clinics in three zones whose professionals offer a short and an urgent type. Each weekday has a session from 08.00 and one from 12.00 by
 * the clinic's clock, four hours each; the second one is kept back.
 */
export async function openVisits(db: pg.Client, groups: number, now: Date): Promise<VisitClinic> {
  const people = { word: WORD, professionals: groups * PROFESSIONALS, patients: groups * PATIENTS, days: DAYS, at: now }
  await insertPeople(db, { ...people, sessions: { first: '08:00', minutes: 240, many: 2 } })
  const hosts = await hostsIn(db)
  await setClinics(db, hosts)
  await db.query(`insert into semester (nama, dari, sampai) values ('Latihan', '2026-09-01', '2027-01-31')`)
  const short = await addType(
    db,
    { name: 'Singkat', minutes: 10, pause: 5, quota: QUOTAS.short, isUrgent: false },
    hosts,
  )
  const urgent = await addType(
    db,
    { name: 'Mendesak', minutes: 20, pause: 0, quota: QUOTAS.urgent, isUrgent: true },
    hosts,
  )
  await db.query(
    `insert into batas_tenaga (profesional_id, per_hari, per_minggu)
     select id, $2::int, $3::int from unnest($1::int[]) with ordinality host (id, place) where place % 4 <> 0`,
    [hosts.map(({ professionalId }) => professionalId), CAPS.day, CAPS.week],
  )
  const patients = await patientsIn(db, now)
  return {
    short,
    urgent,
    groups: Array.from({ length: groups }, (_, n) => ({
      hosts: hosts.slice(n * PROFESSIONALS, (n + 1) * PROFESSIONALS),
      patients: patients.slice(n * PATIENTS, (n + 1) * PATIENTS),
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
