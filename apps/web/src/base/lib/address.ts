/** The address of a read: values of its query as text, what is undefined left out. */
export function addressOf(path: string, query?: unknown): string {
  const values = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(values.map(([name, value]) => [name, String(value)])).toString()
  return path + (search && `?${search}`)
}
