import fs from 'node:fs'
import type { SystemUser } from './system-user.ts'
import { canWrite } from './system-user.ts'

export type SharedMemory = 'posix' | 'mmap'

/**
 * The arguments of `postgres` for the embedded cluster in `data`. Durability is PostgreSQL's default; it is spelled out
 * so that no postgresql.conf can switch it off. A cluster that is not `durable` survives the end of its processes, not of the machine.
 */
export function serverArguments(
  { data, durable }: { data: string; durable: boolean },
  port: number,
  sharedMemory: SharedMemory,
): string[] {
  const onDisk = durable ? 'on' : 'off'
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    dynamic_shared_memory_type: sharedMemory,
    max_connections: '200',
    fsync: onDisk,
    synchronous_commit: 'on',
    full_page_writes: onDisk,
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Without DETAIL lines: they quote the values of a violated constraint, and the log is no place for people's data.
    log_error_verbosity: 'terse',
  }
  return [
    '-D',
    data,
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
}

/** Containers often give /dev/shm 64 kB, or read-only; PostgreSQL then keeps these segments in files instead. */
export function preferredSharedMemory(user: SystemUser, folder = '/dev/shm'): SharedMemory {
  if (process.platform !== 'linux') return 'posix'
  try {
    const { bavail, bsize } = fs.statfsSync(folder)
    return bavail * bsize >= 32 * 1024 * 1024 && canWrite(user, folder) ? 'posix' : 'mmap'
  } catch {
    return 'mmap'
  }
}
