import { expect, test } from 'vitest'
import { bacaDaftar, checkKirim } from './insiden.rules.ts'

test.each([
  [{ pengaju: null, petugas: 1, isAlone: false }, 'INCIDENT_UNASKED'],
  [{ pengaju: null, petugas: 1, isAlone: true }, 'INCIDENT_UNASKED'],
  [{ pengaju: 1, petugas: 1, isAlone: false }, 'SELF_REVIEW'],
  [{ pengaju: 1, petugas: 1, isAlone: true }, null],
  [{ pengaju: 2, petugas: 1, isAlone: false }, null],
] as const)('%o: %s', (of, verdict) => expect(checkKirim(of)).toBe(verdict))

test.each([
  ['12\n13, 12', [12, 13], []],
  ['Nama,Email\nSiti,"SITI@kampus.test"\r\nBudi;<budi@kampus.test>', [], ['siti@kampus.test', 'budi@kampus.test']],
  ['0 -4 1234567890 a@b@c @ x', [], []],
])('%j', (text, user_id, alamat) => expect(bacaDaftar(text)).toEqual({ user_id, alamat }))
