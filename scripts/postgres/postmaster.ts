import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { choosePort } from '../process/free-port.ts'
import { HANGS_MS } from '../process/hangs.ts'
import { openLog, readTail, sizeOf } from '../process/log-file.ts'
import { isAlive } from '../process/process-identity.ts'
import type { Cluster } from './cluster.ts'
import { DatabaseError } from './database-error.ts'
import { ROLE } from './initialise.ts'
import { isPostmasterOf, readPostmasterFile } from './postmaster-pid.ts'
import { SERVICE_ROLE } from './service-role.ts'
import { preferredSharedMemory, type SharedMemory, serverArguments } from './settings.ts'
import { diagnose } from './start-diagnosis.ts'
import { credentials } from './system-user.ts'

export type Postmaster = { pid: number; port: number; how: 'started' | 'attached' }

/** How long attempts that fail are repeated. */
const PATIENCE_MS = 90_000

/**
 * Brings PostgreSQL up on the cluster, or attaches to the one that already runs there (left by a launcher that was
 * killed). With `onlyPort` it never moves to another port: a client is already connected to that address.
 */
export async function bringUp(cluster: Cluster, onlyPort: number | null = null): Promise<Postmaster> {
  const deadline = Date.now() + PATIENCE_MS
  let memory = preferredSharedMemory(cluster.user)
  let lastTrouble = 'no response'
  for (let attempt = 0; attempt === 0 || Date.now() < deadline; attempt++) {
    const running = await attachOnceReady(cluster)
    if (running) return running
    removeStalePidFile(cluster.data)
    const port = onlyPort ?? (await choosePort(attempt < 3 ? cluster.lastPort : null))
    const started = await startOnce(cluster, port, memory)
    if (started.pid !== null) return { pid: started.pid, port, how: 'started' }
    const verdict = diagnose(started.log, cluster)
    if (verdict instanceof DatabaseError) throw verdict
    if (verdict === 'use-mmap') memory = 'mmap'
    else await sleep(200)
    lastTrouble = started.log
  }
  throw new DatabaseError('START_FAILED', `PostgreSQL did not come up: ${lastTrouble}`, {
    logFile: cluster.logFile,
    detail: lastTrouble,
  })
}

/** As the owner: the role that made the cluster, a superuser. */
export function connectionUrl(cluster: Cluster, port: number, database: string): string {
  return `postgres://${ROLE}:${cluster.password}@127.0.0.1:${port}/${database}`
}

export function serviceUrl(cluster: Cluster, port: number, database: string): string {
  return `postgres://${SERVICE_ROLE}:${cluster.servicePassword}@127.0.0.1:${port}/${database}`
}

async function attachOnceReady(cluster: Cluster): Promise<Postmaster | null> {
  const deadline = Date.now() + HANGS_MS
  for (;;) {
    const running = await attach(cluster)
    if (running !== 'busy') return running
    if (Date.now() >= deadline) return null
    await sleep(150)
  }
}

/** 'busy' means: it is ours, but still starting or stopping. */
async function attach(cluster: Cluster): Promise<Postmaster | 'busy' | null> {
  const file = readPostmasterFile(cluster.data)
  if (!file || !isPostmasterOf(file.pid, cluster.data)) return null
  if (file.status !== 'ready') return 'busy'
  const client = new pg.Client({
    connectionString: connectionUrl(cluster, file.port, 'postgres'),
    connectionTimeoutMillis: 3000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const answer = await client.query<{ data_directory: string }>('show data_directory')
    if (answer.rows[0]?.data_directory === cluster.data) return { pid: file.pid, port: file.port, how: 'attached' }
  } catch (error) {
    if ((error as { code?: string }).code !== '28P01') return 'busy'
  } finally {
    await client.end().catch(() => {})
  }
  throw new DatabaseError('FOREIGN_SERVER', `port ${file.port} is not served by ${cluster.data}`, {
    directory: cluster.data,
  })
}

/** PostgreSQL refuses to start while the pid in a left-over file lives, even if another process has that pid by now. */
function removeStalePidFile(data: string): void {
  const file = readPostmasterFile(data)
  if (file && isAlive(file.pid) && !isPostmasterOf(file.pid, data))
    fs.rmSync(path.join(data, 'postmaster.pid'), { force: true })
}

async function startOnce(
  cluster: Cluster,
  port: number,
  memory: SharedMemory,
): Promise<{ pid: number | null; log: string }> {
  const logBegin = sizeOf(cluster.logFile)
  const log = openLog(cluster.logFile)
  // A session of its own: neither Ctrl-C in the terminal nor the launcher's death reaches it.
  const settings = serverArguments(cluster, port, memory)
  const child = spawn(path.join(cluster.bin, 'postgres'), settings, {
    ...credentials(cluster.user),
    cwd: cluster.stateDir,
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    detached: true,
    stdio: ['ignore', log, log],
  })
  fs.closeSync(log)
  child.unref()
  let gone = false
  for (const event of ['exit', 'error']) child.once(event, () => (gone = true))
  const deadline = Date.now() + HANGS_MS
  while (!gone && Date.now() < deadline) {
    const file = readPostmasterFile(cluster.data)
    if (file?.pid === child.pid && file?.status === 'ready') return { pid: file?.pid ?? null, log: '' }
    await sleep(15)
  }
  return { pid: null, log: readTail(cluster.logFile, logBegin) }
}
