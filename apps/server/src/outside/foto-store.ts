import type { Db } from '../db/db.ts'

export type Gambar = { ukuran: number; isi: Buffer }

/**
 * Where photos lie. A store in the database writes in the transaction that it is handed. A store elsewhere ignores it: a
 * photo is put before the person's row names it is committed, and the others are removed after that commit, so that a
 * change that is rolled back loses nothing. What a crash leaves over goes with the person's next change.
 */
export type FotoStore = {
  put(db: Db, of: { user_id: number; versi: string }, gambar: readonly Gambar[], now: Date): Promise<void>
  get(db: Db, of: { user_id: number; versi: string; ukuran: number }): Promise<Buffer | null>
  /** Removes every version of a person's photo; `except` names the one that stays, if any. */
  remove(db: Db, user_id: number, except: string | null): Promise<void>
}
