import { type Actor, isAdmin } from '@sehati/contract/access'

/** Whose photo it is, and what the caller has to do with them. */
export type Pemilik = {
  user_id: number
  /** An active doctor or psychologist, whom everybody may choose. */
  is_profesional: boolean
  /** Whether the caller, as a professional, has a consultation with them. */
  is_pasien: boolean
}

/** A photo is seen by the person and by admins, a professional's by everybody, a patient's by whom they consult. */
export const mayRead = (actor: Actor, owner: Pemilik): boolean =>
  actor.user_id === owner.user_id || isAdmin(actor.level_id) || owner.is_profesional || owner.is_pasien
