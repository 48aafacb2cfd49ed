import { setTimeout as sleep } from 'node:timers/promises'
import { hold } from '@sehati/testkit/client/booking'
import type { Observed } from '@sehati/testkit/client/observed'
import type { Plan } from '@sehati/testkit/clinic/plans'
import { countLostHolds } from '@sehati/testkit/clinic/verify-bookings'
import type pg from 'pg'

type Held = { id: number; plan: Plan; until: Date }

const WRITERS = 4
const PAUSE_MS = 250

/** Patients who hold a slot each and do not book it: the hold is to stay until it ends by itself. */
export class HoldLoad {
  /** How many were acknowledged in all. */
  acknowledged = 0
  private standing: Held[] = []
  private readonly unanswered: Plan[] = []
  private readonly plans: Iterator<Plan>
  private readonly isIdle: boolean
  private readonly address: string
  private readonly observed: Observed

  /** Without plans nothing is held. */
  constructor(address: string, plans: Plan[], observed: Observed) {
    this.address = address
    this.plans = plans.values()
    this.isIdle = plans.length === 0
    this.observed = observed
  }

  /** Runs until `stop` is aborted. */
  async run(stop: AbortSignal): Promise<void> {
    if (this.isIdle) return
    await Promise.all(Array.from({ length: WRITERS }, () => this.write(stop)))
  }

  /** Removes the holds that may have ended: no process has a clock that is ahead of `latest`. */
  forgetEnded(latest: Date): void {
    this.standing = this.standing.filter(({ until }) => until > latest)
  }

  /** How many of the holds that have not ended at `latest` are not in the database. */
  async countLost(db: pg.ClientBase, latest: Date): Promise<number> {
    this.forgetEnded(latest)
    const held = this.standing.map(({ id, plan }) => ({ id, userId: plan.patient.userId, sessionId: plan.sessionId }))
    return countLostHolds(db, held)
  }

  private async write(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      // The same slot again returns the same hold.
      const plan = this.unanswered.shift() ?? this.next()
      const outcome = await hold(this.address, plan.patient, plan, this.observed)
      if (outcome.kind === 'refused') throw new Error(`a free slot could not be held: ${outcome.code}`)
      if (outcome.kind === 'unknown') this.unanswered.push(plan)
      else {
        this.acknowledged += 1
        this.standing.push({ id: outcome.id, plan, until: outcome.until })
      }
      await sleep(PAUSE_MS)
    }
  }

  private next(): Plan {
    const { value, done } = this.plans.next()
    if (done) throw new Error('all patients hold a slot: a round without holding would show nothing')
    return value
  }
}
