import { setTimeout as sleep } from 'node:timers/promises'
import type { Patient, Plan } from '@sehati/testkit/clinic/plans'
import { ENTRANCE_URL } from './layout.ts'
import { count, visit } from './visit.ts'

const READERS = 6
const BETWEEN_MS = 60

/** People who look at a day's slots, one professional after the other. */
export class Readers {
  seen = new Map<string, number>()
  private readonly plans: Plan[]
  private readonly patients: Patient[]

  constructor(plans: Plan[], patients: Patient[]) {
    this.plans = plans
    this.patients = patients
  }

  async run(stop: AbortSignal): Promise<void> {
    await Promise.all(Array.from({ length: READERS }, (_, number) => this.read(number, stop)))
  }

  newRound(): void {
    this.seen = new Map()
  }

  private async read(number: number, stop: AbortSignal): Promise<void> {
    for (let n = number; !stop.aborted; n += READERS) {
      const plan = this.plans[(n * 17) % this.plans.length]
      const patient = this.patients[n % this.patients.length]
      if (!plan || !patient) return
      const query = `profid=${plan.professionalId}&hari=Senin&tanggal=${plan.date}`
      const answer = await visit(`${ENTRANCE_URL}/api/users/jdwl/tenaga?${query}`, patient.token)
      count(this.seen, answer.what)
      await sleep(BETWEEN_MS)
    }
  }
}
