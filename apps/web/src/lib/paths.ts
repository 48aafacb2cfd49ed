import type { LevelId } from '@sehati/contract/access'
import { language } from './language.ts'

/** The first segment of a role's own area. */
export const areaOf = {
  1: '/admin',
  2: '/dokter',
  3: '/psikolog',
  4: '/karyawan',
  5: '/user',
} as const satisfies Record<LevelId, string>

export type Area = (typeof areaOf)[LevelId]

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
export function inArea(level: LevelId, page: `/${string}`, search: Record<string, string | number> = {}): string {
  const query = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)])).toString()
  return `${areaOf[level]}${page}${query && `?${query}`}`
}

/** The booking page of one professional, for whoever will have signed in as a patient. */
export const appointmentPath = (level: LevelId, profesional_id: number): string =>
  inArea(level === 4 ? 4 : 5, '/appointment', { profesional_id })

/**
 * The page that a person asked for when it is one of their own role, else home. A patient who asked for a page under the
 * other patients' prefix gets it under their own. Never another site.
 */
export function inOwnArea(level: LevelId, dari: string | undefined): string {
  const home = homeOf(level)
  if (!dari?.startsWith('/') || /^\/[/\\]/.test(dari)) return home
  const area = areaAt(dari.split(/[?#]/)[0] as string)
  if (area === null) return home
  if (area === areaOf[level]) return dari
  const isPatient = level === 4 || level === 5
  const wasPatients = area === areaOf[4] || area === areaOf[5]
  return isPatient && wasPatients ? areaOf[level] + dari.slice(area.length) : home
}
