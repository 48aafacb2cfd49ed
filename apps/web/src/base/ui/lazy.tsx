import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

type Lazy<Props> = ((props: Props) => ReactNode) & { preload: () => Promise<void> }

/** What is shown instead of a component that the page does without, where its code does not come: `import(…).then(…, orNothing)`. */
export const orNothing = () => () => null

/**
 * A component whose code is fetched when it is first shown, or before by `preload`. What is closed (`isOpen: false`) is not shown.
 * If that fails, the nearest error boundary receives the error, and the next render fetches the code again. `React.lazy` would
 * keep the failure for as long as the page lives. `onCome` is called once the code has come after the page.
 */
export function lazy<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
  onCome?: () => void,
): Lazy<Props> {
  let fetched: ComponentType<Props> | undefined
  let fetching: Promise<void> | undefined
  const load = () => {
    fetching ??= fetchComponent().then(
      (component) => {
        fetched = component
      },
      (error) => {
        fetching = undefined
        throw error
      },
    )
    return fetching
  }

  function Lazy(props: Props) {
    const [isReady, setIsReady] = useState(fetched !== undefined)
    const [failure, setFailure] = useState<unknown>(null)
    const isShown = (props as { isOpen?: boolean }).isOpen !== false
    useEffect(() => {
      if (isReady || !isShown) return
      let isGone = false
      load().then(
        () => {
          if (isGone) return
          setIsReady(true)
          onCome?.()
        },
        (error) => isGone || setFailure(error),
      )
      return () => {
        isGone = true
      }
    }, [isReady, isShown])
    // The page's own boundary knows what to do about code that cannot be fetched.
    if (failure) throw failure
    if (!isReady || !fetched) return isShown ? waiting : null
    const Component = fetched
    return <Component {...props} />
  }
  // The component is not shown yet: a failure is reported when it is.
  Lazy.preload = () => load().catch(() => undefined)
  return Lazy
}
