import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { adaKataBahaya } from './rules.ts'

/** One sentence a line. */
const korpus = (nama: string) =>
  readFileSync(new URL(`./korpus/${nama}.txt`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')

const hasil = (berbahaya: string[], biasa: string[]) => ({
  terlewat: berbahaya.filter((kalimat) => !adaKataBahaya(kalimat)),
  keliru: biasa.filter(adaKataBahaya),
})

test('the sentences of the first corpus are told apart', () =>
  expect(hasil(korpus('berbahaya'), korpus('biasa'))).toEqual({ terlewat: [], keliru: [] }))

test.each(['kedua', 'ketiga'])('the sentences of the %s corpus are told apart', (nama) =>
  expect(hasil(korpus(`${nama}-berbahaya`), korpus(`${nama}-biasa`))).toEqual({ terlewat: [], keliru: [] }),
)

test('of the fourth corpus, which was written after the phrases, a fifth is found and nothing harmless', () => {
  const { terlewat, keliru } = hasil(korpus('keempat-berbahaya'), korpus('keempat-biasa'))
  expect(keliru).toEqual([])
  expect(terlewat.length).toBeLessThanOrEqual(48)
})

test.each([
  ['letters apart', 'pengen m a t i aja', true],
  ['signs in a word', 'mau b*nuh d*ri', true],
  ['other signs', 'pengen m.ti', true],
  ['a sentence that ends', 'Obatnya sudah saya minum. Terima kasih', false],
  ['a list of letters', 'golongan a b o ab', false],
  ['one word of denial', 'kagamau idup lagi', true],
])('spelling: %s', (_what, teks, isDanger) => expect(adaKataBahaya(teks)).toBe(isDanger))

test('a text of any length is read to its end', () => {
  // Beginnings of many phrases that never end: the worst that was found for a search.
  const awalan = [
    'saya ingin ',
    'tidak ada yang ',
    'kalau saya ',
    'hidup saya ini ',
    'semua orang ',
    'don t want to ',
    'b.',
    'a ',
  ]
  for (const satu of awalan) {
    const panjang = satu.repeat(Math.ceil(40_000 / satu.length))
    expect(adaKataBahaya(panjang)).toBe(false)
    expect(adaKataBahaya(`${panjang} bunuh diri`)).toBe(true)
  }
})
