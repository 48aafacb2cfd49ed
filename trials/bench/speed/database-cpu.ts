import fs from 'node:fs'
import { statOf } from '@sehati/testkit/machine/processes'
import { withClient } from '@sehati/testkit/product/databases'

/** Seconds of processor time that PostgreSQL has used so far with all its processes; null where it cannot be seen from here. */
export type DatabaseCpu = () => number | null

export async function watchDatabaseCpu(url: string): Promise<DatabaseCpu> {
  const found = await withClient(url, async (db) => {
    const { rows } = await db.query<{ pid: number }>('select pg_backend_pid() as pid')
    return parentOf(rows[0]?.pid ?? 0)
  })
  return () => (found === null ? null : cpuOf(found))
}

/** The number may be that of another machine's process, or of one in a container. */
function parentOf(backend: number): number | null {
  try {
    const { name, parent } = statOf(backend)
    return name === 'postgres' && statOf(parent).name === 'postgres' ? parent : null
  } catch {
    return null
  }
}

/** Those that have ended are in the account of their parent. */
function cpuOf(postmaster: number): number | null {
  try {
    const { cpu, cpuOfEnded } = statOf(postmaster)
    const pids = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    return pids.reduce((total, pid) => total + cpuIfChild(Number(pid), postmaster), cpu + cpuOfEnded)
  } catch {
    return null
  }
}

function cpuIfChild(pid: number, parent: number): number {
  try {
    const stat = statOf(pid)
    return stat.parent === parent ? stat.cpu : 0
  } catch {
    return 0
  }
}
