import fs from 'node:fs'
import path from 'node:path'

/** @typedef {'product' | 'all'} Wanted  What the product is built from and runs on, or also what tests it. */
/** @typedef {{ version?: string, integrity?: string, link?: boolean, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} LockEntry */

/**
 * Whether node_modules matches the lock file, by the list that npm keeps of what it installed. A developer's `npm install`
 * counts like our `npm ci`: a reinstallation would disturb a running editor or server.
 * @param {string} root
 * @param {Wanted} what
 */
export function installMatchesLock(root, what) {
  const wanted = readPackages(path.join(root, 'package-lock.json'))
  const installed = readInstalled(root)
  if (!wanted || !installed) return false
  return Object.entries(wanted).every(([place, entry]) => {
    if (!isPackage(place) || (what === 'product' && entry.dev)) return true
    const found = installed[place]
    if (!found) return entry.optional === true && !isForThisMachine(entry)
    return entry.link === true || (found.version === entry.version && found.integrity === entry.integrity)
  })
}

/**
 * Whether anything is installed that the product does not need.
 * @param {string} root
 */
export const hasTestPackages = (root) => Object.values(readInstalled(root) ?? {}).some(({ dev }) => dev === true)

/** @param {string} place */
const isPackage = (place) => place.startsWith('node_modules/') || place.includes('/node_modules/')

/** @param {string} root */
const readInstalled = (root) => readPackages(path.join(root, 'node_modules', '.package-lock.json'))

/**
 * A native build for exactly this machine; its absence means that the install was for another one. Of the others,
 * the C library's variants may rightly be absent, and so may what only they need.
 * @param {LockEntry} entry
 */
function isForThisMachine({ os, cpu, libc }) {
  if (libc || (!os && !cpu)) return false
  return (os?.includes(process.platform) ?? true) && (cpu?.includes(process.arch) ?? true)
}

/**
 * @param {string} file
 * @returns {Record<string, LockEntry> | null}
 */
function readPackages(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')).packages
  } catch {
    return null
  }
}
