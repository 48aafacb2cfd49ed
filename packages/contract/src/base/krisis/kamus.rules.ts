import { BATAS, kataDari, LEPAS } from './huruf.rules.ts'
import { NIAT } from './kosakata-niat.rules.ts'
import { SEKITAR } from './kosakata-sekitar.rules.ts'
import { TINDAKAN } from './kosakata-tindakan.rules.ts'

/** A word of a text: as it was spelled, its root, and what both mean. */
export type Kata = { readonly kata: string; readonly akar: string; readonly arti: readonly string[] }

const kamus = new Map<string, string[]>()
for (const [arti, semua] of Object.entries({ ...NIAT, ...TINDAKAN, ...SEKITAR })) {
  for (const kata of semua.split(/\s+/)) kamus.set(kata, [...(kamus.get(kata) ?? []), arti])
}

/** How chats shorten the small words that rules name. */
const SINGKATAN = new Map(
  'bunoh bunuh dr dari utk untuk bwt buat sm sama dgn dengan yg yang trs terus bgt banget krn karena jd jadi sblm sebelum stlh setelah org orang mlm malam aj aja plg pulang bpk bapak tmn teman bkn bukan msh masih gw gue tp tapi sdg sedang lht lihat spt seperti kpn kapan smpai sampai dlm dalam skrg sekarang skg sekarang dtg datang klian kalian mrk mereka mreka mereka kbr kabar nnti nanti ngmg ngomong blg bilang bilng bilang pk pakai pke pake km kamu dsini disini cmn cuma cm cuma dripada daripada drpd daripada prnah pernah tlg tolong tlong tolong dl dulu ttg tentang jln jalan kmr kamar krj kerja shrsnya seharusnya hrs harus hrsnya harusnya mnm minum mnum minum sndiri sendiri sndri sendiri sdri sendiri'
    .split(' ')
    .flatMap((kata, i, semua) => (i % 2 ? [] : [[kata, semua[i + 1] as string] as const])),
)

/** Prefixes, the letters that they replace at the beginning of a root, and what they say of it. */
const AWALAN: readonly [awalan: string, ganti: readonly string[], arti?: string][] = [
  ['', ['']],
  ['di', [''], 'PASIF'],
  ['meng', ['', 'k']],
  ['meny', ['s', 'c']],
  ['mem', ['', 'p', 'b']],
  ['men', ['', 't']],
  ['me', ['']],
  ['nge', ['', 'k']],
  ['ng', ['', 'k', 'g']],
  ['ny', ['s', 'c']],
  ['n', ['t', '']],
  ['m', ['p', '']],
  ['ber', ['']],
  ['ter', [''], 'TAKSENGAJA'],
  ['ke', [''], 'TAKSENGAJA'],
  ['ku', [''], 'AKU'],
  ['tak', [''], 'AKU'],
  ['dak', [''], 'AKU'],
  ['se', ['']],
  ['nga', ['']],
  ['mang', ['', 'k']],
  ['many', ['s']],
  ['mam', ['', 'p', 'b']],
  ['man', ['', 't']],
  ['ma', ['']],
  ['pem', ['', 'b', 'p']],
  ['pen', ['', 't']],
  ['pe', ['']],
]
const AKHIRAN = [
  '',
  'ku',
  'nya',
  'nyo',
  'mu',
  'lah',
  'kan',
  'in',
  'an',
  'i',
  'ne',
  'e',
  'na',
  'keun',
  'ake',
  'ka',
  'ma',
  'kannya',
  'innya',
  'inku',
  'anku',
  'anne',
  'iku',
  'inaku',
  'a',
]

/** The shortest root that a longer word is read as: shorter ones are found within words of every meaning. */
const AKAR_TERPENDEK = 4
/** Letters that stand for others: "bvnuh", "boenoeh". */
const ejaanLain = (kata: string) =>
  kata
    .replaceAll('oe', 'u')
    .replace(/v(?![aeiou])/g, 'u')
    .replaceAll('dj', 'j')
    .replaceAll('tj', 'c')
    .replaceAll('z', 's')
    .replaceAll('x', 's')
    .replaceAll('q', 'k')
