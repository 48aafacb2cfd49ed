import * as z from 'zod/mini'
import { describeSchema } from '../base/describe-schema.ts'
import { IdMasukan } from '../base/isian.ts'
import { PasswordDiketik } from '../people/auth.schema.ts'

const ofPsikolog = { profesional_id: IdMasukan, versi: IdMasukan }
/** The password is the electronic signature. A withdrawal needs none. */
export const TandaTangan = z.discriminatedUnion('sikap', [
  z.object({ ...ofPsikolog, sikap: z.literal('setuju'), password: PasswordDiketik }),
  z.object({ ...ofPsikolog, sikap: z.literal('menarik') }),
])
describeSchema(
  TandaTangan,
  'Signs the notice of psychology for a psychologist with the caller’s password, or takes the signature back.',
)
export type TandaTangan = z.output<typeof TandaTangan>
