import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Loading, SkeletonLines } from './loaded.tsx'
import styles from './together.module.css'

/** A part that takes longer holds the others up no more, in ms. */
const PATIENCE_MS = 10_000

/** Stands for a part of `Together` that is not there yet. */
export const Coming = () => <div aria-busy="true" hidden />

/**
 * Parts that arrive at different times, shown at once, so that none moves another under the reader's finger: a skeleton stands
 * for all of them until none is busy (`aria-busy`), but not for long. Once shown, they stay.
 */
export function Together({ children }: { children: ReactNode }) {
  const parts = useRef<HTMLDivElement>(null)
  const [isWhole, setIsWhole] = useState(false)
  useLayoutEffect(() => {
    const element = parts.current
    if (!element) return
    if (isWhole) {
      // The link that led here could not scroll to a part that was not shown yet.
      const target = document.getElementById(location.hash.slice(1))
      if (element.contains(target)) target?.scrollIntoView()
      return
    }
    const look = () => {
      if (!element.querySelector('[aria-busy="true"]')) setIsWhole(true)
    }
    const changes = new MutationObserver(look)
    changes.observe(element, { subtree: true, childList: true, attributeFilter: ['aria-busy'] })
    look()
    const patience = setTimeout(() => setIsWhole(true), PATIENCE_MS)
    return () => {
      changes.disconnect()
      clearTimeout(patience)
    }
  }, [isWhole])
  return (
    <>
      {!isWhole && (
        <div className={styles.skeleton}>
          <Loading>
            <SkeletonLines height={96} />
          </Loading>
        </div>
      )}
      <div ref={parts} className={isWhole ? styles.whole : styles.coming}>
        {children}
      </div>
    </>
  )
}
