import { fork } from 'node:child_process'
import path from 'node:path'
import { root } from '../bootstrap/root.mjs'
import type { Settings } from '../start/settings.ts'

/** Vite in a separate process, because it installs handlers for signals. */
export function startVite({ host, port }: Settings, serverPort: number) {
  const child = fork(path.join(root, 'scripts', 'dev', 'vite-program.ts'), {
    // The web's own Vite configuration reads API_URL for its proxy.
    env: { ...process.env, HOST: host, PORT: String(port), API_URL: `http://127.0.0.1:${serverPort}` },
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const ended = exited.then(() => {
    throw new Error('Vite berhenti.')
  })
  ended.catch(() => {})
  const ready = new Promise<void>((resolve) => child.once('message', () => resolve()))
  return {
    ready: Promise.race([ready, ended]),
    ended,
    stop: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}
