import { zodResolver } from '@hookform/resolvers/zod'
import { Alert, Button, Group, NativeSelect, Stack, Textarea, VisuallyHidden } from '@mantine/core'
import { maxLength } from '@sehati/contract/constants'
import { teks } from '@sehati/contract/isian'
import { isScheduled, statusForForm } from '@sehati/contract/konsultasi.rules'
import { type Konsultasi, StatusKonsultasi } from '@sehati/contract/konsultasi.schema'
import { messages } from '@sehati/contract/messages'
import { alerts, failures, isianTexts } from '@sehati/contract/texts'
import { IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import { z } from 'zod'
import type { ApiError } from '../../lib/api-error.ts'
import { FormAlert } from '../../ui/form-errors.tsx'
import { showNotice } from '../../ui/notice.tsx'
import { statusKata } from '../../ui/status-badge.tsx'
import { refusalText } from './admin-refusal.rules.ts'
import { useUpdateKonsultasi } from './konsultasi-admin.queries.ts'
import { consequenceOf } from './status-change.rules.ts'

/** A reply that is there may be changed but not emptied; where there is none, an admin need not write one. */
const isianOf = (k: Konsultasi) =>
  z.object({
    status: StatusKonsultasi,
    initial_consult: teks(maxLength.initial_consult).refine((text) => text !== '' || !k.initial_consult, {
      message: isianTexts.balasan,
    }),
  })
type Isian = z.output<ReturnType<typeof isianOf>>

const options = StatusKonsultasi.options.map((status) => ({ value: status, label: statusKata(status) }))

type UpdateKonsultasiFormProps = {
  konsultasi: Konsultasi
  onDirty: (isDirty: boolean) => void
  onSaved: () => void
  /** The refusal may mean that the consultation is no longer what was shown. */
  onRefused: () => void
  onCancel: () => void
}

/** Status and reply of any consultation, in an admin's hand: a final status may be reopened. */
export function UpdateKonsultasiForm(props: UpdateKonsultasiFormProps) {
  const { konsultasi: k, onDirty, onSaved, onRefused, onCancel } = props
  const status = statusForForm(k.status, StatusKonsultasi.options)
  const { register, handleSubmit, formState, watch, setError, resetField } = useForm<Isian>({
    resolver: zodResolver(isianOf(k)),
    defaultValues: { status, initial_consult: k.initial_consult ?? '' },
  })
  const { errors, isDirty } = formState
  const [isSaved, setIsSaved] = useState(false)
  const [refusal, setRefusal] = useState<{ isi: string; at: number } | null>(null)
  const send = useUpdateKonsultasi()
  const isBusy = useRef(false)
  useEffect(() => onDirty(isDirty && !isSaved), [isDirty, isSaved, onDirty])
  // Somebody else moved the consultation while this was open: the choice that was made stays, its base is the new one.
  useEffect(() => resetField('status', { defaultValue: status, keepDirty: true }), [status, resetField])

  const isLocked = !isScheduled(k.status) && k.has_feedback && !send.isPending && !isSaved
  const chosen = watch('status')
  const consequence = chosen === k.status || isSaved ? null : consequenceOf(k, chosen)

  const submit = handleSubmit(async (isian) => {
    if (isBusy.current) return
    isBusy.current = true
    setRefusal(null)
    const { jadwal_id, tanggal, use_bpjs } = k
    const initial_consult = isian.initial_consult || null
    try {
      const body = { status: isian.status, initial_consult, tanggal, use_bpjs }
      await send.mutateAsync({ query: { jadwalid: jadwal_id }, body })
      setIsSaved(true)
      showNotice('success', alerts.konsultasiUpdated)
      onSaved()
    } catch (caught) {
      const error = caught as ApiError
      for (const { field, message } of error.fields) setError(field as FieldPath<Isian>, { message })
      setRefusal({ isi: refusalText(error), at: Date.now() })
      onRefused()
      isBusy.current = false
    }
  })

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {refusal && <FormAlert key={refusal.at} judul={failures.konsultasiUpdate} isi={refusal.isi} />}
        <NativeSelect
          label="Status"
          data={options}
          disabled={isLocked || isSaved}
          description={isLocked ? messages.HAS_FEEDBACK.isi : undefined}
          error={errors.status?.message}
          {...register('status')}
        />
        {consequence && (
          <Alert role="status" color={consequence.isGrave ? 'red' : 'teal'} icon={<IconInfoCircle aria-hidden />}>
            {consequence.isi}
          </Alert>
        )}
        <Textarea
          label="Balasan konsultasi"
          description="Dibaca oleh pasien pada detail konsultasinya."
          rows={7}
          maxLength={maxLength.initial_consult}
          readOnly={isSaved}
          error={errors.initial_consult?.message}
          {...register('initial_consult')}
        />
        {/* The alert lies outside of the dialog, where screen readers do not listen while it is open. */}
        <VisuallyHidden role="status">{isSaved && 'Perubahan tersimpan.'}</VisuallyHidden>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
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
