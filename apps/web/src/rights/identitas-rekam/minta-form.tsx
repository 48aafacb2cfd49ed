import { t } from '@lingui/core/macro'
import { Text } from '@mantine/core'
import { BukaIdentitasMasukan } from '@sehati/contract/rights/identitas-rekam.schema'
import { useIsian } from '../../base/lib/use-isian.ts'
import { AlasanField } from '../../base/page/alasan-field.tsx'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { useMintaIdentitas } from './identitas-rekam.queries.ts'

/** Asks to open whose the record of an erased account is. */
export function MintaForm({ user_id, onSaved, onCancel }: InDialog & { user_id: number }) {
  const insert = useMintaIdentitas()
  const form = useIsian(BukaIdentitasMasukan, {
    defaultValues: { user_id, alasan: '' },
    send: async (body) => {
      await insert.mutateAsync({ body })
      onSaved()
    },
  })
  return (
    <FormFrame form={form} kirim={t`Minta buka`} onCancel={onCancel}>
      <Text>{t`Permintaan ini tercatat. Petugas lain membaca alasannya dan memutus.`}</Text>
      <AlasanField data-autofocus {...form.field('alasan')} />
    </FormFrame>
  )
}
