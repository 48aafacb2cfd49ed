import { expect, test } from 'vitest'
import { Refusal } from '../bootstrap/refusal.mjs'
import { DatabaseError } from '../postgres/database-error.ts'
import { ProgramError } from './program.ts'
import { remedyFor } from './remedies.ts'
import { ServerStartError } from './server-process.ts'

const say = (error: unknown) => remedyFor(error, { host: '127.0.0.1', port: 3000 }, '/data/logs/server.log')

test('a full disk is reported alike, whichever part met it', () => {
  const expected = /^Ruang disk di .* tidak cukup.*Kosongkan/
  expect(say(new DatabaseError('DISK_FULL', '', { directory: '/data' }))).toMatch(expected)
  expect(say(Object.assign(new Error('write'), { code: 'ENOSPC', path: '/data/x' }))).toMatch(expected)
  expect(say(new ProgramError('Gagal.', 'error: could not extend file: No space left on device', '/x'))).toMatch(
    expected,
  )
})

test('data of another version names the folder, both versions and that it is untouched', () => {
  const sentence = say(new DatabaseError('OTHER_MAJOR', '', { directory: '/data/pg17', found: '17', wanted: '18' }))
  expect(sentence).toContain('/data/pg17 milik PostgreSQL 17')
  expect(sentence).toContain('versi 18')
  expect(sentence).toContain('tidak disentuh')
})

test('an unreachable DATABASE_URL says why, without the address', () => {
  expect(say(new DatabaseError('EXTERNAL_UNREACHABLE', '', { detail: 'ECONNREFUSED' }))).toContain('ECONNREFUSED')
})

test('a server that finds its port taken after all says so', () => {
  expect(say(new ServerStartError('Error: listen EADDRINUSE: address already in use'))).toContain('PORT=3001 npm start')
  expect(say(new ServerStartError('boom'))).toMatch(/boom[\s\S]*server\.log/)
})

test('a folder that may not be written is named', () => {
  expect(say(Object.assign(new Error(), { code: 'EACCES', path: '/data' }))).toContain('Tidak ada izin untuk /data')
})

test('a refusal is shown as it is, and an accident in full', () => {
  expect(say(new Refusal('Begini.'))).toBe('Begini.')
  expect(say(new Error('unforeseen'))).toContain('unforeseen')
})
