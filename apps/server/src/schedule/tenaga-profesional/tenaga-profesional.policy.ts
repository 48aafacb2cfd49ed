import { isProfessional } from '@sehati/contract/base/access'
import type { Verdict } from '@sehati/contract/base/verdict'
import type { User } from '@sehati/contract/people/user.schema'

/** Only a doctor or psychologist becomes a professional. */
export function checkProfessional(
  user: Pick<User, 'level_id'> | null,
): Verdict<'USER_UNKNOWN' | 'NOT_A_PROFESSIONAL_LEVEL'> {
  if (!user) return 'USER_UNKNOWN'
  return isProfessional(user.level_id) ? null : 'NOT_A_PROFESSIONAL_LEVEL'
}
