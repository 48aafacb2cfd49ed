import { type RefObject, useEffect } from 'react'

/**
 * Sets `--sehati-keyboard` on an element while `isOn`: how many pixels of the window's foot the on-screen keyboard covers. Browsers
 * shrink only the visual viewport for it, so that what is fixed to the window would lie behind the keyboard.
 */
export function useKeyboardHeight(element: RefObject<HTMLElement | null>, isOn: boolean) {
  useEffect(() => {
    const view = window.visualViewport
    if (!isOn || !view) return
    const measure = () => {
      // Zoomed in with two fingers, the visual viewport is smaller without a keyboard.
      const covered = view.scale > 1 ? 0 : Math.max(0, window.innerHeight - view.height - view.offsetTop)
      element.current?.style.setProperty('--sehati-keyboard', `${covered}px`)
    }
    measure()
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
    }
  }, [element, isOn])
}
