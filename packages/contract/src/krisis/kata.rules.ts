/** A word of the pattern lists, and how people write it: spelling of chats, slang, regional languages. Words are divided by spaces. */
const ejaan: Record<string, string> = {
  saya: 'aku gue gua gw gwa gwe gweh gueh aq aqu ak akuh akoh sy ku ane kulo kula kuring aing ambo awak abdi beta sa hamba',
  tidak:
    'tak tdk tdak tida tidk g ga gak gk kgk kga nggak ngga nga ngak enggak engga enda kagak kaga ndak nda dak indak ora mboten teu henteu seng tra tara kada',
  'tidak ada': 'gda gaad kagada kgada taada',
  ingin:
    'keinginan nio pengin pengen pingin kepengin kepengen kepingin kpengen kpngn pgn pgin pgen pngn pngen pngin pengn pen pengennya penginnya mau mo mao maunya mauka hoyong hayang kahayang arep kepingen handak terro nyak',
  malas: 'males mls wegah ogah hoream embung malesin',
  hidup: 'idup idop hidop hdp hdup idp hidupku idupku kehidupan kehidupanku hidupka ngidup urip hirup iduik',
  mati: 'meninggal mninggal mati mti matii matik matika mokat mokad modar modyar mampus mampos koit metong matek mate paeh pejah lenyap tewas maot mampuih die dead',
  hilang: 'ilang ngilang menghilang',
  lelah: 'capek cape capai letih cpk cpek cpe capk capekku capekma lelahma kesel uyuh panek loyo',
  kalau: 'kalo klo kl klu klw kalok jika bila misal misalnya misalkan',
  saja: 'aja ajah ajalah sajalah wae bae gen je jak doang',
  semua: 'semuanya smua smuanya segalanya sgalanya semuany',
  bunuh: 'bnuh bunh bunu bunuhin membunuh ngebunuh mbunuh',
  diri: 'dri diriku dirinya',
  lagi: 'lg lgi lai deui maneh',
  untuk: 'buat utk bwt tuk kanggo bagi',
  dari: 'dr',
  apa: 'opo naon',
  besok: 'bsk bsok besuk',
  sudah: 'udah dah udh sdh wes wis uwis geus tos',
  masih: 'msh',
  napas: 'nafas bernapas bernafas',
  akhiri:
    'mengakhiri akhirin ngakhirin ngakhiri ahiri mengahiri habisi menghabisi ngabisin sudahi menyudahi nyudahin nyudahi udahin ngudahin tamatin menamatkan tamatkan',
  nyawa: 'nyawaku',
  lompat: 'loncat melompat meloncat terjun',
  lukai: 'melukai ngelukain lukain menyakiti sakiti nyakiti nyakitin menyiksa nyiksa siksa menghukum ngehukum',
  sayat:
    'menyayat nyayat nyayatin menyilet nyilet silet mengiris ngiris iris ngirisin menggores nggores ngegores gores ngegoresin nyutter cutter',
  bentur:
    'membenturkan membentur benturin jedotin jedukin ngejedotin ngejedukin memukul mukul mukulin pukul pukulin menampar nampar namparin',
  bosan: 'bosen muak benci jenuh gedeg enek kapok',
  menyerah: 'nyerah',
  lahir: 'dilahirkan terlahir dilahirin brojol',
  'lebih baik': 'mending mendingan mndg mnding mendng enakan',
  baik: 'baek',
  lebih: 'lbh',
  berharap: 'ngarep ngarepin mengharapkan harapanku doaku berdoa doain ngedoain',
  berani: 'brani keberanian nyali',
  beban: 'bebanin membebani ngebebanin nyusahin menyusahkan ngerepotin merepotkan',
}
const baku = new Map(Object.entries(ejaan).flatMap(([kata, semua]) => semua.split(' ').map((satu) => [satu, kata])))

const HURUF: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '@': 'a' }
/** A denial that is written as one word with its verb: "gamau". */
const SERANGKAI =
  /\b(?:g|ga|gak|nga|ngga|nggak|kga|kaga|kagak|engga|enggak)(mau|pengen|pengin|pingin|ingin|kuat|sanggup|ada|bisa|pernah|berguna|guna|layak|pantes|betah|tahan|minta|usah|bakal|minat|niat)\b/g
/** A word whose letters stand apart: "m a t i". */
const TERPISAH = /\b[a-z](?: [a-z]){3,12}\b/g
/** A word in which signs stand for letters: "b*nuh", "m.ti". */
const TERSEMBUNYI = /\b[a-z]{1,4}[*#_.-]{1,3}[a-z]{0,5}/g
/** The words that are hidden so, each with what may be left of it. */
const disembunyikan: readonly [string, RegExp][] = [
  ['bunuh', /^(?:b.n?uh|bun.h|b.nh|bnu.)$/],
  ['bundir', /^(?:b.ndir|bund.r|b.nd.r|bun.ir)$/],
  ['mati', /^(?:m.ti|mat.|m.t.)$/],
  ['diri', /^(?:d.ri|dir.)$/],
  ['suicide', /^(?:s.icide|su.cide|suic.de|sui.ide)$/],
]
const tersembunyi = (kata: string): string => {
  const sisa = kata.replace(/[*#_.-]+/g, '.')
  return disembunyikan.find(([, bentuk]) => bentuk.test(sisa))?.[0] ?? kata
}

/**
 * A text as the pattern lists read it: lower-case words in one spelling with one space between them, without marks. Digits
 * within a word are letters ("m4ti"), long letters are short ("matiii"), and a 2 that repeats a word is left out ("mukul2").
 */
export const kataBaku = (teks: string): string =>
  teks
    .normalize('NFKD')
    .toLowerCase()
    .replace(/([a-z])([01345@])(?=[a-z])/g, (_, huruf: string, tanda: string) => huruf + (HURUF[tanda] ?? tanda))
    .replace(/([a-z]{3})2(?![a-z0-9])/g, '$1')
    .replace(TERSEMBUNYI, (kata) => tersembunyi(kata))
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(TERPISAH, (kata) => kata.replaceAll(' ', ''))
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/([aiueo])\1\b/g, '$1')
    .replace(SERANGKAI, 'tidak $1')
    .trim()
    .split(' ')
    .map((kata) => baku.get(kata) ?? kata)
    .join(' ')
