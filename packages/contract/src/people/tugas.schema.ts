import { z } from 'zod'
import { BitMasukan, Id, IdMasukan } from '../base/isian.ts'
import { semuaTugas } from './tugas.rules.ts'
import { LevelId } from './user.schema.ts'

export const KataTugas = z.enum(semuaTugas)

/** A duty of the caller. `sejak` is when it was given, an instant with the offset of Jakarta. */
export const Tugas = z.object({ tugas: KataTugas, sejak: z.string() })
export type Tugas = z.output<typeof Tugas>

/** A duty and the account that has it. `oleh` is the name of the admin who gave it. */
export const TugasOrang = Tugas.extend({ user_id: Id, name: z.string(), level_id: LevelId, oleh: z.string() })
export type TugasOrang = z.output<typeof TugasOrang>

/** Gives a duty to an account (`aktif`), or takes it away. */
export const TugasMasukan = z.object({
  user_id: IdMasukan,
  tugas: KataTugas,
  aktif: BitMasukan.transform((bit) => bit === 1),
})
export type TugasMasukan = z.output<typeof TugasMasukan>
