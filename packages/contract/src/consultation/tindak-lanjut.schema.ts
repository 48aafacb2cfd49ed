import * as z from 'zod/mini'
import { tindakLanjut } from '../base/constants.ts'
import { describeSchema } from '../base/describe-schema.ts'
import { fromDigits } from '../base/isian.ts'
import { Tanggal } from '../base/waktu.ts'

/** The next visit that a professional suggests: in how many days, and the date of Jakarta. */
export const TindakLanjut = z.object({ dalam_hari: z.int(), tanggal: Tanggal })
describeSchema(TindakLanjut, 'The next visit that a professional suggests: in how many days, and the date.')
export type TindakLanjut = z.output<typeof TindakLanjut>

/** In how many days; null suggests none any more. */
export const HariLanjut = fromDigits(z.nullable(z.int().check(z.minimum(1), z.maximum(tindakLanjut.terbanyak))))
describeSchema(HariLanjut, 'In how many days a professional suggests the next visit; null suggests none any more.')
