import { expect, test } from 'vitest'
import { checkSampaiIzin, checkTandaTangan, isTerbaru, sampaiTerakhir } from './rekam.rules.ts'

test.each([
  [{ versi: 0, revisi: 0 }, { dasar_versi: 0, revisi: 0 }, true],
  [{ versi: 2, revisi: 3 }, { dasar_versi: 2, revisi: 3 }, true],
  [{ versi: 2, revisi: 3 }, { dasar_versi: 2 }, true],
  [{ versi: 2, revisi: 3 }, { dasar_versi: 1, revisi: 3 }, false],
  [{ versi: 2, revisi: 3 }, { dasar_versi: 3 }, false],
  [{ versi: 2, revisi: 3 }, { dasar_versi: 2, revisi: 2 }, false],
  [{ versi: 2, revisi: 3 }, { dasar_versi: 2, revisi: 0 }, false],
])('%j is what an editor of %j has seen: %s', (stored, seen, expected) => {
  expect(isTerbaru(stored, seen)).toBe(expected)
})

test.each([
  [{ versi: 0, revisi: 1, isi: 'Tenang' }, { dasar_versi: 0 }, null],
  [{ versi: 0, revisi: 1, isi: 'Tenang' }, { dasar_versi: 1 }, 'VERSION_STALE'],
  [{ versi: 0, revisi: 2, isi: 'Tenang' }, { dasar_versi: 0, revisi: 1 }, 'VERSION_STALE'],
  [{ versi: 0, revisi: 0, isi: '' }, { dasar_versi: 0 }, 'RECORD_EMPTY'],
  [{ versi: 0, revisi: 1, isi: ' \n' }, { dasar_versi: 0 }, 'RECORD_EMPTY'],
  [{ versi: 1, revisi: 1, isi: '' }, { dasar_versi: 0 }, 'VERSION_STALE'],
  [{ versi: 1, revisi: 1, isi: 'Tenang' }, { dasar_versi: 1 }, 'RECORD_REASON_REQUIRED'],
  [{ versi: 1, revisi: 1, isi: 'Tenang' }, { dasar_versi: 1, alasan: null }, 'RECORD_REASON_REQUIRED'],
  [{ versi: 1, revisi: 1, isi: 'Tenang' }, { dasar_versi: 1, alasan: 'Salah ketik' }, null],
])('a draft of %j is signed by %j: %s', (stored, seen, expected) => {
  expect(checkTandaTangan(stored, seen)).toBe(expected)
})

test.each([
  ['2026-11-22', 'RECORD_GRANT_UNTIL'],
  ['2026-11-23', null],
  ['2027-02-20', null],
  ['2027-02-21', 'RECORD_GRANT_UNTIL'],
])('a grant of 23 November through %s: %s', (sampai, expected) => {
  expect(checkSampaiIzin(sampai, '2026-11-23')).toBe(expected)
})

test('the last day of a grant is the ninetieth, today included', () => {
  expect(sampaiTerakhir('2026-11-23')).toBe('2027-02-20')
})
