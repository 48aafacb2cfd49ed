import type { Db } from '../db/db.ts'

export type Gambar = { ukuran: number; isi: Buffer }

/**
 * Stores photos. A store in the database writes in the caller's transaction. A store elsewhere ignores the transaction: a
 * photo is put before the commit that names it, and the others are removed after that commit, so that a rollback
 * loses nothing. What a crash leaves over is removed with the person's next change.
 */
export type FotoStore = {
  put(db: Db, of: { user_id: number; versi: string }, gambar: readonly Gambar[], now: Date): Promise<void>
  get(db: Db, of: { user_id: number; versi: string; ukuran: number }): Promise<Buffer | null>
  /** Removes every version of a person's photo; `except` names the one to keep, if any. */
  remove(db: Db, user_id: number, except: string | null): Promise<void>
}
