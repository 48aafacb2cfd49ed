import * as z from 'zod/mini'
import { maxLength } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { IdMasukan, teksWajib } from '../base/isian.ts'
import { isianStaf } from '../base/texts-staf.ts'
import { TanggalMasukan } from '../base/waktu.ts'
import { JamDilihat, JenisDipilih, MetodeKonsultasi } from '../consultation/konsultasi.schema.ts'

/** Why a follow-up takes place, in the words of its professional: its patient reads it. The former complaint is not copied. */
export const AlasanLanjutan = teksWajib(maxLength.alasan, isianStaf.alasanLanjutan)
describeSchema(AlasanLanjutan, 'Why a follow-up takes place, for its patient to read. It must not be blank.')

/**
 * A follow-up that a professional books. The consultation `lanjutan_dari` says for whom, and whether BPJS pays; the slot is one of
 * the caller's.
 */
export const LanjutanMasukan = z.object({
  lanjutan_dari: IdMasukan,
  keluhan: AlasanLanjutan,
  jadwal_tenaga_id: IdMasukan,
  tanggal: TanggalMasukan,
  jam_mulai: JamDilihat,
  jenis_id: JenisDipilih,
  metode_konsultasi: MetodeKonsultasi,
})
describeSchema(
  LanjutanMasukan,
  'A follow-up of the consultation `lanjutan_dari`, for its patient. `keluhan` is why it takes place.',
)
export type LanjutanMasukan = z.output<typeof LanjutanMasukan>
