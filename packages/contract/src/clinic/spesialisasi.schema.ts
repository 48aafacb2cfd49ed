import * as z from 'zod/mini'
import { maxLength } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { Id, namaWajib } from '../base/isian.ts'
import { isianStaf } from '../base/texts-staf.ts'

export const Spesialisasi = z.object({ spesialisasi_id: Id, nama_spesialisasi: z.string() })
describeSchema(Spesialisasi, 'A speciality of professionals.')
export type Spesialisasi = z.output<typeof Spesialisasi>

/** A client's id is ignored: the database gives it. */
export const SpesialisasiMasukan = z.object({
  nama_spesialisasi: namaWajib(maxLength.nama_spesialisasi, isianStaf.spesialisasi),
})
describeSchema(SpesialisasiMasukan, 'A new or changed speciality.')
