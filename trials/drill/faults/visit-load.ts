import crypto from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask, type Reply } from '@sehati/testkit/client/ask'
import { book, hold } from '@sehati/testkit/client/booking'
import type { Observed } from '@sehati/testkit/client/observed'
import type { Patient, Plan } from '@sehati/testkit/clinic/plans'
import type { Group, Host, VisitClinic } from '@sehati/testkit/clinic/visit-clinic'
import type pg from 'pg'

/** What a patient tries. `keptBack`: a short visit in a place for urgent ones; `uninvited`: an urgent visit without an alert. */
type Kind = 'short' | 'urgent' | 'keptBack' | 'uninvited' | 'cancel' | 'move'
type Attempt = { kind: Kind; plan: Plan; key: string }
/** A booking that the server confirmed. `isCancelled`: null where a cancellation had no response. */
type Visit = { id: number; plan: Plan; isCancelled: boolean | null }

const WRITERS = 6
const PAUSE_MS = 120
/** So many attempts in a group reach its caps and quotas; then the next group begins. */
const TURNS_A_GROUP = 160
const TURNS: Kind[] = [
  'short',
  'urgent',
  'short',
  'move',
  'urgent',
  'keptBack',
  'short',
  'cancel',
  'urgent',
  'short',
  'uninvited',
  'short',
]
/** Refused in every case. */
const FORBIDDEN: Kind[] = ['keptBack', 'uninvited']
const [OPEN_HOUR, KEPT_BACK_HOUR, HOURS] = [8, 12, 4]
const STEP_MINUTES = { short: 15, urgent: 20 }
const DATES = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27']

/**
 * Patients who book short and urgent visits at random starts, half of them after a hold, move and cancel them, and try what they may
 * not. In each group caps and quotas are reached, mostly by several requests at once.
 */
export class VisitLoad {
  readonly acknowledged: Visit[] = []
  readonly refused = new Map<string, number>()
  readonly done = new Map<Kind, number>()
  /** What was confirmed and must be refused. */
  readonly wrong: string[] = []
  private readonly unanswered: Attempt[] = []
  private readonly alerted = new Set<number>()
  private turn = 0
  private readonly address: string
  private readonly clinic: VisitClinic
  private readonly hosts: Map<number, Host>
  private readonly observed: Observed

  constructor(address: string, clinic: VisitClinic, observed: Observed) {
    this.address = address
    this.clinic = clinic
    this.hosts = new Map(clinic.groups.flatMap(({ hosts }) => hosts.map((host) => [host.professionalId, host])))
    this.observed = observed
  }

  /** Runs until `stop` is aborted. */
  async run(stop: AbortSignal): Promise<void> {
    const write = async () => {
      while (!stop.aborted) {
        await this.play(this.turn++)
        await sleep(PAUSE_MS)
      }
    }
    await Promise.all(Array.from({ length: WRITERS }, write))
  }

  /** Repeats the bookings without a response, with the same keys. */
  async repeatUnanswered(): Promise<void> {
    for (const attempt of this.unanswered.splice(0)) await this.attempt(attempt)
  }

  /** How many confirmed bookings are not in the database, or have a status that no response gave them. */
  async countLost(db: pg.ClientBase): Promise<number> {
    const found = await db.query<{ n: number }>(
      `select count(*)::int as n
       from unnest($1::int[], $2::int[], $3::int[], $4::boolean[]) visit (jadwal_id, user_id, profesional_id, cancelled)
       left join konsultasi k using (jadwal_id, user_id, profesional_id)
       where k.jadwal_id is null or (k.status = 'dibatalkan') <> cancelled`,
      [
        this.acknowledged.map(({ id }) => id),
        this.acknowledged.map(({ plan }) => plan.patient.userId),
        this.acknowledged.map(({ plan }) => plan.professionalId),
        this.acknowledged.map(({ isCancelled }) => isCancelled),
      ],
    )
    return found.rows[0]?.n ?? 0
  }

  private async play(turn: number): Promise<void> {
    const { groups } = this.clinic
    const group = groups[Math.floor(turn / TURNS_A_GROUP) % groups.length] as Group
    const kind = TURNS[turn % TURNS.length] as Kind
    if (kind === 'cancel') return this.cancel()
    if (kind === 'move') return this.move()
    const patient = patientFor(kind, group)
    if (kind === 'urgent' && !(await this.raiseAlert(patient))) return
    const plan = this.planFor(kind, patient, some(group.hosts))
    if (turn % 2 === 0) await hold(this.address, patient, plan, this.observed)
    await this.attempt({ kind, plan, key: crypto.randomUUID() })
  }

