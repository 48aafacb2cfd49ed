import type { BagikanSkrining, IzinSkriningMasukan } from '@sehati/contract/care/skrining.schema'
import type { Db } from '../../base/db/db.ts'
import type { SignedIn } from '../../base/http/authentication.ts'
import { reject } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan, type Oleh } from '../../record/jejak/catatan.ts'
import { hasKonsultasi, listBagikan, putIzin, updateDicabut } from './izin.store.ts'

type Pasien = Oleh & { actor: SignedIn }

const about = (user_id: number) => ({ objek: 'skrining', subjek_id: user_id, dasar: 'milik_sendiri' }) as const

/** The caller lets a professional of a consultation read their results. One who may already keeps the grant. */
export async function grant(tx: Db, oleh: Pasien, profesional_id: number, now: Date): Promise<void> {
  const { user_id } = oleh.actor
  if (!(await hasKonsultasi(tx, { user_id, profesional_id }))) reject('NOT_FOUND')
  if (await putIzin(tx, { user_id, profesional_id }, now))
    await catatTindakan(tx, oleh, { tindakan: 'beri_izin', ...about(user_id) }, now)
}

/** A patient gives a grant or ends it. Ending one also works where the consultation was cancelled since. */
export const share = (
  { db, clock }: Context,
  oleh: Pasien,
  { profesional_id, boleh }: IzinSkriningMasukan,
): Promise<BagikanSkrining[]> =>
  db.transaction(async (tx) => {
    const [{ user_id }, now] = [oleh.actor, clock()]
    if (boleh) await grant(tx, oleh, profesional_id, now)
    else if (await updateDicabut(tx, { user_id, profesional_id }, now))
      await catatTindakan(tx, oleh, { tindakan: 'cabut_izin', ...about(user_id) }, now)
    else if (!(await hasKonsultasi(tx, { user_id, profesional_id }))) reject('NOT_FOUND')
    return listBagikan(tx, user_id)
  })
