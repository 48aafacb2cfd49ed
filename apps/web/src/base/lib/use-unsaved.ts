import { useBlocker } from '@tanstack/react-router'
import { useRef } from 'react'
import { OWN_PASSWORD_PAGE } from './paths.ts'
import { session } from './session.ts'

/**
 * Keeps typed words from being lost by the browser's back button, a link or a reload while `isOpen`; `ask` puts the
 * question. What is unsaved is known from a ref: a key pressed right after a letter must not see an older value.
 */
export function useUnsaved(isOpen: boolean, ask: () => Promise<boolean>) {
  const isDirty = useRef(false)
  const isAtRisk = () => isOpen && isDirty.current
  useBlocker({
    // Once the session is over, or opens nothing but the choice of a password, there is no page to stay on.
    shouldBlockFn: async ({ next }) =>
      isAtRisk() && session.token() !== null && next.pathname !== OWN_PASSWORD_PAGE && !(await ask()),
    enableBeforeUnload: isAtRisk,
    disabled: !isOpen,
  })
  return {
    /** Called by the form with whether typed text would be lost now. */
    onDirty: useRef((isTouched: boolean) => {
      isDirty.current = isTouched
    }).current,
    /** Whether the form may be closed: nothing is unsaved, or the person gives it up. */
    mayClose: async () => !isAtRisk() || ask(),
  }
}
