import type { Db } from '../../base/db/db.ts'
import { reject } from '../../base/http/errors.ts'
import { hasTandaTangan } from './persetujuan.store.ts'

/** Refuses a patient, under strict privacy, who has not signed for a psychologist. */
export async function demandTandaTangan(
  db: Db,
  who: { user_id: number; profesional_id: number },
  now: Date,
): Promise<void> {
  if (!(await hasTandaTangan(db, who, now))) reject('PSYCHOLOGY_CONSENT_REQUIRED')
}
