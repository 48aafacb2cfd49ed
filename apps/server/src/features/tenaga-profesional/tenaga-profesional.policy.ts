import type { Verdict } from '@sehati/contract/user.rules'
import type { User } from '@sehati/contract/user.schema'

/** Only a doctor or psychologist becomes a professional. */
export function checkProfessional(user: User | null): Verdict {
  if (!user) return 'USER_UNKNOWN'
  return user.level_id === 2 || user.level_id === 3 ? null : 'NOT_A_PROFESSIONAL_LEVEL'
}
