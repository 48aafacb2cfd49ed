import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import type { LoginHasil } from '@sehati/contract/people/auth.schema'
import { KodeDiketik } from '@sehati/contract/people/dua-langkah.schema'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { useIsian } from '../../base/lib/use-isian.ts'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { useLoginKedua } from '../kedua/kedua.queries.ts'
import { KodeField } from '../kedua/kode-field.tsx'

const Isian = z.object({ kode: KodeDiketik })

type LangkahKeduaProps = {
  tiket: string
  deviceToken: string | null
  onSignedIn: (hasil: LoginHasil) => Promise<void>
  /** The login begins again: the user gives up, or the time is over. */
  onBack: () => void
}

/** The second step of a login: a code of the app, or one for emergencies. */
export function LangkahKedua({ tiket, deviceToken, onSignedIn, onBack }: LangkahKeduaProps) {
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
  useEffect(() => setFocus('kode'), [setFocus])
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="md">
        <Text>
          <Trans>Satu langkah lagi: buka aplikasi autentikator kamu.</Trans>
        </Text>
        <RefusalAlert refusal={form.refusal} />
        <KodeField withCadangan {...form.field('kode')} />
        <Button type="submit" loading={form.isSending} fullWidth>
          {t`Lanjutkan`}
        </Button>
        <Button variant="subtle" onClick={onBack} fullWidth>
          <Trans>Kembali ke login</Trans>
        </Button>
      </Stack>
    </form>
  )
}
