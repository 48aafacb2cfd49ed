import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { BPJS_DIGITS, maxLength } from '@sehati/contract/constants'
import { failures } from '@sehati/contract/texts'
import { updateProfil } from '@sehati/contract/user.endpoints'
import type { User } from '@sehati/contract/user.schema'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import type { ApiError } from '../../lib/api-error.ts'
import { session } from '../../lib/session.ts'
import { DigitsField } from '../../ui/digits-field.tsx'
import { showNotice } from '../../ui/notice.tsx'
import { genderPilihan, isianOf, type Profil, type ProfilIsian, profilOf } from './profile-form.rules.ts'
import { useUpdateProfil } from './user.queries.ts'

/** One's own data. A refused change stays in the fields, with the reason beside. */
export function ProfileForm({ user }: { user: User }) {
  const isPatient = user.level_id === 4 || user.level_id === 5
  const { register, handleSubmit, formState, setError, reset } = useForm<ProfilIsian, unknown, Profil>({
    resolver: zodResolver(profilOf(user.level_id)),
    defaultValues: isianOf(user),
  })
  const { errors, isDirty } = formState
  const send = useUpdateProfil()
  const isBusy = useRef(false)

  const submit = handleSubmit(async (body) => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      const saved = await send.mutateAsync({ body })
      reset(isianOf(saved))
      await session.rename(saved.name)
      showNotice('success', { judul: 'Profil tersimpan', isi: updateProfil.message })
    } catch (error) {
      const { fields, code, message } = error as ApiError
      for (const { field, message } of fields) setError(field as keyof ProfilIsian, { message }, { shouldFocus: true })
      if (code === 'EMAIL_TAKEN') setError('email', { message }, { shouldFocus: true })
      showNotice('error', { judul: 'Profil belum tersimpan', isi: failures.profile })
    } finally {
      isBusy.current = false
    }
  })

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label="Nama lengkap"
          required
          autoComplete="name"
          maxLength={maxLength.name}
          error={errors.name?.message}
          {...register('name')}
        />
        <TextInput
          label="Email"
          type="email"
          required
          autoComplete="email"
          maxLength={maxLength.email}
          description="Dipakai untuk login."
          error={errors.email?.message}
          {...register('email')}
        />
        <DigitsField
          label="Nomor telepon"
          inputMode="tel"
          autoComplete="tel"
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
          inputMode="tel"
          autoComplete="off"
          required={isPatient}
          description={`${BPJS_DIGITS} digit, tertera pada kartu atau aplikasi Mobile JKN.`}
          maxDigits={BPJS_DIGITS}
          error={errors.no_bpjs?.message}
          {...register('no_bpjs')}
        />
        <Group gap="sm">
          <Button type="submit" loading={send.isPending}>
            Simpan perubahan
          </Button>
          {isDirty && (
            <Button variant="subtle" onClick={() => reset(isianOf(user))} disabled={send.isPending}>
              Urungkan
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}
