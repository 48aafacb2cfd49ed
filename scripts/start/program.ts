import path from 'node:path'
import { root } from '../bootstrap/root.mjs'
import { runLogged } from '../bootstrap/run-logged.mjs'

/** One of the server's commands ended badly. */
export class ProgramError extends Error {
  readonly output: string
  readonly logFile: string
  constructor(message: string, output: string, logFile: string) {
    super(message)
    this.output = output
    this.logFile = logFile
  }
}

/** Runs `apps/server/src/commands/<name>.ts` with its output in `<logs>/<name>.log`. */
export async function runServerCommand(
  name: string,
  options: { env: NodeJS.ProcessEnv; logs: string; failure: string; signal?: AbortSignal },
): Promise<void> {
  const logFile = path.join(options.logs, `${name}.log`)
  const program = path.join(root, 'apps', 'server', 'src', 'commands', `${name}.ts`)
  const { code, output } = await runLogged(process.execPath, [program], { cwd: root, logFile, ...options })
  options.signal?.throwIfAborted()
  if (code !== 0) throw new ProgramError(options.failure, output, logFile)
}
