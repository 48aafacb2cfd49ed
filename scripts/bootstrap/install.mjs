import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { installRefusal } from './install-remedy.mjs'
import { installMatchesLock } from './installed-packages.mjs'
import { IMPATIENT, runNpm } from './npm.mjs'
import { cache, root } from './root.mjs'

const lockFile = path.join(root, 'package-lock.json')
const stampFile = path.join(root, 'node_modules', '.sehati-installed')

/**
 * Installs the packages unless those of this lock, Node and platform are there already.
 * @param {import('./steps.mjs').Steps} steps
 * @param {AbortSignal} [signal]
 */
export async function ensureInstalled(steps, signal) {
  const stamp = stampOf(fs.readFileSync(lockFile))
  if (readStamp() === stamp) return
  if (!installMatchesLock(root)) {
    const label = steps.language === 'id' ? 'Memasang paket' : 'Install packages'
    await steps.run(label, () => install(steps.language, signal))
  }
  writeStamp(stamp)
}

/**
 * The stamp only spares the next start a comparison. A service's account, for which the program's folder is read-only,
 * does without it.
 * @param {string} stamp
 */
function writeStamp(stamp) {
  try {
    fs.writeFileSync(stampFile, stamp)
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) throw error
  }
}

/**
 * Build tools are needed in production too: the web is built on the machine that serves it. No package needs its
 * install script, so none is run.
 * @param {import('./steps.mjs').Language} language
 * @param {AbortSignal} [signal]
 */
async function install(language, signal) {
  const logFile = path.join(cache, 'logs', 'install.log')
  const args = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    ...IMPATIENT,
  ]
  const { code, output } = await runNpm(args, { cwd: root, logFile, signal })
  signal?.throwIfAborted()
  if (code !== 0) throw installRefusal(output, logFile, language)
}

/** @param {Buffer} lock */
function stampOf(lock) {
  return crypto
    .createHash('sha256')
    .update(lock)
    .update([process.version, process.platform, process.arch].join(' '))
    .digest('hex')
}

function readStamp() {
  try {
    return fs.readFileSync(stampFile, 'utf8')
  } catch {
    return null
  }
}
