import * as z from 'zod/mini'
import { describeSchema } from '../base/describe-schema.ts'
import { fromDigits, Id } from '../base/isian.ts'
import { Jam, Tanggal, Zona } from '../base/waktu.ts'
import { MetodeKonsultasi, StatusKonsultasi } from '../consultation/konsultasi.schema.ts'
import { UsulanSlot } from '../schedule/ketersediaan.schema.ts'
import { LanjutanMasukan } from './lanjutan.schema.ts'
import { PERTEMUAN_TERBANYAK, PERTEMUAN_TERSEDIKIT, semuaAlasanPertemuan, semuaJarakMinggu } from './rangkaian.rules.ts'

const JarakMinggu = fromDigits(z.literal([...semuaJarakMinggu]))
const Jumlah = fromDigits(z.int().check(z.minimum(PERTEMUAN_TERSEDIKIT), z.maximum(PERTEMUAN_TERBANYAK)))

// A series is follow-ups that are booked together.
const { lanjutan_dari, keluhan, jenis_id, metode_konsultasi, ...Waktu } = LanjutanMasukan.shape
const Pola = { lanjutan_dari, jenis_id, metode_konsultasi, jarak_minggu: JarakMinggu }

/** When a series would take place: from the first meeting on, every so many weeks. Its patient and professional are those of `lanjutan_dari`. */
export const PolaRangkaian = z.object({ ...Pola, ...Waktu, jumlah: Jumlah })
describeSchema(
  PolaRangkaian,
  'A pattern: the first meeting, how many weeks lie between two, and how many there are. Its people are those of the consultation `lanjutan_dari`.',
)
export type PolaRangkaian = z.output<typeof PolaRangkaian>

/** A meeting of the pattern: whether it can be booked, else why not, in a word and in a sentence, and up to three times near it. */
export const PertemuanPratinjau = z.object({
  urutan: z.int(),
  tanggal: Tanggal,
  bisa: z.boolean(),
  alasan: z.nullable(z.enum(semuaAlasanPertemuan)),
  keterangan: z.nullable(z.string()),
  usulan: z.array(UsulanSlot),
})
describeSchema(
  PertemuanPratinjau,
  'A meeting of a pattern: whether it can be booked, else why not, and up to three times near it.',
)
export type PertemuanPratinjau = z.output<typeof PertemuanPratinjau>

/** The meetings of a pattern. Closed days are left out and named; the series ends later by as many. It reserves nothing. */
export const PratinjauRangkaian = z.object({
  pertemuan: z.array(PertemuanPratinjau),
  dilewati: z.array(z.object({ tanggal: Tanggal, nama: z.string() })),
})
describeSchema(
  PratinjauRangkaian,
  'The meetings of a pattern, with other times near those that cannot be booked, and the closed days that are left out. It reserves nothing.',
)
export type PratinjauRangkaian = z.output<typeof PratinjauRangkaian>

const Pertemuan = z.object(Waktu)
export type PertemuanMasukan = z.output<typeof Pertemuan>

/** A series, with the time of each meeting. All are booked, or none. */
export const RangkaianMasukan = z.object({
  ...Pola,
  keluhan,
  pertemuan: z.array(Pertemuan).check(z.minLength(PERTEMUAN_TERSEDIKIT), z.maxLength(PERTEMUAN_TERBANYAK)),
})
describeSchema(
  RangkaianMasukan,
  'A series for the patient of the consultation `lanjutan_dari`, with the time of each meeting. `keluhan` is why it takes place.',
)
export type RangkaianMasukan = z.output<typeof RangkaianMasukan>

/** `data` of a refused series: why, for each meeting that stood in the way. Nothing was booked. */
export const PenolakanRangkaian = z.object({
  ditolak: z.array(z.object({ urutan: z.int(), tanggal: Tanggal, code: z.string(), message: z.string() })),
})
export type PenolakanRangkaian = z.output<typeof PenolakanRangkaian>

/** A series with its meetings, also those that were cancelled or moved since. No clinical text. */
export const Rangkaian = z.object({
  rangkaian_id: Id,
  user_id: Id,
  name: z.string(),
  profesional_id: Id,
  nama_profesional: z.string(),
  jarak_minggu: z.int(),
  jumlah: z.int(),
  pertemuan: z.array(
    z.object({
      jadwal_id: Id,
      urutan: z.int(),
      /** The start. */
      tanggal: z.string(),
      jam_mulai: Jam,
      jam_selesai: Jam,
      zona: Zona,
      metode_konsultasi: MetodeKonsultasi,
      status: StatusKonsultasi,
    }),
  ),
})
describeSchema(
  Rangkaian,
  'A series with its meetings, also those that were cancelled or moved since. No clinical text.',
)
export type Rangkaian = z.output<typeof Rangkaian>
