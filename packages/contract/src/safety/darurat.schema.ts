import * as z from 'zod/mini'
import { AlasanTercatat } from '../base/alasan.ts'
import { maxLength } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { Id, IdMasukan, teksBolehKosong } from '../base/isian.ts'
import { Kelas } from '../consultation/konsultasi.schema.ts'
import { PasswordDiketik } from '../people/auth.schema.ts'
import { HasilTinjauan, KategoriDarurat } from '../record/jejak.schema.ts'

/** Opens a consultation. The patient reads the reason. `password` is the caller's own. */
export const BukaDaruratMasukan = z.object({
  kategori: KategoriDarurat,
  alasan: AlasanTercatat,
  password: PasswordDiketik,
})
describeSchema(
  BukaDaruratMasukan,
  'Why a consultation is opened: a category, a reason that its patient reads, and the password of the caller.',
)
export type BukaDaruratMasukan = z.output<typeof BukaDaruratMasukan>

/** What was opened, and when it ends by the clock. Instants with the offset of Jakarta. */
export const BukaDaruratBaru = z.object({ buka_id: Id, berakhir_pada: z.string() })
describeSchema(BukaDaruratBaru, 'The emergency access that was opened, and when it ends by the clock.')
export type BukaDaruratBaru = z.output<typeof BukaDaruratBaru>

/** An opening of a consultation: which one, of whom, with whom, why, from when until when. */
const Buka = z.object({
  buka_id: Id,
  jadwal_id: Id,
  /** The start of the consultation. */
  tanggal: z.string(),
  name: z.string(),
  nama_profesional: z.string(),
  kelas: Kelas,
  kategori: KategoriDarurat,
  alasan: z.string(),
  dibuka_pada: z.string(),
  /** By the clock; `ditutup_pada` where it was closed before. */
  berakhir_pada: z.string(),
  ditutup_pada: z.nullable(z.string()),
  /** Whether it is open now. */
  terbuka: z.boolean(),
  /** Until when it is to be reviewed, and whether that is over. */
  tinjau_sebelum: z.string(),
  terlambat: z.boolean(),
})

/** An opening of the caller's, with its review; null where there is none yet. */
export const BukaDarurat = z.extend(Buka, {
  tinjauan: z.nullable(
    z.object({
      hasil: HasilTinjauan,
      catatan: z.nullable(z.string()),
      peninjau: z.string(),
      ditinjau_pada: z.string(),
    }),
  ),
})
describeSchema(BukaDarurat, 'An emergency access of the caller to a consultation, with its review.')
export type BukaDarurat = z.output<typeof BukaDarurat>

/** An opening that the caller can review: by whom, and when its texts were read through it. */
export const TinjauanDarurat = z.extend(Buka, { pembuka: z.string(), dibaca_pada: z.array(z.string()) })
describeSchema(TinjauanDarurat, 'An emergency access that the caller can review, with when texts were read through it.')
export type TinjauanDarurat = z.output<typeof TinjauanDarurat>

/** The review of an opening. It cannot be changed. */
export const TinjauanMasukan = z.object({
  buka_id: IdMasukan,
  hasil: HasilTinjauan,
  catatan: z._default(teksBolehKosong(maxLength.alasan), null),
})
describeSchema(TinjauanMasukan, 'The review of an emergency access. It cannot be changed.')
export type TinjauanMasukan = z.output<typeof TinjauanMasukan>
