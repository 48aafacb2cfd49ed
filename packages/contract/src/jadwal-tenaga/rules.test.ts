import { expect, test } from 'vitest'
import { changesPromise, checkSession, sessionsOverlap } from './rules.ts'

const at = (hari: string, jam_mulai: string, jam_selesai: string, sesi = 1) => ({ hari, jam_mulai, jam_selesai, sesi })
const nine = at('Senin', '09:00:00', '10:00:00')

test.each([
  ['the same hour', at('Senin', '09:00:00', '10:00:00'), true],
  ['inside', at('Senin', '09:15:00', '09:45:00'), true],
  ['around', at('Senin', '08:00:00', '11:00:00'), true],
  ['right after', at('Senin', '10:00:00', '11:00:00'), false],
  ['right before', at('Senin', '08:00:00', '09:00:00'), false],
  ['another day', at('Selasa', '09:00:00', '10:00:00'), false],
])('%s', (_what, other, overlaps) => expect(sessionsOverlap(nine, other)).toBe(overlaps))

test.each([
  ['overlap is noticed before the number', at('Senin', '09:30:00', '10:30:00', 1), 'SESSION_OVERLAP'],
  ['a number is used once a day', at('Senin', '10:00:00', '11:00:00', 1), 'SESSION_NUMBER_TAKEN'],
  ['the number is free on another day', at('Rabu', '10:00:00', '11:00:00', 1), null],
  ['a fair session', at('Senin', '10:00:00', '11:00:00', 2), null],
])('%s', (_what, session, verdict) => expect(checkSession(session, [nine])).toBe(verdict))

test('a new number breaks no promise, a new hour does', () => {
  expect(changesPromise(nine, { ...nine })).toBe(false)
  expect(changesPromise(nine, at('Senin', '09:00:00', '10:30:00'))).toBe(true)
})
