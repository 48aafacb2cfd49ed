import { childrenOf, statOf } from '@sehati/testkit/machine/processes'
import { withClient } from '@sehati/testkit/product/databases'

/** Seconds of processor time that PostgreSQL has used so far with all its processes; null where it cannot be seen from here. */
export type DatabaseCpu = () => number | null

/** Finds the PostgreSQL behind the URL among the processes of this machine. Linux only. */
export async function watchDatabaseCpu(url: string): Promise<DatabaseCpu> {
  const found = await withClient(url, async (db) => {
    const { rows } = await db.query<{ pid: number }>('select pg_backend_pid() as pid')
    return postmasterOf(rows[0]?.pid ?? 0)
  })
  return () => (found === null ? null : cpuOf(found))
}

/** Null where PostgreSQL runs on another machine or in a container: there, its pid is no pid of a PostgreSQL process here. */
function postmasterOf(backend: number): number | null {
  try {
    const { name, parent } = statOf(backend)
    return name === 'postgres' && statOf(parent).name === 'postgres' ? parent : null
  } catch {
    return null
  }
}

/** The time of the postmaster, of its running children, and of those that have ended. */
function cpuOf(postmaster: number): number | null {
  try {
    const { cpu, cpuOfEnded } = statOf(postmaster)
    return childrenOf(postmaster).reduce((total, pid) => total + cpuWhileRunning(pid), cpu + cpuOfEnded)
  } catch {
    return null
  }
}

/** 0 once the process has ended: the `cpuOfEnded` of the postmaster then includes its time. */
function cpuWhileRunning(pid: number): number {
  try {
    return statOf(pid).cpu
  } catch {
    return 0
  }
}
