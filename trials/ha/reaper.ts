import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { killMarked } from './marked-processes.ts'

/**
 * A process beside the drill that ends the cluster's when the drill itself was killed outright: its input ends with the
 * drill. Returns the function that releases it.
 */
export function startReaper(home: string): () => void {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), home], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { PATH: process.env.PATH },
  })
  child.on('error', () => {})
  child.unref()
  return () => child.kill('SIGKILL')
}

const [, program, home] = process.argv
if (program === fileURLToPath(import.meta.url) && home) {
  process.stdin.resume().once('end', async () => {
    await killMarked(home)
    process.exit(0)
  })
}
