import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { youngHeapFlag } from '../../../../apps/server/src/process/memory.ts'
import { root } from '../../../../scripts/bootstrap/root.mjs'
import { childrenOf, type Usage, usageOf } from '../machine/processes.ts'

/** A program of the server that runs as a child of this process. */
export type ServerProcess = {
  child: ChildProcess
  /** Its port once it listens, 0 for a command that ended well. Rejects with what it printed where it ended otherwise. */
  ready: Promise<number>
  /** What it printed, as far as `output` selects it. */
  output: () => string
  /** The exit code or signal, once it has ended. */
  died: () => string | null
  /** All its processes together, and each: the leader first where there are several. */
  usage: () => { cpu: number; memory: number; each: Usage[] }
  stop: () => Promise<void>
  /** As on a machine that loses its power. */
  kill: () => Promise<void>
}

export type ServerOptions = {
  env: NodeJS.ProcessEnv
  execArgv?: string[]
  /** `errors`: the end of stderr is kept, the rest is thrown away; `all`: everything is kept; a number: a file that is open. */
  output?: 'errors' | 'all' | number
  /** In a process group of its own, which Ctrl-C in the terminal does not reach. */
  detached?: boolean
}

const KEPT_ERRORS = 4_000

/** Starts `main.ts`, a command below apps/server/src, or the program of a whole path, with this environment and no other. */
export function startServer(
  program: string,
  { env, execArgv = [], output = 'errors', detached = false }: ServerOptions,
): ServerProcess {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const [out, err] = typeof output === 'number' ? [output, output] : [output === 'all' ? 'pipe' : 'ignore', 'pipe']
  const child = fork(path.resolve(root, 'apps', 'server', 'src', program), {
    env: { PATH, NODE_COMPILE_CACHE, ...env },
    // As the launcher and the systemd unit start it.
    execArgv: [youngHeapFlag, ...execArgv],
    stdio: ['ignore', out, err, 'ipc'] as ['ignore', 'ignore', 'pipe', 'ipc'],
    detached,
  })
  const printed: Buffer[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => {
      printed.push(part)
      if (output === 'errors') printed.splice(0, printed.length, Buffer.concat(printed).subarray(-KEPT_ERRORS))
    })
  const text = () => Buffer.concat(printed).toString('utf8')
  const died = () => (child.exitCode === null ? child.signalCode : `exit code ${child.exitCode}`)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const ready = new Promise<number>((resolve, reject) => {
    child.on('message', (said: { type?: string; port?: number }) => said.type === 'ready' && resolve(said.port ?? 0))
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve(0) : reject(new Error(`${program} ended (${died()}):\n${text().slice(-KEPT_ERRORS)}`)),
    )
  })
  // A caller that does not wait for it kills it on purpose.
  ready.catch(() => {})
  const endBy = async (signal: NodeJS.Signals) => {
    if (died() === null) child.kill(signal)
    await ended
  }
  const usage = () => {
    const pid = child.pid as number
    const each = [pid, ...childrenOf(pid)].map(usageOf)
    return { cpu: sum(each.map(({ cpu }) => cpu)), memory: sum(each.map(({ memory }) => memory)), each }
  }
  return { child, ready, output: text, died, usage, stop: () => endBy('SIGTERM'), kill: () => endBy('SIGKILL') }
}

const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0)
