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
