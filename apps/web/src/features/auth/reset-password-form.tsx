import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Stack } from '@mantine/core'
import { resetPassword } from '@sehati/contract/auth/endpoints'
import { PASSWORD_MIN } from '@sehati/contract/constants'
import { alerts } from '@sehati/contract/texts'
import { useNavigate } from '@tanstack/react-router'
import { confirmSession } from '../../lib/restore-session.ts'
import { useCommonPassword } from '../../lib/use-common-password.ts'
import { useIsian } from '../../lib/use-isian.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { FormAlert } from '../../ui/form-errors.tsx'
import { showNotice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useResetPassword } from './auth.queries.ts'
import { ResetIsian } from './reset-password-form.rules.ts'

type ResetPasswordFormProps = {
  token: string
  /** The link is good for nothing, or no longer. */
  onInvalid: () => void
}

/** Sets a new password by the token of a mailed link, and leads to the login. */
export function ResetPasswordForm({ token, onInvalid }: ResetPasswordFormProps) {
  const form = useIsian(ResetIsian, { password: '', ulangi: '' })
  const send = useResetPassword()
  const navigate = useNavigate()

  const save = async ({ password }: ResetIsian) => {
    await send.mutateAsync({ body: { token, password } })
    // The reset ended the person's sessions. The login page takes a token that is left here for a session.
    await confirmSession()
    showNotice('success', { judul: alerts.bookingSuccess.judul, isi: resetPassword.message })
    void navigate({ to: '/login', replace: true })
  }
  const submit = useSubmit(form, save, { refuse: ({ code }) => void (code === 'RESET_LINK_INVALID' && onInvalid()) })

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {send.error && <FormAlert key={send.submittedAt} judul={send.error.judul} isi={send.error.message} />}
        <PasswordField
          label={t`Password baru`}
          description={t`Minimal ${PASSWORD_MIN} karakter. Gunakan kalimat yang mudah kamu ingat.`}
          autoComplete="new-password"
          warning={useCommonPassword(form.watch('password'))}
          {...form.field('password')}
        />
        <PasswordField label={t`Ulangi password baru`} autoComplete="new-password" {...form.field('ulangi')} />
        <Button type="submit" loading={send.isPending || send.isSuccess} fullWidth>
          <Trans>Simpan password baru</Trans>
        </Button>
      </Stack>
    </form>
  )
}
