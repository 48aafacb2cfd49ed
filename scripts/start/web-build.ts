import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { cache, root } from '../bootstrap/root.mjs'
import { runLogged } from '../bootstrap/run-logged.mjs'
import { HANGS_MS } from '../process/hangs.ts'
import { acquireLock } from '../process/lock-file.ts'

const INPUTS = ['apps/web', 'packages/contract', 'package-lock.json', 'tsconfig.base.json']
const OUTPUTS = ['app', 'index', 'en', 'luring', 'luring.en'].map((name) => `apps/web/dist/${name}.html`)
const NOT_INPUT = /^(node_modules|dist|test-results)$|\.tsbuildinfo$|\.test\.tsx?$/
const VITE = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js')

export class WebBuildError extends Error {
  readonly output: string
  readonly logFile: string
  constructor(output: string, logFile: string) {
    super('the web did not build')
    this.output = output
    this.logFile = logFile
  }
}

/** Builds the web if its sources have changed since the last build. Returns whether it built. */
export async function ensureWebBuilt(signal?: AbortSignal): Promise<boolean> {
  fs.mkdirSync(cache, { recursive: true })
  const stampFile = path.join(cache, 'web-build.stamp')
  const lock = await acquireLock(path.join(cache, 'web-build.lock'), null, HANGS_MS)
  try {
    const stamp = hashOf(INPUTS)
    const isThere = OUTPUTS.every((file) => fs.existsSync(path.join(root, file)))
    if (isThere && fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === stamp) return false
    fs.rmSync(stampFile, { force: true })
    const logFile = path.join(cache, 'logs', 'web-build.log')
    // Not by npm: it puts a shell between, which a stop would end without the build.
    const options = { cwd: path.join(root, 'apps', 'web'), logFile, signal }
    const { code, output } = await runLogged(process.execPath, [VITE, 'build'], options)
    signal?.throwIfAborted()
    if (code !== 0) throw new WebBuildError(output, logFile)
    fs.writeFileSync(stampFile, stamp)
    return true
  } finally {
    lock.release()
  }
}

function hashOf(inputs: string[]): string {
  const hash = crypto.createHash('sha256')
  const add = (relative: string): void => {
    const file = path.join(root, relative)
    if (!fs.statSync(file).isDirectory()) {
      hash.update(`${relative}\0`).update(fs.readFileSync(file)).update('\0')
      return
    }
    for (const name of fs.readdirSync(file).sort()) if (!NOT_INPUT.test(name)) add(path.join(relative, name))
  }
  for (const input of inputs) add(input)
  return hash.digest('hex')
}
