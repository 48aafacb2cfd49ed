import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { cache } from '../../../scripts/bootstrap/root.mjs'
import { NotPossible } from './verdict.ts'

/**
 * Unpacks a Debian package, and those of its libraries that the machine has not, under the checkout's cache: nothing is
 * installed, no service is started, no root is needed. Returns the folder that takes the place of `/`.
 */
export function bringPackages(name: string, libraries: string[] = []): string {
  const folder = path.join(cache, 'debian', name)
  const unpacked = path.join(folder, 'root')
  if (fs.existsSync(unpacked)) return unpacked
  if (spawnSync('apt-get', ['--version']).error || spawnSync('dpkg-deb', ['--version']).error)
    throw new NotPossible(`${name} comes from a Debian package here, and this is no Debian`)
  if (!isKnown(name))
    throw new NotPossible(`the package source of this machine has no ${name}; \`apt-get update\` may be needed`)
  fs.rmSync(folder, { recursive: true, force: true })
  const growing = path.join(folder, 'growing')
  fs.mkdirSync(growing, { recursive: true })
  const wanted = [name, ...libraries.filter((library) => !isInstalled(library) && isKnown(library))]
  const fetched = spawnSync('apt-get', ['-q', 'download', ...wanted], { cwd: folder, encoding: 'utf8' })
  if (fetched.status !== 0) throw new NotPossible(`${name} could not be fetched: ${fetched.stderr.trim()}`)
  for (const file of fs.readdirSync(folder).filter((one) => one.endsWith('.deb')))
    execFileSync('dpkg-deb', ['-x', path.join(folder, file), growing])
  fs.chmodSync(growing, 0o755)
  fs.renameSync(growing, unpacked)
  return unpacked
}

/** The folders of shared libraries in what was unpacked. */
export function librariesIn(unpacked: string): string[] {
  const folder = path.join(unpacked, 'usr', 'lib')
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : []
  return names.filter((name) => name.includes('-linux-gnu')).map((name) => path.join(folder, name))
}

const inEnglish = { encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } } as const

const isKnown = (name: string) => / Candidate: [^(\s]/.test(spawnSync('apt-cache', ['policy', name], inEnglish).stdout)

const isInstalled = (name: string) =>
  spawnSync('dpkg-query', ['-W', '-f', `\${db:Status-Status}`, name], inEnglish).stdout === 'installed'
