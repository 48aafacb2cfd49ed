const GRACE_MS = 9_500

/**
 * Stops once on SIGTERM, SIGINT, or when the parent process is gone. Takes at most ten seconds
 * besides the time for which it goes on serving.
 */
export function onStopSignal(stop: () => Promise<void>, drainMs: number): void {
  let stopping = false
  const end = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), drainMs + GRACE_MS).unref()
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  if (process.channel) process.on('disconnect', end)
}

/** One clear line instead of a stack: the cause of a failed start is the environment, not the code. */
export function failStart(error: unknown): never {
  const { message, code } = error as Error & { code?: string }
  console.error(code === 'EADDRINUSE' ? `${message}: choose another PORT` : message)
  process.exit(1)
}
