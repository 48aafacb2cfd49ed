import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from '@sehati/testkit/client/ask'
import { freshConnections } from '@sehati/testkit/client/exchange'
import type { Observed } from '@sehati/testkit/client/observed'
import type { Plan } from '@sehati/testkit/clinic/plans'

const READERS = 6
const PAUSE_MS = 60

/** Patients who look at the slots of a day; one of them opens a new connection each time. */
export async function readSlots(address: string, plans: Plan[], observed: Observed, stop: AbortSignal): Promise<void> {
  const read = async (reader: number) => {
    for (let turn = reader; !stop.aborted; turn += READERS) {
      const { patient, professionalId, date } = plans[turn % plans.length] as Plan
      const day = new Date(date).toLocaleDateString('id-ID', { weekday: 'long', timeZone: 'UTC' })
      const how = reader === 0 ? { agent: freshConnections } : {}
      const path = `/api/users/jdwl/tenaga?profid=${professionalId}&hari=${day}&tanggal=${date}`
      await observed.watch('read', () => ask(address, { method: 'GET', path, token: patient.token }, how))
      await sleep(PAUSE_MS)
    }
  }
  await Promise.all(Array.from({ length: READERS }, (_, reader) => read(reader)))
}
