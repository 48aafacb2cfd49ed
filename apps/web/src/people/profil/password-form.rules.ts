import { GantiPassword } from '@sehati/contract/people/auth.schema'
import * as z from 'zod/mini'
import { typedTwice } from '../auth/reset-password-form.rules.ts'

/** The form of a new password. */
export const PasswordIsian = z.extend(GantiPassword, { ulangi: z.string() }).check(typedTwice)
export type PasswordIsian = z.output<typeof PasswordIsian>
