import { useEffect, useState } from 'react'

const STEP_MS = 30_000

/** The time, moving on while a page stays open: a slot passes, a day ends. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), STEP_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
