import { t } from '@lingui/core/macro'
import { TextInput, type TextInputProps } from '@mantine/core'
import { batasTerbanyak } from '@sehati/contract/base/constants'
import { BatasMasukan, type BatasTenaga } from '@sehati/contract/schedule/batas.schema'
import { useIsian } from '../../base/lib/use-isian.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { inNotice } from '../../base/page/in-notice.ts'
import { usePutBatas } from './batas-admin.queries.ts'

type BatasFormProps = InDialog & { tenaga: BatasTenaga }

const number: Pick<TextInputProps, 'type' | 'inputMode' | 'inputWrapperOrder'> = {
  type: 'number',
  inputMode: 'numeric',
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
}

/** Sets the caps of a professional; empty fields take them away. */
export function BatasForm({ tenaga, onSaved, onCancel }: BatasFormProps) {
  const { profesional_id, per_hari, per_minggu } = tenaga
  const put = usePutBatas()
  const form = useIsian(BatasMasukan, {
    defaultValues: { per_hari: per_hari ?? '', per_minggu: per_minggu ?? '' },
    send: async (body) => {
      await put.mutateAsync({ query: { profid: profesional_id }, body })
      onSaved()
    },
    ...inNotice,
  })

  return (
    <FormFrame form={form} kirim={t`Simpan`} onCancel={onCancel}>
      <TextInput
        {...number}
        label={t`Konsultasi sehari`}
        description={t`1 sampai ${{ n: batasTerbanyak.per_hari }}. Kosong: sebanyak sesinya.`}
        data-autofocus
        {...form.field('per_hari')}
      />
      <TextInput
        {...number}
        label={t`Konsultasi sepekan`}
        description={t`Sejak Senin, 1 sampai ${{ n: batasTerbanyak.per_minggu }}. Kosong: sebanyak sesinya. Yang sudah dipesan tetap berlaku.`}
        {...form.field('per_minggu')}
      />
    </FormFrame>
  )
}
