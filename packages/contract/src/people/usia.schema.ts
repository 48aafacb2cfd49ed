import * as z from 'zod/mini'
import { describeSchema } from '../base/describe-schema.ts'
import { TanggalMasukan } from '../base/waktu.ts'

/** Whether a person is 18 or older. Only who is not gives the date of birth, of which the 18th birthday is kept. */
export const UsiaMasukan = z.discriminatedUnion('dewasa', [
  z.object({ dewasa: z.literal('ya') }),
  z.object({ dewasa: z.literal('belum'), lahir: TanggalMasukan }),
])
describeSchema(
  UsiaMasukan,
  'Whether a person is 18 or older (`ya`), or not yet (`belum`): then with the date of birth, of which only the 18th birthday is kept.',
)
export type UsiaMasukan = z.output<typeof UsiaMasukan>

/** How it stands with the guardian of a person under 18: not needed, not recorded yet, agreed, not agreed, or care for danger at home meanwhile. */
export const StatusWali = z.enum(['tidak_perlu', 'menunggu', 'dikonfirmasi', 'ditolak', 'sementara'])
describeSchema(
  StatusWali,
  'The guardian of a person under 18: not needed, waits to be recorded, agreed, refused or withdrew, or replaced for some days by a vital interest (`sementara`).',
)
export type StatusWali = z.output<typeof StatusWali>

/** What a person has said about their age, as it counts today; null where nothing. `dewasa_pada` is the 18th birthday of who is under 18. */
export const Usia = z.object({
  dewasa: z.nullable(z.enum(['ya', 'belum'])),
  dewasa_pada: z.nullable(z.string()),
  wali: StatusWali,
})
describeSchema(Usia, 'What a person said about their age, as it counts today, and how it stands with their guardian.')
export type Usia = z.output<typeof Usia>
