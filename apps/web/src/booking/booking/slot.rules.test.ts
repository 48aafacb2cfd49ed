import type { JadwalTenaga } from '@sehati/contract/schedule/jadwal-tenaga.schema'
import { describe, expect, test } from 'vitest'
import { freeSlot, slotsOf } from './slot.rules.ts'
import { slotNews } from './slot-news.rules.ts'

const sesi = (id: number, jam_mulai: string, is_available: 0 | 1 = 1): JadwalTenaga => ({
  id,
  jadwal_id: id,
  profesional_id: 3,
  hari: 'Senin',
  sesi: id,
  jam_mulai,
  jam_selesai: '23:00:00',
  zona: 7,
  is_available,
})
const eight = new Date('2026-11-23T08:00:00+07:00')
const sessions = [sesi(4, '13:00:00'), sesi(1, '07:00:00'), sesi(2, '08:00:00'), sesi(3, '09:00:00', 0)]

test('slots are in their order and say why they cannot be chosen', () => {
  expect(slotsOf(sessions, '2026-11-23', eight).map(({ id, blocked }) => [id, blocked])).toEqual([
    [1, 'Sudah lewat'],
    [2, 'Sudah lewat'],
    [3, 'Sudah terisi'],
    [4, null],
  ])
})

test('on another day nothing has passed', () => {
  const slots = slotsOf(sessions, '2026-11-30', eight)
  expect(slots.filter(({ blocked }) => blocked === null).map(({ id }) => id)).toEqual([1, 2, 4])
})

test('a booking that is moved does not call its own slot taken', () => {
  expect(slotsOf(sessions, '2026-11-23', eight, { mine: 3 })[2]?.blocked).toBe('Jadwal Anda saat ini')
})

test('a slot requested without a response may be requested again, unless its hour has come', () => {
  expect(slotsOf(sessions, '2026-11-23', eight, { asked: 3 })[2]?.blocked).toBeNull()
  expect(slotsOf(sessions, '2026-11-23', eight, { asked: 2 })[1]?.blocked).toBe('Sudah lewat')
})

test('a choice that was taken, is gone or has another hour now is no choice', () => {
  const slots = slotsOf(sessions, '2026-11-23', eight)
  const at = (id: number) => ({ id, jam_mulai: slots.find((slot) => slot.id === id)?.jam_mulai ?? '08:00:00' })
  expect(freeSlot(slots, { ...at(4), jam_mulai: '06:30:00' })).toBeNull()
  expect(freeSlot(slots, at(4))?.id).toBe(4)
  expect(freeSlot(slots, at(3))).toBeNull()
  expect(freeSlot(slots, at(99))).toBeNull()
  expect(freeSlot(slots, null)).toBeNull()
})

describe('what others did meanwhile', () => {
  const at = (taken: number[]) =>
    slotsOf(
      [1, 2, 3].map((id) => sesi(id, `1${id}:00:00`, taken.includes(id) ? 0 : 1)),
      '2026-11-23',
      eight,
    )

  test('names the slots that were taken and freed, not those that stayed', () => {
    expect(slotNews(at([1]), at([3]), null)).toEqual([
      'Waktu 11.00–23.00 WIB tersedia lagi.',
      'Waktu 13.00–23.00 WIB baru saja terisi.',
    ])
    expect(slotNews(at([1]), at([1]), null)).toEqual([])
  })

  test('leaves out the chosen slot when it is lost, a passed hour, and the first look', () => {
    expect(slotNews(at([]), at([2]), 2)).toEqual([])
    const later = slotsOf([sesi(1, '11:00:00')], '2026-11-23', new Date('2026-11-23T12:00:00+07:00'))
    expect(slotNews(at([]), later, null)).toEqual([])
    expect(slotNews([], at([1]), null)).toEqual([])
  })
})
