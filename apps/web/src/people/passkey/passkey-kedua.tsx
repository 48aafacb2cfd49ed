import { Trans } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import type { LoginHasil } from '@sehati/contract/people/auth.schema'
import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { ApiError } from '../../base/lib/api-error.ts'
import { showNotice } from '../../base/ui/notice.tsx'
import { useLoginKedua } from '../kedua/kedua.queries.ts'
import { useBeginLoginPasskey } from './passkey.queries.ts'
import { canUsePasskeys, signByPasskey } from './webauthn.ts'

type PasskeyKeduaProps = {
  tiket: string
  deviceToken: string | null
  /** It is what the account signs in by: it has no app. */
  isFirst: boolean
  onSignedIn: (hasil: LoginHasil) => Promise<void>
  onBack: () => void
}

/** A passkey as the second step of a login. */
export function PasskeyKedua({ tiket, deviceToken, isFirst, onSignedIn, onBack }: PasskeyKeduaProps) {
  const begin = useBeginLoginPasskey()
  const login = useLoginKedua()
  const [isBusy, setIsBusy] = useState(false)
  const sign = async () => {
    setIsBusy(true)
    try {
      const jawaban = await signByPasskey(await begin.mutateAsync({}))
      if (jawaban) await onSignedIn(await login.mutateAsync({ body: { tiket, jawaban }, deviceToken }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showNotice('error', { judul: error.judul, isi: error.message })
      if (error.code === 'SECOND_FACTOR_EXPIRED') onBack()
    } finally {
      setIsBusy(false)
    }
  }
  if (!canUsePasskeys())
    return (
      <Text size="sm" c="dimmed">
        <Trans>Browser ini belum dapat memakai passkey.</Trans>
      </Text>
    )
  return (
    <Button
      variant={isFirst ? 'filled' : 'default'}
      fullWidth
      leftSection={<IconFingerprint size={18} aria-hidden />}
      loading={isBusy}
      onClick={() => void sign()}
    >
      <Trans>Lanjutkan dengan passkey</Trans>
    </Button>
  )
}
