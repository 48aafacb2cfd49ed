import { expect, test } from 'vitest'
import { langkahPulih } from './pulih.rules.ts'

const at = (keadaan: RTCPeerConnectionState, ago: number, percobaan = 0, since = ago) =>
  langkahPulih({ keadaan, sejak: 100_000 - ago, percobaan, mulaiPercobaan: 100_000 - since }, 100_000)

test.each([
  ['it works', 'connected', 60_000, 0, 0, null],
  ['it works again after a restart', 'connected', 10, 2, 7_000, null],
  ['it comes about', 'connecting', 14_999, 0, 0, null],
  ['it does not come about', 'connecting', 15_000, 0, 0, 'masuk'],
  ['it has not begun', 'new', 15_000, 0, 0, 'masuk'],
  ['interrupted for less than three seconds', 'disconnected', 2_999, 0, 0, null],
  ['interrupted for three seconds', 'disconnected', 3_000, 0, 0, 'ice'],
  ['failed at once', 'failed', 0, 0, 0, 'ice'],
  ['a restart that has just begun', 'disconnected', 9_000, 1, 5_999, null],
  ['the second restart', 'disconnected', 9_000, 1, 6_000, 'ice'],
  ['the third restart, from a failure', 'failed', 15_000, 2, 6_000, 'ice'],
  ['a restart that is connecting has its time', 'connecting', 1, 2, 5_000, null],
  ['a restart that connects for too long', 'connecting', 6_000, 2, 6_000, 'ice'],
  ['after the third', 'failed', 21_000, 3, 6_000, 'masuk'],
  ['the third has its time too', 'failed', 21_000, 3, 5_999, null],
  ['closed', 'closed', 0, 0, 0, 'masuk'],
] as const)('%s', (_what, keadaan, ago, percobaan, since, expected) =>
  expect(at(keadaan, ago, percobaan, since)).toBe(expected),
)
