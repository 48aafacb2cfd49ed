/**
 * Writes a value at once, and those that are given during a write together in the next one. The promise of each resolves when it was
 * written, and rejects where its write failed.
 */
export function together<T>(write: (values: readonly T[]) => Promise<void>): (value: T) => Promise<void> {
  let waiting: T[] = []
  let next: Promise<void> | null = null
  let last: Promise<void> = Promise.resolve()
  return (value) => {
    waiting.push(value)
    next ??= last = last
      .catch(() => {})
      .then(() => {
        const values = waiting
        waiting = []
        next = null
        return write(values)
      })
    return next
  }
}
