import crypto from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { verifyBookings } from '@sehati/testkit/clinic/verify-bookings'
import { until } from '@sehati/testkit/machine/until'
import { type BookingStream, book } from './booking-stream.ts'
import { type Clinic, withDatabase } from './clinic.ts'
import type { Fault, Stage } from './faults.ts'
import type { Layout } from './layout.ts'
import type { LiveCrowd } from './live-crowd.ts'
import type { Readers } from './readers.ts'
import type { Outcome } from './report.ts'

const BEFORE_MS = 3_000
/** How long a fault lasts in which the lead stays. */
const LASTING_MS = 20_000
const AFTER_MS = 3_000

export type Visitors = { bookings: BookingStream; readers: Readers; crowd: LiveCrowd; clinic: Clinic }

/** One fault under load, from a whole cluster to a whole cluster. */
export async function playRound(
  fault: Fault,
  stage: Stage,
  { bookings, readers, crowd, clinic }: Visitors,
  layout: Layout,
): Promise<Outcome> {
  const { cluster } = stage
  for (const one of [bookings, readers, crowd]) one.newRound()
  const before = bookings.acknowledged.length
  const stop = new AbortController()
  const load = Promise.all([bookings.run(stop.signal), readers.run(stop.signal)])
  load.catch(() => stop.abort())
  try {
    await sleep(BEFORE_MS)
    const former = await cluster.leaderName()
    const begin = performance.now()
    const { mend, remark } = await fault.strike(stage)
    if (fault.expects === 'another leader') await until(() => isOther(stage, former), 'another leader', 120_000)
    else await sleep(LASTING_MS)
    if (fault.expects !== 'nothing') {
      const since = performance.now()
      await until(() => bookings.hasBookedSince(since), 'a booking to be acknowledged again', 120_000)
      await sleep(AFTER_MS)
    }
    const remarks = remark ? [await remark(bookings)] : []
    const mending = performance.now()
    await mend()
    await until(() => cluster.isWhole(), 'the cluster to be whole again', 180_000)
    await until(() => bookings.hasBookedSince(mending), 'a booking to be acknowledged', 60_000)
    const whole = performance.now()
    const pause = bookings.longestPause(begin)
    stop.abort()
    await load
    const bookingsSaw = new Map(bookings.seen)
    const repeated = await bookings.repeatUnanswered()
    const reached = await sendMarker(bookings, crowd, clinic)
    const findings = await withDatabase('web1', layout, (db) => verifyBookings(db, bookings.acknowledged))
    return {
      fault,
      leader: [former, await cluster.leaderName()],
      acknowledged: bookings.acknowledged.length - before,
      repeated,
      pauseMs: pause.ms,
      backMs: pause.over - begin,
      wholeMs: whole - begin,
      bookingsSaw,
      readersSaw: new Map(readers.seen),
      sockets: { ...crowd.counts, of: crowd.size, reached },
      findings,
      remarks,
    }
  } finally {
    stop.abort()
    await load.catch(() => {})
  }
}

async function isOther({ cluster }: Stage, former: string | null): Promise<boolean> {
  const leader = await cluster.leaderName()
  return leader !== null && leader !== former
}

/** Books a slot that all screens follow. Returns how many received the event within ten seconds: 0 if it was refused. */
async function sendMarker(bookings: BookingStream, crowd: LiveCrowd, clinic: Clinic): Promise<number> {
  await until(crowd.isConnected, 'all screens to be connected again')
  crowd.listen()
  const plan = clinic.markers.shift()
  if (!plan) throw new Error('there are no markers left')
  const response = await book({ patient: plan.patient, plan, key: crypto.randomUUID() })
  if (response.data?.jadwal_id === undefined || response.status >= 300) return 0
  bookings.acknowledged.push({
    id: response.data.jadwal_id,
    userId: plan.patient.userId,
    sessionId: plan.sessionId,
  })
  await until(() => crowd.reachedScreens() === crowd.size, 'all screens to receive the event', 10_000).catch(() => {})
  return crowd.reachedScreens()
}
