import { type Tanggal, tanggalWib } from '@sehati/contract/base/waktu'
import { getWaktu } from '@sehati/contract/base/waktu.endpoints'
import { call } from './call.ts'
import { behindAfter } from './clock.rules.ts'

// The clocks of phones go wrong by minutes, and by days. What can be booked, what is over and what "today" means is
// judged by the service's clock: it is asked on arrival and now and then, and this device's is read with that
// difference.

const ASK_AGAIN_MS = 10 * 60_000

/** How far this device's clock is behind the service's, in milliseconds. */
let behind = 0
const watchers = new Set<() => void>()

/** The time, as the service has it. */
export const now = (): Date => new Date(Date.now() + behind)

/** Today's date in Jakarta. */
export const hariIni = (): Tanggal => tanggalWib(now())

/** Calls back when the difference turns out to be another one; returns the function that ends this. */
export function onClockSet(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

async function askForTime(): Promise<void> {
  const sent = Date.now()
  const { sekarang } = await call(getWaktu, {})
  const next = behindAfter({ sent, received: Date.now(), sekarang: Date.parse(sekarang) }, behind)
  if (next === behind) return
  behind = next
  for (const watcher of watchers) watcher()
}

/** Keeps `now` right for as long as the page lives; without a response it is the time of this device. */
export function followServerTime(): void {
  const ask = () => {
    if (document.visibilityState === 'visible') askForTime().catch(() => {})
  }
  ask()
  setInterval(ask, ASK_AGAIN_MS)
  // A device that slept, or whose clock was set meanwhile, comes back to this page.
  document.addEventListener('visibilitychange', ask)
  window.addEventListener('online', ask)
}