const PENYANGKAL =
  /^(?:gak?|k?ngg?ak?|kagak?|kga|engg?ak?|tak|ndak?|ora)(?=[a-z]{3})|^g(?=mau|bisa|kuat|sanggup|tau|pengen|usah|perlu|pernah)/

const KONSONAN = /[aiueo]/g
/** Roots by their consonants, for words whose vowels were left out: "mngakhri". */
const kerangka = new Map<string, string[]>()
for (const kata of kamus.keys()) {
  const inti = kata.replace(KONSONAN, '')
  if (kata.length > 4 && inti.length > 2 && !kata.includes('_'))
    kerangka.set(inti, [...(kerangka.get(inti) ?? []), kata])
}
const termuat = (kata: string, panjang: string): boolean => {
  let i = 0
  for (const huruf of panjang) if (huruf === kata[i]) i++
  return i === kata.length
}
const tanpaVokal = (kata: string): string | undefined =>
  kerangka
    .get(kata.replace(KONSONAN, ''))
    ?.find(
      (asli) => kata.length < asli.length && asli[0] === kata[0] && asli.at(-1) === kata.at(-1) && termuat(kata, asli),
    )

const buat = (kata: string, akar: string, tambahan: readonly string[]): Kata => ({
  kata,
  akar,
  arti: [...(kamus.get(akar) ?? []), ...tambahan],
})

/** The word as it stands in the dictionary, or its root there, or null. */
function berakar(kata: string): Kata | null {
  if (kamus.has(kata)) return buat(kata, kata, [])
  if (kata.length > 24) return null
  for (const akhiran of AKHIRAN) {
    if (!kata.endsWith(akhiran)) continue
    const badan = akhiran ? kata.slice(0, -akhiran.length) : kata
    if (badan.length < AKAR_TERPENDEK) continue
    const milik = akhiran.endsWith('ku') ? ['AKU'] : []
    for (const [awalan, ganti, arti] of AWALAN) {
      if (!badan.startsWith(awalan)) continue
      for (const huruf of ganti) {
        const akar = huruf + badan.slice(awalan.length)
        if (akar.length >= AKAR_TERPENDEK && kamus.has(akar)) return buat(kata, akar, arti ? [...milik, arti] : milik)
      }
    }
  }
  return null
}

// The parts of compounds are roots too, without a meaning of their own.
for (const kata of [...kamus.keys()])
  for (const bagian of kata.includes('_') ? kata.split('_') : [])
    if (bagian.length > 3 && !berakar(bagian)) kamus.set(bagian, [])

/** Letters that stood apart, as the longest words of the dictionary that they hold. */
function* uraikan(huruf: string): Generator<string> {
  let i = 0
  while (i < huruf.length) {
    let panjang = Math.min(12, huruf.length - i)
    while (panjang > 1 && !kamus.has(huruf.slice(i, i + panjang))) panjang--
    if (panjang > 1) yield huruf.slice(i, i + panjang)
    i += panjang
  }
}

/** A word whose letters were doubled: "gaa", "maatii". Four letters may be another word: "saat". */
const tanpaGanda = (kata: string): Kata | null =>
  /([a-z])\1/.test(kata) && (kata.length > 4 || /([a-z])\1$/.test(kata))
    ? berakar(kata.replace(/([a-z])\1/g, '$1'))
    : null

const INTI = /(mati|bunuh|bundir|hidup|idup|diri|lompat|sayat)/
/** The words of the dictionary that an unknown word is made of: "gamau", "pengenmati". */
function terangkai(kata: string): Kata[] | null {
  const sangkal = PENYANGKAL.exec(kata)?.[0]
  const sisa = sangkal && berakar(kata.slice(sangkal.length))
  if (sangkal && sisa) return [buat(sangkal, 'tidak', []), sisa]
  const inti = kata.length > 6 && kata.length < 40 ? INTI.exec(kata)?.[0] : undefined
  if (!inti) return null
  const bagian = [...uraikan(kata)]
  return bagian.join('').length === kata.length ? bagian.map((satu) => buat(satu, satu, [])) : null
}

