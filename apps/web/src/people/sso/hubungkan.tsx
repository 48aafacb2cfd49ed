import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import type { LoginHasil } from '@sehati/contract/people/auth.schema'
import { DenganPassword, type TiketKedua } from '@sehati/contract/people/dua-langkah.schema'
import { useEffect } from 'react'
import { TextLink } from '../../base/lib/links.tsx'
import { inPublic } from '../../base/lib/paths.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { PasswordField } from '../../base/ui/password-field.tsx'
import { useTukarSso } from './sso.queries.ts'

type HubungkanProps = {
  tiket: string
  kunci: string
  email: string
  onSignedIn: (hasil: LoginHasil) => Promise<void>
  onSecond: (second: TiketKedua) => void
  onBack: () => void
}

/** The e-mail has an account already: its password links it, once. */
export function Hubungkan({ tiket, kunci, email, onSignedIn, onSecond, onBack }: HubungkanProps) {
  const tukar = useTukarSso()
  const form = useIsian(DenganPassword, {
    defaultValues: { password: '' },
    send: async ({ password }) => onSignedIn(await tukar.mutateAsync({ body: { tiket, kunci, password } })),
    // The e-mail is the one of the provider: only the password can be wrong.
    alertOf: ({ code, judul, message }) =>
      code === 'LOGIN_FAILED'
        ? { judul: t`Belum terhubung`, isi: t`Password akun ini tidak sesuai.` }
        : { judul, isi: message },
    refuse: ({ code, judul, message, data }, _, { setFocus }) => {
      if (code === 'SECOND_FACTOR') return onSecond(data as TiketKedua)
      if (code === 'LOGIN_FAILED') return setFocus('password')
      showNotice('error', { judul, isi: message })
      onBack()
    },
  })
  const { setFocus } = form
  useEffect(() => setFocus('password'), [setFocus])
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="md">
        <Text style={{ overflowWrap: 'anywhere' }}>
          <Trans>Email {email} sudah punya akun. Masukkan password akun itu sekali untuk menghubungkannya.</Trans>
        </Text>
        <RefusalAlert refusal={form.refusal} />
        <div>
          <PasswordField label={t`Password`} autoComplete="current-password" {...form.field('password')} />
          <Group justify="flex-end" mt={4}>
            <TextLink to={inPublic('/lupa-password', {})} size="sm" fw={600} py={10}>
              <Trans>Forgot Password</Trans>
            </TextLink>
          </Group>
        </div>
        <Button type="submit" loading={form.isSending} fullWidth>
          <Trans>Hubungkan dan masuk</Trans>
        </Button>
        <Button variant="subtle" onClick={onBack} fullWidth>
          <Trans>Kembali ke login</Trans>
        </Button>
      </Stack>
    </form>
  )
}
