import { isianTexts } from '@sehati/contract/base/texts'
import { GantiPassword } from '@sehati/contract/people/auth.schema'
import * as z from 'zod/mini'

/** The form of a new password: typed twice, so that a slip is noticed here and not at the next login. */
export const PasswordIsian = z.extend(GantiPassword, { ulangi: z.string() }).check(
  z.refine(({ password, ulangi }) => password === ulangi, {
    path: ['ulangi'],
    message: isianTexts.passwordBeda,
    when: ({ issues }) => issues.length === 0,
  }),
)
export type PasswordIsian = z.output<typeof PasswordIsian>
