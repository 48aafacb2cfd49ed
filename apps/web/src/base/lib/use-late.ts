import { useEffect, useState } from 'react'

/** Whether something has been so for a while: what passes in a moment is not worth a word. */
export function useLate(isSo: boolean, ms: number): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isSo) return setIsLate(false)
    const timer = setTimeout(() => setIsLate(true), ms)
    return () => clearTimeout(timer)
  }, [isSo, ms])
  return isLate
}
