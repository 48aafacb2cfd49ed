import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Group, Stack, Text } from '@mantine/core'
import { maxLength, PASSWORD_MIN } from '@sehati/contract/constants'
import { failures } from '@sehati/contract/texts'
import type { User } from '@sehati/contract/user.schema'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { ApiError } from '../../lib/api-error.ts'
import { FormAlert } from '../../ui/form-errors.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useResetPassword } from './user-admin.queries.ts'
import { PasswordPengganti } from './user-form.rules.ts'

type ResetPasswordFormProps = {
  user: User
  isSelf: boolean
  onDirty: (isDirty: boolean) => void
  onSaved: () => void
  onCancel: () => void
}

/** Gives a person another password, and says what that ends. */
export function ResetPasswordForm({ user, isSelf, onDirty, onSaved, onCancel }: ResetPasswordFormProps) {
  const { register, handleSubmit, formState, setError } = useForm<z.output<typeof PasswordPengganti>>({
    resolver: zodResolver(PasswordPengganti),
    defaultValues: { password: '' },
  })
  const { errors, isDirty } = formState
  const send = useResetPassword()
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const submit = handleSubmit(async ({ password }) => {
    if (send.isPending) return
    try {
      await send.mutateAsync({ body: { user_id: String(user.user_id), password } })
      onSaved()
    } catch (error) {
      for (const { field, message } of (error as ApiError).fields)
        if (field === 'password') setError(field, { message })
    }
  })

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {send.error && (
          <FormAlert key={send.submittedAt} judul={failures.adminResetPassword} isi={send.error.message} />
        )}
        <Text size="sm">
          {isSelf
            ? 'Ini akun yang sedang dipakai: setelah disimpan, login kembali dengan password yang baru.'
            : `${user.name} keluar dari semua perangkat dan hanya dapat login dengan password yang baru.`}
        </Text>
        <PasswordField
          label="Password baru"
          data-autofocus
          description={`Minimal ${PASSWORD_MIN} karakter.`}
          autoComplete="new-password"
          maxLength={maxLength.password}
          error={errors.password?.message}
          {...register('password')}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            Batal
          </Button>
          <Button type="submit" loading={send.isPending}>
            Reset Password
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
