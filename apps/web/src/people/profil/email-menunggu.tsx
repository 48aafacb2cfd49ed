import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Alert, Button, Stack, Text } from '@mantine/core'
import { cancelGantiEmail } from '@sehati/contract/people/user.endpoints'
import { noticesOf } from '../../base/ui/notice.tsx'
import { useCancelGantiEmail } from './profil.queries.ts'

/** The address that waits for its link to be used, and the way to give it up. */
export function EmailMenunggu({ email }: { email: string }) {
  const cancel = useCancelGantiEmail()
  const giveUp = () => cancel.mutate({}, noticesOf(cancelGantiEmail))
  return (
    <Alert title={t`Email baru menunggu konfirmasi`}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          <Trans>Buka tautan yang kami kirim ke {email}. Sampai saat itu, email lama tetap berlaku.</Trans>
        </Text>
        <Button variant="default" size="sm" onClick={giveUp} loading={cancel.isPending}>
          <Trans>Batalkan perubahan email</Trans>
        </Button>
      </Stack>
    </Alert>
  )
}
