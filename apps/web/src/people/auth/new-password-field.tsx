import { t } from '@lingui/core/macro'
import { PASSWORD_MIN } from '@sehati/contract/base/constants'
import type { ComponentProps } from 'react'
import { PasswordField } from '../../base/ui/password-field.tsx'
import { useCommonPassword } from './use-common-password.ts'

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'warning'> & { typed: string }

/** A new password, with a warning while it is one of the commonest. */
export const NewPasswordField = ({ typed, ...field }: NewPasswordFieldProps) => (
  <PasswordField
    description={t`Minimal ${PASSWORD_MIN} karakter. Gunakan kalimat yang mudah kamu ingat.`}
    autoComplete="new-password"
    warning={useCommonPassword(typed)}
    {...field}
  />
)
