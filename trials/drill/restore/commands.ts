import { spawn } from 'node:child_process'
import path from 'node:path'
import { root } from '../../../scripts/bootstrap/root.mjs'

export type Ran = { output: string; seconds: number }

/** `npm run backup`, `npm run restore` or a command of the server as an operator runs it, with this environment and no other. */
export function runCommand(
  name: 'backup' | 'restore' | 'command',
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<Ran> {
  const { PATH, HOME } = process.env
  const begin = performance.now()
  const child = spawn(process.execPath, [path.join(root, 'scripts', `${name}.mjs`), ...args], {
    cwd: root,
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk
    })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      const ran = { output, seconds: (performance.now() - begin) / 1000 }
      if (code === 0) resolve(ran)
      else reject(new Error(`${name} ${args.join(' ')} ended with ${code}:\n${output}`))
    })
  })
}
