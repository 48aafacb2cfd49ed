import type { Usulan } from '@sehati/contract/absence/usulan.schema'
import type { Actor } from '@sehati/contract/base/access'
import { found, reject } from '../../base/http/errors.ts'
import { mayReadProposal } from '../../consultation/konsultasi/konsultasi.policy.ts'
import { findPihak } from '../../consultation/konsultasi/konsultasi.store.ts'
import type { Context } from '../../record/context.ts'
import { findUsulan } from './usulan.store.ts'

/** What was proposed instead of a consultation, null where nothing; refused as `NOT_FOUND` to other patients. */
export async function proposalOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actor: Actor,
  jadwal_id: number,
): Promise<Usulan | null> {
  const k = found(await findPihak(db, jadwal_id))
  return mayReadProposal(actor, k) ? findUsulan(db, jadwal_id, clock()) : reject('NOT_FOUND')
}
