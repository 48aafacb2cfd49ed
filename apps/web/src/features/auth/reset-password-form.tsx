import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Stack } from '@mantine/core'
import { resetPassword } from '@sehati/contract/auth.endpoints'
import { maxLength, PASSWORD_MIN } from '@sehati/contract/constants'
import { alerts } from '@sehati/contract/texts'
import { useNavigate } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { zodResolver } from '../../lib/zod-resolver.ts'
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
  const { register, handleSubmit, formState } = useForm<ResetIsian>({
    resolver: zodResolver(ResetIsian),
    defaultValues: { password: '', ulangi: '' },
  })
  const { errors } = formState
  const send = useResetPassword()
  const navigate = useNavigate()

  const submit = handleSubmit(({ password }) => {
    if (send.isPending) return
    send.mutate(
      { body: { token, password } },
      {
        onSuccess: () => {
          showNotice('success', { judul: alerts.bookingSuccess.judul, isi: resetPassword.message })
          void navigate({ to: '/login', replace: true })
        },
        onError: ({ code }) => code === 'RESET_LINK_INVALID' && onInvalid(),
      },
    )
  })

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {send.error && <FormAlert key={send.submittedAt} judul={send.error.judul} isi={send.error.message} />}
        <PasswordField
          label={t`Password baru`}
          description={t`Minimal ${PASSWORD_MIN} karakter. Gunakan kalimat yang mudah kamu ingat.`}
          autoComplete="new-password"
          maxLength={maxLength.password}
          error={errors.password?.message}
          {...register('password')}
        />
        <PasswordField
          label={t`Ulangi password baru`}
          autoComplete="new-password"
          maxLength={maxLength.password}
          error={errors.ulangi?.message}
          {...register('ulangi')}
        />
        <Button type="submit" loading={send.isPending || send.isSuccess} fullWidth>
          <Trans>Simpan password baru</Trans>
        </Button>
      </Stack>
    </form>
  )
}
