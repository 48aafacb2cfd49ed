import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Group, Stack, Text } from '@mantine/core'
import { changePassword } from '@sehati/contract/auth.endpoints'
import { maxLength, PASSWORD_MIN } from '@sehati/contract/constants'
import { messages } from '@sehati/contract/messages'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import type { ApiError } from '../../lib/api-error.ts'
import { showNotice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { PasswordIsian } from './password-form.rules.ts'
import { useChangePassword } from './user.queries.ts'

const empty = { current_password: '', password: '', ulangi: '' }

/** A new password for one's own account. All other devices are signed out with it. */
export function PasswordForm({ email }: { email: string }) {
  const { register, handleSubmit, formState, setError, reset } = useForm<PasswordIsian>({
    resolver: zodResolver(PasswordIsian),
    defaultValues: empty,
  })
  const { errors } = formState
  const send = useChangePassword()
  const isBusy = useRef(false)

  const submit = handleSubmit(async ({ current_password, password }) => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      await send.mutateAsync({ body: { current_password, password } })
      reset(empty)
      showNotice('success', { judul: changePassword.message, isi: 'Perangkat lain sudah dikeluarkan.' })
    } catch (error) {
      const { fields, message } = error as ApiError
      for (const { field, message } of fields) {
        setError(field as keyof PasswordIsian, { message }, { shouldFocus: true })
      }
      showNotice('error', { judul: messages.PASSWORD_WRONG.judul, isi: message })
    } finally {
      isBusy.current = false
    }
  })

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {/* For the browser's password store: it keeps a password under the name that is used at login. */}
        <input type="text" hidden readOnly autoComplete="username" value={email} />
        <PasswordField
          label="Password saat ini"
          autoComplete="current-password"
          maxLength={maxLength.password}
          error={errors.current_password?.message}
          {...register('current_password')}
        />
        <PasswordField
          label="Password baru"
          description={`Minimal ${PASSWORD_MIN} karakter. Gunakan kalimat yang mudah kamu ingat.`}
          autoComplete="new-password"
          maxLength={maxLength.password}
          error={errors.password?.message}
          {...register('password')}
        />
        <PasswordField
          label="Ulangi password baru"
          autoComplete="new-password"
          maxLength={maxLength.password}
          error={errors.ulangi?.message}
          {...register('ulangi')}
        />
        <Group gap="sm">
          <Button type="submit" variant="light" loading={send.isPending}>
            Ubah password
          </Button>
          <Text size="xs" c="dimmed" flex="1 1 14rem">
            Setelah password diubah, kamu keluar dari semua perangkat lain.
          </Text>
        </Group>
      </Stack>
    </form>
  )
}
