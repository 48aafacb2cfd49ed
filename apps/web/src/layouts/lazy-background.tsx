import { lazy, Suspense, useEffect, useState } from 'react'

const PercakapanBackground = lazy(() =>
  import('../talk/percakapan/background.tsx').then(
    ({ PercakapanBackground }) => ({ default: PercakapanBackground }),
    // Without it conversations go on where they are open.
    () => ({ default: () => null }),
  ),
)

/** What goes on of conversations on every page, fetched once the page itself has nothing better to do. */
export function LazyBackground() {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    const start = () => setIsIdle(true)
    if (!window.requestIdleCallback) {
      const timer = setTimeout(start, 1_000)
      return () => clearTimeout(timer)
    }
    const handle = window.requestIdleCallback(start)
    return () => window.cancelIdleCallback(handle)
  }, [])
  return isIdle && <Suspense>{<PercakapanBackground />}</Suspense>
}
