import { layananBawaan } from '@sehati/contract/clinic/bawaan.rules'
import { isDilayani } from '@sehati/contract/clinic/jam-nomor.rules'
import { jumlahTerbuka } from '@sehati/contract/clinic/layanan.rules'
import type { Layanan, LayananPublik } from '@sehati/contract/clinic/layanan.schema'
import { nomorBantuan } from '@sehati/contract/clinic/nomor.rules'
import type { Reader } from '../../base/db/db.ts'
import { GAP } from '../../base/db/db-event.ts'
import type { EventStream } from '../../base/db/event-stream.ts'
import { countOrang, findLayanan } from './layanan.store.ts'

/** After this the counts of people are read again; texts and numbers are read again when they change. */
const MAX_AGE_MS = 10 * 60_000

export type LayananCache = {
  /**
   * What the clinic says now. The same object until something in it changes: a text, a number, or whether a number is
   * answered. Never fails: see `makeLayananCache`.
   */
  current: () => Promise<LayananPublik>
  /** Reads it again at the next use: to be called after the commit that changed it. */
  clear: () => void
}

/**
 * Keeps what every page shows in memory. A NOTIFY of a change makes every process read it again. While the database is
 * away the pages show what was read last, or the numbers that the product came with: emergency numbers never fail.
 */
export function makeLayananCache(
  db: Reader,
  clock: () => Date,
  events?: Pick<EventStream, 'subscribe' | 'isListening'>,
  /** Whether this process is set up for video, which no admin changes. */
  video = false,
): LayananCache {
  let last: LayananPublik = { ...layananBawaan, video }
  let readAt = Number.NEGATIVE_INFINITY
  let isValid = false
  let reading: Promise<LayananPublik> | null = null
  /** Counts the changes: a read that began before one may have seen the older state, and does not count as the newest. */
  let changes = 0

  const clear = () => {
    changes += 1
    isValid = false
    reading = null
  }
  events?.subscribe({
    listening: clear,
    // What was read stays in use: without a connection the database is probably away.
    lost: () => {},
    received: ({ jenis }) => {
      if (jenis === 'layanan' || jenis === GAP) clear()
    },
  })

  async function read(): Promise<LayananPublik> {
    const before = changes
    try {
      const [layanan, { tenaga, pengguna }] = await Promise.all([findLayanan(db), countOrang(db)])
      const found = {
        ...layanan,
        nomor_darurat: bukaAt(layanan.nomor_darurat, clock()),
        jumlah: { tenaga, pengguna: jumlahTerbuka(pengguna) },
        video,
      }
      if (before !== changes) return found
      if (JSON.stringify(found) !== JSON.stringify(last)) last = found
      isValid = events?.isListening() ?? false
      readAt = performance.now()
    } catch {
      // The database's own checks report that it is away.
    }
    if (before === changes) reading = null
    return last
  }
  const readOnce = () => {
    reading ??= read()
    return reading
  }
  /** Whether a number is answered changes with the clock alone. */
  const asOf = (found: LayananPublik, now: Date) => {
    if (found.nomor_darurat.every(({ dilayani, buka }) => isDilayani(dilayani, now) === buka)) return found
    const turned = { ...found, nomor_darurat: bukaAt(found.nomor_darurat, now) }
    if (found === last) last = turned
    return turned
  }

  return {
    clear,
    async current() {
      if (!isValid) return asOf(await readOnce(), clock())
      if (performance.now() - readAt > MAX_AGE_MS) void readOnce()
      return asOf(last, clock())
    },
  }
}

const bukaAt = (nomor: Layanan['nomor_darurat'], at: Date) => nomor.map((one) => nomorBantuan(one, at))
