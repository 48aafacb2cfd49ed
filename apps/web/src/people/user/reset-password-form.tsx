import { t } from '@lingui/core/macro'
import { Text } from '@mantine/core'
import { PASSWORD_MIN } from '@sehati/contract/base/constants'
import { failures } from '@sehati/contract/base/texts'
import type { User } from '@sehati/contract/people/user.schema'
import { useIsian } from '../../base/lib/use-isian.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { NewPasswordField } from '../auth/new-password-field.tsx'
import { useResetPassword } from './user-admin.queries.ts'
import { PasswordPengganti } from './user-form.rules.ts'

type ResetPasswordFormProps = InDialog & { user: User }

/** Gives another person a new password, and says what that ends. */
export function ResetPasswordForm({ user, onSaved, onCancel }: ResetPasswordFormProps) {
  const send = useResetPassword()
  const form = useIsian(PasswordPengganti, {
    defaultValues: { password: '' },
    send: async ({ password }) => {
      await send.mutateAsync({ body: { user_id: String(user.user_id), password } })
      onSaved()
    },
    alertOf: ({ message }) => ({ judul: failures.adminResetPassword, isi: message }),
  })

  return (
    <FormFrame form={form} kirim={t`Reset Password`} onCancel={onCancel}>
      <Text size="sm">
        {t`${{ nama: user.name }} keluar dari semua perangkat dan hanya dapat login dengan password yang baru.`}
      </Text>
      <NewPasswordField
        label={t`Password baru`}
        data-autofocus
        description={t`Minimal ${PASSWORD_MIN} karakter.`}
        typed={form.watch('password')}
        {...form.field('password')}
      />
    </FormFrame>
  )
}
