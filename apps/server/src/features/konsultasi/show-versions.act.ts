import type { Actor } from '@sehati/contract/access'
import type { VersiBalasan } from '@sehati/contract/balasan/schema'
import type { Context } from '../../context.ts'
import { found, reject } from '../../http/errors.ts'
import { listVersiBalasan } from './balasan.store.ts'
import { isPatientOf, isProfessionalOf } from './konsultasi.policy.ts'
import { findPihak } from './usulan.store.ts'

/** The versions of a reply, for the two people of the consultation. For all others, admins too, there is none. */
export async function showVersions({ db, seal }: Context, actor: Actor, jadwal_id: number): Promise<VersiBalasan[]> {
  const k = found(await findPihak(db, jadwal_id))
  if (!isPatientOf(actor, k) && !isProfessionalOf(actor, k)) reject('NOT_FOUND')
  return listVersiBalasan(db, seal, jadwal_id)
}
