import {
  type Actor,
  isAdmin,
  isPatient,
  isProfessional,
  type LevelId,
  levelIds,
  registeredLevel,
  roles,
} from '../access.ts'
import type { Verdict } from '../verdict.ts'
import type { SisiKonsultasi, UserPencarianMasukan } from './schema.ts'

/** Only an admin's word counts for another level than that of a registration. */
export const registrationLevel = (actor: Pick<Actor, 'level_id'> | null, asked: LevelId | undefined): LevelId =>
  actor && isAdmin(actor.level_id) ? (asked ?? registeredLevel) : registeredLevel

type Standing = { user_id: number; level_id: LevelId; status_user: string }

const isActive = ({ status_user }: Standing) => status_user === 'aktif'

/** Whether this change would take the last key out of the house: oneself, or the last active admin. */
export function checkStandingChange(
  actor: Pick<Actor, 'user_id'>,
  before: Standing,
  after: Standing,
  otherActiveAdmins: number,
): Verdict<'SELF_PROTECTED' | 'LAST_ADMIN'> {
  const wasAdmin = isAdmin(before.level_id) && isActive(before)
  const staysAdmin = isAdmin(after.level_id) && isActive(after)
  if (!wasAdmin || staysAdmin) return null
  if (actor.user_id === before.user_id) return 'SELF_PROTECTED'
  return otherActiveAdmins === 0 ? 'LAST_ADMIN' : null
}

/**
 * An admin's own e-mail and password are changed by the profile, which asks for the present password; the calls about other
 * people do not. `opens`: whether the change is of one of these two.
 */
export const checkOwnAccount = (
  actor: Pick<Actor, 'user_id'>,
  user_id: number,
  opens: boolean,
): Verdict<'OWN_ACCOUNT'> => (opens && actor.user_id === user_id ? 'OWN_ACCOUNT' : null)

const canBook = (person: Standing) => isActive(person) && isPatient(person.level_id)
const canServe = (person: Standing) => isActive(person) && isProfessional(person.level_id)

/**
 * The sides of a consultation that a person leaves by a change of standing: their consultations ahead on that side are
 * cancelled. A patient stays one as `karyawan` or `user`. A `dokter` becomes a `psikolog`, or the reverse, only where there is
 * no consultation with them (`PROFESSION_FIXED`), so that change leaves none.
 */
export function sidesLeft(before: Standing, after: Standing): SisiKonsultasi[] {
  const left: SisiKonsultasi[] = []
  if (canBook(before) && !canBook(after)) left.push('pasien')
  if (canServe(before) && !canServe(after)) left.push('profesional')
  return left
}

/** Titles before a name, `dr. ` or `Prof. Dr. `, in small letters: a pattern that JavaScript and PostgreSQL read alike. */
export const GELAR_DEPAN = '^((prof|dr|drg|drh|ir|ns|apt|kh|hj|h)([.]\\s*|\\s+))+'
const gelarDepan = new RegExp(GELAR_DEPAN)

/** By what a name is sorted: doctors are not all under *dr.* */
export const namaUrut = (name: string): string => name.toLowerCase().replace(gelarDepan, '')

/**
 * The admin's search box: a role name searches by level, what has an @ by e-mail, anything else by name; nothing to search for is
 * null.
 */
export function searchAsFilter(term: string): UserPencarianMasukan | null {
  const word = term.trim()
  if (word === '') return null
  const level = levelIds.find((one) => roles[one].nama === word.toLowerCase())
  if (level) return { field: 'level_id', value: level }
  return { field: word.includes('@') ? 'email' : 'name', value: word }
}
