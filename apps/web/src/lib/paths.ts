import { isPatient, type LevelId, levelIds } from '@sehati/contract/access'
import { type Area, type AreaAddress, areaOf, type GroupOf } from '@sehati/contract/screens'
import { language } from './language.ts'

/** The landing page in the language of this page. */
export const landingPath = (): string => (language() === 'en' ? '/en' : '/')

/** Where a person chooses an own password. */
export const OWN_PASSWORD_PAGE = '/ganti-password'

/** Where a role lands after sign-in. */
export const homeOf = (level: LevelId): string => `${areaOf[level]}/home`

/** The area that a path lies in; null outside of all. */
export const areaAt = (path: string): Area | null =>
  Object.values(areaOf).find((area) => path === area || path.startsWith(`${area}/`)) ?? null

/** A page of a role's area: `inArea(5, '/appointment', { profesional_id: 3 })`. */
export function inArea<L extends LevelId>(
  level: L,
  page: AreaAddress<GroupOf<L>>,
  search: Record<string, string | number> = {},
): string {
  const query = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)])).toString()
  return `${areaOf[level]}${page}${query && `?${query}`}`
}

/** The booking page of one professional, for a visitor who will have signed in as a patient. */
export const appointmentPath = (level: LevelId, profesional_id: number): string =>
  inArea(isPatient(level) ? level : 5, '/appointment', { profesional_id })

/**
 * The requested page if it belongs to the role of the person, else their home page. A patient who requested a page under the
 * other patients' prefix gets it under their own. Never another site.
 */
export function inOwnArea(level: LevelId, dari: string | undefined): string {
  const home = homeOf(level)
  if (!dari?.startsWith('/') || /^\/[/\\]/.test(dari)) return home
  const area = areaAt(dari.split(/[?#]/)[0] as string)
  if (area === null) return home
  if (area === areaOf[level]) return dari
  const wasPatients = levelIds.some((other) => isPatient(other) && areaOf[other] === area)
  return isPatient(level) && wasPatients ? areaOf[level] + dari.slice(area.length) : home
}
