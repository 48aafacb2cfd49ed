import { setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import { pause, repeatUntil, type Until } from './repeat.ts'

/** The latest start of an attempt after its row was taken: it then still ends before the row is due again. */
const BEGIN_MS = 45_000
/** How often it is tried to record what a service accepted. */
const RECORD_EVERY_MS = 1_000
/** How long. After it the row was due again for long. */
const RECORD_MS = 300_000

/** A queue of mails, pushes or messages (base/db/queue.ts), and the service that takes them. */
export type Queue<Kiriman, Hasil = void> = {
  /** How many are under way in a process: one that waits for a slow service delays no other. */
  atOnce: number
  /** How many one statement takes. A process holds at most twice as many. */
  batch: number
  /** Takes what is due, so many at most. */
  take: (most: number) => Promise<Kiriman[]>
  /** Takes the one that follows it at once, where rows are sent in an order; undefined where it is not due. */
  next?: (kiriman: Kiriman) => Promise<Kiriman | undefined>
  /** Until when it waits where it may not leave now, without an attempt. */
  waitsUntil?: (kiriman: Kiriman) => Date | null
  /** One attempt. */
  send: (kiriman: Kiriman, signal: AbortSignal) => Promise<Hasil>
  /** Records that the service accepted it. */
  sent: (kiriman: Kiriman, hasil: Hasil) => Promise<void>
  /** Lets it wait for its next attempt, or gives it up. */
  failed: (kiriman: Kiriman, error: unknown) => Promise<void>
  /** Lets it wait until then, or lets it be due now; the attempt did not happen. */
  postpone: (kiriman: Kiriman, sejak?: Date) => Promise<void>
}

/** Runs work when there is room for it. */
type Slot = <T>(work: () => Promise<T>) => Promise<T>

/** Sends what is due until the process stops; any number of processes share the work. What was not tried then is due at once for the others. */
export async function sendUntil<Kiriman, Hasil>(
  until: Until,
  queue: Queue<Kiriman, Hasil>,
  report: (error: unknown) => void,
): Promise<void> {
  const { atOnce, batch, take } = queue
  const slot = pLimit(atOnce)
  const held = new Set<Promise<void>>()
  let room = Promise.withResolvers<void>()
  function hold(kiriman: Kiriman): void {
    const work = sendInOrder(queue, kiriman, until, slot)
      .catch(report)
      .finally(() => {
        held.delete(work)
        if (held.size <= batch) room.resolve()
      })
    held.add(work)
  }
  async function step(): Promise<boolean> {
    const most = Math.min(batch, 2 * batch - held.size)
    const taken = most > 0 ? await take(most) : []
    for (const kiriman of taken) hold(kiriman)
    if (taken.length < most) return false
    // More may be due.
    room = Promise.withResolvers()
    if (held.size > batch) await Promise.race([room.promise, pause(until.stopping)])
    return true
  }
  await repeatUntil(until.stopping, step, report)
  await Promise.all(held)
}

/** Sends one that was taken, and those that follow it, until the process stops. */
async function sendInOrder<Kiriman, Hasil>(
  queue: Queue<Kiriman, Hasil>,
  first: Kiriman,
  until: Until,
  slot?: Slot,
): Promise<void> {
  let kiriman: Kiriman | undefined = first
  while (kiriman !== undefined) {
    await sendOne(queue, kiriman, until, slot)
    kiriman = until.stopping.aborted ? undefined : await queue.next?.(kiriman)
  }
}

/** Sends one that was taken, or lets it wait. Rejects only where the database is away: it is then due again after its lease. */
export async function sendOne<Kiriman, Hasil>(
  queue: Queue<Kiriman, Hasil>,
  kiriman: Kiriman,
  until: Until,
  slot: Slot = (work) => work(),
): Promise<void> {
  const latest = performance.now() + BEGIN_MS
  const record = await slot(() => attempt(queue, kiriman, until, latest))
  await record()
}

/** Returns what is to be recorded of the attempt. */
async function attempt<Kiriman, Hasil>(
  queue: Queue<Kiriman, Hasil>,
  kiriman: Kiriman,
  { stopping, ending }: Until,
  latest: number,
): Promise<() => Promise<void>> {
  if (stopping.aborted || performance.now() > latest) return () => queue.postpone(kiriman)
  const later = queue.waitsUntil?.(kiriman)
  if (later) return () => queue.postpone(kiriman, later)
  try {
    const hasil = await queue.send(kiriman, ending)
    return () => inTheEnd(() => queue.sent(kiriman, hasil), ending)
  } catch (error) {
    // The process ends: another one repeats the attempt.
    return () => (ending.aborted ? queue.postpone(kiriman) : queue.failed(kiriman, error))
  }
}

/** Tries again while the database is unreachable, so that what was accepted is not sent twice. */
async function inTheEnd(record: () => Promise<void>, ending: AbortSignal): Promise<void> {
  const latest = performance.now() + RECORD_MS
  for (;;)
    try {
      return await record()
    } catch (error) {
      if (ending.aborted || performance.now() > latest) throw error
      await wait(RECORD_EVERY_MS, undefined, { signal: ending }).catch(() => {})
    }
}
