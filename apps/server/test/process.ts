import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { makeDirectory } from './directory.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

export type Running = {
  url: string
  child: ChildProcess
  /** Everything it has printed so far. */
  output: () => string
  /** Stops it as a supervisor would, and returns its exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

let dataDir: string | null = null
/** Mails and keys must not be written beside the sources: one directory for all processes of a test file. */
function ownDirectory(): string {
  if (dataDir) return dataDir
  dataDir = makeDirectory()
  afterAll(() => {
    dataDir = null
  })
  return dataDir
}

const end = (child: ChildProcess) => child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')

/**
 * Starts the product's own entry point with this environment. Of the test's own environment it gets only PATH
 * and the cache of compiled modules, without which every start costs a second more.
 */
export function startProcess(env: Record<string, string>): { child: ChildProcess; output: () => string } {
  let output = ''
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const own = { PATH, NODE_COMPILE_CACHE, PORT: '0', DATA_DIR: ownDirectory() }
  const child = fork(main, { env: { ...own, ...env }, execArgv: [], silent: true })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  afterAll(() => void end(child))
  return { child, output: () => output }
}

/** The same, once it listens. A start that fails rejects with what it printed. */
export async function startRunning(env: Record<string, string>): Promise<Running> {
  const { child, output } = startProcess(env)
  const port = await new Promise<number>((resolve, reject) => {
    child.on('message', (message: { type?: string; port?: number }) => {
      if (message.type === 'ready' && message.port) resolve(message.port)
    })
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${output()}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    output,
    stop: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const ended = once(child, 'exit')
      child.kill(signal)
      return (await ended)[0]
    },
  }
}
