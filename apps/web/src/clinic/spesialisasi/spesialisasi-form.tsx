import { t } from '@lingui/core/macro'
import { TextInput } from '@mantine/core'
import { type Spesialisasi, SpesialisasiMasukan } from '@sehati/contract/clinic/spesialisasi.schema'
import { useIsian } from '../../base/lib/use-isian.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { inNotice } from '../../base/page/in-notice.ts'
import { useInsertSpesialisasi, useUpdateSpesialisasi } from './spesialisasi-admin.queries.ts'

type SpesialisasiFormProps = InDialog & {
  /** The one to be renamed; null for a new one. */
  spesialisasi: Spesialisasi | null
}

/** Adds or renames a specialisation. That a name is taken is said under the field. */
export function SpesialisasiForm({ spesialisasi, onSaved, onCancel }: SpesialisasiFormProps) {
  const insert = useInsertSpesialisasi()
  const update = useUpdateSpesialisasi()
  const form = useIsian(SpesialisasiMasukan, {
    defaultValues: { nama_spesialisasi: spesialisasi?.nama_spesialisasi ?? '' },
    send: async (body) => {
      if (spesialisasi) await update.mutateAsync({ query: { id: spesialisasi.spesialisasi_id }, body })
      else await insert.mutateAsync({ body })
      onSaved()
    },
    ...inNotice,
  })

  return (
    <FormFrame form={form} kirim={spesialisasi ? t`Simpan` : t`Tambah`} onCancel={onCancel}>
      <TextInput
        label={t`Nama spesialisasi`}
        required
        autoComplete="off"
        data-autofocus
        {...form.field('nama_spesialisasi')}
      />
    </FormFrame>
  )
}
