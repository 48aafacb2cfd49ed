import { z } from 'zod'
import { MAX_MINGGU_KE_DEPAN } from '../constants.ts'
import { BitMasukan, fromDigits } from '../isian.ts'
import { isianTexts } from '../texts.ts'

/** What an admin sets for the whole clinic. */
export const Pengaturan = z.object({
  /** Further weeks of Monday to Friday that patients may book; 0 is today through the coming Friday. */
  minggu_ke_depan: z.int().min(0).max(MAX_MINGGU_KE_DEPAN),
  /** Refuses common passwords, and opens nothing else to a session until its password is the person's own. */
  privasi_ketat: z.boolean(),
})
export type Pengaturan = z.output<typeof Pengaturan>

/** What a change leaves out stays as it is; it names at least one of them. */
export const PengaturanMasukan = z
  .object({
    minggu_ke_depan: fromDigits(Pengaturan.shape.minggu_ke_depan).optional(),
    privasi_ketat: BitMasukan.transform((bit) => bit === 1).optional(),
  })
  .refine((change) => change.minggu_ke_depan !== undefined || change.privasi_ketat !== undefined, {
    path: ['minggu_ke_depan'],
    message: isianTexts.kosong,
  })
export type PengaturanPerubahan = z.output<typeof PengaturanMasukan>
