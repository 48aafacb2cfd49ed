import { isProfessional } from '@sehati/contract/base/access'
import type { MendesakMasukan, TungguStaf } from '@sehati/contract/waiting/tunggu.schema'
import { found } from '../../base/http/errors.ts'
import type { Pembaca } from '../../consultation/konsultasi/baca.ts'
import type { Context } from '../../record/context.ts'
import { catatTindakan } from '../../record/jejak/catatan.ts'
import { findTungguStaf, updateMendesak } from './tunggu.store.ts'

/** An admin, a clerk, or the professional for whom the person waits puts an entry first, or back into its order. */
export const putUrgent = (
  { db, seal, clock }: Context,
  oleh: Pembaca,
  tunggu_id: number,
  { mendesak, alasan }: MendesakMasukan,
): Promise<TungguStaf> =>
  db.transaction(async (tx) => {
    const { actor } = oleh
    const tenaga = isProfessional(actor.level_id) ? (actor.profesional_id ?? 0) : null
    const k = { tunggu_id, mendesak, alasan, oleh: actor.user_id, tenaga }
    const { user_id } = found(await updateMendesak(tx, seal, k))
    const about = { objek: 'tunggu', objek_id: tunggu_id, subjek_id: user_id, dasar: 'administrasi' } as const
    await catatTindakan(tx, oleh, { tindakan: 'atur', ...about }, clock())
    const row = found(await findTungguStaf(tx, seal, tunggu_id, clock()))
    // Only admins read the reason, in their list.
    return { ...row, mendesak_oleh: null, mendesak_alasan: null }
  })
