import { expect, test } from 'vitest'
import { keadaanKunci, semuaLingkup } from './kunci-api.rules.ts'

const now = new Date('2026-11-23T07:00:00+07:00')

test.each([
  ['2026-11-23T07:00:01+07:00', null, 'berlaku'],
  ['2026-11-23T07:00:00+07:00', null, 'kedaluwarsa'],
  ['2026-11-24T07:00:00+07:00', '2026-11-22T07:00:00+07:00', 'dicabut'],
  ['2026-11-20T07:00:00+07:00', '2026-11-19T07:00:00+07:00', 'dicabut'],
] as const)('a key until %s, revoked %s, is %s', (kedaluwarsa, dicabut, keadaan) => {
  expect(keadaanKunci({ kedaluwarsa, dicabut }, now)).toBe(keadaan)
})

test('each resource has a scope of its own, and clinical text another', () => {
  expect(semuaLingkup).toContain('fhir/Appointment.read')
  expect(semuaLingkup).toContain('fhir/klinis.read')
  expect(new Set(semuaLingkup).size).toBe(10)
})
