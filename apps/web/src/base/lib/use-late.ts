import { useEffect, useState } from 'react'

/** Whether something has been so for `ms` milliseconds: what passes in a moment is not worth a word. */
export function useLate(isSo: boolean, ms: number): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(() => setIsLate(true), ms)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isSo, ms])
  return isSo && isLate
}
