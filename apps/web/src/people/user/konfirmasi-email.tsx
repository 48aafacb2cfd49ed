import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Alert, Button, Stack, Text } from '@mantine/core'
import { EMAIL_DIATUR_JAM } from '@sehati/contract/base/constants'
import { confirmEmailUser } from '@sehati/contract/people/konfirmasi-email.endpoints'
import { getUser } from '@sehati/contract/people/user.endpoints'
import { IconMailCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../base/lib/api.ts'
import { noticesOf } from '../../base/ui/notice.tsx'
import { useConfirmEmailUser } from './user-admin.queries.ts'

/** Says that an admin set the address of a person, and lets a holder of `petugas_data` confirm it. Nothing for any other address. */
export function KonfirmasiEmail({ user_id }: { user_id: number }) {
  const { data } = useQuery(ask(getUser, { id: user_id }))
  const send = useConfirmEmailUser()
  if (!data?.email_diatur) return null
  const { email, name } = data
  const confirm = () => {
    send.mutate({ body: { user_id, email } }, noticesOf(confirmEmailUser))
  }
  return (
    <Alert color="orange" icon={<IconMailCheck aria-hidden />} title={t`Email ini diatur oleh admin`}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          <Trans>
            Petugas data yang lain mengonfirmasi {email} setelah memeriksa identitas {name}. Tanpa itu, tautan password
            ke alamat ini tidak membuka isi konsultasi. Jika tidak ada petugas data lain, tautan itu membukanya setelah{' '}
            {EMAIL_DIATUR_JAM} jam.
          </Trans>
        </Text>
        <Button variant="default" size="sm" onClick={confirm} loading={send.isPending}>
          <Trans>Konfirmasi email</Trans>
        </Button>
      </Stack>
    </Alert>
  )
}
