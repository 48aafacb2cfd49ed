import { type Actor, isAdmin, isPatient, isProfessional, type LevelId } from '../base/access.ts'
import type { Verdict } from '../base/verdict.ts'
import type { SisiKonsultasi } from './kedudukan.schema.ts'

type Standing = { user_id: number; level_id: LevelId; status_user: string }

const isActive = ({ status_user }: Standing) => status_user === 'aktif'

/** Refuses a change by which admins end their own rights, or the service loses its last active admin. */
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
