import { t } from '@lingui/core/macro'
import { Button, Stack } from '@mantine/core'
import { alerts } from '@sehati/contract/base/texts'
import { acceptUndangan, resetPassword } from '@sehati/contract/people/auth.endpoints'
import type { ResetPassword } from '@sehati/contract/people/auth.schema'
import type { UseMutationResult } from '@tanstack/react-query'
import type { ApiError } from '../../base/lib/api-error.ts'
import { useGo } from '../../base/lib/links.tsx'
import { inPublic } from '../../base/lib/paths.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import { allInAlert } from '../../base/lib/use-submit.ts'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { PasswordField } from '../../base/ui/password-field.tsx'
import { useAcceptUndangan, useResetPassword } from './auth.queries.ts'
import { keptTarget } from './kept-target.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { ResetIsian } from './reset-password-form.rules.ts'
import { confirmSession } from './restore-session.ts'

type PasswordBaruFormProps = {
  /** Sends the password; refused with a code that `isInvalid` knows where the link is no longer valid. */
  send: UseMutationResult<{ email: string } | null, ApiError, { body: ResetPassword }>
  token: string
  message: string
  kirim: string
  isInvalid: (code: string | undefined) => boolean
  /** The link is good for nothing, or no longer. */
  onInvalid: () => void
}

/** Chooses a password by the token of a mailed link, and leads to the login. */
function PasswordBaruForm({ send, token, message, kirim, isInvalid, onInvalid }: PasswordBaruFormProps) {
  const go = useGo()
  const form = useIsian(ResetIsian, {
    defaultValues: { password: '', ulangi: '' },
    send: async ({ password }) => {
      const saved = await send.mutateAsync({ body: { token, password } })
      // A reset ended the person's sessions. The login page takes a token that is left here for a session.
      await confirmSession()
      showNotice('success', { judul: alerts.bookingSuccess.judul, isi: message })
      const state = saved === null ? {} : { emailLogin: saved.email }
      void go(inPublic('/login', { dari: keptTarget.take() }), { state, replace: true })
    },
    alertOf: allInAlert,
    refuse: ({ code }) => void (isInvalid(code) && onInvalid()),
  })

  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="md">
        <RefusalAlert refusal={form.refusal} />
        <NewPasswordField label={t`Password baru`} typed={form.watch('password')} {...form.field('password')} />
        <PasswordField label={t`Ulangi password baru`} autoComplete="new-password" {...form.field('ulangi')} />
        <Button type="submit" loading={send.isPending || send.isSuccess} fullWidth>
          {kirim}
        </Button>
      </Stack>
    </form>
  )
}

type LinkFormProps = Pick<PasswordBaruFormProps, 'token' | 'onInvalid'>

/** Sets a new password by the mail of a lost one. */
export const ResetPasswordForm = (props: LinkFormProps) => (
  <PasswordBaruForm
    {...props}
    send={useResetPassword()}
    message={resetPassword.message}
    kirim={t`Simpan password baru`}
    isInvalid={(code) => code === 'RESET_LINK_INVALID'}
  />
)

/** Sets the first password of an account by the mail of its invitation. */
export const UndanganForm = (props: LinkFormProps) => (
  <PasswordBaruForm
    {...props}
    send={useAcceptUndangan()}
    message={acceptUndangan.message}
    kirim={t`Buat password`}
    isInvalid={(code) => code === 'INVITATION_INVALID'}
  />
)
