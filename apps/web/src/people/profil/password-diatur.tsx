import { Trans } from '@lingui/react/macro'
import { Alert, Stack, Text } from '@mantine/core'
import { EMAIL_DIATUR_JAM } from '@sehati/contract/base/constants'
import { auth as messages } from '@sehati/contract/people/auth.messages'
import type { Profil } from '@sehati/contract/people/user.schema'
import { IconKey } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { say } from '../../base/lib/say.ts'
import { useActor } from '../../base/lib/session.ts'
import { KirimTautan } from '../auth/kirim-tautan.tsx'
import { userQuery } from './user.queries.ts'

/**
 * Says to a professional whose password an admin set why texts are closed, and mails them the link that opens them. Nothing for any
 * other account.
 */
export function PasswordDiatur() {
  const { user_id } = useActor()
  const { data } = useQuery(userQuery(user_id))
  return data?.password_diatur ? <Penjelasan user={data} /> : null
}

function Penjelasan({ user }: { user: Profil }) {
  const { email } = user
  return (
    <Alert color="orange" icon={<IconKey aria-hidden />} title={say(messages.TEXT_CLOSED.judul)}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{say(messages.TEXT_CLOSED.isi)}</Text>
        {user.email_diatur ? (
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            <Trans>
              Email {email} juga diatur oleh admin. Minta petugas data mengonfirmasi email Anda lebih dulu, lalu kirim
              tautannya. Jika tidak ada petugas data lain di klinik, kirim tautannya setelah {EMAIL_DIATUR_JAM} jam.
            </Trans>
          </Text>
        ) : null}
        <KirimTautan email={email} />
      </Stack>
    </Alert>
  )
}
