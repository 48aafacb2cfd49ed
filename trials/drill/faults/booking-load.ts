import crypto from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type BookingOutcome, book, hold } from '@sehati/testkit/client/booking'
import { Observed } from '@sehati/testkit/client/observed'
import type { Patient, Plan } from '@sehati/testkit/clinic/plans'
import type { Acknowledged } from '@sehati/testkit/clinic/verify-bookings'

/** `isHeld`: the server has confirmed that this patient holds the slot. */
type Attempt = { patient: Patient; plan: Plan; key: string; isHeld: boolean }

const WRITERS = 16
const RIVAL_EVERY = 5
/** Visitors hold before they book, as the booking page does; but not here, so that bookings also meet without a hold. */
const NO_HOLD_EVERY = 2 * RIVAL_EVERY
/** A user without a response waits before the next attempt. */
const RETRY_PAUSE_MS = 200

/** Books plan after plan and records the outcomes. Every fifth slot is requested by two patients at once. */
export class BookingLoad {
  readonly acknowledged: Acknowledged[] = []
  readonly refused = new Map<string, number>()
  /** How often a patient was refused the slot that they held. */
  heldInVain = 0
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
      const isHeld = number % NO_HOLD_EVERY !== 0 && (await this.hold(plan))
      const wanting = [plan.patient, ...rivals].filter((patient) => patient !== undefined)
      const outcomes = await Promise.all(
        wanting.map((patient) =>
          this.attempt({ patient, plan, key: crypto.randomUUID(), isHeld: isHeld && patient === plan.patient }),
        ),
      )
      const isUnknown = outcomes.some((outcome) => outcome.kind === 'unknown')
      if (isUnknown || this.pauseMs > 0) await sleep(this.pauseMs + (isUnknown ? RETRY_PAUSE_MS : 0))
    }
  }

  private async hold(plan: Plan): Promise<boolean> {
    const { kind } = await hold(this.address, plan.patient, plan, this.observed)
    return kind === 'held'
  }

  private async attempt(attempt: Attempt): Promise<BookingOutcome> {
    const { patient, plan, key, isHeld } = attempt
    const outcome = await book(this.address, patient, plan, key, this.observed)
    if (outcome.kind === 'acknowledged')
      this.acknowledged.push({ id: outcome.id, userId: patient.userId, sessionId: plan.sessionId })
    else if (outcome.kind === 'refused') {
      this.refused.set(outcome.code, (this.refused.get(outcome.code) ?? 0) + 1)
      if (isHeld && outcome.code === 'SLOT_TAKEN') this.heldInVain += 1
    } else this.unanswered.push(attempt)
    return outcome
  }
}
