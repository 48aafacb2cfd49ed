import { useEffect, useEffectEvent } from 'react'
import { now, onClockSet } from '../../base/lib/clock.ts'

/** The clocks may differ by less than a request takes: what is not open yet is read again after so long. */
const AGAIN_MS = 1_000

/** Reads again at an instant (ISO 8601) by the service's clock, and until the instant has become another one. */
export function useAtRilis(pada: string | undefined, read: () => Promise<unknown>): void {
  const readNow = useEffectEvent(read)
  useEffect(() => {
    if (pada === undefined) return
    let timer: ReturnType<typeof setTimeout>
    const arm = () => {
      clearTimeout(timer)
      timer = setTimeout(open, Math.max(0, Date.parse(pada) - now().getTime()))
    }
    const open = () => {
      if (now().getTime() < Date.parse(pada)) return arm()
      void readNow()
      timer = setTimeout(open, AGAIN_MS)
    }
    arm()
    const forget = onClockSet(arm)
    // A phone that slept may come back after the instant.
    document.addEventListener('visibilitychange', arm)
    return () => {
      clearTimeout(timer)
      forget()
      document.removeEventListener('visibilitychange', arm)
    }
  }, [pada])
}
