import { t } from '@lingui/core/macro'
import { Stack, TextInput } from '@mantine/core'
import { type Spesialisasi, SpesialisasiMasukan } from '@sehati/contract/clinic/spesialisasi.schema'
import { useIsian } from '../../base/lib/use-isian.ts'
import { inNotice } from '../../base/page/in-notice.ts'
import { FormActions } from '../../base/ui/form-actions.tsx'
import { useInsertSpesialisasi, useUpdateSpesialisasi } from './spesialisasi-admin.queries.ts'

type SpesialisasiFormProps = {
  /** The one to be renamed; null for a new one. */
  spesialisasi: Spesialisasi | null
  onSaved: () => void
  onCancel: () => void
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
    <form onSubmit={form.submit} noValidate>
      <Stack gap="md">
        <TextInput
          label={t`Nama spesialisasi`}
          required
          autoComplete="off"
          data-autofocus
          {...form.field('nama_spesialisasi')}
        />
        <FormActions
          kirim={spesialisasi ? t`Simpan` : t`Tambah`}
          isSending={insert.isPending || update.isPending}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  )
}
