import type { Db } from '../db/db.ts'

export type Gambar = { ukuran: number; isi: Buffer }

/**
 * Where photos lie. Whoever keeps them in the database writes in the transaction that is handed over, so that the
 * picture and the person's row that names its version change together; a store elsewhere ignores it, and puts before
 * that row is written and removes after: what it holds too much after a crash goes with the person's next change.
 */
export type FotoStore = {
  put(db: Db, of: { user_id: number; versi: string }, gambar: readonly Gambar[], now: Date): Promise<void>
  get(db: Db, of: { user_id: number; versi: string; ukuran: number }): Promise<Buffer | null>
  /** Removes every version of a person's photo; `except` names the one that stays, if any. */
  remove(db: Db, user_id: number, except: string | null): Promise<void>
}
