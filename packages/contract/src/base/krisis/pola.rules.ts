import { BATAS } from './huruf.rules.ts'
import type { Kata } from './kamus.rules.ts'

// The language of the rules. A word in capitals is a meaning (`kosakata-*.rules.ts`), another word is itself.
//   A|b       one of them          A+B   both of one word       A-B   A of a word that has no B
//   ~3        up to three words between      ~3!A|b   none of which is one of these      ~3=A|b   each of which is one
// No rule reaches beyond a sentence. A rule is tried only where its first word stands, and reads a bounded number of words from
// there, so a text costs time in proportion to its length.

type Syarat = { readonly ada: readonly string[]; readonly tanpa: readonly string[] }
type Butir = readonly Syarat[]
type Langkah = {
  readonly sela: number
  readonly bukan?: Butir | undefined
  readonly hanya?: Butir | undefined
  readonly butir: Butir
}
type Urutan = readonly Langkah[]
export type Pola = { readonly menurut: ReadonlyMap<string, readonly Urutan[]> }

const punya = ({ kata, akar, arti }: Kata, nama: string) => kata === nama || akar === nama || arti.includes(nama)
const cocok = (kata: Kata, butir: Butir) =>
  butir.some(({ ada, tanpa }) => ada.every((nama) => punya(kata, nama)) && !tanpa.some((nama) => punya(kata, nama)))

/** A word's spelling, its root and its meanings, each once. */
const namaDari = ({ kata, akar, arti }: Kata): readonly string[] =>
  akar === kata ? [kata, ...arti] : [kata, akar, ...arti]

const bacaButir = (teks: string): Butir =>
  teks.split('|').map((satu) => {
    const [ada = '', ...tanpa] = satu.split('-')
    return { ada: ada.split('+'), tanpa }
  })

function bacaUrutan(teks: string): Urutan {
  const langkah: Langkah[] = []
  let sela: Omit<Langkah, 'butir'> = { sela: 0 }
  for (const satu of teks.split(' ')) {
    const [, banyak, bukan, hanya] = /^~(\d)(?:!(.+))?(?:=(.+))?$/.exec(satu) ?? []
    if (banyak) {
      sela = {
        sela: Number(banyak),
        bukan: bukan ? bacaButir(bukan) : undefined,
        hanya: hanya ? bacaButir(hanya) : undefined,
      }
      continue
    }
    langkah.push({ ...sela, butir: bacaButir(satu) })
    sela = { sela: 0 }
  }
  return langkah
}

/** Rules by the word that each begins with. */
export function pola(semua: readonly string[]): Pola {
  const menurut = new Map<string, Urutan[]>()
  for (const teks of semua) {
    const urutan = bacaUrutan(teks)
    for (const nama of new Set(urutan[0]?.butir.map(({ ada }) => ada[0] as string)))
      menurut.set(nama, [...(menurut.get(nama) ?? []), urutan])
  }
  return { menurut }
}

/** The last word of `urutan` from its step `ke` on, behind the word `di`, or -1. */
function akhir(kata: readonly Kata[], di: number, urutan: Urutan, ke: number): number {
  const langkah = urutan[ke]
  if (!langkah) return di
  for (let i = di + 1; i <= di + 1 + langkah.sela; i++) {
    const satu = kata[i]
    if (!satu || satu.kata === BATAS) return -1
    if (cocok(satu, langkah.butir)) {
      const sampai = akhir(kata, i, urutan, ke + 1)
      if (sampai >= 0) return sampai
    }
    if (langkah.bukan && cocok(satu, langkah.bukan)) return -1
    if (langkah.hanya && !cocok(satu, langkah.hanya)) return -1
  }
  return -1
}

const semuaNama = (kata: readonly Kata[]): Set<string> => new Set(kata.flatMap(namaDari))
const mungkin = (butir: Butir, nama: ReadonlySet<string>) =>
  butir.some(({ ada }) => ada.every((satu) => nama.has(satu)))

/** The rules of which every step has a word somewhere in the text: few of all, so that a text is not tried with the others. */
function terpilih({ menurut }: Pola, kata: readonly Kata[]): Map<string, readonly Urutan[]> {
  const ada = semuaNama(kata)
  const hasil = new Map<string, readonly Urutan[]>()
  for (const nama of ada) {
    const cukup = menurut.get(nama)?.filter((urutan) => urutan.every(({ butir }) => mungkin(butir, ada)))
    if (cukup?.length) hasil.set(nama, cukup)
  }
  return hasil
}

/** The first and last word of each place where a rule of `pola` holds. */
export function* tempat(satuPola: Pola, kata: readonly Kata[]): Generator<[dari: number, sampai: number]> {
  const menurut = terpilih(satuPola, kata)
  for (let i = 0; i < kata.length; i++) {
    const satu = kata[i] as Kata
    for (const nama of namaDari(satu)) {
      for (const urutan of menurut.get(nama) ?? []) {
        if (!cocok(satu, (urutan[0] as Langkah).butir)) continue
        const sampai = akhir(kata, i, urutan, 1)
        if (sampai >= 0) yield [i, sampai]
      }
    }
  }
}

export const adaPola = (satu: Pola, kata: readonly Kata[]): boolean => !tempat(satu, kata).next().done

type SatuDekat = { readonly butir: readonly Butir[]; readonly jarak: number; readonly kecuali: Butir }
/** What stands near each other in one sentence, in any order; each rule by the words that its parts begin with. */
export type Dekat = ReadonlyMap<string, readonly (readonly [aturan: SatuDekat, bagian: number])[]>

/** Each is written `A|b & C & D @8 / E`: the three within eight words, in a sentence that has no E. */
export function dekat(semua: readonly string[]): Dekat {
  const menurut = new Map<string, [SatuDekat, number][]>()
  for (const teks of semua) {
    const [isi = '', kecuali] = teks.split(' / ')
    const [bagian = '', jarak] = isi.split(' @')
    const butir = bagian.split(' & ').map(bacaButir)
    const aturan = { butir, jarak: Number(jarak), kecuali: kecuali ? bacaButir(kecuali) : [] }
    for (const [i, satu] of butir.entries())
      for (const nama of new Set(satu.map(({ ada }) => ada[0] as string)))
        menurut.set(nama, [...(menurut.get(nama) ?? []), [aturan, i]])
  }
  return menurut
}

/**
 * Whether the words of one sentence have all parts of a rule near each other; `asli` is the sentence as it was, before words were
 * left out.
 */
export function berdekatan(kalimat: readonly Kata[], asli: readonly Kata[], semua: Dekat): boolean {
  const terakhir = new Map<SatuDekat, number[] | null>()
  const ada = semuaNama(kalimat)
  for (const [i, kata] of kalimat.entries()) {
    for (const nama of namaDari(kata)) {
      for (const [aturan, bagian] of semua.get(nama) ?? []) {
        const { butir, jarak, kecuali } = aturan
        let di = terakhir.get(aturan)
        if (di === undefined) {
          di = butir.every((satu) => mungkin(satu, ada)) ? butir.map(() => Number.NEGATIVE_INFINITY) : null
          terakhir.set(aturan, di)
        }
        if (di === null || !cocok(kata, butir[bagian] as Butir)) continue
        di[bagian] = i
        if (Math.min(...di) >= i - jarak && !asli.some((satu) => cocok(satu, kecuali))) return true
      }
    }
  }
  return false
}
