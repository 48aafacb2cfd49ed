import type { ComponentType, ReactNode } from 'react'
import { lazy } from './lazy.tsx'
import { SkeletonLines } from './loaded.tsx'
import { whenIdle } from './when-idle.ts'

/** A form that came after its dialog takes the focus that the dialog could not give it. */
const focusInDialog = () =>
  requestAnimationFrame(() =>
    document.activeElement
      ?.closest('dialog')
      ?.querySelector<HTMLElement>('[data-autofocus], input:not([type="hidden"]), select, textarea')
      ?.focus(),
  )

/**
 * A component that a page shows only when the user opens it: a dialog, a form in one. Its code is not part of the
 * page; it is fetched when the browser is idle, so that it is there in time, or when it is shown at the latest.
 */
export function later<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = <SkeletonLines rows={3} />,
): ComponentType<Props> {
  const Later = lazy(fetchComponent, waiting, focusInDialog)
  whenIdle(() => void Later.preload())
  return Later
}
