/** What a browser does that keeps nothing, before any script of the page runs. */
export const spoiled = {
  'whose storage is full': () => {
    for (let part = 'x'.repeat(2 ** 22); part.length > 0; part = part.slice(part.length / 2 + 1))
      for (let n = 0; ; n += 1)
        try {
          localStorage.setItem(`penuh.${part.length}.${n}`, part)
        } catch {
          break
        }
  },
  'that forbids storage': () => {
    const forbid = (name: string) =>
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) forbid(name)
  },
  'without storage': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { value: undefined })
  },
}
