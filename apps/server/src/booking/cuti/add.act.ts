import type { Actor } from '@sehati/contract/base/access'
import { tanggalWib } from '@sehati/contract/base/waktu'
import { checkCuti } from '@sehati/contract/booking/cuti.rules'
import type { Cuti, CutiMasukan } from '@sehati/contract/booking/cuti.schema'
import { reject, rejectIf } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { insertCuti } from './cuti.store.ts'
import { withStranded } from './stranded.ts'

/**
 * A professional takes leave. Stranded consultations are searched for after the insert and under its lock: no booking
 * commits between the two.
 */
export async function addCuti(context: Context, actor: Actor, cuti: CutiMasukan): Promise<Cuti> {
  const { db, clock } = context
  const profesional_id = actor.profesional_id ?? reject('PROFESSIONAL_NOT_FOUND')
  rejectIf(checkCuti(cuti, tanggalWib(clock())))
  return db.transaction(async (tx) => withStranded(context, tx, await insertCuti(tx, profesional_id, cuti, clock())))
}
