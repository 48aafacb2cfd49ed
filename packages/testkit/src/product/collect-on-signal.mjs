/** Loaded into a server before its own program: on SIGUSR2 the process collects its garbage. */
process.on('SIGUSR2', () => {
  globalThis.gc?.()
  globalThis.gc?.()
})
