import crypto from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, book } from '@sehati/testkit/client/booking'
import { Observed } from '@sehati/testkit/client/observed'
import type { Patient, Plan } from '@sehati/testkit/clinic/plans'
import type { Acknowledged } from '@sehati/testkit/clinic/verify-bookings'

type Attempt = { patient: Patient; plan: Plan; key: string }

const WRITERS = 16
const RIVAL_EVERY = 5
/** Who gets no answer waits a little before the next try, as a person would. */
const DISMAY_MS = 200

/** Books plan after plan and keeps book of what the server said. Every fifth slot two patients want at once. */
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

  /** Runs until told to stop. */
  async run(stop: AbortSignal): Promise<void> {
    await Promise.all(Array.from({ length: WRITERS }, () => this.write(stop)))
  }

  /** Repeats what got no answer, with the same keys, now that the server is back. Answers how many there were. */
  async repeatUnanswered(): Promise<number> {
    const open = this.unanswered.splice(0)
    const rest = open.values()
    const repeat = async () => {
      for (const attempt of rest) await this.attempt(attempt)
    }
    await Promise.all(Array.from({ length: WRITERS }, repeat))
    return open.length
  }

  /** Of whom and what session the attempts without an answer are. */
  openAttempts(): { userId: number; sessionId: number }[] {
    return this.unanswered.map(({ patient, plan }) => ({ userId: patient.userId, sessionId: plan.sessionId }))
  }

  private async write(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      const next = this.plans.next()
      if (next.done) throw new Error('the clinic is fully booked: a round without writing would show nothing')
      const [number, plan] = next.value
      const rivals = number % RIVAL_EVERY === 0 ? [this.patients[(number + 1) % this.patients.length]] : []
      const wanting = [plan.patient, ...rivals].filter((patient) => patient !== undefined)
      const answers = await Promise.all(
        wanting.map((patient) => this.attempt({ patient, plan, key: crypto.randomUUID() })),
      )
      const isUnknown = answers.some((answer) => answer.kind === 'unknown')
      if (isUnknown || this.pauseMs > 0) await sleep(this.pauseMs + (isUnknown ? DISMAY_MS : 0))
    }
  }

  private async attempt(attempt: Attempt): Promise<Answer> {
    const { patient, plan, key } = attempt
    const answer = await book(this.address, patient, plan, key, this.observed)
    if (answer.kind === 'acknowledged')
      this.acknowledged.push({ id: answer.id, userId: patient.userId, sessionId: plan.sessionId })
    else if (answer.kind === 'refused') this.refused.set(answer.code, (this.refused.get(answer.code) ?? 0) + 1)
    else this.unanswered.push(attempt)
    return answer
  }
}
