import { isianTexts } from '@sehati/contract/base/texts'
import { ResetPassword } from '@sehati/contract/people/auth.schema'
import { z } from 'zod'

/** A new password, typed twice, so that a slip is noticed here and not at the next login. */
export const ResetIsian = ResetPassword.pick({ password: true })
  .extend({ ulangi: z.string() })
  .refine(({ password, ulangi }) => password === ulangi, {
    path: ['ulangi'],
    message: isianTexts.passwordBeda,
    when: ({ issues }) => issues.length === 0,
  })
export type ResetIsian = z.output<typeof ResetIsian>
