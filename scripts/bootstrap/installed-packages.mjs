import fs from 'node:fs'
import path from 'node:path'

/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} LockEntry */

/**
 * Whether node_modules matches the lock file, by the list that npm keeps of what it installed. A developer's `npm install`
 * counts like our `npm ci`: a reinstallation would disturb a running editor or server.
 * @param {string} root
 */
export function installMatchesLock(root) {
  const wanted = readPackages(path.join(root, 'package-lock.json'))
  const installed = readPackages(path.join(root, 'node_modules', '.package-lock.json'))
  if (!wanted || !installed) return false
  return Object.entries(wanted).every(([place, entry]) => {
    if (!place.startsWith('node_modules/') && !place.includes('/node_modules/')) return true
    const found = installed[place]
    if (!found) return entry.optional === true && !isForThisMachine(entry)
    return entry.link === true || (found.version === entry.version && found.integrity === entry.integrity)
  })
}

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
