import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useGo } from './links.tsx'

/**
 * The secret that a mailed link carries behind its `#`, where no server sees it. It is taken out of the address at once,
 * so that neither the history nor another person who sees the screen keeps it; null where the address held none.
 */
export function useTokenFragment(): string | null {
  const found = useLocation({ select: ({ hash }) => hash })
  const go = useGo()
  const [token, setToken] = useState(found || null)
  // Another link may be opened on the page of the first.
  if (found && found !== token) setToken(found)
  useEffect(() => {
    if (found) void go('.', { hash: '', replace: true, resetScroll: false })
  }, [found, go])
  return token
}
