import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { SkeletonLines } from './loaded.tsx'

const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 1_000))

/** A form that came after its dialog takes the focus that the dialog could not give it. */
const focusInDialog = () =>
  document.activeElement
    ?.closest('dialog')
    ?.querySelector<HTMLElement>('[data-autofocus], input:not([type="hidden"]), select, textarea')
    ?.focus()

/**
 * A component that a page shows only when the user opens it: a dialog, a form in one. Its code is not part of the
 * page; it is fetched when the browser is idle, so that it is there in time, or when it is shown at the latest.
 */
export function later<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = <SkeletonLines rows={3} />,
): ComponentType<Props> {
  let fetched: ComponentType<Props> | undefined
  const load = async () => {
    fetched ??= await fetchComponent()
  }
  whenIdle(() => void load().catch(() => null))

  return function Later(props: Props) {
    const [isReady, setIsReady] = useState(fetched !== undefined)
    const [failure, setFailure] = useState<unknown>(null)
    // A dialog may be in the page long before it opens.
    const isAsked = (props as { isOpen?: boolean }).isOpen !== false
    useEffect(() => {
      if (isReady || !isAsked) return
      let isGone = false
      load().then(
        () => {
          if (isGone) return
          setIsReady(true)
          requestAnimationFrame(focusInDialog)
        },
        (error) => isGone || setFailure(error),
      )
      return () => {
        isGone = true
      }
    }, [isReady, isAsked])
    // The page's own boundary knows what to do about code that cannot be fetched.
    if (failure) throw failure
    if (!isReady || !fetched) return isAsked ? waiting : null
    const Component = fetched
    return <Component {...props} />
  }
}
