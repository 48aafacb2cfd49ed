import { checkTugas } from '@sehati/contract/people/tugas.rules'
import type { TugasMasukan, TugasOrang } from '@sehati/contract/people/tugas.schema'
import type { Asal, SignedIn } from '../../base/http/authentication.ts'
import { found, rejectIf } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { insertPeristiwa, insertPeristiwaAdmin } from '../../record/peristiwa/peristiwa.store.ts'
import { lockUser } from '../user/user.store.ts'
import { insertTugas, listTugas, removeTugas } from './tugas.store.ts'

/** Gives a duty to an account or takes it away, and notifies its person of a change. Returns the duties of the account. */
export async function putTugas(
  { db, clock, clearSessions }: Context,
  { actor, asal }: { actor: SignedIn; asal: Asal },
  ask: TugasMasukan,
): Promise<TugasOrang[]> {
  const { user_id, tugas, aktif } = ask
  const duties = await db.transaction(async (tx) => {
    rejectIf(checkTugas(found(await lockUser(tx, user_id)), ask))
    const now = clock()
    const isChange = aktif
      ? await insertTugas(tx, { user_id, tugas, oleh: actor.user_id }, now)
      : await removeTugas(tx, { user_id, tugas })
    if (isChange) {
      await insertPeristiwa(tx, { jenis: 'tugas_berubah', user_id, isi: null }, now)
      if (aktif) await insertPeristiwaAdmin(tx, { jenis: 'tugas_diberi', tentang: user_id }, now)
      const tindakan = aktif ? 'beri_tugas' : 'cabut_tugas'
      const about = { tindakan, objek: 'tugas', subjek_id: user_id, dasar: 'administrasi' } as const
      await catatTindakan(tx, { actor, asal }, about, now)
    }
    return listTugas(tx, user_id)
  })
  clearSessions()
  return duties
}
