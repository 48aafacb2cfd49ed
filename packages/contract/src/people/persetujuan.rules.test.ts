import { expect, test } from 'vitest'
import { checkJawaban, isDue, newJawaban } from './persetujuan.rules.ts'
import type { Persetujuan, Sikap } from './persetujuan.schema.ts'

const kata = { judul: 'Judul', pernyataan: 'Saya setuju.', pada: '2026-11-23T07:00:00+07:00' }
const layanan = (versi: number, said: [Sikap, number] | null): Persetujuan => ({
  keperluan: 'layanan',
  versi,
  wajib: versi,
  mendatang: versi === 4 ? { versi: 5, berlaku_sejak: kata.pada } : null,
  judul: kata.judul,
  pernyataan: kata.pernyataan,
  jawaban: said && { sikap: said[0], versi: said[1], pada: kata.pada, kanal: 'web', persetujuan_id: 1 },
})
/** The notice with a correction of wording since its first version. */
const diperbaiki = (said: [Sikap, number]): Persetujuan => ({ ...layanan(2, said), wajib: 1 })
const jawab = (sikap: Sikap, versi: number) => [{ keperluan: 'layanan', sikap, versi } as const]

test.each([
  ['nothing said', layanan(1, null), true],
  ['agreed to the notice in force', layanan(1, ['setuju', 1]), false],
  ['refused it', layanan(1, ['menolak', 1]), false],
  ['withdrew', layanan(1, ['menarik', 1]), false],
  ['agreed to an earlier version', layanan(2, ['setuju', 1]), true],
  ['agreed before a correction of wording', diperbaiki(['setuju', 1]), false],
  ['agreed to a version that is not in force yet', layanan(1, ['setuju', 2]), false],
])('a person who has %s is asked: %s', (_, one, due) => {
  expect(isDue(one)).toBe(due)
})

// What was said last, the answer to it; whether it is refused, and what is kept.
test.each<[string, [Sikap, number] | null, [Sikap, number], 'NOTICE_STALE' | null, [Sikap, number] | null]>([
  ['agrees', null, ['setuju', 2], null, ['setuju', 2]],
  ['agrees to an old version', null, ['setuju', 1], 'NOTICE_STALE', ['setuju', 1]],
  ['agrees to a version that is not there', null, ['setuju', 3], 'NOTICE_STALE', ['setuju', 3]],
  ['refuses an old version', null, ['menolak', 1], 'NOTICE_STALE', ['menolak', 1]],
  ['agrees again', ['setuju', 2], ['setuju', 2], null, null],
  ['agrees to the new version', ['setuju', 1], ['setuju', 2], null, ['setuju', 2]],
  ['agrees after a refusal', ['menolak', 2], ['setuju', 2], null, ['setuju', 2]],
  ['agrees after a withdrawal', ['menarik', 2], ['setuju', 2], null, ['setuju', 2]],
  ['withdraws', ['setuju', 2], ['menarik', 2], null, ['menarik', 2]],
  ['withdraws what was agreed to before', ['setuju', 1], ['menarik', 2], null, ['menarik', 1]],
  ['withdraws twice', ['menarik', 2], ['menarik', 2], null, null],
  ['withdraws nothing', null, ['menarik', 2], null, null],
  ['withdraws a refusal', ['menolak', 2], ['menarik', 2], null, null],
])('a person who %s', (_, said, [sikap, versi], verdict, kept) => {
  const known = [layanan(2, said)]
  expect(checkJawaban(known, jawab(sikap, versi))).toBe(verdict)
  expect(newJawaban(known, jawab(sikap, versi))).toEqual(kept ? jawab(...kept) : [])
})

test('a person agrees to a version before it is in force, and cannot refuse it then', () => {
  const known = [layanan(4, ['setuju', 4])]
  expect(checkJawaban(known, jawab('setuju', 5))).toBeNull()
  expect(newJawaban(known, jawab('setuju', 5))).toEqual(jawab('setuju', 5))
  expect(checkJawaban(known, jawab('menolak', 5))).toBe('NOTICE_STALE')
})
