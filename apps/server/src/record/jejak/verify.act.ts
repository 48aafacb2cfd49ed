import type { Reader } from '../../base/db/db.ts'
import type { Jangkar } from './jangkar.ts'
import { type Baris, type Pemeriksaan, periksaRantai, type Temuan } from './periksa.ts'
import { findEkor, listJangkar, listRantaiAfter } from './rantai.store.ts'

const BATCH = 10_000

type Options = {
  /** The number of the first row that is checked. */
  first?: number
  /** Anchors that were kept outside of the database. */
  given?: readonly Jangkar[]
  /** Called after each row. */
  maju?: (nomor: number) => void
}

/**
 * Reads the trail of a database and compares it with the anchors that it keeps, its stored end, and those that are given.
 * Each batch is a statement of its own: rows are only ever appended, so that no transaction needs to stay open. It writes nothing.
 */
export async function periksaJejak(db: Reader, { first = 1, given = [], maju }: Options = {}): Promise<Pemeriksaan> {
  // Read before the rows: rows that are chained meanwhile come after it.
  const ekor = { ...(await findEkor(db)), asal: 'ekor_jejak' }
  const jangkar = [...(await listJangkar(db)), ...given, ...(ekor.nomor > 0 ? [ekor] : [])]
  const sebelum = await findBefore(db, first)
  return periksaRantai(rowsAfter(db, first - 1), { jangkar, ...(maju && { maju }), ...(sebelum && { sebelum }) })
}

/** A gap that a restore explains is no fault. */
export const isRusak = ({ jenis }: Temuan): boolean => jenis !== 'dipulihkan'

/** The hash that the first checked row is chained to; it is taken as it is stored. */
async function findBefore(db: Reader, first: number) {
  if (first === 1) return null
  const [row] = await listRantaiAfter(db, first - 2, 1)
  return { nomor: first - 1, rantai: row?.nomor === first - 1 ? row.rantai : null }
}

/** The database reads the next batch while this one is hashed. */
async function* rowsAfter(db: Reader, after: number): AsyncGenerator<Baris> {
  for (let reading = listRantaiAfter(db, after, BATCH); ; ) {
    const rows = await reading
    const last = rows.length < BATCH ? undefined : rows.at(-1)
    if (last) {
      reading = listRantaiAfter(db, last.nomor, BATCH)
      // It is awaited after this batch; an error of it is reported then.
      reading.catch(() => {})
    }
    yield* rows
    if (!last) return
  }
}
