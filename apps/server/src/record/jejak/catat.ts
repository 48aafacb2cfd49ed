import type { Tindakan } from '@sehati/contract/record/jejak.rules'
import type { JejakConnection } from '../../base/db/jejak-connection.ts'
import { reject } from '../../base/http/errors.ts'
import { barisJejak, type Catatan, type Oleh } from './catatan.ts'
import { insertJejak, type JejakBaru } from './jejak.store.ts'

/** The most rows of one statement. */
const BATCH = 500
/** The most rows that wait in a process; a reader beyond them is refused. */
const MOST_WAITING = 20_000
/** The most recorded reads that a process remembers; some six megabytes. */
const MOST_KNOWN = 50_000
/**
 * For how long a repeated read, or a refused one, of one session and object is not recorded again. Every other act is recorded each time, and so
 * is every read by emergency access.
 */
const ONCE_IN_MS: Partial<Record<Tindakan, number>> = {
  lihat: 15 * 60_000,
  lihat_daftar: 12 * 3_600_000,
  ditolak: 15 * 60_000,
  baca_kunci: 15 * 60_000,
}
const RETRY_AFTER_S = 5

/** Records who read what. Acts that change something record themselves in their own transaction (catatan.ts). */
export type Jejak = {
  /**
   * Records before the response leaves: resolves when the rows are committed. Refuses with `TRAIL_UNAVAILABLE` where they
   * cannot be, and then nothing may be shown.
   */
  catat: (oleh: Oleh, catatan: readonly Catatan[]) => Promise<void>
  /** Records beside the response, which does not wait for it. What cannot be recorded is counted. */
  susul: (oleh: Oleh, catatan: readonly Catatan[]) => void
  /** How many rows of `susul` could not be recorded since the start. */
  dropped: () => number
  /** Writes what waits, and closes the connection. */
  close: () => Promise<void>
}

type Part = { rows: JejakBaru[]; written: () => void; failed: (error: unknown) => void }

/**
 * Group commit: the rows of all requests of a process are collected while the previous batch is committed, and written by one
 * statement. A repeated read is left out where this process recorded the same one lately; a read
 * counts as recorded only after its commit.
 */
export function openJejak(
  connection: JejakConnection,
  clock: () => Date,
  report: (error: unknown) => void = () => {},
): Jejak {
  const known = new Map<string, number>()
  const parts: Part[] = []
  let waiting = 0
  let writing: Promise<void> | null = null
  let dropped = 0

  function takeBatch(): Part[] {
    let [taken, rows] = [0, 0]
    for (const part of parts) {
      rows += part.rows.length
      if (rows > BATCH) break
      taken += 1
    }
    return parts.splice(0, taken)
  }

  async function writeAll(): Promise<void> {
    while (parts.length > 0) {
      const batch = takeBatch()
      const rows = batch.flatMap((part) => part.rows)
      try {
        await insertJejak(connection, rows)
        for (const { written } of batch) written()
      } catch (error) {
        report(error)
        for (const { failed } of batch) failed(error)
      }
      waiting -= rows.length
    }
    // In the same turn as the last check of `parts`: what comes later starts another round.
    writing = null
  }

  async function write(rows: JejakBaru[]): Promise<void> {
    if (rows.length === 0) return
    if (waiting + rows.length > MOST_WAITING) throw new Error('too many rows of the trail are waiting')
    waiting += rows.length
    const done: Promise<void>[] = []
    for (let at = 0; at < rows.length; at += BATCH) {
      done.push(
        new Promise((written, failed) => {
          parts.push({ rows: rows.slice(at, at + BATCH), written, failed })
        }),
      )
    }
    writing ??= writeAll()
    await Promise.all(done)
  }

  function isKnown(row: JejakBaru): boolean {
    if (row.buka_id !== null) return false
    const at = known.get(keyOf(row))
    return at !== undefined && Math.abs(row.waktu.getTime() - at) < (ONCE_IN_MS[row.tindakan] ?? 0)
  }
  function remember(row: JejakBaru): void {
    if (ONCE_IN_MS[row.tindakan] === undefined || row.buka_id !== null) return
    const key = keyOf(row)
    // A key that is set again would keep its place among the oldest.
    known.delete(key)
    known.set(key, row.waktu.getTime())
    if (known.size > MOST_KNOWN) known.delete(known.keys().next().value as string)
  }

  const pendingOf = (oleh: Oleh, catatan: readonly Catatan[]): JejakBaru[] => {
    const now = clock()
    return catatan.map((each) => barisJejak(oleh, each, now)).filter((row) => !isKnown(row))
  }
  async function record(rows: JejakBaru[]): Promise<void> {
    await write(rows)
    for (const row of rows) remember(row)
  }

  return {
    catat: (oleh, catatan) =>
      record(pendingOf(oleh, catatan)).catch(() => reject('TRAIL_UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_S })),
    susul(oleh, catatan) {
      const rows = pendingOf(oleh, catatan)
      record(rows).catch(() => {
        dropped += rows.length
      })
    },
    dropped: () => dropped,
    async close() {
      await writing
      await connection.close()
    },
  }
}

/** A session reads an object; where the session is unknown, the account does. */
const keyOf = ({ sesi_id, pelaku_id, tindakan, objek, objek_id, subjek_id }: JejakBaru): string =>
  `${sesi_id ?? `u${pelaku_id}`}:${tindakan}:${objek}:${objek_id ?? ''}:${subjek_id ?? ''}`
