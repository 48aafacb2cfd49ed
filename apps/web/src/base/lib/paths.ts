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
import { addressOf } from './address.ts'
import { language } from './language.ts'
import type { Address, AreaSearch, PublicSearch, PublicUrl } from './pages.ts'

/** The landing page in the language of this page. */
export const landingPath = (): Address => documentPaths.landing[language()]

/** Where a person chooses an own password. */
export const OWN_PASSWORD_PAGE = '/ganti-password'

/** What a session has to do before anything else is opened to it: where, by the code of the refusal that says so. */
export type FirstPage = '/dua-langkah' | typeof OWN_PASSWORD_PAGE
export const firstPages: Partial<Record<string, FirstPage>> = {
  GANTI_PASSWORD_DULU: OWN_PASSWORD_PAGE,
  SECOND_FACTOR_DULU: '/dua-langkah',
}
export const isFirstPage = (pathname: string) => Object.values(firstPages).some((page) => page === pathname)

/** Where a role lands after sign-in. */
export const homeOf = (level: LevelId): Address => inArea(level, '/home')

/** The area that a path lies in; null outside of all. */
export const areaAt = (path: string): Area | null =>
  Object.values(areaOf).find((area) => path === area || path.startsWith(`${area}/`)) ?? null

/** A page of a role's area: `inArea(5, '/appointment', { profesional_id: 3 })`. */
export const inArea = <L extends LevelId, Url extends AreaAddress<GroupOf<L>>>(
  level: L,
  page: Url,
  search: AreaSearch<GroupOf<L>, Url> | Record<string, never> = {},
): Address => addressOf(areaOf[level] + page, search) as Address

/** A public page: `inPublic('/login', { dari })`. */
export const inPublic = <Url extends PublicUrl>(page: Url, search: PublicSearch<Url>): Address =>
  addressOf(page, search) as Address

/** Where a role lists its consultations. */
export const consultationList = (level: LevelId): Address => inArea(level, consultationPlacesOf(level).list)

/** Where a role reads one of its consultations. */
export function consultationPage(level: LevelId, jadwal_id: number): Address {
  const { page, search } = consultationPlacesOf(level).detail(jadwal_id)
  return inArea(level, page, search)
}

/** The booking page of one professional, for a visitor who will have signed in as a patient. */
export const appointmentPath = (level: LevelId, profesional_id: number): Address =>
  inArea(isPatient(level) ? level : registeredLevel, '/appointment', { profesional_id })

/** What a search holds as the page that the person was going to. */
export function dariOf(search: object): string | undefined {
  const dari = (search as { dari?: unknown }).dari
  return typeof dari === 'string' ? dari : undefined
}

/** The page that a person wants who stands here: where something comes first, it is the one after that. */
export const targetOf = ({ pathname, href, search }: { pathname: string; href: string; search: object }) =>
  isFirstPage(pathname) ? dariOf(search) : href

/** The page of the role to which `/profile`, `/chat` or `/konsultasi/7` leads, with the rest of the URL; null for other paths. */
function ledFrom(level: LevelId, path: string, rest: string): Address | null {
  if (ownPaths.some((own) => own === path)) return (areaOf[level] + path + rest) as Address
  const id = /^\/konsultasi\/([1-9]\d{0,9})$/.exec(path)?.[1]
  if (id === undefined) return null
  return consultationPage(level, Number(id))
}

/**
 * The requested page if it belongs to the role of the person, else their home page. A patient who requested a page under the
 * other patients' prefix gets it under their own, and each role its own page behind an address that names none. Never
 * another site.
 */
export function inOwnArea(level: LevelId, dari: string | undefined): Address {
  const home = homeOf(level)
  if (!dari?.startsWith('/') || /^\/[/\\]/.test(dari)) return home
  const path = dari.split(/[?#]/)[0] as string
  const led = ledFrom(level, path, dari.slice(path.length))
  if (led !== null) return led
  const area = areaAt(path)
  if (area === null) return home
  if (area === areaOf[level]) return dari as Address
  const wasPatients = levelIds.some((other) => isPatient(other) && areaOf[other] === area)
  return isPatient(level) && wasPatients ? ((areaOf[level] + dari.slice(area.length)) as Address) : home
}
