import type { Actor, LevelId } from './access.ts'
import type { ErrorCode } from './messages.ts'
import { namaLevel, type SisiKonsultasi, type UserPencarianMasukan } from './user.schema.ts'

/** A rule answers null when it agrees, and the code of its refusal when it does not. */
export type Verdict = ErrorCode | null

/** Public registration always makes level 5; only an admin's word counts for another level. */
export const registrationLevel = (actor: Actor | null, asked: LevelId | undefined): LevelId =>
  actor?.level_id === 1 ? (asked ?? 5) : 5

type Standing = { user_id: number; level_id: number; status_user: string }

/** Whether this change would take the last key out of the house: oneself, or the last active admin. */
export function checkStandingChange(
  actor: Actor,
  before: Standing,
  after: Standing,
  otherActiveAdmins: number,
): Verdict {
  const wasAdmin = before.level_id === 1 && before.status_user === 'aktif'
  const staysAdmin = after.level_id === 1 && after.status_user === 'aktif'
  if (!wasAdmin || staysAdmin) return null
  if (actor.user_id === before.user_id) return 'SELF_PROTECTED'
  return otherActiveAdmins === 0 ? 'LAST_ADMIN' : null
}

const isPatient = ({ level_id, status_user }: Standing) => status_user === 'aktif' && (level_id === 4 || level_id === 5)
const isProfessional = ({ level_id, status_user }: Standing) =>
  status_user === 'aktif' && (level_id === 2 || level_id === 3)

/**
 * The sides of a consultation that a person leaves by a change of standing: their consultations ahead on that side are
 * cancelled. A patient stays one as `karyawan` or `user`; a `dokter` who becomes a `psikolog` is not whom the patient chose.
 */
export function sidesLeft(before: Standing, after: Standing): SisiKonsultasi[] {
  const left: SisiKonsultasi[] = []
  if (isPatient(before) && !isPatient(after)) left.push('pasien')
  if (isProfessional(before) && !(isProfessional(after) && after.level_id === before.level_id)) left.push('profesional')
  return left
}

/** The admin's search box: a role name searches by level, anything else by name; nothing to search for is null. */
export function searchAsFilter(term: string): UserPencarianMasukan | null {
  const word = term.trim()
  if (word === '') return null
  const level = Object.entries(namaLevel).find(([, nama]) => nama === word.toLowerCase())
  return level ? { field: 'level_id', value: Number(level[0]) } : { field: 'name', value: word }
}
