import type { Asal, SignedIn } from '../../base/http/authentication.ts'
import { found } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { lockBuka, updateDitutup } from './buka.store.ts'

/** Closes an emergency access of the caller's. One that has ended, in any way, stays as it is. */
export const closeDarurat = (
  { db, clock }: Context,
  { actor, asal }: { actor: SignedIn; asal: Asal },
  buka_id: number,
): Promise<null> =>
  db.transaction(async (tx) => {
    const now = clock()
    const { jadwal_id, pasien, terbuka } = found(await lockBuka(tx, { buka_id, oleh: actor.user_id }, now))
    if (!terbuka) return null
    await updateDitutup(tx, buka_id, now)
    const about = { objek: 'konsultasi', objek_id: jadwal_id, subjek_id: pasien, buka_id } as const
    await catatTindakan(tx, { actor, asal }, { tindakan: 'tutup_darurat', ...about, dasar: 'darurat' }, now)
    return null
  })
