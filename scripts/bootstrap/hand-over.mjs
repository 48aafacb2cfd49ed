import { spawn } from 'node:child_process'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { bringNode24, isRecentEnough } from './node-24.mjs'
import { Refusal } from './refusal.mjs'
import { createSteps } from './steps.mjs'

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Runs a TypeScript program with Node 24: in this process when its Node is recent enough, else in a child with one
 * brought from npm. Everything before this line must run on Node 20.
 * @param {URL} program
 * @param {import('./steps.mjs').Language} language
 * @param {import('./installed-packages.mjs').Wanted} [what]  The packages that the program installs first.
 */
export async function handOver(program, language, what) {
  stopWithNpm()
  if (isRecentEnough) {
    await import(program.href)
    return
  }
  try {
    relay(await bringNode24(createSteps(language), what), program)
  } catch (error) {
    console.error(`\n${error instanceof Refusal ? error.message : /** @type {Error} */ (error).stack}`)
    process.exit(1)
  }
}

/** Killed outright, npm forwards nothing; what it started must not run on unseen. */
function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const npm = process.ppid
  setInterval(() => process.ppid !== npm && process.kill(process.pid, 'SIGTERM'), 500).unref()
}

/**
 * The child has an IPC channel only so that it notices when this process is killed.
 * @param {string} node
 * @param {URL} program
 */
function relay(node, program) {
  const PATH = `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`
  const child = spawn(node, [fileURLToPath(program), ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH },
  })
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + os.constants.signals[signal ?? 'SIGTERM']))
}
