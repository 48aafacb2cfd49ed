import { register } from '@sehati/contract/pemrosesan/register'
import { type Pembaca, pembacaOf } from '@sehati/contract/pemrosesan/rules'

/**
 * One word for each column of words about health, and where it stands in the register: `table.column`, and after a blank the kind
 * of its values. It occurs nowhere else. A template has none of them: it is its author's own.
 */
export const canaryOf = {
  'konsultasi.keluhan': 'kenarikeluhan',
  'konsultasi.initial_consult': 'kenaribalasan',
  'konsultasi.alasan_batal': 'kenarialasan',
  'konsultasi.pesan_pindah': 'kenaripindah',
  /** What the reply said before it was corrected. */
  'balasan_lama.isi': 'kenariversi',
  'percakapan.pesan': 'kenaripesan',
  'lampiran.nama': 'kenarilampiran',
  'lampiran.penuh': 'kenariberkas',
  'feedback.komentar tertutup': 'kenariulasan',
  'feedback.komentar tampil': 'kenaritampil',
  'rekam.isi lengkap': 'kenarilengkap',
  'rekam.isi terbatas': 'kenariterbatas',
  'rekam.alasan lengkap': 'kenarikoreksi',
  'rekam.alasan terbatas': 'kenariperbaikan',
  'rekam_draf.isi': 'kenaridraf',
  'kelonggaran.alasan': 'kenarikelonggaran',
  'peringatan.tempat': 'kenaritempat',
  'peringatan.catatan': 'kenaricatatan',
  'buka_darurat.alasan': 'kenaribuka',
  'tinjauan_darurat.catatan': 'kenaritinjau',
  'keberatan.isi': 'kenarilapor',
  'tanggapan_keberatan.isi': 'kenaritanggap',
} as const
export type Place = keyof typeof canaryOf
export type Canary = (typeof canaryOf)[Place]
/** The tables of a consultation; the others are written beside one. */
export const OF_CONSULTATION = [
  'konsultasi',
  'balasan_lama',
  'percakapan',
  'lampiran',
  'feedback',
  'rekam',
  'rekam_draf',
]
export const TEMPLAT = 'kenaritemplat'

/** Columns in which no word can stand, and where who reads them is tried. */
export const withoutWord: Record<string, string> = {
  'lampiran.kecil': 'a picture, in the row of `penuh`; features/percakapan/lampiran.test.ts',
  'skrining.isi': 'numbers; features/skrining/skrining.routes.test.ts',
}

/** Every column of words about health with its readers, by its place. */
export const readersOf: ReadonlyMap<string, readonly Pembaca[]> = new Map(
  Object.entries(register).flatMap(([table, { kolom }]) =>
    Object.entries(('klinis' in kolom && kolom.klinis) || {}).flatMap(([column, readers]) =>
      Object.entries(pembacaOf(readers)).map(([kind, all]): [string, readonly Pembaca[]] => [
        `${table}.${column}${kind && ` ${kind}`}`,
        all,
      ]),
    ),
  ),
)

/** The canaries that one of these readers may find in some response; without a filter, in all tables. */
export const readableBy = (readers: readonly Pembaca[], tables?: readonly string[]): Canary[] =>
  (Object.entries(canaryOf) as [Place, Canary][])
    .filter(([place]) => !tables || tables.includes(place.split('.')[0] as string))
    .filter(([place]) => readersOf.get(place)?.some((one) => readers.includes(one)))
    .map(([, canary]) => canary)
    .sort()

const all = [...Object.values(canaryOf), TEMPLAT].map((word) => word.slice('kenari'.length))
const pattern = new RegExp(`kenari(?:${all.join('|')})`, 'g')

/** The canaries in what came from the server or went out of it. */
export const canariesIn = (text: string | Buffer): string[] => [...new Set(text.toString().match(pattern))]
