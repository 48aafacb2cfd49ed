import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { maxLength } from '@sehati/contract/constants'
import type { Spesialisasi } from '@sehati/contract/spesialisasi.schema'
import type { TenagaProfesional } from '@sehati/contract/tenaga-profesional.schema'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { ApiError } from '../../lib/api-error.ts'
import { FormAlert } from '../../ui/form-errors.tsx'
import { useUpdateTenaga } from './tenaga-admin.queries.ts'
import { TenagaUbahan } from './tenaga-form.rules.ts'

type Isian = z.input<typeof TenagaUbahan>

type EditTenagaFormProps = {
  tenaga: TenagaProfesional
  spesialisasi: Spesialisasi[]
  onSaved: () => void
  onCancel: () => void
}

/** The two things about a professional that an admin changes here. */
export function EditTenagaForm({ tenaga, spesialisasi, onSaved, onCancel }: EditTenagaFormProps) {
  const { register, handleSubmit, formState, setError } = useForm<Isian, unknown, z.output<typeof TenagaUbahan>>({
    resolver: zodResolver(TenagaUbahan),
    defaultValues: { spesialisasi_id: String(tenaga.spesialisasi_id), lokasi: tenaga.lokasi },
  })
  const { errors, isDirty } = formState
  const send = useUpdateTenaga()

  const submit = handleSubmit(async (change) => {
    if (send.isPending) return
    if (!isDirty) return onCancel()
    const { profesional_id, user_id } = tenaga
    const body = { profesional_id, user_id, ...change }
    try {
      await send.mutateAsync({ query: { id: profesional_id }, body })
      onSaved()
    } catch (error) {
      for (const { field, message } of (error as ApiError).fields) setError(field as keyof Isian, { message })
    }
  })

  return (
    <form onSubmit={submit} noValidate aria-label="Edit tenaga profesional">
      <Stack gap="md" maw="var(--sehati-form)">
        {send.error && <FormAlert key={send.submittedAt} judul={send.error.judul} isi={send.error.message} />}
        <NativeSelect
          label="Spesialisasi"
          required
          autoFocus
          data={spesialisasi.map((s) => ({ value: String(s.spesialisasi_id), label: s.nama_spesialisasi }))}
          error={errors.spesialisasi_id?.message}
          {...register('spesialisasi_id')}
        />
        <TextInput
          label="Lokasi"
          required
          autoComplete="off"
          maxLength={maxLength.lokasi}
          error={errors.lokasi?.message}
          {...register('lokasi')}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            Batal
          </Button>
          <Button type="submit" loading={send.isPending}>
            Simpan
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
