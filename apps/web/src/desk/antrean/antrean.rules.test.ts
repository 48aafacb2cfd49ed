import { expect, test } from 'vitest'
import { keadaanOf } from './antrean.rules.ts'

const antrean = { antrean_id: 1, kode: 'A', nomor: 1, ruang: null, dipanggil_pada: null }

test.each([
  ['disetujui', null, 'belum'],
  ['disetujui', 'menunggu', 'menunggu'],
  ['disetujui', 'lewat', 'lewat'],
  ['selesai', null, 'selesai'],
  ['selesai', 'menunggu', 'selesai'],
  ['selesai', 'lewat', 'selesai'],
  ['selesai', 'dipanggil', 'dipanggil'],
  ['selesai', 'dilayani', 'dilayani'],
] as const)(
  'a consultation that is %s with a number that is %s stands at the desk as %s',
  (status, keadaan, expected) => {
    expect(keadaanOf({ status, antrean: keadaan && { ...antrean, keadaan } })).toBe(expected)
  },
)
