import { expect, test } from 'vitest'
import { consequenceOf } from './status-change.rules.ts'

test.each([
  ['diajukan', 'menunggu', null],
  ['diajukan', 'selesai', /ditandai selesai/],
  ['disetujui', 'dibatalkan', /dibatalkan/],
  ['selesai', 'dibatalkan', /dibatalkan/],
  ['selesai', 'diajukan', /dibuka kembali/],
  ['dibatalkan', 'disetujui', /dibuka kembali/],
  ['dibatalkan', 'selesai', /dibuka kembali.*ulasan\.$/],
] as const)('%s → %s', (from, to, said) => {
  const isi = consequenceOf({ status: from }, to)?.isi ?? null
  if (said) expect(isi).toMatch(said)
  else expect(isi).toBeNull()
})
