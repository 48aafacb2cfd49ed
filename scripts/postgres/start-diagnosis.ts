import { DatabaseError } from './database-error.ts'

/** What to do after a start that failed, read from what PostgreSQL wrote: try again, differently, or give up. */
export type Diagnosis = 'again' | 'use-mmap' | DatabaseError

const SHARED_MEMORY = /shared memory segment "?\/PostgreSQL|dynamic shared memory/i
const DISK_FULL = /No space left on device/
const OTHER_MAJOR = /incompatible with (this )?server|initialized by PostgreSQL version (\d+)/
const PORT_TAKEN = /Address already in use|could not bind|could not create any TCP\/IP sockets/
const STILL_LEAVING = /pre-existing shared memory block|lock file .* already exists|another server might be running/

/** To be asked before DISK_FULL: a full /dev/shm uses the same words as a full disk. */
export function isSharedMemoryTrouble(log: string): boolean {
  return SHARED_MEMORY.test(log)
}

export function diagnose(log: string, cluster: { data: string; logFile: string; major: number }): Diagnosis {
  if (isSharedMemoryTrouble(log)) return 'use-mmap'
  if (DISK_FULL.test(log))
    return new DatabaseError('DISK_FULL', `disk full at ${cluster.data}`, { directory: cluster.data, detail: log })
  if (OTHER_MAJOR.test(log))
    return new DatabaseError('OTHER_MAJOR', log, {
      directory: cluster.data,
      found: OTHER_MAJOR.exec(log)?.[2] ?? '?',
      wanted: String(cluster.major),
    })
  if (PORT_TAKEN.test(log) || STILL_LEAVING.test(log)) return 'again'
  return new DatabaseError('START_FAILED', `PostgreSQL did not start:\n${log}`, {
    logFile: cluster.logFile,
    detail: log,
  })
}
