import { KUOTA_SKRINING } from '@sehati/contract/base/constants'
import { checkJawaban, isBahaya, nilaiSkrining, saranOf } from '@sehati/contract/care/skrining.rules'
import type { SkriningMasukan, SkriningTersimpan } from '@sehati/contract/care/skrining.schema'
import type { SignedIn } from '../../base/http/authentication.ts'
import { found, reject, rejectIf } from '../../base/http/errors.ts'
import { lockUser } from '../../people/user/user.store.ts'
import type { Context } from '../../record/context.ts'
import type { Oleh } from '../../record/jejak/catatan.ts'
import { findAktif } from './instrumen.store.ts'
import { grant } from './share.act.ts'
import { countSehari, insertSkrining, putBahaya } from './skrining.store.ts'

/**
 * A patient saves their answers: the result, its alert where a question about danger is affirmed, and the grants, all or none. Beyond
 * the quota of a day nothing is saved, and a sign of danger still raises the alert.
 */
export async function saveSkrining(
  { db, seal, clock }: Context,
  oleh: Oleh & { actor: SignedIn },
  { kode, versi, jawaban, bagikan }: SkriningMasukan,
): Promise<SkriningTersimpan> {
  const saved = await db.transaction(async (tx) => {
    const [instrumen, now] = [found(await findAktif(tx, kode, versi), 'INSTRUMENT_UNKNOWN'), clock()]
    rejectIf(checkJawaban(instrumen, jawaban))
    const { user_id } = oleh.actor
    const hasil = nilaiSkrining(instrumen, jawaban)
    const bahaya = isBahaya(instrumen, jawaban)
    await lockUser(tx, user_id)
    if ((await countSehari(tx, user_id, now)) >= KUOTA_SKRINING) {
      if (bahaya) await putBahaya(tx, user_id, now)
      return null
    }
    const made = await insertSkrining(tx, seal, { user_id, kode, versi, isi: { ...hasil, jawaban }, bahaya }, now)
    for (const profesional_id of bagikan) await grant(tx, oleh, profesional_id, now)
    return { ...made, ...hasil, bahaya, saran: saranOf(hasil.tingkat, bahaya) }
  })
  return saved ?? reject('SCREENING_QUOTA')
}
