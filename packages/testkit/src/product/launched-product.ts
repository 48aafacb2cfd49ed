import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { root } from '../../../../scripts/bootstrap/root.mjs'
import { readLock } from '../../../../scripts/process/lock-file.ts'
import type { LauncherNote } from '../../../../scripts/start/launcher-lock.ts'
import { until } from '../machine/until.ts'

/** `npm start` as a user outside runs it: for the tests of the launcher and for the kill drill. */
export type LaunchedProduct = {
  child: ChildProcess
  address: string
  output(): string
  ended: Promise<{ code: number | null; output: string }>
}

type Options = { dataDir: string; port: number; env?: NodeJS.ProcessEnv }

/** Starts the launcher without waiting for anything. */
export function spawnLauncher({ dataDir, port, env = {} }: Options): LaunchedProduct {
  // DATABASE_URL and the rest of the caller's settings are not for the product under test.
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, [path.join(root, 'scripts', 'start.mjs')], {
    cwd: root,
    env: { PATH, HOME, NODE_COMPILE_CACHE, DATA_DIR: dataDir, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  )
  return { child, address: `http://${env.HOST ?? '127.0.0.1'}:${port}`, output: () => output, ended }
}

/** Starts it and waits until it says that it serves. */
export async function launchProduct(options: Options): Promise<LaunchedProduct> {
  const product = spawnLauncher(options)
  const failed = product.ended.then(({ output }) => {
    throw new Error(`the launcher ended:\n${output}`)
  })
  failed.catch(() => {})
  await Promise.race([failed, until(() => product.output().includes('Sehati siap di'), 'the launcher to be ready')])
  return product
}

/** What the running launcher says about itself. */
export function noteOf(dataDir: string): LauncherNote | null {
  return readLock<LauncherNote>(path.join(dataDir, 'launcher.lock'))?.note ?? null
}

export async function isServing(address: string): Promise<boolean> {
  try {
    const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(5000) })
    return answer.status === 200
  } catch {
    return false
  }
}
