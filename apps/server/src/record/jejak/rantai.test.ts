import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { AWAL_RANTAI, type IsiJejak, rantaiOf } from './rantai.ts'

const row = (nomor: number): IsiJejak => ({
  nomor,
  dicatat_us: 1_795_392_000_000_000 + nomor,
  waktu_us: 1_795_391_999_123_456 + nomor,
  tindakan: nomor % 2 ? 'lihat' : 'ajukan',
  objek: 'konsultasi',
  objek_id: nomor % 3 ? nomor : null,
  subjek_id: nomor % 5 ? 40 + nomor : null,
  pelaku_id: nomor % 7 ? 7 : null,
  pelaku_level: nomor % 7 ? 2 : null,
  dasar: 'perawatan',
  buka_id: null,
  sesi_id: nomor % 4 ? 12 : null,
  request_id: nomor % 4 ? `permintaan-${nomor}` : null,
  jumlah: 1 + (nomor % 3),
  sidik: nomor % 10 ? null : Buffer.alloc(32, nomor),
})

test('the hash is of the version, the hash before, and the fields as an array of JSON', () => {
  const fields =
    '[1,1795392000000001,1795391999123457,"lihat","konsultasi",1,41,7,2,"perawatan",null,12,"permintaan-1",2,null]'
  const right = createHash('sha256')
    .update(`sehati.jejak.1\0${'\0'.repeat(32)}${fields}`)
    .digest('hex')
  expect(rantaiOf(AWAL_RANTAI, row(1)).toString('hex')).toBe(right)
})

test('the hashes of rows that were chained once stay what they are', () => {
  const hashes: string[] = []
  let rantai = AWAL_RANTAI
  for (let nomor = 1; nomor <= 50; nomor++) {
    rantai = rantaiOf(rantai, row(nomor))
    hashes.push(rantai.toString('hex'))
  }
  expect([hashes[0], hashes[9], hashes[49]]).toEqual(FROZEN)
})

/** Those of rows 1, 10 and 50, computed apart from this program. Another result means that every trail that exists would be found altered. */
const FROZEN = [
  '554a5e5fcdb8c556c4e7cff9c4bf381d54e4b6971b371c613624642e6a5d0660',
  '2a8bf71239951767eaeba76b7c4a2ea5d3a5609c208dd5194dce958f47c2524b',
  '139d60c355a759e01c7b340e4c46eeaefba9ff0b92d9356f2b491fa672689b42',
]

test.each(Object.keys(row(10)) as (keyof IsiJejak)[])('another %s is another hash', (field) => {
  const other = field === 'sidik' ? Buffer.alloc(32, 1) : field === 'tindakan' ? 'unduh' : 99
  expect(rantaiOf(AWAL_RANTAI, { ...row(10), [field]: other })).not.toEqual(rantaiOf(AWAL_RANTAI, row(10)))
})
