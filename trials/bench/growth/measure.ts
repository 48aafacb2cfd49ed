import { createHash } from 'node:crypto'
import { withClient } from '@sehati/testkit/product/databases'
import type { RunningProduct } from '@sehati/testkit/product/product'
import { type Connection, openConnection } from '../connection.ts'
import { rawRequest } from '../raw-request.ts'
import type { Ask, Asked } from './askers.ts'
import type { Filled } from './databases.ts'
import { type Plan, tokenOf } from './plan.ts'

export type Measured = { name: string; consultations: number; times: number[]; errors: Record<string, number> }
type Place = { filled: Filled; server: RunningProduct }
type Options = { asked: Asked[]; clients: number; repeats: number; warmUp: number; signal: AbortSignal }

/** An endpoint whose requests took longer than this in total is not requested any more: while it warms up, and again while it is measured. */
const MOST_MS = 60_000

/** The number of requests that each client sends to one endpoint before all clients go on to the next. */
const BLOCK = 5

/**
 * Measures all sizes in turns, request by request: other work of the machine affects all of them. The endpoints take
 * turns too, a few requests at a time and in another order in each round. Two endpoints are never called at the same
 * moment: no request waits behind a response of another kind.
 */
export async function measure(places: Place[], options: Options): Promise<Measured[]> {
  const results = options.asked.flatMap(({ name }) =>
    places.map(({ filled }): Measured => ({ name, consultations: filled.plan.consultations, times: [], errors: {} })),
  )
  const [warmingUp, measuring] = [new Map<string, number>(), new Map<string, number>()]
  const open = await Promise.all(
    Array.from({ length: options.clients }, () => Promise.all(places.map(({ server }) => openConnection(server.port)))),
  )
  let booked = 0
  const askOne = async (at: number, n: number, who: number, isCounted: boolean) => {
    const one = options.asked[at] as Asked
    const spent = isCounted ? measuring : warmingUp
    for (let turn = 0; turn < places.length; turn++) {
      options.signal.throwIfAborted()
      const place = (turn + n) % places.length
      const { plan } = (places[place] as Place).filled
      const request = requestOf(one.ask(plan, n))
      const began = performance.now()
      const status = await statusOf(open[who]?.[place] as Connection, request)
      const ms = performance.now() - began
      spent.set(one.name, (spent.get(one.name) ?? 0) + ms)
      const result = results[at * places.length + place] as Measured
      if (status >= 300) result.errors[status] = (result.errors[status] ?? 0) + 1
      else if (isCounted) result.times.push(ms)
    }
  }
  const each = Math.ceil(options.repeats / options.clients)
  for (let done = -options.warmUp; done < each; done += BLOCK) {
    const order = options.asked.map((_, at) => at).sort(() => Math.random() - 0.5)
    for (const at of order) {
      const one = options.asked[at] as Asked
      if (((done < 0 ? warmingUp : measuring).get(one.name) ?? 0) > MOST_MS) continue
      const client = async (who: number) => {
        for (let round = done; round < Math.min(done + BLOCK, each); round++) {
          // No client books what another one books.
          const n = one.kind === 'write' ? booked++ : (round + options.warmUp) * options.clients + who
          await askOne(at, n, who, round >= 0)
        }
      }
      await Promise.all(open.map((_, who) => client(who)))
    }
  }
  for (const connection of open.flat()) connection.close()
  return results
}

const requestOf = ({ who, token, path, method = 'GET', body }: Ask) =>
  rawRequest({ method, path, token: who === null ? token : tokenOf(who), body })

const statusOf = (connection: Connection, request: string) =>
  new Promise<number>((resolve, reject) => {
    connection.ask(request, (response, error) => (response ? resolve(response.status) : reject(error)))
  })

/** Signs in all users in whose name requests are sent. */
export async function signIn(url: string, plan: Plan, asked: Asked[], asks: number): Promise<void> {
  const people = new Set<number>()
  for (const { ask } of asked)
    for (let n = 0; n < asks; n++) {
      const { who } = ask(plan, n)
      if (who !== null) people.add(who)
    }
  await withClient(url, (db) =>
    db.query(
      `insert into auth_session (token_hash, user_id, perangkat, created_at, last_used_at)
       select decode(hash, 'hex'), user_id, 'Beban', now(), now() from unnest($1::text[], $2::int[]) made (hash, user_id)
       on conflict (token_hash) do update set created_at = now(), last_used_at = now()`,
      [[...people].map((id) => createHash('sha256').update(tokenOf(id)).digest('hex')), [...people]],
    ),
  )
}

/** What was booked meanwhile is cancelled, so that the same can be booked again. */
export const cancelBooked = (url: string, plan: Plan) =>
  withClient(url, (db) =>
    db.query(
      `with batal as (
         update konsultasi set status = 'dibatalkan', sebab_batal = 'klinik' where jadwal_id > $1 and status <> 'dibatalkan' returning jadwal_id
       )
       delete from tempat where tempat_id in (select jadwal_id from batal)`,
      [plan.all],
    ),
  )
