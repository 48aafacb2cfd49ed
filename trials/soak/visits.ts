import { weekday } from '@sehati/contract/base/waktu'
import type { Patient, Plan } from '@sehati/testkit/clinic/plans'
import { signIn } from '@sehati/testkit/clinic/sessions'
import { type Group, type Host, openVisits, type VisitClinic } from '@sehati/testkit/clinic/visit-clinic'
import type pg from 'pg'

/** As many as four hours need; caps and quotas are looked up and never reached. */
const SIZE = {
  groups: 3,
  professionals: 24,
  patients: 900,
  caps: { day: 50, week: 200 },
  quotas: { short: 50, urgent: 50 },
}
const HOURS = 4
const MINUTES = { short: 15, urgent: 20 }
const FIRST_HOUR = { open: 8, keptBack: 12 }

/** Visits of other types than the usual one. Those of one kind have professionals and patients of their own: none collide. */
export type Visits = {
  clinic: VisitClinic
  /** The n-th visit of each kind. `look`: a start that is held and not booked. */
  short: (n: number) => Plan
  urgent: (n: number) => Plan
  look: (n: number) => Plan
  /** A short visit, and the other professional's time to which it is offered. */
  handover: (n: number) => { first: Plan; offered: Plan }
  /** An admin, who is also on duty for alerts. */
  adminToken: string
}

/** Adds them to a generated clinic, on the days that can be booked there. */
export async function addVisits(db: pg.Client, dates: string[]): Promise<Visits> {
  const now = new Date()
  const clinic = await openVisits(db, { ...SIZE, now })
  const [forShort, forUrgent, forHandover] = clinic.groups as [Group, Group, Group]
  const plan = (
    kind: 'short' | 'urgent',
    session: 'open' | 'keptBack',
    patient: Patient,
    host: Host,
    q: number,
  ): Plan => {
    const date = dates[q % dates.length] as string
    const minute = Math.floor(q / dates.length) * MINUTES[kind]
    if (minute >= HOURS * 60) throw new Error('all starts are booked: a shorter soak has enough of them')
    return {
      patient,
      professionalId: host.professionalId,
      sessionId: (host.sessions[weekday(date) - 1] as Host['sessions'][number])[session],
      date,
      type: { id: clinic[kind], hour: hourOf(FIRST_HOUR[session] * 60 + minute) },
    }
  }
  /**
   * The professionals go round, then the dates, then the hours; no patient meets a professional twice, nor holds more than a few slots
   * in an hour: a patient may hold twelve.
   */
  const nth = ({ hosts, patients }: Group, n: number, every = 1) => {
    const [place, q] = [(n * every) % hosts.length, Math.floor((n * every) / hosts.length)]
    const apart = Math.floor(patients.length / hosts.length)
    if (q >= patients.length) throw new Error('no patient is left: a shorter soak has enough of them')
    return { place, q, host: hosts[place] as Host, patient: patients[(place * apart + q) % patients.length] as Patient }
  }
  return {
    clinic,
    adminToken: await addAdmin(db, now),
    short: (n) => {
      const { host, patient, q } = nth(forShort, n)
      return plan('short', 'open', patient, host, q)
    },
    urgent: (n) => {
      const { host, patient, q } = nth(forUrgent, n)
      return plan('urgent', 'keptBack', patient, host, q)
    },
    look: (n) => {
      const { host, patient, q } = nth(forUrgent, n)
      return plan('short', 'open', patient, host, q)
    },
    handover: (n) => {
      const { host, patient, place, q } = nth(forHandover, n, 2)
      const other = forHandover.hosts[place + 1] as Host
      const first = plan('short', 'open', patient, host, q)
      // On the next date: a patient has one consultation at a time.
      return { first, offered: plan('short', 'open', patient, other, q + 1) }
    },
  }
}

async function addAdmin(db: pg.Client, now: Date): Promise<string> {
  const found = await db.query<{ user_id: number }>(
    `insert into users (level_id, name, email, password_hash, email_terverifikasi_pada, created_at, updated_at)
     select 1, 'Admin Jaga', 'admin@kunjungan.test', password_hash, $1, $1, $1 from users
     where email = 'dokter1@kunjungan.test' returning user_id`,
    [now],
  )
  const { user_id } = found.rows[0] as { user_id: number }
  await db.query(`insert into tugas (user_id, tugas, sejak, oleh) values ($1, 'jaga', $2, $1)`, [user_id, now])
  return (await signIn(db, [user_id], now))[0] ?? ''
}

const hourOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`
