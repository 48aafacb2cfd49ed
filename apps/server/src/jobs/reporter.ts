export type Log = { warn: (fields: object, text: string) => void }

const QUIET_MS = 60_000

/** Logs what jobs run into, the same message once a minute: a database that is away fails many a query. */
export function makeReporter(log: Log): (error: unknown) => void {
  const last = new Map<string, number>()
  return (error) => {
    // The queue appends ids of its own, which differ from worker to worker.
    const message = String((error as Error)?.message ?? error).replace(/ \(Queue: .*\)$/, '')
    const now = Date.now()
    if (now - (last.get(message) ?? 0) < QUIET_MS) return
    last.set(message, now)
    for (const [text, at] of last) if (now - at > QUIET_MS) last.delete(text)
    log.warn({ reason: message }, 'a job was interrupted and will be tried again')
  }
}
