import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { now, onClockSet } from '../../base/lib/clock.ts'

const SCHEME = 'data-mantine-color-scheme'

/**
 * The moment of the last print by the service's clock, for a line on the sheet. Paper is white: while printing, the page wears its light scheme.
 */
export function usePrintTime(): Date {
  const [at, setAt] = useState(now)
  useEffect(() => {
    const page = document.documentElement
    const paper = window.matchMedia('print')
    let worn: string | null = null
    const follow = () => {
      if (paper.matches && worn === null) {
        worn = page.getAttribute(SCHEME) ?? 'light'
        page.setAttribute(SCHEME, 'light')
        // The sheet is drawn as soon as this returns.
        flushSync(() => setAt(now()))
      } else if (!paper.matches && worn !== null) {
        page.setAttribute(SCHEME, worn)
        worn = null
      }
    }
    paper.addEventListener('change', follow)
    // The sheet may be rendered before the time of the service is known.
    const forget = onClockSet(() => setAt(now()))
    return () => {
      paper.removeEventListener('change', follow)
      forget()
    }
  }, [])
  return at
}
