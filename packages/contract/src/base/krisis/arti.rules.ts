import { AMAN } from './aman.rules.ts'
import { bacaKata, type Kata } from './kamus.rules.ts'
import { tempat } from './pola.rules.ts'

/** Stands in the place of a word that means something else. */
const LAIN: Kata = { kata: '', akar: '', arti: ['AMAN'] }
/** What a sentence is about counts also where its words were left out. */
const SEKELILING = new Set(['TOPIK', 'KULIAH', 'JINAK', 'SEPELE', 'MAINAN', 'SIBUK', 'HEWAN', 'BENDA', 'BOLEH', 'TAWA'])

/** The words of a text, and the same without those that mean something else. */
export function tanpaAman(teks: string): { kata: Kata[]; bersih: Kata[] } {
  const kata = bacaKata(teks)
  const bersih = [...kata]
  for (const [dari, sampai] of tempat(AMAN, kata)) bersih.fill(LAIN, dari, sampai + 1)
  return { kata, bersih }
}

/** The meanings of some words; `o:` stands before those of what they are about. */
export function artiDari(kata: readonly Kata[], bersih: readonly Kata[]): Set<string> {
  const semua = new Set<string>()
  for (const { arti } of bersih) for (const satu of arti) semua.add(satu)
  for (const { arti } of kata) for (const satu of arti) if (SEKELILING.has(satu)) semua.add(`o:${satu}`)
  return semua
}
