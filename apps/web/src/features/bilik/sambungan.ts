const key = (jadwal_id: number) => `sehati.bilik.${jadwal_id}`
/** A document that is left gives up its lock a moment after the next one began. */
const TUNGGU_MS = 1_500

type Kept = { sambungan: string; isDiDalam: boolean }

function kept(jadwal_id: number): Kept | null {
  try {
    const { sambungan, isDiDalam } = JSON.parse(sessionStorage.getItem(key(jadwal_id)) ?? 'null') ?? {}
    return typeof sambungan === 'string' ? { sambungan, isDiDalam: isDiDalam === true } : null
  } catch {
    return null
  }
}

const keep = (jadwal_id: number, value: Kept) => sessionStorage.setItem(key(jadwal_id), JSON.stringify(value))

/**
 * The number of this page in the room, the same after a reload. A browser copies it into a duplicated tab: the lock tells the two
 * apart, and the copy gets a number of its own.
 */
export async function sambunganOf(jadwal_id: number): Promise<Kept> {
  const before = kept(jadwal_id)
  if (before && (await hold(before.sambungan))) return before
  const made: Kept = { sambungan: crypto.randomUUID(), isDiDalam: false }
  await hold(made.sambungan)
  keep(jadwal_id, made)
  return made
}

/** Keeps in mind whether the person has entered: then a reload enters without another check of the devices. */
export const catatDiDalam = (jadwal_id: number, sambungan: string, isDiDalam: boolean): void =>
  keep(jadwal_id, { sambungan, isDiDalam })

const held = new Set<string>()

/** Holds the lock of a number for as long as the page lives; false where another page holds it. */
function hold(sambungan: string): Promise<boolean> {
  if (!navigator.locks || held.has(sambungan)) return Promise.resolve(true)
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(TUNGGU_MS)
    navigator.locks
      .request(`sehati-bilik-${sambungan}`, { signal }, () => {
        held.add(sambungan)
        resolve(true)
        return new Promise(() => undefined)
      })
      .catch(() => resolve(false))
  })
}
