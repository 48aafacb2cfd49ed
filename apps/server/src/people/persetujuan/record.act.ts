import { checkJawaban, newJawaban } from '@sehati/contract/people/persetujuan.rules'
import type { Jawaban } from '@sehati/contract/people/persetujuan.schema'
import type { Db } from '../../base/db/db.ts'
import { found, rejectIf } from '../../base/http/errors.ts'
import { findPsikolog, insertPersetujuan, listPersetujuan, type Penjawab } from './persetujuan.store.ts'

/** Keeps what a person answers to notices, in the transaction of the caller. Returns what says something new. */
export async function recordJawaban(tx: Db, who: Penjawab, answers: readonly Jawaban[], now: Date): Promise<Jawaban[]> {
  const { user_id, profesional_id } = who
  const known =
    profesional_id === undefined
      ? await listPersetujuan(tx, user_id, now)
      : [found(await findPsikolog(tx, { user_id, profesional_id }, now))]
  rejectIf(checkJawaban(known, answers))
  const baru = newJawaban(known, answers)
  if (baru.length > 0) await insertPersetujuan(tx, who, baru, now)
  return baru
}
