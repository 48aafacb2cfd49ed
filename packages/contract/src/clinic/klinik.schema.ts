import * as z from 'zod/mini'
import { panjangLayanan } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { fromDigits, Id, namaWajib, teksBolehKosong } from '../base/isian.ts'
import { isianTexts } from '../base/texts.ts'
import { HariBaku, Jam, WIB, Zona } from '../base/waktu.ts'

/** A clinic of the service. Its zone is that of the hours of its professionals. */
export const Klinik = z.object({
  klinik_id: Id,
  nama: z.string(),
  /** Null: the address, and the way there, that the clinic says about itself in its texts. */
  alamat: z.nullable(z.string()),
  petunjuk: z.nullable(z.string()),
  zona: Zona,
  /** How many active professionals belong to it. */
  tenaga: z.int(),
  /** Its first open session of the week; null where it has none. */
  contoh: z.nullable(z.object({ hari: HariBaku, jam_mulai: Jam })),
})
describeSchema(
  Klinik,
  'A clinic of the service with its place, its zone, how many professionals it has, and its first open session of the week.',
)
export type Klinik = z.output<typeof Klinik>

/** A new clinic, or all that is known of one. */
export const KlinikMasukan = z.object({
  nama: namaWajib(panjangLayanan.nama, isianTexts.kosong),
  alamat: z._default(teksBolehKosong(panjangLayanan.alamat), null),
  petunjuk: z._default(teksBolehKosong(panjangLayanan.petunjuk_arah), null),
  zona: z._default(fromDigits(Zona), WIB),
})
describeSchema(KlinikMasukan, 'A new clinic, or a changed one. `zona`: hours ahead of UTC.')
export type KlinikMasukan = z.output<typeof KlinikMasukan>
