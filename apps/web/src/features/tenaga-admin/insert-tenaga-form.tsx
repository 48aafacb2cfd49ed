import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { maxLength } from '@sehati/contract/constants'
import type { Spesialisasi } from '@sehati/contract/spesialisasi.schema'
import type { TenagaProfesional } from '@sehati/contract/tenaga-profesional.schema'
import { namaLevel, type UserTemuan } from '@sehati/contract/user.schema'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { ApiError } from '../../lib/api-error.ts'
import { FormAlert } from '../../ui/form-errors.tsx'
import { useInsertTenaga } from './tenaga-admin.queries.ts'
import { TenagaBaru } from './tenaga-form.rules.ts'

type Isian = z.input<typeof TenagaBaru>

type InsertTenagaFormProps = {
  candidates: UserTemuan[]
  spesialisasi: Spesialisasi[]
  onDirty: (isDirty: boolean) => void
  onSaved: (tenaga: TenagaProfesional) => void
  onCancel: () => void
}

const kata = ({ name, level_id, email, status_user }: UserTemuan) =>
  `${name} (${namaLevel[level_id]}, ${email}${status_user === 'nonaktif' ? ', nonaktif' : ''})`

/** Makes a doctor or psychologist one who can be booked. */
export function InsertTenagaForm({ candidates, spesialisasi, onDirty, onSaved, onCancel }: InsertTenagaFormProps) {
  const { register, handleSubmit, formState, setError } = useForm<Isian, unknown, z.output<typeof TenagaBaru>>({
    resolver: zodResolver(TenagaBaru),
    defaultValues: { user_id: '', spesialisasi_id: '', lokasi: '' },
  })
  const { errors, isDirty } = formState
  const send = useInsertTenaga()
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const submit = handleSubmit(async (body) => {
    if (send.isPending) return
    try {
      onSaved(await send.mutateAsync({ body }))
    } catch (error) {
      for (const { field, message } of (error as ApiError).fields) setError(field as keyof Isian, { message })
    }
  })

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {send.error && <FormAlert key={send.submittedAt} judul={send.error.judul} isi={send.error.message} />}
        <NativeSelect
          label="Pengguna"
          required
          description="Pengguna dengan peran dokter atau psikolog yang belum terdaftar sebagai tenaga profesional."
          data={[
            { value: '', label: 'Pilih pengguna' },
            ...candidates.map((user) => ({ value: String(user.user_id), label: kata(user) })),
          ]}
          error={errors.user_id?.message}
          {...register('user_id')}
        />
        {candidates.length === 0 && (
          <Text size="sm" c="dimmed" role="status">
            Semua dokter dan psikolog sudah terdaftar. Tambahkan pengguna dengan peran tersebut di Users terlebih
            dahulu.
          </Text>
        )}
        <NativeSelect
          label="Spesialisasi"
          required
          data={[
            { value: '', label: 'Pilih spesialisasi' },
            ...spesialisasi.map((s) => ({ value: String(s.spesialisasi_id), label: s.nama_spesialisasi })),
          ]}
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
            Tambah
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
