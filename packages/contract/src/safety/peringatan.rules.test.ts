import { expect, test } from 'vitest'
import { checkAkui, checkDitangani, janjiHubungi } from './peringatan.rules.ts'

test.each([
  [null, null, 'ALERT_OPEN'],
  [1, null, null],
  [2, 'ALERT_TAKEN', 'ALERT_TAKEN'],
] as const)('an alert that account %s has acknowledged: account 1 acknowledges it (%s), closes it (%s)', (...row) => {
  const [diakui_oleh, acknowledged, closed] = row
  expect(checkAkui({ diakui_oleh, user_id: 1 })).toBe(acknowledged)
  expect(checkDitangani({ diakui_oleh, user_id: 1 })).toBe(closed)
})

test.each([
  [null, null],
  ['07:14', null],
  ['07:15', '07:15'],
  ['07:59', '07:59'],
  ['15:00', '08:00'],
])('at 07:00, with a shift until %s, a call is promised before %s', (sampai, sebelum) => {
  const at = (jam: string | null) => jam && new Date(`2026-11-23T${jam}:00+07:00`)
  expect(janjiHubungi(at('07:00') as Date, at(sampai) as Date | null)).toEqual(at(sebelum))
})
