import { TAHAN_PER_JAM } from '../base/constants.ts'
import type { Verdict } from '../base/verdict.ts'

/** What a patient held before: how many slots in the last hour, and whether a hold of this slot ran out just now. */
export type JejakTahan = { sejam: number; baruHabis: boolean }

/**
 * Whether a patient may hold another slot. How many a patient holds at once is decided by the database. A refused patient
 * can still book.
 */
export const checkTahan = ({ sejam, baruHabis }: JejakTahan): Verdict<'HOLD_TOO_OFTEN'> =>
  sejam >= TAHAN_PER_JAM || baruHabis ? 'HOLD_TOO_OFTEN' : null
