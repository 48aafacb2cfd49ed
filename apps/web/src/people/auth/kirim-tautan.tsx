import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { forgotPassword } from '@sehati/contract/people/auth.endpoints'
import { useSend } from '../../base/lib/api.ts'
import { showFailure, showNotice } from '../../base/ui/notice.tsx'
import { keptTarget } from './kept-target.ts'

/** Mails the user the link by which they choose a password. They come back to this page when they have signed in by it. */
export function KirimTautan({ email }: { email: string }) {
  const send = useSend(forgotPassword)
  const mail = () => {
    keptTarget.keep(location.pathname + location.search)
    const onSuccess = () =>
      showNotice('success', { judul: t`Email dikirim`, isi: t`Buka tautan yang kami kirim ke ${email}.` })
    send.mutate({ body: { email } }, { onSuccess, onError: showFailure })
  }
  return (
    <Button variant="default" size="sm" onClick={mail} loading={send.isPending}>
      <Trans>Kirim tautan ke email saya</Trans>
    </Button>
  )
}
