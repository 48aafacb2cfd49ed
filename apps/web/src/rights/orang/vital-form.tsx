import { t } from '@lingui/core/macro'
import { Text } from '@mantine/core'
import { KEPENTINGAN_VITAL_HARI } from '@sehati/contract/rights/wali.rules'
import { KepentinganVitalMasukan } from '@sehati/contract/rights/wali.schema'
import { useIsian } from '../../base/lib/use-isian.ts'
import { AlasanField } from '../../base/page/alasan-field.tsx'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { useInsertVital } from './orang.queries.ts'

/** A reviewer lets a person under 18 book although their guardian may not know. */
export function VitalForm({ user_id, onSaved, onCancel }: InDialog & { user_id: number }) {
  const insert = useInsertVital()
  const form = useIsian(KepentinganVitalMasukan, {
    defaultValues: { user_id, alasan: '' },
    send: async (body) => {
      await insert.mutateAsync({ body })
      onSaved()
    },
  })
  return (
    <FormFrame form={form} kirim={t`Buka pemesanan`} onCancel={onCancel}>
      <Text size="sm">
        {t`Bila orang ini tidak aman jika orang tua atau walinya tahu. Pemesanan terbuka ${KEPENTINGAN_VITAL_HARI} hari dan dapat dicatat lagi. Alasan hanya dibaca peninjau; tindakan ini tercatat di jejak akses.`}
      </Text>
      <AlasanField data-autofocus {...form.field('alasan')} />
    </FormFrame>
  )
}
