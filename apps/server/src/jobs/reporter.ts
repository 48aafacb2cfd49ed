export type Log = {
  warn: (fields: object, text: string) => void
  info?: (fields: object, text: string) => void
}

const QUIET_MS = 60_000

/**
 * Logs errors of jobs, each cause once a minute: an unreachable database fails many statements. A cause is
 * identified by its code and its place in the source: messages of databases and mail servers quote values and addresses.
 */
export function makeReporter(log: Log): (error: unknown) => void {
  const last = new Map<string, number>()
  return (error) => {
    const cause = causeOf(error)
    const key = JSON.stringify(cause)
    const now = Date.now()
    if (now - (last.get(key) ?? 0) < QUIET_MS) return
    last.set(key, now)
    for (const [text, at] of last) if (now - at > QUIET_MS) last.delete(text)
    log.warn(cause, 'a job was interrupted and will be tried again')
  }
}

type Cause = { error: string; code?: string; constraint?: string; table?: string; at?: string }

function causeOf(error: unknown): Cause {
  if (!(error instanceof Error)) return { error: typeof error }
  const { code, constraint, table } = error as Error & { code?: unknown; constraint?: unknown; table?: unknown }
  const at = error.stack?.split('\n').find((line) => /^\s+at .*(apps|packages)\//.test(line))
  return {
    error: error.name,
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(typeof table === 'string' && { table }),
    ...(at && { at: at.trim() }),
  }
}
