import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Group, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { BPJS_DIGITS, maxLength, PASSWORD_MIN } from '@sehati/contract/constants'
import { failures } from '@sehati/contract/texts'
import type { User } from '@sehati/contract/user.schema'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { ApiError } from '../../lib/api-error.ts'
import { DigitsField } from '../../ui/digits-field.tsx'
import { FormAlert } from '../../ui/form-errors.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useInsertUser } from './user-admin.queries.ts'
import { genderPilihan, PenggunaBaru, rolePilihan } from './user-form.rules.ts'

type Isian = z.input<typeof PenggunaBaru>

const empty: Isian = {
  name: '',
  email: '',
  password_hash: '',
  level_id: '',
  phone_number: '',
  gender: '',
  no_bpjs: '',
}

type InsertUserFormProps = {
  onDirty: (isDirty: boolean) => void
  onSaved: (user: User) => void
  onCancel: () => void
}

/** Adds a person of any role. */
export function InsertUserForm({ onDirty, onSaved, onCancel }: InsertUserFormProps) {
  const { register, handleSubmit, formState, setError } = useForm<Isian, unknown, z.output<typeof PenggunaBaru>>({
    resolver: zodResolver(PenggunaBaru),
    defaultValues: empty,
  })
  const { errors, isDirty } = formState
  const send = useInsertUser()
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const submit = handleSubmit(async (body) => {
    if (send.isPending) return
    try {
      onSaved(await send.mutateAsync({ body }))
    } catch (error) {
      const { fields, code, message } = error as ApiError
      for (const { field, message } of fields) setError(field as keyof Isian, { message })
      if (code === 'EMAIL_TAKEN') setError('email', { message })
    }
  })

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {send.error && <FormAlert key={send.submittedAt} judul={failures.adminAdd} isi={send.error.message} />}
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
        <PasswordField
          label="Password"
          required
          description={`Minimal ${PASSWORD_MIN} karakter.`}
          autoComplete="new-password"
          maxLength={maxLength.password}
          error={errors.password_hash?.message}
          {...register('password_hash')}
        />
        <NativeSelect
          label="Role"
          required
          data={rolePilihan}
          error={errors.level_id?.message}
          {...register('level_id')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <DigitsField
            label="Nomor telepon (opsional)"
            inputMode="tel"
            autoComplete="off"
            maxDigits={maxLength.phone_number}
            error={errors.phone_number?.message}
            {...register('phone_number')}
          />
          <NativeSelect
            label="Jenis kelamin (opsional)"
            data={genderPilihan}
            error={errors.gender?.message}
            {...register('gender')}
          />
        </SimpleGrid>
        <DigitsField
          label="Nomor BPJS (opsional)"
          description={`${BPJS_DIGITS} digit.`}
          maxDigits={BPJS_DIGITS}
          error={errors.no_bpjs?.message}
          {...register('no_bpjs')}
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
