import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

type Lazy<Props> = ((props: Props) => ReactNode) & { preload: () => Promise<void> }

/**
 * A component whose code is fetched when it is first shown, or before by `preload`. If that fails, the nearest error
 * boundary receives the error, and the next render fetches the code again. `React.lazy` would keep the failure for as long as the page lives.
 */
export function lazy<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
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
    useEffect(() => {
      if (isReady) return
      let isGone = false
      load().then(
        () => isGone || setIsReady(true),
        (error) => isGone || setFailure(error),
      )
      return () => {
        isGone = true
      }
    }, [isReady])
    if (failure) throw failure
    if (!isReady || !fetched) return waiting
    const Component = fetched
    return <Component {...props} />
  }
  // The component is not shown yet: a failure is reported when it is.
  Lazy.preload = () => load().catch(() => undefined)
  return Lazy
}
