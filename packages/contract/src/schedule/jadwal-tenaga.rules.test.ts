import { describe, expect, test } from 'vitest'
import type { Hari } from '../base/waktu.ts'
import { changesPromise, checkSession, planUlangi, sessionsOverlap } from './jadwal-tenaga.rules.ts'

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

test('one of several other sessions in the way is enough', () => {
  const others = [nine, at('Selasa', '13:00:00', '14:00:00', 4)]
  expect(checkSession(at('Senin', '09:30:00', '10:30:00', 3), others)).toBe('SESSION_OVERLAP')
  expect(checkSession(at('Senin', '10:00:00', '11:00:00', 1), others)).toBe('SESSION_NUMBER_TAKEN')
})

test.each([
  ['a new number breaks no promise', at('Senin', '09:00:00', '10:00:00', 2), false],
  ['a new end does', at('Senin', '09:00:00', '10:30:00'), true],
  ['a new start does', at('Senin', '08:30:00', '10:00:00'), true],
  ['a new day does', at('Selasa', '09:00:00', '10:00:00'), true],
])('%s', (_what, after, isBroken) => expect(changesPromise(nine, after)).toBe(isBroken))

describe('repeating a day', () => {
  const open = (hari: Hari, mulai: string, selesai: string, sesi: number, is_available: 0 | 1 = 1) => ({
    ...at(hari, `${mulai}:00`, `${selesai}:00`, sesi),
    hari,
    is_available,
  })
  const monday = [open('Senin', '09:00', '10:00', 1), open('Senin', '13:00', '14:00', 2, 0)]

  test('keeps hours, opening and numbers on an empty day', () => {
    expect(planUlangi('Senin', ['Rabu'], monday)).toEqual([
      { hari: 'Rabu', tambah: monday.map((sesi) => ({ ...sesi, hari: 'Rabu' })), bentrok: [] },
    ])
  })

  test('takes the lowest free number where its own is used there, each number once', () => {
    const rabu = open('Rabu', '15:00', '16:00', 1)
    const [plan] = planUlangi('Senin', ['Rabu'], [...monday, rabu])
    expect(plan?.tambah.map(({ sesi }) => sesi)).toEqual([2, 3])
    expect(plan?.bentrok).toEqual([])
  })

  test('names every pair that overlaps, and lets sessions touch', () => {
    const [long, next] = [open('Kamis', '09:30', '13:30', 1), open('Kamis', '14:00', '15:00', 2)]
    const [plan, other] = planUlangi('Senin', ['Kamis', 'Jumat'], [...monday, long, next])
    expect(plan?.bentrok).toEqual(monday.map((baru) => ({ baru, lama: long })))
    expect(other?.bentrok).toEqual([])
  })
})
