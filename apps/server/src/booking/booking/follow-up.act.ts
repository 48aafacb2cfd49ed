import type { Actor } from '@sehati/contract/base/access'
import { isProfessional } from '@sehati/contract/base/access'
import type { LanjutanMasukan } from '@sehati/contract/booking/lanjutan.schema'
import { checkLanjutan } from '@sehati/contract/consultation/konsultasi.rules'
import type { Konsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import type { Db } from '../../base/db/db.ts'
import { reject, rejectIf } from '../../base/http/errors.ts'
import type { Pembaca } from '../../consultation/konsultasi/baca.ts'
import { isPatientOf, isProfessionalOf } from '../../consultation/konsultasi/konsultasi.policy.ts'
import { type FactRow, findFacts } from '../../consultation/konsultasi/konsultasi.store.ts'
import type { Context } from '../../record/context.ts'
import type { Book } from './book.act.ts'

/**
 * The consultation that is to be followed. For a professional there is one refusal for one that does not exist, is another
 * professional's, or was not agreed to, so that none of these is disclosed. The database asks the same when the booking is written.
 */
export async function findAsal(db: Db, actor: Actor, lanjutan_dari: number): Promise<FactRow> {
  const asal = await findFacts(db, lanjutan_dari)
  if (isProfessional(actor.level_id) && !(asal && isProfessionalOf(actor, asal))) reject('NOT_YOUR_PATIENT')
  // A clerk plans nothing of their own.
  if (!asal || isPatientOf(actor, asal)) return reject('NOT_FOUND')
  rejectIf(checkLanjutan(asal))
  return asal
}

/** A professional books a follow-up of a consultation of theirs: for its patient, who pays for it as before. */
export async function followUp(
  { db }: Pick<Context, 'db'>,
  book: Book,
  oleh: Pembaca,
  { lanjutan_dari, ...body }: LanjutanMasukan,
  idempotencyKey: string | null,
): Promise<Konsultasi> {
  const { user_id, profesional_id, use_bpjs } = await findAsal(db, oleh.actor, lanjutan_dari)
  return book({
    ...oleh,
    body: { ...body, profesional_id, use_bpjs, alasan_id: null },
    user_id,
    idempotencyKey,
    lanjutan_dari,
  })
}
