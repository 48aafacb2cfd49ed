import { type ChildProcess, fork } from 'node:child_process'
import fs from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { youngHeapFlag } from '../../apps/server/src/process/memory.ts'
import { openLog, readTail, sizeOf } from '../process/log-file.ts'
import { identityOf, type ProcessIdentity } from '../process/process-identity.ts'

type ServerEvents = {
  /** It died after it had served; it is started again after this pause. */
  died(reason: string, pauseMs: number): void
  serving(port: number, identity: ProcessIdentity): void
}

export type ServerProcess = {
  /** Settles with the port once it serves for the first time. */
  ready: Promise<number>
  /** Ends it and starts it again at once, without calling that a death. */
  restart(): void
  stop(): Promise<void>
}

/** It did not get as far as serving. `output` is what it wrote. */
export class ServerStartError extends Error {
  readonly output: string
  constructor(output: string) {
    super('the server ended before it served')
    this.output = output
  }
}

type Options = {
  program: string
  env: NodeJS.ProcessEnv
  logFile: string
  events: ServerEvents
  graceMs: number
}

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 10_000
const HEALTHY_AFTER_MS = 30_000

/** Runs the server and starts it again when it dies, ever more slowly while it keeps dying. */
export function superviseServer(options: Options): ServerProcess {
  let stopping = false
  let child: ChildProcess | null = null
  let port: number | null = null
  let pause = FIRST_PAUSE_MS
  const { promise: ready, resolve, reject } = Promise.withResolvers<number>()
  let wake = new AbortController()
  let isWanted = false

  const runOnce = () =>
    new Promise<{ reason: string; output: string }>((ended) => {
      const begin = Date.now()
      const logBegin = sizeOf(options.logFile)
      const log = openLog(options.logFile)
      const env = port === null ? options.env : { ...options.env, PORT: String(port) }
      // In a process group of its own: Ctrl-C reaches the launcher, which stops things in the right order.
      child = fork(options.program, {
        env,
        execArgv: [youngHeapFlag],
        detached: true,
        stdio: ['ignore', log, log, 'ipc'],
      })
      fs.closeSync(log)
      child.on('message', (message) => {
        if (!isReady(message)) return
        port = message.port
        options.events.serving(port, identityOf(child?.pid ?? 0))
        resolve(port)
      })
      child.once('error', (error) => ended({ reason: error.message, output: error.message }))
      child.once('exit', (code, signal) => {
        if (Date.now() - begin > HEALTHY_AFTER_MS) pause = FIRST_PAUSE_MS
        ended({ reason: signal ?? `kode ${code}`, output: readTail(options.logFile, logBegin) })
      })
    })

  const loop = (async () => {
    while (!stopping) {
      const { reason, output } = await runOnce()
      if (stopping) break
      if (port === null) {
        reject(new ServerStartError(output))
        return
      }
      if (!isWanted) {
        options.events.died(reason, pause)
        wake = new AbortController()
        await sleep(pause, null, { signal: wake.signal }).catch(() => {})
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
      }
      isWanted = false
    }
  })()

  return {
    ready,
    restart: () => {
      isWanted = true
      wake.abort()
      child?.kill('SIGTERM')
    },
    stop: async () => {
      stopping = true
      wake.abort()
      ready.catch(() => {})
      reject(new Error('stopped'))
      child?.kill('SIGTERM')
      const killing = setTimeout(() => killGroup(child), options.graceMs)
      await loop
      clearTimeout(killing)
    },
  }
}

function isReady(message: unknown): message is { type: 'ready'; port: number } {
  const { type, port } = (message ?? {}) as { type?: unknown; port?: unknown }
  return type === 'ready' && typeof port === 'number'
}

function killGroup(child: ChildProcess | null): void {
  if (!child?.pid) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    child.kill('SIGKILL')
  }
}
