import { Trans } from '@lingui/react/macro'
import { Alert, Input, Stack, Text } from '@mantine/core'
import { auth as messages } from '@sehati/contract/people/auth.messages'
import { IconKey } from '@tabler/icons-react'
import { say } from '../../base/lib/say.ts'
import { KirimTautan } from './kirim-tautan.tsx'

/** How an account that came by a provider gets a password. `isAsked`: its person tried to go on without one. */
export const TanpaPassword = ({ email, isAsked = false }: { email: string; isAsked?: boolean }) => (
  <Stack gap={6}>
    <Alert color="accent" icon={<IconKey aria-hidden />} title={say(messages.PASSWORD_NONE.judul)}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          <Trans>
            Akun kamu dibuat lewat penyedia login. Tindakan ini memerlukan password: kami kirim tautan ke {email} untuk
            membuatnya. Setelah itu kamu login lagi; login lewat penyedia tetap bisa.
          </Trans>
        </Text>
        <KirimTautan email={email} />
      </Stack>
    </Alert>
    {isAsked && (
      <Input.Error role="alert">
        <Trans>Buat password dulu, lalu lanjutkan.</Trans>
      </Input.Error>
    )}
  </Stack>
)
