import { randomUUID } from 'node:crypto'
import { dataOf } from '@sehati/testkit/client/ask'
import { bookingBody } from '@sehati/testkit/client/booking'
import { type Clinic, planBooking, planHistory, planSlots, tokenOf } from '@sehati/testkit/clinic/numbered-clinic'
import { type LiveConnection, openLive } from '@sehati/testkit/live/live-connection'
import type { People } from './people.ts'
import { type Call, visitActs } from './visit-acts.ts'
import type { Visits } from './visits.ts'

type Tally = {
  done: Record<string, number>
  errors: Record<string, number>
  booked: number[]
  messages: number[]
  events: number
}

/** How often each happens in a second: a clinic of some hundred people who are busy at the same time. */
const PER_SECOND = {
  slots: 12,
  history: 5,
  dashboard: 3,
  notices: 5,
  page: 2,
  booking: 3,
  chat: 5,
  starts: 3,
  short: 1,
  look: 0.5,
  urgent: 0.3,
  handover: 0.2,
  login: 0.5,
  wander: 0.2,
}
type Act = keyof typeof PER_SECOND
/** So often the slot is held before it is booked: a patient may hold twelve slots in an hour. */
const HOLD_EVERY = 3

/** Starts the load at this pace. Its `end` waits for the requests in progress. */
export async function beginLife(url: string, clinic: Clinic, people: People, visits: Visits, pace: number) {
  const tally: Tally = { done: {}, errors: {}, booked: [], messages: [], events: 0 }
  const { pairs, accounts, password } = people
  const some = <T>(from: T[]): T => from[Math.floor(Math.random() * from.length)] as T
  const anyone = () => tokenOf(clinic, Math.floor(Math.random() * clinic.patients))
  let bookings = 0

  const call: Call = (method, path, token, body) =>
    dataOf(url, { method, path, token: token ?? undefined, body }, { patienceMs: 30_000 })
  const ask = <T>(path: string, token: string | null, body?: object): Promise<T> =>
    call<T>(body ? 'POST' : 'GET', path, token, body)

  const live: { client: LiveConnection; place: number }[] = []
  const connect = async (place: number) => {
    const pair = pairs[place >> 1] as People['pairs'][number]
    const client = openLive(url, pair.tokens[place & 1] as string, {
      received: (event) => {
        if (event === 'kabar') tally.events += 1
      },
    })
    await client.connected
    live.push({ client, place })
  }

  const acts: Record<Act, () => Promise<unknown>> = {
    slots: () => {
      const { profid, hari, tanggal } = planSlots(clinic)
      return ask(`/api/users/jdwl/tenaga?profid=${profid}&hari=${hari}&tanggal=${tanggal}`, anyone())
    },
    history: () => ask('/api/users/riwayat/check?page=1&limit=10', tokenOf(clinic, planHistory(clinic))),
    dashboard: () => ask('/api/allroles/dashboard', anyone()),
    notices: () => ask('/api/allroles/pemberitahuan/belum-dibaca', anyone()),
    page: () => ask('/', null),
    booking: async () => {
      const { patient, ...booking } = planBooking(clinic, bookings)
      const token = tokenOf(clinic, patient)
      if (bookings++ % HOLD_EVERY === 0) {
        const { user_id: _, ...slot } = booking
        await ask('/api/users/slot/tahan', token, slot)
        count(tally.done, 'hold')
      }
      const { jadwal_id } = await ask<{ jadwal_id: number }>('/api/users/konsultasi/book', token, bookingBody(booking))
      tally.booked.push(jadwal_id)
    },
    chat: async () => {
      const { jadwal_id, tokens } = some(pairs)
      const from = some([0, 1])
      const message = {
        jadwal_id,
        pesan: 'Selamat pagi, saya ingin bertanya tentang jadwal obat.',
        client_id: randomUUID(),
      }
      const { id } = await ask<{ id: number }>('/api/allroles/percakapan', tokens[from] as string, message)
      tally.messages.push(id)
      await ask(
        `/api/allroles/percakapan?jadwal_id=${jadwal_id}&${id > 1 ? `after=${id - 1}` : 'limit=1'}`,
        tokens[1 - from] as string,
      )
    },
    ...visitActs(call, visits, (jadwal_id) => tally.booked.push(jadwal_id)),
    login: async () => {
      const { token } = await ask<{ token: string }>('/api/public/login', null, { email: some(accounts), password })
      await ask('/api/allroles/logout', token, {})
    },
    // One goes and comes again.
    wander: async () => {
      const gone = live.splice(Math.floor(Math.random() * live.length), 1)[0]
      if (!gone) return
      gone.client.close()
      await connect(gone.place)
    },
  }

  for (let place = 0; place < 2 * pairs.length; place++) await connect(place)
  const under = new Set<Promise<void>>()
  const perform = (act: Act) => {
    const running = acts[act]().then(
      () => count(tally.done, act),
      (error: Error) => count(tally.errors, `${act}: ${error.message}`),
    )
    const kept = running.finally(() => under.delete(kept))
    under.add(kept)
  }
  const timers = Object.entries(PER_SECOND).map(([act, rate]) =>
    setInterval(perform, 1_000 / (rate * pace), act as Act),
  )

  return {
    tally,
    end: async () => {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(under)
      for (const { client } of live) client.close()
    },
  }
}

function count(into: Record<string, number>, what: string): void {
  into[what] = (into[what] ?? 0) + 1
}
