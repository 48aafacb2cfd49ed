// Characters to words: what a person typed, however it was spelled, as plain lower-case words. These rules run in each browser
// while a person writes: they contain no look-behind, which older telephones do not know, and each step reads the text once.

/** Letters of other scripts that look like Latin ones, and the Latin ones. */
const SERUPA: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'аαɑ',
    b: 'вьβƅ',
    c: 'сϲς',
    d: 'ԁɗđð',
    e: 'еёєεɛ',
    g: 'ɡց',
    h: 'һнհ',
    i: 'іїιıɪӏ',
    j: 'јʝ',
    k: 'кκƙ',
    l: 'ⅼł',
    m: 'мϻ',
    n: 'пηոռ',
    o: 'оοσөօø',
    p: 'рρ',
    q: 'ԛգ',
    r: 'гɾʀ',
    s: 'ѕʂ',
    t: 'тτţ',
    u: 'υսʊц',
    v: 'νѵ',
    w: 'ԝωա',
    x: 'хχ',
    y: 'уγүყ',
    z: 'ᴢʐ',
  }).flatMap(([latin, serupa]) => [...serupa].map((satu) => [satu, latin] as const)),
)
const BUKAN_LATIN = /[^\p{ASCII}\s]/gu
/** Characters that show nothing, and accents of the decomposed form. */
const TAK_TERLIHAT = /[\p{Cf}\p{Mn}\p{Me}\u115f\u1160\u2800\u3164\uffa0]/gu

const ANGKA: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'g',
  7: 't',
  8: 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '€': 'e',
}
const sebagaiHuruf = (kata: string) => kata.replace(/[01345678@$!|€]/g, (tanda) => ANGKA[tanda] ?? tanda)

/** Words that people hide by signs: "b*nuh". */
const DISEMBUNYIKAN = [
  'bunuh',
  'bundir',
  'mati',
  'diri',
  'suicide',
  'sayat',
  'silet',
  'gantung',
  'perkosa',
  'racun',
  'meninggal',
  'hidup',
  'akhiri',
  'die',
  'kill',
  'lompat',
  'loncat',
  'bacok',
]
const terbuka = (kata: string): string | undefined => {
  const sisa = kata.replace(/[*#_.+~-]+/g, '*')
  return DISEMBUNYIKAN.find((asli) => {
    if (asli.length !== sisa.length) return false
    const terlihat = [...sisa].filter((huruf) => huruf !== '*').length
    return terlihat * 2 > asli.length - 1 && [...sisa].every((huruf, i) => huruf === '*' || huruf === asli[i])
  })
}

/** Ends a sentence: what stands behind it is read apart from what stands before. */
export const BATAS = '|'

/** Stands before letters that stood apart. */
export const LEPAS = '~'

/** Long letters are short: "matiiii", "mauuu". */
const pendek = (kata: string) => kata.replace(/([a-z])\1{2,}/g, '$1')

/** One piece of a text without blanks, as words. */
function* kataPotongan(potongan: string): Generator<string> {
  if (/^[a-z]+$/.test(potongan)) return yield pendek(potongan)
  if (/^[0-9]+$/.test(potongan)) return yield potongan
  const tutup = /^(.*?)[.?!;]+$/.exec(potongan)
  if (tutup && !/^(?:[a-z][*#_.+~-]+)+$/.test(potongan)) {
    // A sign of exclamation may be the last letter: "mat!".
    const tanda = potongan.endsWith('!') && DISEMBUNYIKAN.includes(`${tutup[1]}i`) ? `${tutup[1]}i` : null
    yield* tanda ? [tanda] : kataPotongan(tutup[1] as string)
    return yield BATAS
  }
  const adaHuruf = /[a-z]/.test(potongan)
  // Signs that stand for letters, between letters or at the end of a word: "m4ti", "m@ti", "4kh1ri", but not "15mg" or "2x".
  const bertanda = adaHuruf && /[a-z][01345678@$!|€]+[a-z]|^[4510]?[a-z]+[0134@$]+$|^[@$43510!][a-z]{4}/.test(potongan)
  const satu = bertanda && !/^[0-9]+[a-z]{1,3}$/.test(potongan) ? sebagaiHuruf(potongan.replace(/2$/, '')) : potongan
  if (/^[a-z]+$/.test(satu)) return yield pendek(satu)
  if (/^[a-z]+[*#_.+~-]+[a-z*#_.+~-]*$/.test(satu)) {
    const rapat = satu.replace(/[^a-z]/g, '')
    const kata = DISEMBUNYIKAN.includes(rapat) ? rapat : terbuka(satu)
    if (kata) return yield kata
    if (/^[a-z](?:[*#_.+~-]+[a-z])+$/.test(satu)) return yield* satu.replace(/[^a-z]+/g, ' ').split(' ')
  }
  for (const bagian of satu.match(/[a-z]+|[0-9]+|[.?!;]+/g) ?? []) {
    // A 2 repeats the word before it: "mukul2".
    if (bagian === '2' && adaHuruf) continue
    yield /^[.?!;]/.test(bagian) ? BATAS : pendek(bagian)
  }
}

/** The words of `teks` in their order, with `BATAS` between its sentences. Letters that stood apart are one word behind `LEPAS`: "m a t i". */
export function kataDari(teks: string): string[] {
  const bersih = teks
    .normalize('NFKD')
    .replace(TAK_TERLIHAT, '')
    .toLowerCase()
    .replace(BUKAN_LATIN, (huruf) => SERUPA.get(huruf) ?? ' ')
  const kata: string[] = []
  let lepas = ''
  const gabung = () => {
    if (lepas.length > 2) kata.push(LEPAS + lepas)
    else kata.push(...lepas)
    lepas = ''
  }
  for (const potongan of bersih
    .replace(/['`’]/g, '')
    .replace(/\n+/g, ' . ')
    .split(/[\s,()"“”:/\\<>[\]{}=&%^]+/)) {
    for (const satu of kataPotongan(potongan)) {
      if (satu.length === 1 && satu >= 'a' && satu <= 'z') {
        lepas += satu
        continue
      }
      gabung()
      kata.push(satu)
    }
  }
  gabung()
  return kata
}
