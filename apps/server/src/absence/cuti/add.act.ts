import { checkCuti } from '@sehati/contract/absence/cuti.rules'
import type { Cuti, CutiMasukan } from '@sehati/contract/absence/cuti.schema'
import { tanggalWib } from '@sehati/contract/base/waktu'
import { reject, rejectIf } from '../../base/http/errors.ts'
import type { Context } from '../../record/context.ts'
import { isByClinic } from './cuti.policy.ts'
import { findPemilik, insertCuti } from './cuti.store.ts'
import { type Pengurus, reportClinic } from './report.ts'
import { withStranded } from './stranded.ts'

/**
 * A professional takes leave, or an admin files it for them. Stranded consultations are searched for after the insert and under
 * its lock: no booking commits between the two.
 */
export async function addCuti(
  context: Context,
  oleh: Pengurus,
  profesional_id: number | null,
  cuti: CutiMasukan,
): Promise<Cuti> {
  const { db, clock } = context
  if (profesional_id === null) return reject('PROFESSIONAL_NOT_FOUND')
  const milik = { profesional_id, oleh_klinik: isByClinic(oleh.actor, { profesional_id }) }
  if (milik.oleh_klinik && (await findPemilik(db, profesional_id)) === null) return reject('PROFESSIONAL_NOT_FOUND')
  rejectIf(checkCuti(cuti, tanggalWib(clock())))
  return db.transaction(async (tx) => {
    const filed = await insertCuti(tx, milik, cuti, clock())
    await reportClinic(context, tx, oleh, { cuti: filed, kabari: true })
    return withStranded(context, tx, oleh.actor, filed)
  })
}
