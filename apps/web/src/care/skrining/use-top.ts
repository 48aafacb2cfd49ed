import { type RefObject, useEffect } from 'react'

/** Begins a screen: the page is shown from its top, and the element has the focus, so that a screen reader says it first. */
export function useTop(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    // A browser that scrolls to the element may hide it below the header of the page.
    element.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [element])
}
