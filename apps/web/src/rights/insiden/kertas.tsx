import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { insertDisurati } from '@sehati/contract/rights/insiden.endpoints'
import type { InsidenRinci } from '@sehati/contract/rights/insiden.schema'
import { noticesOf } from '../../base/ui/notice.tsx'
import { useInsertDisurati } from './insiden.queries.ts'

type Orang = InsidenRinci['orang']

/** People whose account is closed read no notice and no mail: each is sent the letter on paper, which is noted. */
export function Kertas({ insiden_id, orang, isReady }: { insiden_id: number; orang: Orang; isReady: boolean }) {
  const note = useInsertDisurati()
  return (
    <Stack gap="sm">
      <Text size="sm">
        <Trans>Akun berikut sudah ditutup dan tidak menerima email. Kirim suratnya di atas kertas, lalu catat.</Trans>
      </Text>
      <Stack component="ul" gap="sm" m={0} p={0} aria-label={t`Surat di atas kertas`}>
        {orang
          .filter(({ aktif }) => !aktif)
          .map(({ user_id, nama }) => (
            <Group component="li" key={user_id} gap="sm">
              <b>{nama}</b>
              <Button
                variant="default"
                size="compact-md"
                disabled={!isReady}
                loading={note.isPending}
                aria-label={t`Catat surat untuk ${nama}`}
                onClick={() => note.mutate({ query: { id: insiden_id }, body: { user_id } }, noticesOf(insertDisurati))}
              >
                <Trans>Catat surat</Trans>
              </Button>
            </Group>
          ))}
      </Stack>
    </Stack>
  )
}
