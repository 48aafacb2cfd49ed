import crypto from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type BookingOutcome, book, hold } from '@sehati/testkit/client/booking'
import { Observed } from '@sehati/testkit/client/observed'
import type { Patient, Plan } from '@sehati/testkit/clinic/plans'
import type { Acknowledged } from '@sehati/testkit/clinic/verify-bookings'

type Attempt = { patient: Patient; plan: Plan; key: string }

const WRITERS = 16
const RIVAL_EVERY = 5
/** So often the slot is held first, as the booking page does: a held slot must survive a kill no longer than its time. */
const HOLD_EVERY = 3
/** A user without a response waits before the next attempt. */
const RETRY_PAUSE_MS = 200

/** Books plan after plan and records the outcomes. Every fifth slot is requested by two patients at once. */
export class BookingLoad {
  readonly acknowledged: Acknowledged[] = []
  readonly refused = new Map<string, number>()
  private readonly unanswered: Attempt[] = []
  private readonly plans: Iterator<[number, Plan]>
  private readonly patients: Patient[]
  private readonly address: string
  private readonly observed: Observed
  private readonly pauseMs: number

  /** A long drill books with pauses, lest it run out of free slots. */
  constructor(address: string, plans: Plan[], patients: Patient[], observed = new Observed(), pauseMs = 0) {
    this.address = address
    this.plans = plans.entries()
    this.patients = patients
    this.observed = observed
    this.pauseMs = pauseMs
  }

  /** Runs until `stop` is aborted. */
  async run(stop: AbortSignal): Promise<void> {
    await Promise.all(Array.from({ length: WRITERS }, () => this.write(stop)))
  }

  /** Repeats the attempts without a response, with the same keys, after the server is back. Returns their number. */
  async repeatUnanswered(): Promise<number> {
    const open = this.unanswered.splice(0)
    const rest = open.values()
    const repeat = async () => {
      for (const attempt of rest) await this.attempt(attempt)
    }
    await Promise.all(Array.from({ length: WRITERS }, repeat))
    return open.length
  }

  /** The patient and the session of each attempt without a response. */
  openAttempts(): { userId: number; sessionId: number }[] {
    return this.unanswered.map(({ patient, plan }) => ({ userId: patient.userId, sessionId: plan.sessionId }))
  }

  private async write(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      const next = this.plans.next()
      if (next.done) throw new Error('the clinic is fully booked: a round without writing would show nothing')
      const [number, plan] = next.value
      const rivals = number % RIVAL_EVERY === 0 ? [this.patients[(number + 1) % this.patients.length]] : []
      if (number % HOLD_EVERY === 0) await hold(this.address, plan.patient, plan, this.observed)
      const wanting = [plan.patient, ...rivals].filter((patient) => patient !== undefined)
      const outcomes = await Promise.all(
        wanting.map((patient) => this.attempt({ patient, plan, key: crypto.randomUUID() })),
      )
      const isUnknown = outcomes.some((outcome) => outcome.kind === 'unknown')
      if (isUnknown || this.pauseMs > 0) await sleep(this.pauseMs + (isUnknown ? RETRY_PAUSE_MS : 0))
    }
  }

  private async attempt(attempt: Attempt): Promise<BookingOutcome> {
    const { patient, plan, key } = attempt
    const outcome = await book(this.address, patient, plan, key, this.observed)
    if (outcome.kind === 'acknowledged')
      this.acknowledged.push({ id: outcome.id, userId: patient.userId, sessionId: plan.sessionId })
    else if (outcome.kind === 'refused') this.refused.set(outcome.code, (this.refused.get(outcome.code) ?? 0) + 1)
    else this.unanswered.push(attempt)
    return outcome
  }
}
