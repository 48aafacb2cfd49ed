import type { Db } from '../../base/db/db.ts'
import type { Seal } from '../../base/db/seal.ts'
import { findJanji } from './tautan.store.ts'
import { makeTautan } from './tautan.ts'

/** Whose consultation the mailed link of a token is about; null where the token is of no link. */
export const makePemilikTautan = (db: Db, seal: Seal) => {
  const tautan = makeTautan(seal)
  return async (token: string): Promise<number | null> => {
    const isi = tautan.read(token)
    return isi ? ((await findJanji(db, isi.jadwal_id))?.user_id ?? null) : null
  }
}
