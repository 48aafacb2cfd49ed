import { useSyncExternalStore } from 'react'

/** One value outside of React that components follow. */
export function createStore<T>(initial: T) {
  let value = initial
  const watchers = new Set<() => void>()
  const subscribe = (watcher: () => void) => {
    watchers.add(watcher)
    return () => watchers.delete(watcher)
  }
  return {
    get: () => value,
    set(next: T) {
      value = next
      for (const watcher of watchers) watcher()
    },
    use: () => useSyncExternalStore(subscribe, () => value),
  }
}
