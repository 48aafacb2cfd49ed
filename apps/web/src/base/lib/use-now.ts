import { useEffect, useState } from 'react'
import { now, onClockSet } from './clock.ts'

const STEP_MS = 30_000

/** The time, moving on while a page stays open: a slot passes, a day ends, a minute ago becomes two. */
export function useNow(): Date {
  const [moment, setMoment] = useState(now)
  useEffect(() => {
    const move = () => setMoment(now())
    move()
    const timer = setInterval(move, STEP_MS)
    const forget = onClockSet(move)
    return () => {
      clearInterval(timer)
      forget()
    }
  }, [])
  return moment
}

/** The milliseconds until an instant by the service's clock, counted once a second; negative once it is over. */
export function useSisa(endsAt: number): number {
  const [left, setLeft] = useState(() => endsAt - now().getTime())
  useEffect(() => {
    const count = () => setLeft(endsAt - now().getTime())
    count()
    const timer = setInterval(count, 1_000)
    // A phone that slept comes back to a time that may be over.
    document.addEventListener('visibilitychange', count)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', count)
    }
  }, [endsAt])
  return left
}
