import * as z from 'zod/mini'
import { describeSchema } from '../base/describe-schema.ts'
import { Id, IdMasukan, tanggalWajar } from '../base/isian.ts'
import { JamMasukan, TanggalMasukan } from '../base/waktu.ts'
import { LevelId } from '../people/user.schema.ts'

/** A shift of a person on duty. Instants with the offset of Jakarta. */
export const Jaga = z.object({
  jaga_id: Id,
  user_id: Id,
  name: z.string(),
  level_id: LevelId,
  mulai: z.string(),
  selesai: z.string(),
  /** Whether it is now. */
  sekarang: z.boolean(),
})
describeSchema(Jaga, 'A shift of a person on duty. `sekarang` says that it is now.')
export type Jaga = z.output<typeof Jaga>

/** A shift that begins on `tanggal` at `dari`, by a clock in Jakarta; it ends on the next day where `sampai` is not later. */
export const JagaMasukan = z.object({
  user_id: IdMasukan,
  tanggal: tanggalWajar(TanggalMasukan),
  dari: JamMasukan,
  sampai: JamMasukan,
})
describeSchema(
  JagaMasukan,
  'A new shift, by a clock in Jakarta. It ends on the next day where `sampai` is not later than `dari`.',
)
export type JagaMasukan = z.output<typeof JagaMasukan>
