import * as z from 'zod/mini'
import { describeSchema } from '../base/describe-schema.ts'
import { PasswordDiketik } from '../people/auth.schema.ts'

/** Asks for a copy of the caller's data. `password` is the caller's own. */
export const SalinanMasukan = z.object({ password: PasswordDiketik })
describeSchema(SalinanMasukan, 'The password of the caller, who asks for a copy of their data.')
