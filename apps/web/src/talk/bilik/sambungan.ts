import { randomId } from '../../base/lib/random-id.ts'
import { timeoutSignal } from '../../base/lib/timeout-signal.ts'

const key = (jadwal_id: number) => `bilik.${jadwal_id}`
/** A document that is left gives up its lock a moment after the next one began. */
const TUNGGU_MS = 1_500

/** `isDiDalam`: the person has entered, so that a reload needs no other check of the devices; `denganGambar`: with the camera. */
export type Kept = { sambungan: string; isDiDalam: boolean; denganGambar: boolean }

function kept(jadwal_id: number): Kept | null {
  try {
    const value: Partial<Kept> | null = JSON.parse(sessionStorage.getItem(key(jadwal_id)) ?? 'null')
    const { sambungan, isDiDalam = false, denganGambar = true } = value ?? {}
    return sambungan ? { sambungan, isDiDalam, denganGambar } : null
  } catch {
    return null
  }
}

/** Keeps it in mind until the tab is closed. */
export function simpanSambungan(jadwal_id: number, value: Kept): void {
  try {
    sessionStorage.setItem(key(jadwal_id), JSON.stringify(value))
  } catch {
    // Storage can be missing or full: then a reload enters with a new number.
  }
}

/**
 * The number of this page in the room, the same after a reload. A browser copies it into a duplicated tab: the lock tells the two
 * apart, and the copy gets a number of its own.
 */
export async function sambunganOf(jadwal_id: number): Promise<Kept> {
  const before = kept(jadwal_id)
  if (before && (await hold(before.sambungan))) return before
  const made: Kept = { sambungan: randomId(), isDiDalam: false, denganGambar: true }
  await hold(made.sambungan)
  simpanSambungan(jadwal_id, made)
  return made
}

const held = new Set<string>()

/** Holds the lock of a number for as long as the page lives; false where another page holds it. */
function hold(sambungan: string): Promise<boolean> {
  if (!navigator.locks || held.has(sambungan)) return Promise.resolve(true)
  return new Promise((resolve) => {
    const signal = timeoutSignal(TUNGGU_MS)
    navigator.locks
      .request(`bilik-${sambungan}`, { signal }, () => {
        held.add(sambungan)
        resolve(true)
        return new Promise(() => undefined)
      })
      .catch(() => resolve(false))
  })
}
