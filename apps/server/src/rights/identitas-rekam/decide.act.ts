import { checkPutusan } from '@sehati/contract/rights/identitas-rekam.rules'
import type { Asal, SignedIn } from '../../base/http/authentication.ts'
import { found, rejectIf } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { lockBukaIdentitas, updatePutusan } from './identitas-rekam.store.ts'

/** Another person decides about an opening, once. */
export const decideIdentitas = (
  { db, clock }: Context,
  { actor, asal }: { actor: SignedIn; asal: Asal },
  { buka_id, setuju }: { buka_id: number; setuju: boolean },
): Promise<null> =>
  db.transaction(async (tx) => {
    const [{ user_id: petugas, isiTertutup }, now] = [actor, clock()]
    const { user_id, ...fakta } = found(await lockBukaIdentitas(tx, buka_id))
    rejectIf(checkPutusan({ ...fakta, petugas, isDiatur: isiTertutup }))
    await updatePutusan(tx, { buka_id, oleh: petugas, setuju }, now)
    const about = { objek: 'identitas_rekam', objek_id: user_id, subjek_id: user_id, dasar: 'administrasi' } as const
    await catatTindakan(tx, { actor, asal }, { tindakan: 'putus_identitas', ...about }, now)
    return null
  })
