import { zodResolver } from '@hookform/resolvers/zod'
import { Alert, Button, Group, NativeSelect, Stack, Textarea, VisuallyHidden } from '@mantine/core'
import { maxLength } from '@sehati/contract/constants'
import { teksWajib } from '@sehati/contract/isian'
import { isScheduled, statusForForm } from '@sehati/contract/konsultasi.rules'
import { type Konsultasi, StatusKonsultasi } from '@sehati/contract/konsultasi.schema'
import { messages } from '@sehati/contract/messages'
import { alerts, failures, isianTexts } from '@sehati/contract/texts'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { z } from 'zod'
import type { ApiError } from '../../lib/api-error.ts'
import { FormAlert } from '../../ui/form-errors.tsx'
import { showNotice } from '../../ui/notice.tsx'
import { statusKata } from '../../ui/status-badge.tsx'
import { useUpdateKonsultasi } from './konsultasi-tenaga.queries.ts'

const Isian = z.object({
  status: StatusKonsultasi,
  initial_consult: teksWajib(maxLength.initial_consult, isianTexts.balasan),
})
type Isian = z.output<typeof Isian>

const options = StatusKonsultasi.options.map((status) => ({ value: status, label: statusKata(status) }))

/** What the chosen status will bring about, said before it is saved. */
const consequences: Partial<Record<StatusKonsultasi, string>> = {
  dibatalkan:
    'Konsultasi akan dibatalkan: pasien melihat status dan balasan ini, dan waktunya dapat dipesan pasien lain. Setelah disimpan, status tidak dapat diubah lagi.',
  selesai:
    'Konsultasi akan ditandai selesai dan pasien dapat memberi ulasan. Setelah disimpan, status tidak dapat diubah lagi.',
}

type UpdateFormProps = {
  konsultasi: Konsultasi
  /** Whether something typed would be lost by closing now. */
  onDirty: (isDirty: boolean) => void
  onSaved: () => void
  /** The refusal may mean that the consultation is no longer what was shown. */
  onRefused: () => void
  onCancel: () => void
}

/** Status and reply of a consultation. What was typed survives a refused save. */
export function UpdateForm({ konsultasi: k, onDirty, onSaved, onRefused, onCancel }: UpdateFormProps) {
  const { register, handleSubmit, formState, watch, setError, resetField } = useForm<Isian>({
    resolver: zodResolver(Isian),
    defaultValues: {
      status: statusForForm(k.status, StatusKonsultasi.options),
      initial_consult: k.initial_consult ?? '',
    },
  })
  const { errors, isDirty } = formState
  const [isSaved, setIsSaved] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const send = useUpdateKonsultasi()
  const isBusy = useRef(false)
  useEffect(() => onDirty(isDirty && !isSaved), [isDirty, isSaved, onDirty])
  // Somebody else moved the consultation while this was open: start from where it is now.
  useEffect(
    () => resetField('status', { defaultValue: statusForForm(k.status, StatusKonsultasi.options) }),
    [k.status, resetField],
  )

  const isFinal = !isScheduled(k.status) && !send.isPending && !isSaved

  const refuse = (error: ApiError) => {
    for (const { field, message } of error.fields)
      setError(field as FieldPath<Isian>, { message }, { shouldFocus: true })
    if (error.fields.length === 0) setRefusal(error.message)
    onRefused()
  }

  const submit = handleSubmit(async ({ status, initial_consult }) => {
    if (isBusy.current) return
    isBusy.current = true
    setRefusal(null)
    try {
      const { tanggal, use_bpjs } = k
      await send.mutateAsync({ query: { jadwalid: k.jadwal_id }, body: { status, initial_consult, tanggal, use_bpjs } })
      setIsSaved(true)
      showNotice('success', alerts.konsultasiUpdated)
      onSaved()
    } catch (error) {
      refuse(error as ApiError)
      isBusy.current = false
    }
  })

  const chosen = watch('status')
  const consequence = chosen === k.status ? undefined : consequences[chosen]
  const isCancelling = chosen === 'dibatalkan'
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {refusal && <FormAlert judul={failures.konsultasiUpdate} isi={refusal} />}
        <NativeSelect
          size="md"
          label="Status"
          data={options}
          disabled={isFinal || isSaved}
          description={isFinal ? messages.STATUS_FINAL.isi : undefined}
          error={errors.status?.message}
          {...register('status')}
        />
        {consequence && !isSaved && (
          <Alert
            role="status"
            color={isCancelling ? 'red' : 'teal'}
            icon={isCancelling ? <IconAlertTriangle aria-hidden /> : <IconInfoCircle aria-hidden />}
          >
            {consequence}
          </Alert>
        )}
        <Textarea
          label="Balasan konsultasi"
          description="Dibaca oleh pasien pada detail konsultasinya."
          rows={8}
          maxLength={maxLength.initial_consult}
          readOnly={isSaved}
          error={errors.initial_consult?.message}
          {...register('initial_consult')}
        />
        {/* The alert lies outside of the dialog, where screen readers do not listen while it is open. */}
        <VisuallyHidden role="status">{isSaved && 'Perubahan tersimpan.'}</VisuallyHidden>
        <Group justify="flex-end" gap="sm">
          <Button type="button" variant="default" onClick={onCancel}>
            {isSaved ? 'Tutup' : 'Batal'}
          </Button>
          <Button type="submit" loading={send.isPending} disabled={isSaved}>
            {isSaved ? 'Tersimpan' : 'Simpan'}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
