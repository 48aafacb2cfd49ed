import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { isFirstPage } from './paths.ts'
import { session } from './session.ts'
import type { Unsaved } from './unsaved.ts'

/**
 * Keeps typed words from being lost by the browser's back button, a link or a reload while `isOpen`; `ask` puts the
 * question. The forms within `unsaved` report to a set that is not part of any rendering: a key pressed right after a letter
 * must not see an older value.
 */
export function useUnsaved(isOpen: boolean, ask: () => Promise<boolean>) {
  const [unsaved] = useState<Unsaved>(() => new Set())
  const isAtRisk = () => isOpen && unsaved.size > 0
  useBlocker({
    // Once the session is over, or something comes first, there is no page to stay on.
    shouldBlockFn: async ({ next }) =>
      isAtRisk() && session.token() !== null && !isFirstPage(next.pathname) && !(await ask()),
    enableBeforeUnload: isAtRisk,
    disabled: !isOpen,
  })
  return {
    /** For `UnsavedDialog`, or `Unsaved` around the forms of a page. */
    unsaved,
    /** What is typed is saved or given up, also if its form is still there. */
    forget: () => unsaved.clear(),
    /** Whether the form may be closed: nothing is unsaved, or the person gives it up. */
    mayClose: async () => !isAtRisk() || ask(),
  }
}
