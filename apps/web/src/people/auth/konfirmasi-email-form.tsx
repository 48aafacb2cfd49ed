import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import { user as messages } from '@sehati/contract/people/user.messages'
import { ButtonLink } from '../../base/lib/links.tsx'
import { Answer } from '../../base/ui/answer.tsx'
import { FormAlert } from '../../base/ui/form-errors.tsx'
import { useConfirmGantiEmail } from './auth.queries.ts'

/** A link that is good for nothing, or no longer. */
export const KonfirmasiEmailMati = () => (
  <Stack gap="lg">
    <FormAlert judul={messages.EMAIL_LINK_INVALID.judul} isi={messages.EMAIL_LINK_INVALID.isi} />
    <ButtonLink to="/profile">
      <Trans>Buka profil</Trans>
    </ButtonLink>
  </Stack>
)

/** Opening the link does nothing yet: mail programs look at links too. */
export function KonfirmasiEmailForm({ token }: { token: string }) {
  const send = useConfirmGantiEmail()
  if (send.isSuccess) {
    return (
      <Stack gap="lg">
        <Answer
          isi={
            send.data.diganti
              ? t`Email sudah diganti. Gunakan email baru untuk login.`
              : t`Email sudah dikonfirmasi. Kabar tentang konsultasi kamu kami kirim ke email ini.`
          }
        />
        <ButtonLink to="/profile">
          <Trans>Buka profil</Trans>
        </ButtonLink>
      </Stack>
    )
  }
  if (send.error?.code === 'EMAIL_LINK_INVALID') return <KonfirmasiEmailMati />
  return (
    <Stack gap="lg">
      {send.error && <FormAlert key={send.submittedAt} judul={send.error.judul} isi={send.error.message} />}
      <Text size="sm">
        <Trans>
          Tekan tombol ini jika email ini milik kamu. Jika kamu sedang mengganti email akun, email ini dipakai untuk
          login dan perangkat lain akan dikeluarkan.
        </Trans>
      </Text>
      <Button onClick={() => send.mutate({ body: { token } })} loading={send.isPending} fullWidth>
        <Trans>Konfirmasi email</Trans>
      </Button>
    </Stack>
  )
}
