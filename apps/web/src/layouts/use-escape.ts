import { useEffect } from 'react'

const IN_FRONT = 'dialog[open], [role="dialog"], [role="listbox"]'

/** Calls back on Escape, unless something in front of the page (a dialog, menu or list) takes the key itself. */
export function useEscape(isActive: boolean, onEscape: () => void) {
  useEffect(() => {
    if (!isActive) return
    const listen = (event: KeyboardEvent) => {
      const isTaken = event.defaultPrevented || document.querySelector(IN_FRONT)
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
      if (event.key === 'Escape' && !isTaken && !isTyping) onEscape()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isActive, onEscape])
}
