import type { Verdict } from '../base/verdict.ts'
import { addDays, type Tanggal, tanggalWib } from '../base/waktu.ts'

// The score of a screening. Nothing but the screens and calls of screening reads these rules: no status, slot or right depends on a
// score (UU PDP Art. 10; architecture/skrining.test.ts). What is compared with a band is the total that the publishers describe.

/** How much a person is troubled, the least first, by the band that contains the total. Never a diagnosis. */
export const semuaTingkat = ['minimal', 'ringan', 'sedang', 'sedang_berat', 'berat'] as const
export type Tingkat = (typeof semuaTingkat)[number]

/** What a person is advised after a screening. */
export const semuaSaran = ['tidak_lengkap', 'baik', 'rawat_diri', 'bicarakan', 'segera'] as const
export type Saran = (typeof semuaSaran)[number]

/** The totals from `dari` to `sampai`, both included. */
export type Pita = { dari: number; sampai: number; tingkat: Tingkat }

/** What a score is made of: the questions, the values of an answer, how many questions may be skipped, and the bands. */
export type Penilaian = {
  butir: readonly string[]
  skala: readonly { nilai: number }[]
  aturan: { lewati: number; pita: readonly Pita[] }
}

/** The answers in the order of the questions; null: skipped. */
export type Jawaban = readonly (number | null)[]

/** The total, and its band; null where too much was skipped to say anything. */
export type Hasil = { skor: number | null; tingkat: Tingkat | null }

/** The greatest total of an instrument. */
export const skorMaks = ({ butir, skala }: Pick<Penilaian, 'butir' | 'skala'>): number =>
  butir.length * Math.max(...skala.map(({ nilai }) => nilai))

/** An answer or null for each question, each answer of the scale, and at least one answer. */
export function checkJawaban(
  { butir, skala }: Pick<Penilaian, 'butir' | 'skala'>,
  jawaban: Jawaban,
): Verdict<'ANSWERS_MISSING'> {
  const nilai = skala.map((one) => one.nilai)
  const isMatching = jawaban.length === butir.length && jawaban.every((one) => one === null || nilai.includes(one))
  return isMatching && jawaban.some((one) => one !== null) ? null : 'ANSWERS_MISSING'
}

/**
 * The sum of the answers, and the first band that contains it. Where up to `aturan.lewati` questions are skipped, the sum is
 * prorated: the mean of the answers stands for each of them, and the total is rounded. Where more are skipped, there is none.
 */
export function nilaiSkrining({ butir, aturan }: Penilaian, jawaban: Jawaban): Hasil {
  const dijawab = jawaban.filter((one) => one !== null)
  if (butir.length - dijawab.length > aturan.lewati || dijawab.length === 0) return { skor: null, tingkat: null }
  const jumlah = dijawab.reduce((sum, one) => sum + one, 0)
  const skor = Math.round((jumlah / dijawab.length) * butir.length)
  const pita = aturan.pita.find(({ dari, sampai }) => dari <= skor && skor <= sampai)
  return { skor, tingkat: pita?.tingkat ?? null }
}

/** Whether a question about danger was affirmed, independent of the total. `butir_bahaya` counts from 1. */
export const isBahaya = ({ butir_bahaya }: { butir_bahaya: readonly number[] }, jawaban: Jawaban): boolean =>
  butir_bahaya.some((nomor) => (jawaban[nomor - 1] ?? 0) >= 1)

/** Whether a question about danger was skipped, and none affirmed. */
export const isBahayaDilewati = (of: { butir_bahaya: readonly number[] }, jawaban: Jawaban): boolean =>
  !isBahaya(of, jawaban) && of.butir_bahaya.some((nomor) => jawaban[nomor - 1] === null)

const saranOfTingkat = {
  minimal: 'baik',
  ringan: 'rawat_diri',
  sedang: 'bicarakan',
  sedang_berat: 'segera',
  berat: 'segera',
} as const satisfies Record<Tingkat, Saran>

/**
 * What is advised to a person. They decide; nothing follows from it. To a person who affirmed a question about danger a talk is
 * advised, also with the smallest total.
 */
export function saranOf(tingkat: Tingkat | null, bahaya: boolean): Saran {
  const saran = tingkat === null ? 'tidak_lengkap' : saranOfTingkat[tingkat]
  return bahaya && saran !== 'segera' ? 'bicarakan' : saran
}

/** The first day, in Jakarta, on which a repeated screening says something new. An earlier one is never refused. */
export const ulangSetelah = (dibuat_pada: string, jendela_hari: number): Tanggal =>
  addDays(tanggalWib(new Date(dibuat_pada)), jendela_hari)

/** Whether bands contain each total from 0 to `maks` exactly once, in rising order. */
export function isPitaSambung(pita: readonly Pita[], maks: number): boolean {
  let berikut = 0
  for (const { dari, sampai } of pita) {
    if (dari !== berikut || sampai < dari) return false
    berikut = sampai + 1
  }
  return berikut === maks + 1
}
