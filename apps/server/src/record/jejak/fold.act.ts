import type { Db } from '../../base/db/db.ts'
import { type Ekor, insertTerantai, lockEkor, type Terambil, type Terantai, takeJejakBaru } from './rantai.store.ts'
import { rantaiOf } from './rantai.ts'

/** The most rows of one transaction. */
export const FOLD_BATCH = 1_000
/** The most rows that are hashed and written at a time: requests of the same process wait for no longer than these. */
const PART = 200

/**
 * Chains the rows that wait, at most `FOLD_BATCH`, in one transaction. Returns how many; 0 also where another
 * process is chaining.
 */
export const foldJejak = (db: Db): Promise<number> =>
  db.transaction(async (tx) => {
    const ekor = await lockEkor(tx)
    if (ekor === null) return 0
    const taken = await takeJejakBaru(tx, FOLD_BATCH)
    if (taken.length > 0) await appendJejak(tx, ekor, taken)
    return taken.length
  })

/** Numbers and chains rows after the end of the trail, which the caller has locked. */
export async function appendJejak(tx: Db, ekor: Ekor, taken: readonly Terambil[]): Promise<void> {
  let end = ekor
  for (let at = 0; at < taken.length; at += PART) {
    const rows = taken.slice(at, at + PART).map(({ dicatat_us, waktu_us, ...row }): Terantai => {
      const nomor = end.nomor + 1
      end = { nomor, rantai: rantaiOf(end.rantai, { ...row, nomor, dicatat_us, waktu_us }) }
      return { ...row, ...end }
    })
    await insertTerantai(tx, rows, end)
  }
}
