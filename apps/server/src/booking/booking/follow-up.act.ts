import type { LanjutanMasukan } from '@sehati/contract/booking/lanjutan.schema'
import { checkLanjutan } from '@sehati/contract/consultation/konsultasi.rules'
import type { Konsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { reject, rejectIf } from '../../base/http/errors.ts'
import type { Pembaca } from '../../consultation/konsultasi/baca.ts'
import { isProfessionalOf } from '../../consultation/konsultasi/konsultasi.policy.ts'
import { findFacts } from '../../consultation/konsultasi/konsultasi.store.ts'
import type { Context } from '../../record/context.ts'
import type { Book } from './book.act.ts'

/**
 * A professional books a follow-up of a consultation of theirs: for its patient, who pays for it as before. One refusal for a
 * consultation that does not exist, is another professional's, or was not agreed to, so that none of these is disclosed. The database
 * asks the same when the booking is written.
 */
export async function followUp(
  { db }: Pick<Context, 'db'>,
  book: Book,
  oleh: Pembaca,
  { lanjutan_dari, ...body }: LanjutanMasukan,
  idempotencyKey: string | null,
): Promise<Konsultasi> {
  const asal = await findFacts(db, lanjutan_dari)
  if (!asal || !isProfessionalOf(oleh.actor, asal)) return reject('NOT_YOUR_PATIENT')
  rejectIf(checkLanjutan(asal))
  const { user_id, profesional_id, use_bpjs } = asal
  return book({
    ...oleh,
    body: { ...body, profesional_id, use_bpjs, alasan_id: null },
    user_id,
    idempotencyKey,
    lanjutan_dari,
  })
}
