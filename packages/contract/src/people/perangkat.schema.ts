import * as z from 'zod/mini'
import { describeSchema } from '../base/describe-schema.ts'
import { Id } from '../base/isian.ts'

/** Where an account is signed in. `perangkat` in words ('Chrome di Android'); `ini` marks the session that asks. */
export const Perangkat = z.object({
  sesi_id: Id,
  perangkat: z.string(),
  dibuat: z.string(),
  /** Last used; written down every five minutes at most. */
  terakhir: z.string(),
  ini: z.boolean(),
})
describeSchema(Perangkat, 'A session of the caller. `ini` marks the one that makes the request.')
export type Perangkat = z.output<typeof Perangkat>
