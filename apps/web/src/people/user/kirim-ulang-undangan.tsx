import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { resendUndangan } from '@sehati/contract/people/auth.endpoints'
import type { UserTerdaftar } from '@sehati/contract/people/user.schema'
import { IconMailForward } from '@tabler/icons-react'
import { noticesOf } from '../../base/ui/notice.tsx'
import { useResendUndangan } from './user-admin.queries.ts'

/** Mails a person without a password another invitation, which ends the earlier one. */
export function KirimUlangUndangan({ user }: { user: UserTerdaftar }) {
  const send = useResendUndangan()
  const nama = user.name
  const again = () => {
    send.mutate({ body: { user_id: user.user_id } }, noticesOf(resendUndangan))
  }
  return (
    <Button
      variant="subtle"
      size="sm"
      h={44}
      px="sm"
      leftSection={<IconMailForward size={18} aria-hidden />}
      aria-label={t`Kirim ulang undangan ke ${nama}`}
      loading={send.isPending}
      onClick={again}
    >
      <Trans>Kirim ulang undangan</Trans>
    </Button>
  )
}
