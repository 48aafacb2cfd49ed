import { lazy, orNothing } from '../../base/ui/lazy.tsx'

/** What a patient has not signed yet for a psychologist; its code comes with the first conversation of a patient. */
export const TandaTanganLangkah = lazy(() =>
  import('./tanda-tangan-langkah.tsx').then((file) => file.TandaTanganLangkah, orNothing),
)
