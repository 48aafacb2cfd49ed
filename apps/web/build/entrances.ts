import { type LevelId, levelIds } from '@sehati/contract/base/access'
import {
  type AreaPath,
  areaOf,
  type PageFile,
  type PublicPath,
  publicScreens,
  screensIn,
} from '@sehati/contract/base/screens'

/**
 * The addresses at which the application begins, and the page behind each, from the table of screens. The shell at an
 * address names the page's files, so that they are fetched together with the application's instead of after it, which on a
 * slow network is a round trip or two sooner. `words` names the first words (src/base/lib/first-words.ts), which stand there
 * before any code has come; `ahead` what is asked of the service meanwhile (src/landing/<name>.ts). `level` is the role in
 * whose area the address lies. An address with a number in it is served the entrance of its first segment: the page in public, the area elsewhere, which has no page.
 */
export type Entrance = {
  path: string
  page: PageFile | null
  level: LevelId | null
  words?: Words
  ahead?: Ahead
}
type Words = 'login' | 'register' | 'jadwal'
export type Ahead = 'booking-ahead' | 'jadwal-ahead' | 'tenaga-ahead'

const wordsAt: Partial<Record<PublicPath, Words>> = {
  '/login': 'login',
  '/register': 'register',
  '/jadwal': 'jadwal',
  '/medic': 'jadwal',
}
const aheadAt: Partial<Record<AreaPath | PublicPath, Ahead>> = {
  '/appointment': 'booking-ahead',
  '/jadwal': 'jadwal-ahead',
  '/medic': 'jadwal-ahead',
  '/tenaga/:id': 'tenaga-ahead',
}

const publicEntrances = (Object.keys(publicScreens) as PublicPath[]).flatMap((path): Entrance[] => {
  const screen = publicScreens[path]
  return screen.kind === 'page'
    ? [{ path: path.replace('/:id', ''), page: screen.page, level: null, words: wordsAt[path], ahead: aheadAt[path] }]
    : []
})

const entrancesOf = (level: LevelId): Entrance[] => [
  { path: areaOf[level], page: null, level },
  ...screensIn(level)
    .filter(([path]) => !path.includes(':'))
    .map(([path, { page }]) => ({ path: areaOf[level] + path, page, level, ahead: aheadAt[path] })),
]

export const entrances: Entrance[] = [...publicEntrances, ...levelIds.flatMap(entrancesOf)]
