import '@mantine/core/styles/Divider.layer.css'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Divider, Stack } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { ApiError } from '../../base/lib/api-error.ts'
import { showNotice } from '../../base/ui/notice.tsx'
import { useBeginLoginPasskey, useLoginPasskey } from '../passkey/passkey.queries.ts'
import { canUsePasskeys, signByPasskey } from '../passkey/webauthn.ts'
import { MasukSso, type SsoProps } from '../sso/masuk-sso.tsx'
import { caraMasuk } from './cara-masuk.ts'

/** The ways to sign in besides the password. Nothing where this clinic or this browser has none. */
export function MasukLain(props: SsoProps) {
  const { passkey, sso } = caraMasuk()
  const hasPasskey = passkey && canUsePasskeys()
  if (!hasPasskey && !sso) return null
  return (
    <Stack gap="md">
      <Divider label={t`atau`} />
      {sso && <MasukSso {...props} />}
      {hasPasskey && <MasukPasskey {...props} />}
    </Stack>
  )
}

function MasukPasskey({ onSignedIn }: Pick<SsoProps, 'onSignedIn'>) {
  const begin = useBeginLoginPasskey()
  const login = useLoginPasskey()
  const byPasskey = async () => {
    try {
      const jawaban = await signByPasskey(await begin.mutateAsync({}))
      if (jawaban) await onSignedIn(await login.mutateAsync({ body: { jawaban } }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showNotice('error', { judul: error.judul, isi: error.message })
    }
  }
  return (
    <Button
      variant="default"
      fullWidth
      leftSection={<IconFingerprint size={18} aria-hidden />}
      loading={begin.isPending || login.isPending}
      onClick={() => void byPasskey()}
    >
      <Trans>Masuk dengan passkey</Trans>
    </Button>
  )
}
