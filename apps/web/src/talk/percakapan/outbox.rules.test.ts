import { describe, expect, test } from 'vitest'
import { ApiError } from '../../base/lib/api-error.ts'
import { backOff, type Kiriman, nextOf, verdictOf } from './outbox.rules.ts'

const kiriman = (urut: number, change: Partial<Kiriman> = {}): Kiriman => ({
  client_id: `c${urut}`,
  user_id: 1,
  jadwal_id: 7,
  pesan: `Pesan ${urut}`,
  balasan: null,
  berkas: null,
  urut,
  waktu: '2026-11-23T00:00:00.000Z',
  ditolak: null,
  ...change,
})

describe('what goes out next', () => {
  test('is the oldest of the conversation, however the list is ordered', () => {
    const list = [kiriman(3), kiriman(1, { jadwal_id: 8 }), kiriman(2)]
    expect(nextOf(list, 7)?.client_id).toBe('c2')
    expect(nextOf(list, 9)).toBeUndefined()
  })

  test('is not held up by a message that was refused', () => {
    expect(nextOf([kiriman(1, { ditolak: 'Percakapan ditutup.' }), kiriman(2)], 7)?.client_id).toBe('c2')
  })
})

test('waiting grows, is never longer than 45 seconds, and never quite the same', () => {
  expect([1, 2, 3].map((n) => backOff(n, 0.5))).toEqual([1_000, 2_000, 4_000])
  expect(backOff(50, 1)).toBeLessThanOrEqual(45_000)
  expect(backOff(1, 0)).not.toBe(backOff(1, 1))
})

test.each([
  ['a lost network', new ApiError({ code: 'NETWORK', status: 0 }), 'again'],
  ['an attempt that was given up', new DOMException('', 'TimeoutError'), 'again'],
  ['a proxy without a server', new ApiError({ code: 'UNAVAILABLE', status: 503 }), 'again'],
  ['too many requests', new ApiError({ code: 'TOO_MANY_REQUESTS', status: 429 }), 'again'],
  ['an ended session', new ApiError({ code: 'TOKEN_INVALID', status: 401 }), 'stop'],
  ['a closed conversation', new ApiError({ code: 'CHAT_CLOSED', status: 409 }), 'refused'],
  ['a file that is none', new ApiError({ code: 'ATTACHMENT_REFUSED', status: 422 }), 'refused'],
  ['a fault of the server', new ApiError({ code: 'INTERNAL', status: 500 }), 'again'],
] as const)('%s', (_, error, verdict) => {
  expect(verdictOf(error, 0)).toBe(verdict)
})

test('a server that stumbles over the same message again and again has refused it', () => {
  expect(verdictOf(new ApiError({ code: 'INTERNAL', status: 500 }), 10)).toBe('refused')
})
