import * as z from 'zod/mini'
import { describeSchema } from '../base/describe-schema.ts'
import { Id, IdMasukan, YaTidakMasukan } from '../base/isian.ts'
import { semuaTugas } from './tugas.rules.ts'
import { LevelId } from './user.schema.ts'

export const KataTugas = z.enum(semuaTugas)
describeSchema(
  KataTugas,
  'A duty: at the front desk (`loket`), on call (`jaga`), reviewer (`peninjau`), data protection (`petugas_data`).',
)

/** A duty of the caller. `sejak` is when it was given, an instant with the offset of Jakarta. */
export const Tugas = z.object({ tugas: KataTugas, sejak: z.string() })
describeSchema(Tugas, 'A duty of the caller, and since when.')
export type Tugas = z.output<typeof Tugas>

/** A duty and the account that has it. `oleh` is the name of the admin who gave it. */
export const TugasOrang = z.extend(Tugas, { user_id: Id, name: z.string(), level_id: LevelId, oleh: z.string() })
describeSchema(TugasOrang, 'A duty, the account that has it, and the admin who gave it.')
export type TugasOrang = z.output<typeof TugasOrang>

/** Gives a duty to an account (`aktif`), or takes it away. */
export const TugasMasukan = z.object({
  user_id: IdMasukan,
  tugas: KataTugas,
  aktif: YaTidakMasukan,
})
describeSchema(TugasMasukan, 'Gives a duty to an account (`aktif` 1), or takes it away.')
export type TugasMasukan = z.output<typeof TugasMasukan>
