import { t } from '@lingui/core/macro'
import { Text, Textarea } from '@mantine/core'
import { ALASAN_TERPENDEK, maxLength } from '@sehati/contract/base/constants'
import { BukaIdentitasMasukan } from '@sehati/contract/rights/identitas-rekam.schema'
import { useIsian } from '../../base/lib/use-isian.ts'
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
      <Textarea
        label={t`Alasan`}
        description={t`${ALASAN_TERPENDEK} sampai ${{ terbanyak: maxLength.alasan }} karakter.`}
        required
        data-autofocus
        autosize
        minRows={3}
        {...form.field('alasan')}
      />
    </FormFrame>
  )
}
