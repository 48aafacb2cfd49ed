import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/**
 * Runs a program with its output in a log file, freshly begun, instead of on the terminal.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, logFile: string, env?: NodeJS.ProcessEnv, signal?: AbortSignal, shell?: boolean }} options
 * @returns {Promise<{ code: number, output: string }>} code 0 for success; 128 + n for a signal.
 */
export function runLogged(command, args, { cwd, logFile, env = process.env, signal, shell = false }) {
  fs.mkdirSync(path.dirname(logFile), { recursive: true })
  const log = fs.openSync(logFile, 'w')
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, shell, stdio: ['ignore', log, log] })
    const stop = () => child.kill('SIGTERM')
    if (signal?.aborted) stop()
    signal?.addEventListener('abort', stop)
    child.once('error', reject)
    child.once('close', (code, killedBy) => {
      signal?.removeEventListener('abort', stop)
      fs.closeSync(log)
      resolve({ code: code ?? (killedBy ? 143 : 1), output: fs.readFileSync(logFile, 'utf8') })
    })
  })
}
