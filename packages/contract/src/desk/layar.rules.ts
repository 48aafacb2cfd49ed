import { checkHadir, type Kunjungan } from './antrean.rules.ts'
import type { NomorAntrean } from './antrean.schema.ts'

/** How long the code of a waiting room is shown, in milliseconds: half a minute. */
export const KODE_LAYAR_MS = 30_000
/** How many calls a screen shows. */
export const PANGGILAN_DI_LAYAR = 5

/** Which half-minute it is. */
export const paruhMenit = (now: Date): number => Math.floor(now.getTime() / KODE_LAYAR_MS)

/** The half-minutes whose codes count now: a code that was just replaced may still be on its way. */
export const paruhBerlaku = (now: Date): readonly number[] => [paruhMenit(now), paruhMenit(now) - 1]

/**
 * The visit that a patient with a code of the clinic means, of those there today by their hour: the first one whose arrival can be
 * recorded; where there is none, the one whose refusal says most: in person before online, and not over before over.
 */
export function pilihKunjungan<K extends Kunjungan>(kunjungan: readonly K[], now: Date): K | null {
  const tatapMuka = kunjungan.filter(({ metode_konsultasi }) => metode_konsultasi === 'offline')
  const semua = tatapMuka.length > 0 ? tatapMuka : kunjungan
  return (
    semua.find((one) => checkHadir(one, now) === null) ??
    semua.find(({ selesai }) => now < selesai) ??
    semua.at(-1) ??
    null
  )
}

const satuan = [
  'nol',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'delapan',
  'sembilan',
  'sepuluh',
  'sebelas',
]

/** A whole number below a thousand in Indonesian words, which a voice of any language reads. */
export function terbilang(n: number): string {
  const lanjut = (sisa: number) => (sisa === 0 ? '' : ` ${terbilang(sisa)}`)
  if (n < 12) return satuan[n] as string
  if (n < 20) return `${satuan[n - 10]} belas`
  if (n < 100) return `${satuan[Math.floor(n / 10)]} puluh${lanjut(n % 10)}`
  if (n < 200) return `seratus${lanjut(n - 100)}`
  if (n < 1_000) return `${satuan[Math.floor(n / 100)]} ratus${lanjut(n % 100)}`
  return String(n)
}

/** A room as it is named on a screen: *Ruang 3*; one whose name says so already keeps it. */
export const perluKataRuang = (ruang: string): boolean => !/^(ruang|poli|kamar|loket)/i.test(ruang)

/** What the voice of a waiting room says: *Nomor A dua belas, ruang tiga*. */
export const kalimatPanggilan = ({ kode, nomor, ruang }: NomorAntrean & { ruang: string }): string => {
  const kata = ruang.replace(/\b\d{1,3}\b/g, (angka) => terbilang(Number(angka)))
  return `Nomor ${kode} ${terbilang(nomor)}, ${perluKataRuang(kata) ? `ruang ${kata}` : kata}`
}
