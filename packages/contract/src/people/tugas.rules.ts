import { type KataTugas, type LevelId, levelsOf } from '../base/access.ts'
import type { Verdict } from '../base/verdict.ts'

/**
 * The duties that an admin gives to an account, each with the levels that may have it. A duty adds a right to those of the
 * level: an endpoint that names one is refused to every other caller of its family.
 */
const levelsOfTugas: Record<KataTugas, readonly LevelId[]> = {
  loket: levelsOf.loket,
  jaga: levelsOf.jaga,
  peninjau: levelsOf.jaga,
  petugas_data: levelsOf.admin,
}

/** Every duty, in the order in which they are shown. */
export const semuaTugas = Object.keys(levelsOfTugas) as KataTugas[]

/** Whether an active account of this level may have the duty. */
export const canHaveTugas = (tugas: KataTugas, level: LevelId): boolean => levelsOfTugas[tugas].includes(level)

type Person = { level_id: LevelId; status_user: string }

/** A duty is given to an active account of a level that may have it, and taken from any. */
export const checkTugas = (
  { level_id, status_user }: Person,
  ask: { tugas: KataTugas; aktif: boolean },
): Verdict<'DUTY_LEVEL'> =>
  !ask.aktif || (status_user === 'aktif' && canHaveTugas(ask.tugas, level_id)) ? null : 'DUTY_LEVEL'
