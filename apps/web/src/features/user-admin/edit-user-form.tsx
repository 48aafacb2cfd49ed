import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Group, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { BPJS_DIGITS, maxLength } from '@sehati/contract/constants'
import { failures } from '@sehati/contract/texts'
import type { User } from '@sehati/contract/user.schema'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { ApiError } from '../../lib/api-error.ts'
import { DigitsField } from '../../ui/digits-field.tsx'
import { FormAlert } from '../../ui/form-errors.tsx'
import { useUpdateUser } from './user-admin.queries.ts'
import { DataPengguna, genderPilihan } from './user-form.rules.ts'

type Isian = z.input<typeof DataPengguna>

type EditUserFormProps = {
  user: User
  onDirty: (isDirty: boolean) => void
  onSaved: (user: User) => void
  onCancel: () => void
}

/** A person's data, in an admin's hand. */
export function EditUserForm({ user, onDirty, onSaved, onCancel }: EditUserFormProps) {
  const { register, handleSubmit, formState, setError, reset } = useForm<Isian, unknown, z.output<typeof DataPengguna>>(
    {
      resolver: zodResolver(DataPengguna),
      defaultValues: {
        name: user.name,
        email: user.email,
        phone_number: user.phone_number ?? '',
        gender: user.gender ?? '',
        no_bpjs: user.no_bpjs ?? '',
        country: user.country,
      },
    },
  )
  const { errors, isDirty } = formState
  const send = useUpdateUser()
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const submit = handleSubmit(async (data) => {
    if (send.isPending) return
    try {
      const saved = await send.mutateAsync({ body: { user_id: user.user_id, ...data } })
      reset(undefined, { keepValues: true })
      onSaved(saved)
    } catch (error) {
      const { fields, code, message } = error as ApiError
      for (const { field, message } of fields) setError(field as keyof Isian, { message })
      if (code === 'EMAIL_TAKEN') setError('email', { message })
    }
  })

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {send.error && <FormAlert key={send.submittedAt} judul={failures.adminSave} isi={send.error.message} />}
        <TextInput
          label="Nama lengkap"
          required
          autoComplete="off"
          maxLength={maxLength.name}
          error={errors.name?.message}
          {...register('name')}
        />
        <TextInput
          label="Email"
          type="email"
          required
          autoComplete="off"
          maxLength={maxLength.email}
          error={errors.email?.message}
          {...register('email')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <DigitsField
            label="Nomor telepon"
            inputMode="tel"
            autoComplete="off"
            maxDigits={maxLength.phone_number}
            error={errors.phone_number?.message}
            {...register('phone_number')}
          />
          <NativeSelect
            label="Jenis kelamin"
            data={genderPilihan}
            error={errors.gender?.message}
            {...register('gender')}
          />
          <DigitsField
            label="Nomor BPJS"
            maxDigits={BPJS_DIGITS}
            error={errors.no_bpjs?.message}
            {...register('no_bpjs')}
          />
          <TextInput
            label="Negara"
            required
            autoComplete="off"
            maxLength={maxLength.country}
            error={errors.country?.message}
            {...register('country')}
          />
        </SimpleGrid>
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
