import { z } from 'zod'

/** One version of a reply, with its author and time in ISO 8601; null where they were not recorded yet. */
export const VersiBalasan = z.object({
  versi: z.int(),
  isi: z.string(),
  oleh: z.string().nullable(),
  pada: z.string().nullable(),
})
export type VersiBalasan = z.output<typeof VersiBalasan>
