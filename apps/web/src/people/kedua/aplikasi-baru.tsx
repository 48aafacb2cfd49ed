import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Stack, Text } from '@mantine/core'
import { activateTotp } from '@sehati/contract/people/dua-langkah.endpoints'
import type { TotpBaru } from '@sehati/contract/people/dua-langkah.schema'
import { KodeDiketik } from '@sehati/contract/people/dua-langkah.schema'
import * as z from 'zod/mini'
import { useIsian } from '../../base/lib/use-isian.ts'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import { Qr } from '../../base/ui/qr.tsx'
import styles from './dua-langkah.module.css'
import { useActivateTotp } from './kedua.queries.ts'
import { KodeField } from './kode-field.tsx'

const Isian = z.object({ kode: KodeDiketik })

/** `JBSW Y3DP …`, as it is easier to type. */
const inGroups = (rahasia: string) => rahasia.match(/.{1,4}/g)?.join(' ') ?? rahasia

type AplikasiBaruProps = { totp: TotpBaru; onActive: (codes: string[]) => void; onCancel: () => void }

/** The secret for an authenticator app, and its first code, which turns the second factor on. */
export function AplikasiBaru({ totp, onActive, onCancel }: AplikasiBaruProps) {
  const activate = useActivateTotp()
  const form = useIsian(Isian, {
    defaultValues: { kode: '' },
    send: async (body) => {
      const { kode_cadangan } = await activate.mutateAsync({ body })
      showSuccess(activateTotp)
      onActive(kode_cadangan)
    },
  })
  return (
    <FormFrame form={form} kirim={t`Aktifkan`} onCancel={onCancel}>
      <Text size="sm">
        <Trans>
          Pindai kode ini dengan aplikasi autentikator, misalnya Google Authenticator, Microsoft Authenticator, atau
          Aegis.
        </Trans>
      </Text>
      <div className={styles.qr}>
        <Qr text={totp.alamat} label={t`Kode QR untuk aplikasi autentikator`} />
      </div>
      <Stack gap={4}>
        <Text size="sm">
          <Trans>Tidak dapat memindai? Ketik kunci ini di aplikasi:</Trans>
        </Text>
        <code className={styles.rahasia} translate="no">
          {inGroups(totp.rahasia)}
        </code>
      </Stack>
      <KodeField {...form.field('kode')} />
      <Text size="xs" c="dimmed">
        <Trans>Setelah diaktifkan, kamu keluar dari semua perangkat lain.</Trans>
      </Text>
    </FormFrame>
  )
}
