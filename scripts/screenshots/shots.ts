import { screens } from '@sehati/contract/screens'

/** One picture to be taken: the name of its file, and the address. */
export type Shot = { name: string; path: string }

/** Which object an address is about, where it must be about one. */
const objectOf: Record<string, string> = {
  'konsultasi/detail': 'jadwal_id',
  'daftarKonsultasi/detail': 'jadwal_id',
  'tenagaprofesi/detail': 'profesional_id',
}
const searchOf: Record<string, string> = { appointment: 'profesional_id', 'appointment-detail': 'jadwal_id' }

const areas = ['/admin', '/dokter', '/psikolog', '/karyawan', '/user']

/** Every screen below an area that shows something of its own, from the one list of screens; null is the public ones. */
export function shotsOf(area: string | null, ids: Record<string, number>): Shot[] {
  if (area === null) {
    // The bare /profile only leads on; an address that leads nowhere is a screen too.
    const open = screens.filter((screen) => screen !== '/profile' && !areas.some((one) => screen.startsWith(one)))
    return [...open, '/tidak-ada'].map((path) => ({ name: path === '/' ? 'landing' : path.slice(1), path }))
  }
  return screens
    .filter((screen) => screen.startsWith(`${area}/`))
    .map((screen) => {
      const page = screen.slice(area.length + 1).replace('/:id', '')
      const [about, asked] = [objectOf[page], searchOf[page]]
      const path = about ? screen.replace(':id', String(ids[about])) : screen
      return { name: page.replaceAll('/', '-'), path: asked ? `${path}?${asked}=${ids[asked]}` : path }
    })
}
