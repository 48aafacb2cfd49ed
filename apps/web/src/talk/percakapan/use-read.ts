import { type RefObject, useEffect, useRef } from 'react'
import { markDibaca } from './marks.ts'

/** So much of a message that is taller than the screen counts as seen. */
const TALL_PX = 120

/** Marks messages of the other person as seen: in view, on a visible page that has the focus. */
export function useRead(list: RefObject<HTMLElement | null>, jadwal_id: number, newest: string | undefined) {
  const seen = useRef(0)
  const observer = useRef<IntersectionObserver>(undefined)

  useEffect(() => {
    const flush = () => {
      if (document.visibilityState === 'visible' && document.hasFocus() && seen.current > 0)
        markDibaca(jadwal_id, seen.current)
    }
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, intersectionRatio, intersectionRect, target } of entries) {
          if (!isIntersecting || (intersectionRatio < 0.5 && intersectionRect.height < TALL_PX)) continue
          seen.current = Math.max(seen.current, Number((target as HTMLElement).dataset.lain))
          watch.unobserve(target)
        }
        flush()
      },
      { threshold: [0, 0.25, 0.5] },
    )
    observer.current = watch
    window.addEventListener('focus', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      watch.disconnect()
      observer.current = undefined
      window.removeEventListener('focus', flush)
      document.removeEventListener('visibilitychange', flush)
    }
  }, [jadwal_id])

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is another newest message
  useEffect(() => {
    for (const row of list.current?.querySelectorAll<HTMLElement>('[data-lain]') ?? [])
      if (Number(row.dataset.lain) > seen.current) observer.current?.observe(row)
  }, [list, newest, jadwal_id])
}
