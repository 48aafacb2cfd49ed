import { type MouseEvent, type PointerEvent, useRef } from 'react'

const HOLD_MS = 500
const SLIP_PX = 10

/** A finger held on something. Phones that know a context menu by touch open it themselves at the same moment. */
export function useLongPress(onHold: (at: { x: number; y: number }) => void) {
  const hold = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null)
  const wasHeld = useRef(false)
  const end = () => {
    clearTimeout(hold.current?.timer)
    hold.current = null
  }
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      wasHeld.current = false
      if (pointerType === 'mouse') return
      const timer = setTimeout(() => {
        wasHeld.current = true
        onHold({ x, y })
      }, HOLD_MS)
      hold.current = { timer, x, y }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = hold.current
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > SLIP_PX) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    // The finger that lifts after a long press has not tapped on anything.
    onClickCapture: (event: MouseEvent) => {
      if (!wasHeld.current) return
      wasHeld.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
