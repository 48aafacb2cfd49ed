import { t } from '@lingui/core/macro'
import { Alert, NativeSelect, Stack, Textarea } from '@mantine/core'
import { maxLength } from '@sehati/contract/constants'
import { teksWajib } from '@sehati/contract/isian'
import { isScheduled, statusForForm } from '@sehati/contract/konsultasi.rules'
import { type Konsultasi, StatusKonsultasi } from '@sehati/contract/konsultasi.schema'
import { messages } from '@sehati/contract/messages'
import { alerts, failures, isianTexts } from '@sehati/contract/texts'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { say } from '../../lib/say.ts'
import { useIsian } from '../../lib/use-isian.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { FormActions } from '../../ui/form-actions.tsx'
import { FormAlert } from '../../ui/form-errors.tsx'
import { showNotice } from '../../ui/notice.tsx'
import { statusKata } from '../../ui/status-badge.tsx'
import { useUpdateKonsultasi } from './konsultasi-tenaga.queries.ts'

const Isian = z.object({
  status: StatusKonsultasi,
  initial_consult: teksWajib(maxLength.initial_consult, isianTexts.balasan),
})

const options = () => StatusKonsultasi.options.map((status) => ({ value: status, label: statusKata(status) }))

/** What the chosen status will bring about, said before it is saved. */
const consequences = (): Partial<Record<StatusKonsultasi, string>> => ({
  dibatalkan: t`Konsultasi akan dibatalkan: pasien melihat status dan balasan ini, dan waktunya dapat dipesan pasien lain. Setelah disimpan, status tidak dapat diubah lagi.`,
  selesai: t`Konsultasi akan ditandai selesai dan pasien dapat memberi ulasan. Setelah disimpan, status tidak dapat diubah lagi.`,
})

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
  const form = useIsian(Isian, {
    status: statusForForm(k.status, StatusKonsultasi.options),
    initial_consult: k.initial_consult ?? '',
  })
  const { watch, resetField } = form
  const { isDirty } = form.formState
  const [isSaved, setIsSaved] = useState(false)
  const send = useUpdateKonsultasi()
  useEffect(() => onDirty(isDirty && !isSaved))
  // Somebody else moved the consultation while this was open: start from where it is now.
  useEffect(
    () => resetField('status', { defaultValue: statusForForm(k.status, StatusKonsultasi.options) }),
    [k.status, resetField],
  )

  const isFinal = !isScheduled(k.status) && !send.isPending && !isSaved

  const save = async (isian: z.output<typeof Isian>) => {
    const { jadwal_id, tanggal, use_bpjs } = k
    await send.mutateAsync({ query: { jadwalid: jadwal_id }, body: { ...isian, tanggal, use_bpjs } })
    setIsSaved(true)
    showNotice('success', alerts.konsultasiUpdated)
    onSaved()
  }
  const submit = useSubmit(form, save, onRefused)

  const chosen = watch('status')
  const consequence = chosen === k.status ? undefined : consequences()[chosen]
  const isCancelling = chosen === 'dibatalkan'
  return (
    <form onSubmit={submit} onInput={() => onDirty(true)} noValidate>
      <Stack gap="md">
        {send.error?.fields.length === 0 && (
          <FormAlert key={send.submittedAt} judul={failures.konsultasiUpdate} isi={send.error.message} />
        )}
        <NativeSelect
          size="md"
          label={t`Status`}
          data={options()}
          disabled={isFinal || isSaved}
          description={isFinal ? say(messages.STATUS_FINAL.isi) : undefined}
          {...form.field('status')}
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
          label={t`Balasan konsultasi`}
          description={t`Dibaca oleh pasien pada detail konsultasinya.`}
          rows={8}
          maxLength={maxLength.initial_consult}
          readOnly={isSaved}
          {...form.field('initial_consult')}
        />
        <FormActions kirim={t`Simpan`} isSending={send.isPending} isSaved={isSaved} onCancel={onCancel} />
      </Stack>
    </form>
  )
}
