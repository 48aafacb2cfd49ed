import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import type { LoginHasil } from '@sehati/contract/people/auth.schema'
import { KodeDiketik, type TiketKedua } from '@sehati/contract/people/dua-langkah.schema'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { useIsian } from '../../base/lib/use-isian.ts'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { useLoginKedua } from '../kedua/kedua.queries.ts'
import { KodeField } from '../kedua/kode-field.tsx'
import { PasskeyKedua } from '../passkey/passkey-kedua.tsx'

const Isian = z.object({ kode: KodeDiketik })

type LangkahKeduaProps = {
  second: TiketKedua
  deviceToken: string | null
  onSignedIn: (hasil: LoginHasil) => Promise<void>
  /** The login begins again: the user gives up, or the time is over. */
  onBack: () => void
}

/** The second step of a login: a code of the app or one for emergencies, or a passkey. */
export function LangkahKedua({ second: { tiket, cara }, deviceToken, onSignedIn, onBack }: LangkahKeduaProps) {
  const login = useLoginKedua()
  const form = useIsian(Isian, {
    defaultValues: { kode: '' },
    send: async ({ kode }) => onSignedIn(await login.mutateAsync({ body: { tiket, kode }, deviceToken })),
    alertOf: ({ message, judul }) => ({ judul, isi: message }),
    refuse: ({ code, judul, message }, _, { setFocus }) => {
      if (code !== 'SECOND_FACTOR_EXPIRED') return setFocus('kode')
      showNotice('info', { judul, isi: message })
      onBack()
    },
  })
  const { setFocus } = form
  const hasPasskey = cara.includes('passkey')
  // Without an app the passkey comes first. An account that has lost its passkey may still have a code.
  const isPasskeyFirst = hasPasskey && !cara.includes('kode')
  const hasField = !isPasskeyFirst || cara.includes('cadangan')
  useEffect(() => {
    if (!isPasskeyFirst) setFocus('kode')
  }, [isPasskeyFirst, setFocus])
  const passkey = hasPasskey && (
    <PasskeyKedua
      tiket={tiket}
      deviceToken={deviceToken}
      isFirst={isPasskeyFirst}
      onSignedIn={onSignedIn}
      onBack={onBack}
    />
  )
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="md">
        <Text>
          {isPasskeyFirst
            ? t`Satu langkah lagi: pakai passkey kamu.`
            : t`Satu langkah lagi: buka aplikasi autentikator kamu.`}
        </Text>
        {isPasskeyFirst && passkey}
        <RefusalAlert refusal={form.refusal} />
        {hasField && (
          <>
            <KodeField kinds={isPasskeyFirst ? 'cadangan' : 'keduanya'} {...form.field('kode')} />
            <Button type="submit" variant={isPasskeyFirst ? 'default' : 'filled'} loading={form.isSending} fullWidth>
              {isPasskeyFirst ? t`Pakai kode cadangan` : t`Lanjutkan`}
            </Button>
          </>
        )}
        {!isPasskeyFirst && passkey}
        <Button variant="subtle" onClick={onBack} fullWidth>
          <Trans>Kembali ke login</Trans>
        </Button>
      </Stack>
    </form>
  )
}
