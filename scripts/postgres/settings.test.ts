import { expect, test } from 'vitest'
import { preferredSharedMemory, serverArguments } from './settings.ts'

test('the durable settings are passed explicitly', () => {
  const args = serverArguments({ data: '/data', durable: true }, 5432, 'posix').join(' ')
  for (const setting of ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on']) expect(args).toContain(setting)
  expect(args).toContain('listen_addresses=127.0.0.1')
})

test.runIf(process.platform === 'linux')('shared memory goes to files where /dev/shm is missing or has no room', () => {
  expect(preferredSharedMemory(null, '/no/such/folder')).toBe('mmap')
  // A file system that reports no free space at all.
  expect(preferredSharedMemory(null, '/proc')).toBe('mmap')
})