  /** A start at random; of an urgent visit mostly in a place that is kept back. */
  private planFor(kind: Kind, patient: Patient, { professionalId, sessions }: Host): Plan {
    const day = below(DATES.length)
    const session = sessions[day] as Host['sessions'][number]
    const isUrgent = kind === 'urgent' || kind === 'uninvited'
    const isKeptBack = kind === 'keptBack' || (isUrgent && below(4) > 0)
    const step = isUrgent ? STEP_MINUTES.urgent : STEP_MINUTES.short
    const minute = (isKeptBack ? KEPT_BACK_HOUR : OPEN_HOUR) * 60 + step * below((HOURS * 60) / step)
    return {
      patient,
      professionalId,
      sessionId: isKeptBack ? session.keptBack : session.open,
      date: DATES[day] as string,
      type: { id: isUrgent ? this.clinic.urgent : this.clinic.short, hour: hourOf(minute) },
    }
  }

  private async attempt(attempt: Attempt): Promise<void> {
    const { kind, plan, key } = attempt
    const outcome = await book(this.address, plan.patient, plan, key, this.observed)
    if (outcome.kind === 'unknown') this.unanswered.push(attempt)
    else if (outcome.kind === 'refused') this.refused.set(outcome.code, (this.refused.get(outcome.code) ?? 0) + 1)
    else {
      this.acknowledged.push({ id: outcome.id, plan, isCancelled: false })
      this.count(kind)
      if (FORBIDDEN.includes(kind)) this.wrong.push(`${kind}: consultation ${outcome.id}`)
    }
  }

  private async cancel(): Promise<void> {
    const visit = this.recent()
    if (!visit) return
    const reply = await this.put('cancel', visit, '/api/users/konsultasi/batal', { alasan: 'Sudah membaik.' })
    if (reply?.status === 200) visit.isCancelled = true
    else if (visit.isCancelled === false && (!reply || reply.status >= 500)) visit.isCancelled = null
    if (reply?.status === 200) this.count('cancel')
  }

  /** To another start of the same professional and type, which may be refused. */
  private async move(): Promise<void> {
    const visit = this.recent()
    if (!visit) return
    const host = this.hosts.get(visit.plan.professionalId) as Host
    const kind = visit.plan.type?.id === this.clinic.urgent ? 'urgent' : some(['short', 'keptBack'] as const)
    const { sessionId, date, type } = this.planFor(kind as Kind, visit.plan.patient, host)
    const body = { jadwal_tenaga_id: sessionId, tanggal: date, jam_mulai: type?.hour }
    const reply = await this.put('move', visit, '/api/users/konsultasi/jadwal-ulang', body)
    if (reply?.status !== 200) return
    this.count('move')
    if (kind === 'keptBack') this.wrong.push(`move of a short visit to a place that is kept back: ${visit.id}`)
  }

  /** One of the last bookings that was not cancelled. */
  private recent(): Visit | undefined {
    return some(this.acknowledged.slice(-TURNS_A_GROUP).filter(({ isCancelled }) => isCancelled === false))
  }

  private put(work: string, { id, plan }: Visit, path: string, body: object): Promise<Reply | null> {
    const question = { method: 'PUT', path: `${path}?jadwalid=${id}`, token: plan.patient.token, body }
    return this.observed.watch(work, () => ask(this.address, question))
  }

  /** The patient asks to be called, once. Returns whether the alert is confirmed. */
  private async raiseAlert({ userId, token }: Patient): Promise<boolean> {
    if (this.alerted.has(userId)) return true
    const body = { phone_number: '081234567890' }
    const question = { method: 'POST', path: '/api/users/peringatan/hubungi', token, body }
    const reply = await this.observed.watch('alert', () => ask(this.address, question))
    if (reply?.status === 201) this.alerted.add(userId)
    return reply?.status === 201
  }

  private count(kind: Kind): void {
    this.done.set(kind, (this.done.get(kind) ?? 0) + 1)
  }
}

/** Every second patient of a group asks to be called, and books urgent visits. */
const patientFor = (kind: Kind, { patients }: Group): Patient =>
  some(
    patients.filter((_, n) => kind === 'short' || kind === 'keptBack' || (n % 2 === 0) === (kind === 'urgent')),
  ) as Patient

const below = (n: number) => Math.floor(Math.random() * n)
const some = <T>(from: readonly T[]): T => from[below(from.length)] as T
const hourOf = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`
