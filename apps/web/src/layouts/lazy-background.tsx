import { useEffect, useState } from 'react'
import { lazy, orNothing } from '../base/ui/lazy.tsx'
import { whenIdle } from '../base/ui/when-idle.ts'

// Without it conversations go on where they are open.
const PercakapanBackground = lazy(() =>
  import('../talk/percakapan/background.tsx').then((file) => file.PercakapanBackground, orNothing),
)

/** What goes on of conversations on every page, fetched once the page itself has nothing better to do. */
export function LazyBackground() {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  return isIdle && <PercakapanBackground />
}
