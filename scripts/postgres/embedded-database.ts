import path from 'node:path'
import pg from 'pg'
import { HANGS_MS } from '../process/hangs.ts'
import { acquireLock, LockHeldError } from '../process/lock-file.ts'
import { type Cluster, openCluster } from './cluster.ts'
import type { Database } from './database.ts'
import { DatabaseError } from './database-error.ts'
import { bringUp, connectionUrl, type Postmaster, serviceUrl } from './postmaster.ts'
import { readSecret, writeSecret } from './secret.ts'
import { putServiceRole } from './service-role.ts'
import { shutDown } from './shut-down.ts'
import { freeMegabytes, prepareStateDirectory } from './state-directory.ts'
import { postgresUser } from './system-user.ts'
import { watchPostmaster } from './watchdog.ts'

/** A segment of its log. */
const MEGABYTES_FOR_LOG = 16

/** The product's own PostgreSQL on `wantedDir`: made, started or attached to, with `databaseName` in it. */
export async function startEmbedded(wantedDir: string, databaseName: string, durable = true): Promise<Database> {
  const user = postgresUser()
  const stateDir = prepareStateDirectory(wantedDir, user)
  const { cluster, postmaster } = await underLock(stateDir, async () => {
    const cluster = await openCluster(stateDir, user, durable)
    const postmaster = await bringUp(cluster)
    try {
      rememberPort(cluster, postmaster.port)
      await asOwner(cluster, postmaster.port, async (owner) => {
        await createDatabase(owner, databaseName)
        await putServiceRole(owner, cluster.servicePassword)
      })
    } catch (error) {
      if (postmaster.how === 'started') await shutDown(postmaster.pid)
      throw error
    }
    return { cluster, postmaster }
  })
  return asDatabase(cluster, postmaster, databaseName)
}

function asDatabase(cluster: Cluster, postmaster: Postmaster, databaseName: string): Database {
  let endWatch: () => Promise<Postmaster> = async () => postmaster
  const revive = async () => {
    try {
      return { postmaster: await underLock(cluster.stateDir, () => bringUp(cluster, postmaster.port)) }
    } catch (error) {
      if (isForWantOfRoom(error, cluster)) return { postmaster: null }
      throw error
    }
  }
  return {
    url: connectionUrl(cluster, postmaster.port, databaseName),
    serviceUrl: serviceUrl(cluster, postmaster.port, databaseName),
    adminUrl: connectionUrl(cluster, postmaster.port, 'postgres'),
    kind: cluster.kind,
    how: postmaster.how,
    stateDir: cluster.stateDir,
    watch: (events) => {
      endWatch = watchPostmaster(postmaster, cluster.data, revive, events)
    },
    stop: async () => shutDown((await endWatch()).pid),
  }
}

/** PostgreSQL cannot recover without room for its log. On a full disk it cannot always write down that this is why. */
function isForWantOfRoom(error: unknown, { stateDir }: Cluster): boolean {
  if (!(error instanceof DatabaseError)) return (error as NodeJS.ErrnoException).code === 'ENOSPC'
  return error.code === 'DISK_FULL' || (error.code === 'START_FAILED' && freeMegabytes(stateDir) < MEGABYTES_FOR_LOG)
}

/** One at a time per state directory: two starts at once must not both initialise or both start. */
async function underLock<T>(stateDir: string, work: () => Promise<T>): Promise<T> {
  try {
    const lock = await acquireLock(path.join(stateDir, 'start.lock'), null, HANGS_MS)
    try {
      return await work()
    } finally {
      lock.release()
    }
  } catch (error) {
    if (error instanceof LockHeldError) throw new DatabaseError('BUSY', error.message, { directory: stateDir })
    throw error
  }
}

function rememberPort(cluster: Cluster, port: number): void {
  const secret = readSecret(cluster.stateDir)
  if (secret && secret.port !== port) writeSecret(cluster.stateDir, { ...secret, port })
}

async function asOwner(cluster: Cluster, port: number, work: (owner: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: connectionUrl(cluster, port, 'postgres') })
  client.on('error', () => {})
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

async function createDatabase(owner: pg.Client, name: string): Promise<void> {
  const found = await owner.query('select 1 from pg_database where datname = $1', [name])
  if (found.rowCount === 0) await owner.query(`create database ${owner.escapeIdentifier(name)}`)
}
