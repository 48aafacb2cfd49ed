import { lazy, orNothing } from '../../base/ui/lazy.tsx'

/** The wish to be called. Its code is fetched when it is shown; where it does not come, the numbers stand without it. */
export const Hubungi = lazy(() => import('./hubungi.tsx').then((file) => file.Hubungi, orNothing))
