import { expect, test } from 'vitest'
import { DatabaseError } from './database-error.ts'
import { diagnose } from './start-diagnosis.ts'

const cluster = { data: '/data/pg18', logFile: '/data/postgres.log', major: 18 }

test.each([
  ['FATAL:  could not open shared memory segment "/PostgreSQL.34": Read-only file system', 'use-mmap'],
  ['FATAL:  could not resize shared memory segment "/PostgreSQL.34" to 4 bytes: No space left on device', 'use-mmap'],
  ['LOG:  could not bind IPv4 address "127.0.0.1": Address already in use', 'again'],
  ['FATAL:  pre-existing shared memory block (key 5, ID 1) is still in use', 'again'],
  ['FATAL:  lock file "postmaster.pid" already exists', 'again'],
])('%s → %s', (log, verdict) => {
  expect(diagnose(log, cluster)).toBe(verdict)
})

test.each([
  ['PANIC:  could not write to file "pg_wal/xlogtemp.5": No space left on device', 'DISK_FULL'],
  ['FATAL:  database files are incompatible with server', 'OTHER_MAJOR'],
  ['FATAL:  something new', 'START_FAILED'],
])('%s → %s', (log, code) => {
  const verdict = diagnose(log, cluster)
  expect(verdict).toBeInstanceOf(DatabaseError)
  expect((verdict as DatabaseError).code).toBe(code)
})

test('the other version is named', () => {
  const detail = 'DETAIL:  The data directory was initialized by PostgreSQL version 17, which is not compatible'
  const verdict = diagnose(`FATAL:  database files are incompatible with server\n${detail}`, cluster)
  expect((verdict as DatabaseError).facts).toMatchObject({ directory: '/data/pg18', wanted: '18' })
})
