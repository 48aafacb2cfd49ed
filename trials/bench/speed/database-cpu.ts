import { childrenOf, statOf } from '@sehati/testkit/machine/processes'
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
    return childrenOf(postmaster).reduce((total, pid) => total + cpuWhileRunning(pid), cpu + cpuOfEnded)
  } catch {
    return null
  }
}

/** None once it has ended: its parent's account has it then. */
function cpuWhileRunning(pid: number): number {
  try {
    return statOf(pid).cpu
  } catch {
    return 0
  }
}
