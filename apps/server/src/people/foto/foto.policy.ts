import { type Actor, isAdmin } from '@sehati/contract/base/access'
import { KUOTA_FOTO, KUOTA_FOTO_BYTES } from '@sehati/contract/base/constants'
import type { Verdict } from '@sehati/contract/base/verdict'

/** The owner of a photo, and the caller's relation to them. */
export type Pemilik = {
  user_id: number
  /** An active doctor or psychologist, whom every user may choose. */
  is_profesional: boolean
  /** Whether the caller, as a professional, has a consultation with them. */
  is_pasien: boolean
}

/** A photo is visible to its person and to admins; a professional's to every user, a patient's to their professionals. */
export const mayRead = (actor: Actor, owner: Pemilik): boolean =>
  actor.user_id === owner.user_id || isAdmin(actor.level_id) || owner.is_profesional || owner.is_pasien

/** Whether one more photo of this many bytes is within a person's quota; `taken` is what they added within a day. */
export const checkKuotaFoto = (taken: { foto: number; bytes: number }, bytes: number): Verdict<'PHOTO_QUOTA'> =>
  taken.foto >= KUOTA_FOTO || taken.bytes + bytes > KUOTA_FOTO_BYTES ? 'PHOTO_QUOTA' : null
