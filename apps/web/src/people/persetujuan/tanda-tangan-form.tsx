import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { PersetujuanPsikolog } from '@sehati/contract/people/persetujuan.schema'
import { SalinanMasukan } from '@sehati/contract/rights/data-saya.schema'
import { signPsikolog } from '@sehati/contract/rights/psikologi.endpoints'
import { recorded } from '../../base/lib/recorded.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import { OwnPassword } from '../auth/own-password.tsx'
import { NaskahIsi } from './naskah-isi.tsx'
import { useSignPsikolog } from './psikolog.queries.ts'

/** The notice of psychology for one psychologist; the user's password is the signature. */
export function TandaTanganForm({ row, onSaved, onCancel }: { row: PersetujuanPsikolog } & InDialog) {
  const send = useSignPsikolog()
  const form = useIsian(SalinanMasukan, {
    defaultValues: { password: '' },
    send: async ({ password }) => {
      const { profesional_id, versi } = row
      await send.mutateAsync({ body: { profesional_id: profesional_id ?? 0, versi, sikap: 'setuju', password } })
      showSuccess(signPsikolog)
      onSaved()
    },
    ...recorded,
  })
  return (
    <FormFrame form={form} kirim={t`Tanda tangani`} onCancel={onCancel}>
      <Text fw={600}>{row.nama}</Text>
      <NaskahIsi keperluan="psikologi" versi={row.versi} />
      <Text lang="id">{row.pernyataan}</Text>
      <OwnPassword label={t`Tanda tangani secara elektronik (masukkan password Anda)`} {...form.field('password')} />
      <Text size="sm" c="dimmed">
        <Trans>Persetujuan ini hanya untuk psikolog ini, dan dapat ditarik kapan saja di halaman Data saya.</Trans>
      </Text>
    </FormFrame>
  )
}
