import { isianTexts } from '@sehati/contract/base/texts'
import { ResetPassword } from '@sehati/contract/people/auth.schema'
import * as z from 'zod/mini'

/** A new password is typed twice, so that a slip is noticed here and not at the next login. */
export const typedTwice = z.refine<{ password: string; ulangi: string }>(
  ({ password, ulangi }) => password === ulangi,
  {
    path: ['ulangi'],
    message: isianTexts.passwordBeda,
    when: ({ issues }) => issues.length === 0,
  },
)

export const ResetIsian = z.extend(z.pick(ResetPassword, { password: true }), { ulangi: z.string() }).check(typedTwice)
export type ResetIsian = z.output<typeof ResetIsian>
