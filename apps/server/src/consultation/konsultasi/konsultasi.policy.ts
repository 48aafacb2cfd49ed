import { type Actor, isAdmin, isPatient, isProfessional } from '@sehati/contract/base/access'

export type Owned = { user_id: number; profesional_id: number }

/** Its patient, its professional and admins see a consultation; whether with its texts: `aksesKlinis`. For any other user it does not exist. */
export const mayRead = (actor: Actor, k: Owned): boolean =>
  isAdmin(actor.level_id) || isPatientOf(actor, k) || isProfessionalOf(actor, k)

/** What the clinic proposes instead is for its patient and admins: it tells a professional where the patient may go. */
export const mayReadProposal = (actor: Actor, k: Owned): boolean => isAdmin(actor.level_id) || isPatientOf(actor, k)

/**
 * Why a reader may read the texts of a consultation: they are the reader's own, the reader treats this patient, or the reader
 * is an admin and `buka` is their open emergency access to it (decision 55). Null for every other reader, other admins included:
 * they see the facts (decision 51). So does every account whose password an admin knows (decision 60), and the professional of a
 * request that was handed over to another one (decision 21).
 */
export type AksesKlinis = 'milik_sendiri' | 'perawatan' | 'darurat' | null
export function aksesKlinis(
  actor: Actor,
  k: Owned & { jadwal_id: number; dialihkan: boolean },
  buka: { jadwal_id: number } | null = null,
): AksesKlinis {
  if (isPatientOf(actor, k)) return 'milik_sendiri'
  if (actor.isiTertutup) return null
  if (isProfessionalOf(actor, k)) return k.dialihkan ? null : 'perawatan'
  return isAdmin(actor.level_id) && buka?.jadwal_id === k.jadwal_id ? 'darurat' : null
}

/** Whether texts of other people are closed to this professional: an admin knows the password of the account (decision 60). */
export const isTertutupUntuk = (actor: Actor): boolean => actor.isiTertutup && isProfessional(actor.level_id)

/** Its professional and admins may set its status. What an admin may write as a reply: `checkBalasanAdmin`. */
export const mayAnswer = (actor: Actor, k: Owned): boolean => isAdmin(actor.level_id) || isProfessionalOf(actor, k)

const isLoket = (actor: Actor): boolean => actor.tugas.includes('loket')

/** Who may know that it, or the series of which it is a meeting, exists: its readers, and the front desk. */
export const mayFind = (actor: Actor, k: Owned): boolean => mayRead(actor, k) || isLoket(actor)

/**
 * Its professional, admins and the front desk record its attendance, and cancel the series of which it is a meeting; a clerk not
 * where they are the patient.
 */
export const mayRecord = (actor: Actor, k: Owned): boolean =>
  !isPatientOf(actor, k) && (mayAnswer(actor, k) || isLoket(actor))

/** Only its patient cancels, moves and reviews it. */
export const isPatientOf = (actor: Actor, k: Owned): boolean => isPatient(actor.level_id) && k.user_id === actor.user_id

export const isProfessionalOf = (actor: Actor, k: Owned): boolean =>
  isProfessional(actor.level_id) && actor.profesional_id !== null && k.profesional_id === actor.profesional_id
