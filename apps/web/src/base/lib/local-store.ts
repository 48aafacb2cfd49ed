/** `localStorage` as far as the browser has it: it can be missing, forbidden or full. */
export const localStore = {
  get(name: string): string | null {
    try {
      return localStorage.getItem(name)
    } catch {
      return null
    }
  },

  /** Returns whether the value was stored. */
  set(name: string, value: string): boolean {
    try {
      localStorage.setItem(name, value)
      return true
    } catch {
      return false
    }
  },

  remove(...names: string[]): void {
    try {
      for (const name of names) localStorage.removeItem(name)
    } catch {
      // Nothing was stored either.
    }
  },
}