/** What one spelled word is: usually one word, several where they were written as one. */
function baca(kata: string): readonly Kata[] {
  if (kata.startsWith(LEPAS)) return [...uraikan(kata.slice(LEPAS.length))].map((bagian) => buat(bagian, bagian, []))
  const satu = berakar(kata) ?? tanpaGanda(kata) ?? (/[vxzq]|oe|dj|tj/.test(kata) ? berakar(ejaanLain(kata)) : null)
  if (satu) return [satu]
  const rangkai = terangkai(kata)
  if (rangkai) return rangkai
  const utuh = kata.length < 16 ? tanpaVokal(kata) : undefined
  return [utuh ? buat(kata, utuh, []) : { kata, akar: kata, arti: [] }]
}

const SATUAN =
  /^(?:butir|biji|tablet|tab|pil|kapsul|kaplet|strip|setrip|papan|botol|bungkus|sachet|pcs|lembar|keping|an|pills?|tablets?|mata|dosis)$/
/** From this number on, pieces of a medicine are many. */
const BANYAK_BUTIR = 8
const angka = (kata: string, sebelum: string | undefined, sesudah: string | undefined): Kata => {
  const banyak =
    (sesudah !== undefined &&
      SATUAN.test(sesudah) &&
      (Number(kata) >= BANYAK_BUTIR || /^(?:strip|setrip|papan|botol|bungkus|lembar)$/.test(sesudah))) ||
    (sebelum !== undefined &&
      kata.length < 3 &&
      Number(kata) >= BANYAK_BUTIR &&
      kamus.get(sebelum)?.includes('OBAT') === true &&
      !/^(?:m?g|mg|ml|x|kali|hari|jam)$/.test(sesudah ?? ''))
  return { kata, akar: kata, arti: banyak ? ['ANGKA', 'BANYAK'] : ['ANGKA'] }
}

/** Joins words that mean something together: two or three that the dictionary has with `_` between them. */
function majemuk(semua: readonly Kata[]): Kata[] {
  const hasil: Kata[] = []
  for (let i = 0; i < semua.length; i++) {
    const satu = semua[i] as Kata
    const bisa = awalMajemuk.has(satu.kata) || awalMajemuk.has(satu.akar)
    const tiga = bisa ? (gabungan(semua.slice(i, i + 3)) ?? gabungan(semua.slice(i, i + 2))) : null
    if (tiga) {
      hasil.push(tiga.kata)
      i += tiga.panjang - 1
      continue
    }
    // A word that is said twice is one: "bangun-bangun".
    if (satu.kata !== BATAS && satu.kata === semua[i - 1]?.kata) continue
    hasil.push(satu)
  }
  return hasil
}
const awalMajemuk = new Set(
  [...kamus.keys()].filter((kata) => kata.includes('_')).map((kata) => kata.split('_')[0] as string),
)
function gabungan(bagian: readonly Kata[]): { kata: Kata; panjang: number } | null {
  if (bagian.length < 2) return null
  const milik = bagian.flatMap(({ arti }) => arti.filter((a) => a === 'AKU' || a === 'PASIF' || a === 'TAKSENGAJA'))
  for (const nama of [bagian.map(({ kata }) => kata).join('_'), bagian.map(({ akar }) => akar).join('_')])
    if (kamus.has(nama)) return { kata: buat(nama, nama, milik), panjang: bagian.length }
  return null
}

/** `teks` as words with their meaning, in their order. */
export function bacaKata(teks: string): Kata[] {
  const terbaca = new Map<string, readonly Kata[]>()
  const kata = kataDari(teks)
  const semua = kata.flatMap((satu, i): readonly Kata[] => {
    if (satu >= '0' && satu <= ':') return [angka(satu, kata[i - 1], kata[i + 1])]
    const lama = terbaca.get(satu)
    if (lama) return lama
    const baru = baca(SINGKATAN.get(satu) ?? satu)
    terbaca.set(satu, baru)
    return baru
  })
  return majemuk(semua)
}
