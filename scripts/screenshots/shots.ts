import type { LevelId } from '@sehati/contract/base/access'
import { type AreaPath, areaOf, type PublicPath, publicScreens, screensIn } from '@sehati/contract/base/screens'

/** One picture to be taken: the name of its file, and the address. */
export type Shot = { name: string; path: string }

/** Which object an address is about, where it must be about one: in the path, or in the search. */
const objectOf: Partial<Record<AreaPath | PublicPath, string>> = {
  '/tenaga/:id': 'profesional_id',
  '/role/detail/:id': 'user_id',
  '/konsultasi/detail/:id': 'jadwal_id',
  '/daftarKonsultasi/detail/:id': 'jadwal_id',
  '/tenagaprofesi/detail/:id': 'profesional_id',
  '/bilik/:id': 'jadwal_id',
  '/petugas/insiden/detail/:id': 'insiden_id',
  '/appointment': 'profesional_id',
  '/appointment-detail': 'jadwal_id',
}

/** Every distinct screen of a role, from the table of screens; null stands for the public ones. */
export function shotsOf(level: LevelId | null, ids: Record<string, number>): Shot[] {
  if (level === null) {
    const open = (Object.keys(publicScreens) as PublicPath[]).filter(
      (path) => !publicScreens[path].kind.startsWith('own'),
    )
    // An address that leads nowhere shows something too.
    return [...open, '/tidak-ada' as const].map((screen) => {
      const about = screen === '/tidak-ada' ? undefined : objectOf[screen]
      const path = screen.replace(':id', String(ids[about ?? '']))
      return { name: screen === '/' ? 'landing' : screen.slice(1).replace('/:id', ''), path }
    })
  }
  return screensIn(level).map(([screen]) => {
    const about = objectOf[screen]
    const search = about && !screen.includes(':id') ? `?${about}=${ids[about]}` : ''
    const path = areaOf[level] + screen.replace(':id', String(ids[about ?? ''])) + search
    return { name: screen.slice(1).replace('/:id', '').replaceAll('/', '-'), path }
  })
}
