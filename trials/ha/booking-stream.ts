import crypto from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { orderOf } from '@sehati/testkit/client/booking'
import type { Patient, Plan } from '@sehati/testkit/clinic/plans'
import type { Acknowledged } from '@sehati/testkit/clinic/verify-bookings'
import { ENTRANCE_URL } from './layout.ts'
import { count, visit } from './visit.ts'

type Attempt = { patient: Patient; plan: Plan; key: string }

const RIVAL_EVERY = 5
const MOST_WAITING = 300
/** A patient who got no response does not press again at once. */
const PAUSE_MS = 60

/**
 * Bookings at a steady pace, whether they succeed or fail. Two patients want every fifth slot at once. Keeps book of
 * what was acknowledged over the whole drill, and of what was seen in the round.
 */
export class BookingStream {
  readonly acknowledged: Acknowledged[] = []
  seen = new Map<string, number>()
  private moments: number[] = []
  private lastBegun = 0
  private readonly unanswered: Attempt[] = []
  private readonly plans: Iterator<[number, Plan]>
  private readonly patients: Patient[]
  private readonly perSecond: number
  private waiting = 0
  private troubled = false

  constructor(plans: Plan[], patients: Patient[], perSecond: number) {
    this.plans = plans.entries()
    this.patients = patients
    this.perSecond = perSecond
  }

  /** Runs until `stop` is aborted and all requests have ended. */
  async run(stop: AbortSignal): Promise<void> {
    const open = new Set<Promise<void>>()
    const began = performance.now()
    for (let sent = 0; !stop.aborted; ) {
      const due = ((performance.now() - began) / 1000) * this.perSecond
      if (sent > due || this.waiting >= MOST_WAITING) {
        await sleep(5)
        continue
      }
      sent += 1
      const one = this.bookNext().finally(() => open.delete(one))
      open.add(one)
      if (this.troubled) {
        await sleep(PAUSE_MS)
        sent = Math.max(sent, Math.floor(((performance.now() - began) / 1000) * this.perSecond))
      }
    }
    await Promise.all(open)
  }

  /** Repeats the attempts without a response, with the same keys, until each has one. Returns their number. */
  async repeatUnanswered(): Promise<number> {
    const first = this.unanswered.length
    const deadline = Date.now() + 60_000
    while (this.unanswered.length > 0 && Date.now() < deadline) {
      const some = this.unanswered.splice(0, 16)
      await Promise.all(some.map((attempt) => this.attempt(attempt)))
    }
    if (this.unanswered.length > 0) throw new Error(`${this.unanswered.length} bookings got no response for a minute`)
    return first
  }

  newRound(): void {
    this.seen = new Map()
    this.moments = []
  }

  /** Was a booking acknowledged that was begun after this moment? */
  hasBookedSince = (moment: number): boolean => this.lastBegun > moment

  /** How many bookings were acknowledged since this moment. */
  countSince = (moment: number): number => this.moments.filter((one) => one > moment).length

  /** The longest time without an acknowledged booking since this moment, in milliseconds, and when it was over. */
  longestPause(since: number): { ms: number; over: number } {
    const marks = [since, ...this.moments.filter((one) => one > since)]
    const pauses = marks.slice(1).map((over, index) => ({ ms: over - (marks[index] ?? over), over }))
    return pauses.reduce((longest, one) => (one.ms > longest.ms ? one : longest), { ms: 0, over: since })
  }

  private async bookNext(): Promise<void> {
    const next = this.plans.next()
    if (next.done) throw new Error('the clinic is fully booked: a round without writing would show nothing')
    const [number, plan] = next.value
    const rivals = number % RIVAL_EVERY === 0 ? [this.patients[(number + 1) % this.patients.length]] : []
    const wanting = [plan.patient, ...rivals].filter((patient) => patient !== undefined)
    await Promise.all(wanting.map((patient) => this.attempt({ patient, plan, key: crypto.randomUUID() })))
  }

  private async attempt(attempt: Attempt): Promise<void> {
    const begun = performance.now()
    this.waiting += 1
    const { patient, plan } = attempt
    const response = await book(attempt)
    this.waiting -= 1
    count(this.seen, response.what)
    this.troubled = response.status === 0 || response.status >= 500
    if (this.troubled) this.unanswered.push(attempt)
    if (response.status >= 300 || !response.data?.jadwal_id) return
    this.acknowledged.push({ id: response.data.jadwal_id, userId: patient.userId, sessionId: plan.sessionId })
    this.moments.push(performance.now())
    this.lastBegun = Math.max(this.lastBegun, begun)
  }
}

/** The key stays the same when an attempt is repeated: that is what makes repeating safe. */
export function book({ patient, plan, key }: Attempt) {
  const body = orderOf(patient, plan)
  return visit<{ jadwal_id: number }>(`${ENTRANCE_URL}/api/users/konsultasi/book`, patient.token, { body, key })
}
