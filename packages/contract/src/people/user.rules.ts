import { type Actor, isAdmin, type LevelId, levelIds, registeredLevel, roles } from '../base/access.ts'
import type { Verdict } from '../base/verdict.ts'
import type { UserPencarianMasukan } from './user.schema.ts'

/** Only an admin's word counts for another level than that of a registration. */
export const registrationLevel = (actor: Pick<Actor, 'level_id'> | null, asked: LevelId | undefined): LevelId =>
  actor && isAdmin(actor.level_id) ? (asked ?? registeredLevel) : registeredLevel

/**
 * An admin's own e-mail and password are changed by the profile, which asks for the present password; the calls about other
 * people do not. `opens`: whether the change is of one of these two.
 */
export const checkOwnAccount = (
  actor: Pick<Actor, 'user_id'>,
  user_id: number,
  opens: boolean,
): Verdict<'OWN_ACCOUNT'> => (opens && actor.user_id === user_id ? 'OWN_ACCOUNT' : null)

/** Titles before a name, `dr. ` or `Prof. Dr. `, in small letters: a pattern that JavaScript and PostgreSQL read alike. */
export const GELAR_DEPAN = '^((prof|dr|drg|drh|ir|ns|apt|kh|hj|h)([.]\\s*|\\s+))+'
const gelarDepan = new RegExp(GELAR_DEPAN)

/** By what a name is sorted: doctors are not all under *dr.* */
export const namaUrut = (name: string): string => name.toLowerCase().replace(gelarDepan, '')

/** What the admin's search box says for the accounts that share their BPJS number. */
export const BPJS_KEMBAR = 'bpjs kembar'

/**
 * The admin's search box: a role name searches by level, `BPJS_KEMBAR` by shared numbers, what has an @ by e-mail, anything else by
 * name; nothing to search for is null.
 */
export function searchAsFilter(term: string): UserPencarianMasukan | null {
  const word = term.trim()
  if (word === '') return null
  const level = levelIds.find((one) => roles[one].nama === word.toLowerCase())
  if (level) return { field: 'level_id', value: level }
  if (word.toLowerCase() === BPJS_KEMBAR) return { field: 'bpjs_kembar', value: '' }
  return { field: word.includes('@') ? 'email' : 'name', value: word }
}
