import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

/** Runs one of the product's commands as a process of its own. Of the test's environment it gets only PATH and the cache of compiled modules. */
export async function runCommand(
  name: 'migrate' | 'rotate-keys' | 'create-admin' | 'periksa-jejak' | 'catat-pemulihan' | 'retensi',
  env: Record<string, string>,
  args: string[] = [],
): Promise<{ code: number; out: string; err: string }> {
  const program = fileURLToPath(new URL(`../src/commands/${name}.ts`, import.meta.url))
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [[code], out, err] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)])
  return { code, out: out.trim(), err: err.trim() }
}
