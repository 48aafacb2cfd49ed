import { isPatient, type LevelId, levelIds, registeredLevel } from '@sehati/contract/base/access'
import { consultationPlacesOf } from '@sehati/contract/base/consultation-places'
import {
  type Area,
  type AreaAddress,
  areaOf,
  documentPaths,
  type GroupOf,
  ownPaths,
} from '@sehati/contract/base/screens'
import { language } from './language.ts'

/** The landing page in the language of this page. */
export const landingPath = (): string => documentPaths.landing[language()]

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
  inArea(isPatient(level) ? level : registeredLevel, '/appointment', { profesional_id })

/** What a search holds as the page that the person was going to. */
export function dariOf(search: object): string | undefined {
  const dari = (search as { dari?: unknown }).dari
  return typeof dari === 'string' ? dari : undefined
}

/** The page that a person wants who stands here: where an own password is chosen, it is the one after that. */
export const targetOf = ({ pathname, href, search }: { pathname: string; href: string; search: object }) =>
  pathname === OWN_PASSWORD_PAGE ? dariOf(search) : href

/** The page of the role to which `/profile`, `/chat` or `/konsultasi/7` leads, with the rest of the URL; null for other paths. */
function ledFrom(level: LevelId, path: string, rest: string): string | null {
  if (ownPaths.some((own) => own === path)) return areaOf[level] + path + rest
  const id = /^\/konsultasi\/([1-9]\d{0,9})$/.exec(path)?.[1]
  if (id === undefined) return null
  const { page, search } = consultationPlacesOf(level).detail(Number(id))
  return inArea(level, page, search)
}

/**
 * The requested page if it belongs to the role of the person, else their home page. A patient who requested a page under the
 * other patients' prefix gets it under their own, and each role its own page behind an address that names none. Never
 * another site.
 */
export function inOwnArea(level: LevelId, dari: string | undefined): string {
  const home = homeOf(level)
  if (!dari?.startsWith('/') || /^\/[/\\]/.test(dari)) return home
  const path = dari.split(/[?#]/)[0] as string
  const led = ledFrom(level, path, dari.slice(path.length))
  if (led !== null) return led
  const area = areaAt(path)
  if (area === null) return home
  if (area === areaOf[level]) return dari
  const wasPatients = levelIds.some((other) => isPatient(other) && areaOf[other] === area)
  return isPatient(level) && wasPatients ? areaOf[level] + dari.slice(area.length) : home
}
