import fs from 'node:fs'
import path from 'node:path'
import { findBinaries } from './binaries.ts'
import { DatabaseError } from './database-error.ts'
import { initialise } from './initialise.ts'
import { makePassword, readSecret, writeSecret } from './secret.ts'
import { freeMegabytes, userOfData } from './state-directory.ts'
import type { SystemUser } from './system-user.ts'

const MEGABYTES_TO_START = 50

/** A data directory and everything needed to run PostgreSQL on it. */
export type Cluster = {
  stateDir: string
  data: string
  bin: string
  kind: 'embedded' | 'system'
  major: number
  user: SystemUser
  logFile: string
  password: string
  servicePassword: string
  /** Whether what is committed outlives a machine that loses its power. */
  durable: boolean
  /** The port of the last run, tried first so that addresses stay the same. */
  lastPort: number | null
}

/** Opens the cluster in a state directory, making it first where none is. The caller holds the start lock. */
export async function openCluster(stateDir: string, account: SystemUser, durable: boolean): Promise<Cluster> {
  const binaries = findBinaries(account, stateDir)
  const data = path.join(stateDir, `pg${binaries.major}`)
  const user = userOfData(data, account)
  refuseOtherMajor(stateDir, data, binaries.major)
  if (!fs.existsSync(path.join(data, 'PG_VERSION'))) await initialise({ stateDir, data, user, ...binaries })
  const free = freeMegabytes(stateDir)
  if (free < MEGABYTES_TO_START)
    throw new DatabaseError('DISK_FULL', `only ${free} MB free`, { directory: stateDir, found: String(free) })
  const secret = readSecret(stateDir)
  if (!secret)
    throw new DatabaseError('DAMAGED', `${stateDir} has data but no readable secret.json`, { directory: stateDir })
  const servicePassword = secret.servicePassword ?? makePassword()
  // The data of a version in which one role did everything.
  if (!secret.servicePassword) writeSecret(stateDir, { ...secret, servicePassword })
  return {
    stateDir,
    data,
    bin: binaries.bin,
    kind: binaries.kind,
    major: binaries.major,
    user,
    logFile: path.join(stateDir, 'postgres.log'),
    password: secret.password,
    servicePassword,
    durable,
    lastPort: secret.port ?? null,
  }
}

/** Starting empty beside the data of another version would look like losing it. */
function refuseOtherMajor(stateDir: string, data: string, major: number): void {
  const others = fs.readdirSync(stateDir).filter((name) => /^pg\d+$/.test(name) && name !== `pg${major}`)
  const own = fs.existsSync(data) ? versionOf(data) : null
  if (own !== null && own !== String(major)) throw otherMajor(data, own, major)
  const other = others[0]
  if (own === null && other) throw otherMajor(path.join(stateDir, other), other.slice(2), major)
}

function versionOf(data: string): string {
  try {
    return fs.readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim()
  } catch {
    throw new DatabaseError('DAMAGED', `${data} has no PG_VERSION`, { directory: data })
  }
}

function otherMajor(directory: string, found: string, major: number): DatabaseError {
  const message = `${directory} is of PostgreSQL ${found}, the programs are ${major}`
  return new DatabaseError('OTHER_MAJOR', message, { directory, found, wanted: String(major) })
}
