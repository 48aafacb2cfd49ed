import { t } from '@lingui/core/macro'
import { Stack, TextInput } from '@mantine/core'
import { type Spesialisasi, SpesialisasiMasukan } from '@sehati/contract/clinic/spesialisasi.schema'
import type { z } from 'zod'
import { useIsian } from '../../base/lib/use-isian.ts'
import { useSubmit } from '../../base/lib/use-submit.ts'
import { FormActions } from '../../base/ui/form-actions.tsx'
import { showFailure } from '../../base/ui/notice.tsx'
import { useInsertSpesialisasi, useUpdateSpesialisasi } from './spesialisasi-admin.queries.ts'

type SpesialisasiFormProps = {
  /** The one to be renamed; null for a new one. */
  spesialisasi: Spesialisasi | null
  onSaved: () => void
  onCancel: () => void
}

/** Adds or renames a specialisation. That a name is taken is said under the field. */
export function SpesialisasiForm({ spesialisasi, onSaved, onCancel }: SpesialisasiFormProps) {
  const form = useIsian(SpesialisasiMasukan, { nama_spesialisasi: spesialisasi?.nama_spesialisasi ?? '' })
  const insert = useInsertSpesialisasi()
  const update = useUpdateSpesialisasi()

  const save = async (body: z.output<typeof SpesialisasiMasukan>) => {
    if (spesialisasi) await update.mutateAsync({ query: { id: spesialisasi.spesialisasi_id }, body })
    else await insert.mutateAsync({ body })
    onSaved()
  }
  const submit = useSubmit(form, save, {
    refuse: (error, isOfField) => void (isOfField || showFailure(error)),
    alertOf: () => null,
  })

  return (
    <form onSubmit={submit} noValidate>
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
