import { t } from '@lingui/core/macro'
import { Text, TextInput } from '@mantine/core'
import { UngkapMasukan } from '@sehati/contract/safety/pengungkapan.schema'
import { useIsian } from '../../base/lib/use-isian.ts'
import { AlasanField } from '../../base/page/alasan-field.tsx'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { FormFrame } from '../../base/page/form-frame.tsx'

type UngkapFormProps = InDialog & { send: (isi: UngkapMasukan) => Promise<unknown> }

/** Records who outside of the clinic was told of a person, because a life was in danger. */
export function UngkapForm({ send, onSaved, onCancel }: UngkapFormProps) {
  const form = useIsian(UngkapMasukan, {
    defaultValues: { kepada: '', alasan: '' },
    send: async (isi) => {
      await send(isi)
      onSaved()
    },
  })
  return (
    <FormFrame form={form} kirim={t`Catat pengungkapan`} onCancel={onCancel}>
      <Text size="sm">
        {t`Hanya bila nyawa terancam, dan hanya yang diperlukan. Catatan ini tidak dapat diubah; orangnya melihat di jejak aksesnya bahwa ada yang diberi tahu, dan membaca kepada siapa serta alasannya di salinan datanya.`}
      </Text>
      <TextInput
        label={t`Kepada`}
        description={t`Orang atau lembaga di luar klinik.`}
        required
        data-autofocus
        autoComplete="off"
        {...form.field('kepada')}
      />
      <AlasanField {...form.field('alasan')} />
    </FormFrame>
  )
}
