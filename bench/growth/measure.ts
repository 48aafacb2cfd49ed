import { createHash } from 'node:crypto'
import http from 'node:http'
import { withClient } from '../speed/databases.ts'
import type { Server } from '../speed/server.ts'
import type { Filled } from './databases.ts'
import { type Plan, tokenOf } from './plan.ts'
import type { Ask, Asked } from './requests.ts'

export type Measured = { name: string; consultations: number; times: number[]; errors: Record<string, number> }
type Place = { filled: Filled; server: Server }
type Options = { asked: Asked[]; askers: number; repeats: number; warmUp: number; signal: AbortSignal }

/** An endpoint that has taken so long in all is not asked any more. */
const MOST_MS = 60_000

/**
 * All sizes in turns: whatever else the machine does meets all of them. Every asker has a connection to each server and
 * asks the endpoints in an order of their own, each one of every size before the next one.
 */
export async function measure(places: Place[], options: Options): Promise<Measured[]> {
  const results = options.asked.flatMap(({ name }) =>
    places.map(({ filled }): Measured => ({ name, consultations: filled.plan.consultations, times: [], errors: {} })),
  )
  const spent = new Map<string, number>()
  let booked = 0
  const asker = async (who: number) => {
    const agents = places.map(() => new http.Agent({ keepAlive: true, maxSockets: 1 }))
    for (let round = -options.warmUp; round < options.repeats / options.askers; round++) {
      const order = options.asked.map((_, at) => at).sort(() => Math.random() - 0.5)
      for (const at of order) {
        const one = options.asked[at] as Asked
        // Nobody books what another asker does.
        const n = one.kind === 'write' ? booked++ : (round + options.warmUp) * options.askers + who
        if ((spent.get(one.name) ?? 0) > MOST_MS) continue
        for (let turn = 0; turn < places.length; turn++) {
          options.signal.throwIfAborted()
          const place = (turn + round + who + places.length * 1_000) % places.length
          const { filled, server } = places[place] as Place
          const ask = one.ask(filled.plan, n)
          const began = performance.now()
          const status = await call(server.port, agents[place] as http.Agent, ask)
          const ms = performance.now() - began
          spent.set(one.name, (spent.get(one.name) ?? 0) + ms)
          const result = results[at * places.length + place] as Measured
          if (status >= 300) result.errors[status] = (result.errors[status] ?? 0) + 1
          else if (round >= 0) result.times.push(ms)
        }
      }
    }
    for (const agent of agents) agent.destroy()
  }
  await Promise.all(Array.from({ length: options.askers }, (_, who) => asker(who)))
  return results
}

function call(port: number, agent: http.Agent, { who, path, method = 'GET', body }: Ask): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(who === null ? {} : { authorization: `Bearer ${tokenOf(who)}` }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    }
    const request = http.request({ port, host: '127.0.0.1', agent, path, method, headers }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0)).once('error', reject)
    })
    request.once('error', reject)
    request.end(body ? JSON.stringify(body) : undefined)
  })
}

/** Everybody who asks is signed in, and as many weeks as possible are open for booking. */
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
    db.query(`update konsultasi set status = 'dibatalkan' where jadwal_id > $1 and status <> 'dibatalkan'`, [plan.all]),
  )
