import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Butir } from './thread.rules.ts'

const NEAR_END_PX = 64
const NEAR_START_PX = 240

type Stick = {
  scroller: RefObject<HTMLDivElement | null>
  butir: readonly Butir[]
  /** Where to begin: the first unread message, if there is one. */
  start: RefObject<HTMLElement | null>
  onNearStart: () => void
}

/**
 * How a conversation scrolls: it begins at the unread messages or the end, stays at the end only while one is there,
 * keeps its place when older messages come in above, and counts what arrives below.
 */
export function useStick({ scroller, butir, start, onNearStart }: Stick) {
  const [isAtEnd, setIsAtEnd] = useState(true)
  const [fresh, setFresh] = useState(0)
  const atEnd = useRef(true)
  const last = useRef<{ top: number; height: number; first: string; last: string } | null>(null)

  const toEnd = useCallback(
    (behavior: ScrollBehavior = 'instant') => {
      const element = scroller.current
      element?.scrollTo({ top: element.scrollHeight, behavior })
    },
    [scroller],
  )

  const note = useCallback(() => {
    const element = scroller.current
    if (!element || !last.current) return
    last.current = { ...last.current, top: element.scrollTop, height: element.scrollHeight }
    atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PX
    setIsAtEnd(atEnd.current)
    if (atEnd.current) setFresh(0)
  }, [scroller])

  useLayoutEffect(() => {
    const element = scroller.current
    const [first, newest] = [butir[0], butir.at(-1)]
    if (!element || !first || !newest) return
    const before = last.current
    if (before === null) {
      if (start.current) element.scrollTo({ top: start.current.offsetTop - element.clientHeight / 4 })
      else toEnd()
    } else {
      if (before.first !== first.key) element.scrollTo({ top: before.top + element.scrollHeight - before.height })
      if (before.last !== newest.key) {
        const isNew = butir.length - butir.findIndex(({ key }) => key === before.last) - 1
        if (atEnd.current || newest.id === null) toEnd()
        else setFresh((count) => count + isNew)
      }
    }
    last.current = { top: element.scrollTop, height: element.scrollHeight, first: first.key, last: newest.key }
    note()
  }, [butir, scroller, start, toEnd, note])

  const callNear = () => {
    if ((scroller.current?.scrollTop ?? Number.POSITIVE_INFINITY) < NEAR_START_PX) onNearStart()
  }
  // What begins near its start, or does not fill the screen, is never scrolled there.
  const callNearNow = useEffectEvent(callNear)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever rows have come
  useEffect(() => callNearNow(), [butir])

  // A picture that gets its size, a keyboard that opens: the end stays in view.
  useEffect(() => {
    const element = scroller.current
    const content = element?.firstElementChild
    if (!element || !content) return
    const observer = new ResizeObserver(() => atEnd.current && toEnd())
    observer.observe(element)
    observer.observe(content)
    return () => observer.disconnect()
  }, [scroller, toEnd])

  const onScroll = () => {
    note()
    callNear()
  }
  return { isAtEnd, fresh, onScroll, toEnd }
}
