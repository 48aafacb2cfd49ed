import { createHash } from 'node:crypto'
import { semuaLingkup } from '@sehati/contract/people/kunci-api.rules'
import { withClient } from '@sehati/testkit/product/databases'
import type { Asked } from './askers.ts'
import { adminUser, type Plan, patientUser, secretOf } from './plan.ts'

const WITHIN_MS = 20
/** Each key makes a limited number of calls in a minute. */
const KEYS = 20
const key = (n: number) => `sk_${secretOf(`fhir key ${n % KEYS}`).toString('base64url')}`

/** The keys by which the product is read by FHIR, with every scope. */
export const prepareFhir = (url: string, plan: Plan): Promise<void> =>
  withClient(url, async (db) => {
    await db.query(
      `insert into kunci_api (nama, kunci_hash, lingkup, oleh, dibuat, kedaluwarsa)
       select 'Beban', hash, $2, $3, now(), now() + interval '30 days' from unnest($1::bytea[]) hash
       on conflict (kunci_hash) do nothing`,
      [
        Array.from({ length: KEYS }, (_, n) => createHash('sha256').update(key(n)).digest()),
        semuaLingkup,
        adminUser(plan, 0),
      ],
    )
  })

const read = (name: string, path: (plan: Plan, n: number) => string): Asked => ({
  name: `fhir: ${name}`,
  ask: (plan, n) => ({ who: null, token: key(n), path: `/api/fhir/r4/${path(plan, n)}` }),
  within: WITHIN_MS,
})

export const fhir: Asked[] = [
  read('appointments of a day', (p, n) => `Appointment?date=${p.days[n % p.days.length]}`),
  read('appointments of a day, the largest page', (p, n) => `Appointment?date=${p.days[n % p.days.length]}&_count=100`),
  read('appointments of a person', (p, n) => `Appointment?patient=${patientUser(p, (n * 7919) % p.patients)}`),
  read('what changed', () => `Appointment?_lastUpdated=ge${new Date().toISOString().slice(0, 10)}&_count=100`),
  read('free slots of a week', (_, n) => `Slot?schedule=${1 + (n % 10)}&status=free`),
]
