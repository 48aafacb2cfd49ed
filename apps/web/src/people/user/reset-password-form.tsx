import { t } from '@lingui/core/macro'
import { Stack, Text } from '@mantine/core'
import { PASSWORD_MIN } from '@sehati/contract/base/constants'
import { failures } from '@sehati/contract/base/texts'
import type { User } from '@sehati/contract/people/user.schema'
import { useIsian } from '../../base/lib/use-isian.ts'
import { useSubmit } from '../../base/lib/use-submit.ts'
import { FormActions } from '../../base/ui/form-actions.tsx'
import { FormAlert } from '../../base/ui/form-errors.tsx'
import { PasswordField } from '../../base/ui/password-field.tsx'
import { useCommonPassword } from '../auth/use-common-password.ts'
import { useResetPassword } from './user-admin.queries.ts'
import { PasswordPengganti } from './user-form.rules.ts'

type ResetPasswordFormProps = {
  user: User
  onSaved: () => void
  onCancel: () => void
}

/** Gives another person a new password, and says what that ends. */
export function ResetPasswordForm({ user, onSaved, onCancel }: ResetPasswordFormProps) {
  const form = useIsian(PasswordPengganti, { password: '' })
  const send = useResetPassword()

  const submit = useSubmit(form, async ({ password }) => {
    await send.mutateAsync({ body: { user_id: String(user.user_id), password } })
    onSaved()
  })

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {send.error && (
          <FormAlert key={send.submittedAt} judul={failures.adminResetPassword} isi={send.error.message} />
        )}
        <Text size="sm">
          {t`${{ nama: user.name }} keluar dari semua perangkat dan hanya dapat login dengan password yang baru.`}
        </Text>
        <PasswordField
          label={t`Password baru`}
          data-autofocus
          description={t`Minimal ${PASSWORD_MIN} karakter.`}
          autoComplete="new-password"
          warning={useCommonPassword(form.watch('password'))}
          {...form.field('password')}
        />
        <FormActions kirim={t`Reset Password`} isSending={send.isPending} onCancel={onCancel} />
      </Stack>
    </form>
  )
}
