import type { Actor, LevelId } from '@sehati/contract/base/access'
import { describe, expect, test } from 'vitest'
import { type AksesKlinis, aksesKlinis, mayAnswer, mayRead } from './konsultasi.policy.ts'

const k = { jadwal_id: 4, user_id: 7, profesional_id: 3, dialihkan: false }
const reader = (
  level_id: LevelId,
  user_id: number,
  profesional_id: number | null = null,
  isiTertutup = false,
): Actor => ({
  level_id,
  user_id,
  profesional_id,
  isiTertutup,
  tugas: ['loket', 'jaga', 'peninjau', 'petugas_data'],
})

const readers: [string, Actor, akses: AksesKlinis, reads: boolean, answers: boolean][] = [
  ['its patient, an employee', reader(4, 7), 'milik_sendiri', true, false],
  ['its patient, a student', reader(5, 7), 'milik_sendiri', true, false],
  ['another patient, an employee', reader(4, 8), null, false, false],
  ['another patient, a student', reader(5, 8), null, false, false],
  ['its physician', reader(2, 20, 3), 'perawatan', true, true],
  ['its psychologist', reader(3, 20, 3), 'perawatan', true, true],
  ['its physician whose password an admin knows', reader(2, 20, 3, true), null, true, true],
  ['its psychologist whose password an admin knows', reader(3, 20, 3, true), null, true, true],
  ['its patient whose password an admin knows', reader(5, 7, null, true), 'milik_sendiri', true, false],
  ['another physician', reader(2, 21, 4), null, false, false],
  ['another psychologist', reader(3, 21, 4), null, false, false],
  ['a physician without a professional record', reader(2, 22), null, false, false],
  ['a psychologist without a professional record', reader(3, 22), null, false, false],
  ['an admin', reader(1, 1), null, true, true],
  ['its patient, an admin by now', reader(1, 7), null, true, true],
  ['its professional, an admin by now', reader(1, 20), null, true, true],
  ['its professional, a patient by now', reader(5, 20), null, false, false],
  ['its patient, a physician by now', reader(2, 7, 9), null, false, false],
  ['a patient with the number of its professional', reader(5, 3), null, false, false],
  ['a professional with the number of its patient', reader(2, 20, 7), null, false, false],
]

describe.each(readers)('%s', (_who, actor, akses, reads, answers) => {
  test(`reads the texts: ${akses ?? 'never'}`, () => expect(aksesKlinis(actor, k)).toBe(akses))
  test(`sees the consultation: ${reads}`, () => expect(mayRead(actor, k)).toBe(reads))
  test(`sets its status: ${answers}`, () => expect(mayAnswer(actor, k)).toBe(answers))
})

test('emergency access opens its one consultation to an admin, and to no other reader', () => {
  const another = { jadwal_id: 5 }
  for (const [who, actor, akses] of readers) {
    expect([who, aksesKlinis(actor, k, { jadwal_id: 4 })]).toEqual([
      who,
      akses ?? (actor.level_id === 1 ? 'darurat' : null),
    ])
    expect([who, aksesKlinis(actor, k, another)]).toEqual([who, akses])
  }
})

test('a request that was handed over is read by its patient, and by its first professional no more', () => {
  for (const [who, actor, akses] of readers)
    expect([who, aksesKlinis(actor, { ...k, dialihkan: true })]).toEqual([who, akses === 'perawatan' ? null : akses])
})

test('every reader of the texts also sees the consultation', () => {
  for (const [, actor] of readers) if (aksesKlinis(actor, k)) expect(mayRead(actor, k)).toBe(true)
})
