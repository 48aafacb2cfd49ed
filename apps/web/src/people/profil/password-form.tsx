import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { changePassword } from '@sehati/contract/people/auth.endpoints'
import { auth as messages } from '@sehati/contract/people/auth.messages'
import { useIsian } from '../../base/lib/use-isian.ts'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { PasswordField } from '../../base/ui/password-field.tsx'
import { NewPasswordField } from '../auth/new-password-field.tsx'
import { PasswordIsian } from './password-form.rules.ts'
import { useChangePassword } from './profil.queries.ts'

const empty = { current_password: '', password: '', ulangi: '' }

/** A new password for the user's own account. It signs out all other devices. */
export function PasswordForm({ email, onSaved }: { email: string; onSaved?: () => void }) {
  const send = useChangePassword()
  const form = useIsian(PasswordIsian, {
    defaultValues: empty,
    send: async ({ current_password, password }, form) => {
      await send.mutateAsync({ body: { current_password, password } })
      form.reset(empty)
      showNotice('success', { judul: changePassword.message, isi: t`Perangkat lain sudah dikeluarkan.` })
      onSaved?.()
    },
    alertOf: ({ message }) => ({ judul: messages.PASSWORD_WRONG.judul, isi: message }),
  })

  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="md">
        <RefusalAlert refusal={form.refusal} takesFocus={!form.refusal?.isOfField} />
        {/* For the browser's password store: it keeps a password under the name that is used at login. */}
        <input type="text" hidden readOnly autoComplete="username" value={email} />
        <PasswordField
          label={t`Password saat ini`}
          autoComplete="current-password"
          {...form.field('current_password')}
        />
        <NewPasswordField label={t`Password baru`} typed={form.watch('password')} {...form.field('password')} />
        <PasswordField label={t`Ulangi password baru`} autoComplete="new-password" {...form.field('ulangi')} />
        <Group gap="sm">
          <Button type="submit" variant="light" loading={send.isPending}>
            <Trans>Ubah password</Trans>
          </Button>
          <Text size="xs" c="dimmed" flex="1 1 14rem">
            <Trans>Setelah password diubah, kamu keluar dari semua perangkat lain.</Trans>
          </Text>
        </Group>
      </Stack>
    </form>
  )
}
