/**
 * Aborts once when a stop is requested: Ctrl-C, SIGTERM, a closed terminal, or the death of the process that
 * started this one. A terminal signals the whole group and npm forwards too, so the same request arrives
 * several times. Every further one is ignored, because the stop is already under way.
 */
export function listenForStop(): AbortSignal {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort())
  if (process.connected) {
    process.on('disconnect', () => stop.abort())
    // With a listener the channel would keep this process running after its work.
    process.channel?.unref()
  }
  // A closed terminal must not end this process with EPIPE while it still has things to stop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  return stop.signal
}
