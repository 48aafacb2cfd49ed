import { z } from 'zod'
import { MAX_MINGGU_KE_DEPAN } from './constants.ts'

/** What an admin sets for the whole clinic. */
export const Pengaturan = z.object({
  /** Further weeks of Monday to Friday that patients may book; 0 is today through the coming Friday. */
  minggu_ke_depan: z.int().min(0).max(MAX_MINGGU_KE_DEPAN),
})
export type Pengaturan = z.output<typeof Pengaturan>
