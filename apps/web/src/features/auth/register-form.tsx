import { zodResolver } from '@hookform/resolvers/zod'
import { Button, NativeSelect, Stack, TextInput } from '@mantine/core'
import { Pendaftaran } from '@sehati/contract/auth.schema'
import { BPJS_DIGITS, delay, maxLength, PASSWORD_MIN } from '@sehati/contract/constants'
import { messages } from '@sehati/contract/messages'
import { alerts } from '@sehati/contract/texts'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import type { z } from 'zod'
import type { ApiError } from '../../lib/api-error.ts'
import { DigitsField } from '../../ui/digits-field.tsx'
import { FormAlert } from '../../ui/form-errors.tsx'
import { showNotice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useRegister } from './auth.queries.ts'

type Isian = z.input<typeof Pendaftaran>

const empty = { name: '', email: '', phone_number: '', gender: '' as Isian['gender'], no_bpjs: '', password_hash: '' }

const genders = [
  { value: '', label: 'Pilih jenis kelamin' },
  { value: 'laki-laki', label: 'Laki-laki' },
  { value: 'perempuan', label: 'Perempuan' },
  { value: 'lainnya', label: 'Lainnya' },
]

/** The server's own words; where no server spoke, the sentence for accidents. */
const rejectionText = ({ status, code, message }: ApiError) =>
  status === 0 || code === 'BAD_RESPONSE' ? messages.INTERNAL.isi : message || alerts.registerRejected.isi

/**
 * The public registration. A refused one may be sent again after two seconds: the time after which the specification
 * reloads the page. The page itself is not reloaded, so that nothing typed is lost.
 */
export function RegisterForm({ dari }: { dari: string | undefined }) {
  const { register, handleSubmit, formState, setError } = useForm<Isian, unknown, Pendaftaran>({
    resolver: zodResolver(Pendaftaran),
    defaultValues: empty,
  })
  const { errors } = formState
  const send = useRegister()
  const navigate = useNavigate()
  const [isResting, setIsResting] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const isBusy = useRef(false)

  const refuse = (error: ApiError) => {
    const isi = rejectionText(error)
    for (const { field, message } of error.fields)
      setError(field as FieldPath<Isian>, { message }, { shouldFocus: true })
    if (error.code === 'EMAIL_TAKEN') setError('email', { message: isi }, { shouldFocus: true })
    else if (error.fields.length === 0) setRefusal(isi)
    showNotice('error', { judul: alerts.registerRejected.judul, isi })
  }

  const submit = handleSubmit(async (body) => {
    if (isBusy.current) return
    isBusy.current = true
    setRefusal(null)
    try {
      await send.mutateAsync({ body: { ...body, level_id: 5 } })
      showNotice('success', alerts.registerSuccess)
      setIsResting(true)
      await new Promise((resolve) => setTimeout(resolve, delay.registerRedirect))
      await navigate({ to: '/login', search: { dari } })
    } catch (error) {
      refuse(error as ApiError)
      setIsResting(true)
      await new Promise((resolve) => setTimeout(resolve, delay.registerReload))
      setIsResting(false)
    } finally {
      isBusy.current = false
    }
  })

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {refusal && <FormAlert judul={alerts.registerRejected.judul} isi={refusal} />}
        <TextInput
          label="Nama lengkap"
          autoComplete="name"
          maxLength={maxLength.name}
          error={errors.name?.message}
          {...register('name')}
        />
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={maxLength.email}
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
        <NativeSelect label="Jenis kelamin" data={genders} error={errors.gender?.message} {...register('gender')} />
        <DigitsField
          label="Nomor BPJS"
          description={`${BPJS_DIGITS} digit, tertera pada kartu atau aplikasi Mobile JKN.`}
          maxDigits={BPJS_DIGITS}
          error={errors.no_bpjs?.message}
          {...register('no_bpjs')}
        />
        <PasswordField
          label="Password"
          description={`Minimal ${PASSWORD_MIN} karakter. Gunakan kalimat yang mudah kamu ingat.`}
          autoComplete="new-password"
          maxLength={maxLength.password}
          error={errors.password_hash?.message}
          {...register('password_hash')}
        />
        <Button type="submit" loading={send.isPending || isResting} fullWidth mt="xs">
          Register
        </Button>
      </Stack>
    </form>
  )
}
