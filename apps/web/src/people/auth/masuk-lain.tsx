import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Divider, Stack } from '@mantine/core'
import type { LoginHasil } from '@sehati/contract/people/auth.schema'
import { IconFingerprint } from '@tabler/icons-react'
import { ApiError } from '../../base/lib/api-error.ts'
import { showNotice } from '../../base/ui/notice.tsx'
import { useBeginLoginPasskey, useLoginPasskey } from '../passkey/passkey.queries.ts'
import { canUsePasskeys, signByPasskey } from '../passkey/webauthn.ts'
import { caraMasuk } from './cara-masuk.ts'

type MasukLainProps = { onSignedIn: (hasil: LoginHasil) => Promise<void> }

/** The ways to sign in besides the password. Nothing where this clinic or this browser has none. */
export function MasukLain({ onSignedIn }: MasukLainProps) {
  const begin = useBeginLoginPasskey()
  const login = useLoginPasskey()
  if (!caraMasuk().passkey || !canUsePasskeys()) return null
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
    <Stack gap="md">
      <Divider label={t`atau`} />
      <Button
        variant="default"
        fullWidth
        leftSection={<IconFingerprint size={18} aria-hidden />}
        loading={begin.isPending || login.isPending}
        onClick={() => void byPasskey()}
      >
        <Trans>Masuk dengan passkey</Trans>
      </Button>
    </Stack>
  )
}
