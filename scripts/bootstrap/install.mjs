import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { installRefusal } from './install-remedy.mjs'
import { hasTestPackages, installMatchesLock } from './installed-packages.mjs'
import { IMPATIENT, runNpm } from './npm.mjs'
import { cache, root } from './root.mjs'

const lockFile = path.join(root, 'package-lock.json')
const stampFile = path.join(root, 'node_modules', '.sehati-installed')

/** @typedef {import('./installed-packages.mjs').Wanted} Wanted */

/**
 * Installs the packages unless those of this lock, Node and platform are there already.
 * @param {import('./steps.mjs').Steps} steps
 * @param {AbortSignal} [signal]
 * @param {Wanted} [what]
 */
export async function ensureInstalled(steps, signal, what = 'all') {
  const fingerprint = fingerprintOf(fs.readFileSync(lockFile))
  const stamps = [`all ${fingerprint}`, `${what} ${fingerprint}`]
  if (stamps.includes(readStamp() ?? '')) return
  if (!installMatchesLock(root, what)) {
    const label = { id: 'Memasang paket', en: 'Install packages' }[steps.language]
    await steps.run(label, () => install(what, steps.language, signal))
  }
  writeStamp(`${installMatchesLock(root, 'all') ? 'all' : what} ${fingerprint}`)
}

export const isFreshClone = () => !fs.existsSync(path.dirname(stampFile))

/**
 * `npm ci` empties node_modules first. What only tests need is added without that, because the product may be running
 * from this folder; and a folder that had it keeps it.
 * @param {Wanted} what
 */
function argumentsFor(what) {
  if (what === 'all' && installMatchesLock(root, 'product')) return ['install', '--no-save', '--include=dev']
  return ['ci', what === 'all' || hasTestPackages(root) ? '--include=dev' : '--omit=dev']
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
 * No package needs its install script, so none is run.
 * @param {Wanted} what
 * @param {import('./steps.mjs').Language} language
 * @param {AbortSignal} [signal]
 */
export async function install(what, language, signal) {
  const logFile = path.join(cache, 'logs', 'install.log')
  const args = [
    ...argumentsFor(what),
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
function fingerprintOf(lock) {
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
