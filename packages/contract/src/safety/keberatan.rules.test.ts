import { expect, test } from 'vitest'
import { canLaporkan, checkTanggapan } from './keberatan.rules.ts'

const fakta = { peninjau_id: 1, pelaku: 2, pelapor: 3, isDitanggapi: false, isPeninjau: true }

test.each([
  ['by another reviewer', {}, null],
  ['by who caused it', { pelaku: 1 }, 'SELF_REVIEW'],
  ['by who reported it', { pelapor: 1 }, 'SELF_REVIEW'],
  ['by who caused it, without the duty', { pelaku: 1, isPeninjau: false }, 'SELF_REVIEW'],
  ['by who cannot review it', { isPeninjau: false }, 'DUTY_REQUIRED'],
  ['by who cannot review it, and answered', { isPeninjau: false, isDitanggapi: true }, 'DUTY_REQUIRED'],
  ['again', { isDitanggapi: true }, 'REPORT_ANSWERED'],
])('a report answered %s', (_, change, verdict) => {
  expect(checkTanggapan({ ...fakta, ...change })).toBe(verdict)
})

test('what no account caused is not reported', () => {
  expect([canLaporkan({ pelaku: null }), canLaporkan({ pelaku: {} })]).toEqual([false, true])
})
