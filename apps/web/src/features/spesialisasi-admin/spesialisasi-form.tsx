import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { maxLength } from '@sehati/contract/constants'
import { type Spesialisasi, SpesialisasiMasukan } from '@sehati/contract/spesialisasi.schema'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { ApiError } from '../../lib/api-error.ts'
import { showFailure } from '../../ui/notice.tsx'
import { useInsertSpesialisasi, useUpdateSpesialisasi } from './spesialisasi-admin.queries.ts'

type SpesialisasiFormProps = {
  /** The one to be renamed; null for a new one. */
  spesialisasi: Spesialisasi | null
  onDirty: (isDirty: boolean) => void
  onSaved: () => void
  onCancel: () => void
}

/** Adds or renames a specialisation. That a name is taken is said under the field. */
export function SpesialisasiForm({ spesialisasi, onDirty, onSaved, onCancel }: SpesialisasiFormProps) {
  const { register, handleSubmit, formState, setError } = useForm<z.output<typeof SpesialisasiMasukan>>({
    resolver: zodResolver(SpesialisasiMasukan),
    defaultValues: { nama_spesialisasi: spesialisasi?.nama_spesialisasi ?? '' },
  })
  const { errors, isDirty } = formState
  const insert = useInsertSpesialisasi()
  const update = useUpdateSpesialisasi()
  const isPending = insert.isPending || update.isPending
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const submit = handleSubmit(async (body) => {
    if (isPending) return
    try {
      if (spesialisasi) await update.mutateAsync({ query: { id: spesialisasi.spesialisasi_id }, body })
      else await insert.mutateAsync({ body })
      onSaved()
    } catch (error) {
      const failure = error as ApiError
      const isOfField = failure.code === 'SPESIALISASI_TAKEN' || failure.fields.length > 0
      const message = failure.fields[0]?.message ?? failure.message
      if (isOfField) setError('nama_spesialisasi', { message }, { shouldFocus: true })
      else showFailure(failure)
    }
  })

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label="Nama spesialisasi"
          required
          autoComplete="off"
          data-autofocus
          maxLength={maxLength.nama_spesialisasi}
          error={errors.nama_spesialisasi?.message}
          {...register('nama_spesialisasi')}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            Batal
          </Button>
          <Button type="submit" loading={isPending}>
            {spesialisasi ? 'Simpan' : 'Tambah'}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
