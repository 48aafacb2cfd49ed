import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { sendVerifikasi } from '@sehati/contract/people/user.endpoints'
import type { Profil } from '@sehati/contract/people/user.schema'
import { IconMailExclamation } from '@tabler/icons-react'
import { ButtonLink } from '../../base/lib/links.tsx'
import { inArea } from '../../base/lib/paths.ts'
import { noticesOf } from '../../base/ui/notice.tsx'
import { useSendVerifikasi } from './profil.queries.ts'

/**
 * Says that no mail about a consultation is sent yet, and what helps: another link, or another address. Nothing where the
 * address is confirmed, or where another one waits for its own link.
 */
export function EmailBelumDikonfirmasi({ user }: { user: Profil }) {
  const send = useSendVerifikasi()
  if (!user.email_belum_dikonfirmasi || user.email_menunggu) return null
  const { email, level_id } = user
  const again = () => {
    send.mutate({}, noticesOf(sendVerifikasi))
  }
  return (
    <Alert
      color="accent"
      icon={<IconMailExclamation aria-hidden />}
      title={t`Konfirmasi email Anda agar kami dapat mengirim kabar`}
    >
      <Stack gap="sm" align="flex-start">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          <Trans>Buka tautan yang kami kirim ke {email}. Periksa juga folder spam.</Trans>
        </Text>
        <Group gap="sm">
          <Button variant="default" size="sm" onClick={again} loading={send.isPending}>
            <Trans>Kirim ulang</Trans>
          </Button>
          <ButtonLink to={inArea(level_id, '/profile')} hash="data" variant="subtle" size="sm" px="xs">
            <Trans>Ganti email</Trans>
          </ButtonLink>
        </Group>
      </Stack>
    </Alert>
  )
}
