import { isPatient } from '@sehati/contract/base/access'
import { adaKataBahaya } from '@sehati/contract/base/krisis/rules'
import type { Db } from '../../base/db/db.ts'
import type { Dengar, Terkirim } from '../../base/http/tulisan.ts'
import { putTulisan } from './tulisan.store.ts'

/** Of a longer text, which is refused, these characters of its beginning and its end are read. */
const AWAL = 12_000
const AKHIR = 4_000
const bagian = (teks: string) => (teks.length <= AWAL + AKHIR ? teks : `${teks.slice(0, AWAL)}. ${teks.slice(-AKHIR)}`)

/** `pemilikTautan` says whose mailed link a token is of. */
type Parts = { db: Db; clock: () => Date; pemilikTautan: (token: string) => Promise<number | null> }

/** What reads the texts of patients, and raises an alert where they have words of danger. */
export const makeDengar = ({ db, clock, pemilikTautan }: Parts): Dengar => {
  /** Whose text it is: the patient who is signed in, whose mailed link was used, or who has just registered. Null: no patient. */
  const penulis = async ({ actor, token, terdaftar }: Terkirim): Promise<number | null> => {
    if (actor) return isPatient(actor.level_id) ? actor.user_id : null
    return typeof token === 'string' ? pemilikTautan(token) : terdaftar
  }
  return async (terkirim) => {
    if (terkirim.actor && !isPatient(terkirim.actor.level_id)) return
    if (!terkirim.teks.some((satu) => adaKataBahaya(bagian(satu)))) return
    const user_id = await penulis(terkirim)
    if (user_id !== null) await putTulisan(db, user_id, clock())
  }
}
