import { type Actor, isAdmin, isProfessional } from '@sehati/contract/access'
import { checkPatientChange } from '@sehati/contract/konsultasi/rules'
import type { Konsultasi } from '@sehati/contract/konsultasi/schema'
import type { Usulan } from '@sehati/contract/usulan/schema'
import type { Context } from '../../context.ts'
import type { Db } from '../../db/db.ts'
import type { Seal } from '../../db/seal.ts'
import { found, reject, rejectIf } from '../../http/errors.ts'
import { isPatientOf, mayRead, mayReadProposal } from './konsultasi.policy.ts'
import { findKonsultasi, type KonsultasiFilter, lockKonsultasi } from './konsultasi.store.ts'
import { findPihak, findUsulan } from './usulan.store.ts'

/** The scope of consultations that the caller may list; a professional without a professional record may list none. */
export function scopeOf(actor: Actor): KonsultasiFilter {
  if (isAdmin(actor.level_id)) return {}
  if (isProfessional(actor.level_id)) return { profesional_id: actor.profesional_id ?? 0 }
  return { user_id: actor.user_id }
}

/** The consultation if the caller may see it; refused as `NOT_FOUND` otherwise, so that its existence stays unknown. */
export async function readable(db: Db, seal: Seal, actor: Actor, jadwal_id: number): Promise<Konsultasi> {
  const k = found(await findKonsultasi(db, seal, jadwal_id))
  return mayRead(actor, k) ? forReader(actor, k) : reject('NOT_FOUND')
}

/** What was proposed instead of a consultation, null where nothing; refused as `NOT_FOUND` to other patients. */
export async function proposalOf(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  actor: Actor,
  jadwal_id: number,
): Promise<Usulan | null> {
  const k = found(await findPihak(db, jadwal_id))
  return mayReadProposal(actor, k) ? findUsulan(db, jadwal_id, clock()) : reject('NOT_FOUND')
}

/** Reasons are between the patient and the professional: an admin does not see them. */
export const forReader = (actor: Actor, k: Konsultasi): Konsultasi =>
  isAdmin(actor.level_id) ? { ...k, alasan_batal: null, pesan_pindah: null } : k

/** Like `readable`, and locks the consultation until the transaction ends. */
export async function lockReadable(tx: Db, seal: Seal, actor: Actor, jadwal_id: number): Promise<Konsultasi> {
  await lockKonsultasi(tx, jadwal_id)
  return readable(tx, seal, actor, jadwal_id)
}

/** Like `lockReadable`, and the caller is its patient. */
export async function lockOwn(tx: Db, seal: Seal, actor: Actor, jadwal_id: number): Promise<Konsultasi> {
  const k = await lockReadable(tx, seal, actor, jadwal_id)
  return isPatientOf(actor, k) ? k : reject('NOT_FOUND')
}

/** Like `lockOwn`, and still open to a patient's change: scheduled and ahead. */
export async function changeable(
  { seal, clock }: Pick<Context, 'seal' | 'clock'>,
  tx: Db,
  actor: Actor,
  jadwal_id: number,
): Promise<Konsultasi> {
  const k = await lockOwn(tx, seal, actor, jadwal_id)
  rejectIf(checkPatientChange(k, clock()))
  return k
}
