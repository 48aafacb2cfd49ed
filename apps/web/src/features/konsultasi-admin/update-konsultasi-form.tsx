import { t } from '@lingui/core/macro'
import { Alert, NativeSelect, Stack, Textarea } from '@mantine/core'
import { maxLength } from '@sehati/contract/constants'
import { teks } from '@sehati/contract/isian'
import { isScheduled, statusForForm } from '@sehati/contract/konsultasi/rules'
import { type Konsultasi, StatusKonsultasi } from '@sehati/contract/konsultasi/schema'
import { messages } from '@sehati/contract/messages'
import { alerts, failures, isianTexts } from '@sehati/contract/texts'
import { IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { say } from '../../lib/say.ts'
import { earlyFinishQuestion, isEarlyFinish, judulBalasanBaru } from '../../lib/status-konsultasi.ts'
import { useIsian } from '../../lib/use-isian.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { confirm } from '../../ui/confirm.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { FormAlert } from '../../ui/form-errors.tsx'
import { NewerText } from '../../ui/newer-text.tsx'
import { showFailure, showNotice } from '../../ui/notice.tsx'
import { statusPilihan } from '../../ui/status-badge.tsx'
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

const options = () => statusPilihan(StatusKonsultasi.options)

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
  const form = useIsian(isianOf(k), { status, initial_consult: k.initial_consult ?? '' })
  const { watch, resetField } = form
  const { isDirty } = form.formState
  const [isSaved, setIsSaved] = useState(false)
  const send = useUpdateKonsultasi()
  const undo = useUpdateKonsultasi()
  // The version of the reply that the form contains, or that was read beside it.
  const [seen, setSeen] = useState(k.versi_balasan)
  const isStale = k.versi_balasan !== seen && !send.isPending && !isSaved
  useEffect(() => onDirty(isDirty && !isSaved), [isDirty, isSaved, onDirty])
  // Another person moved the consultation while this was open: the choice made stays, its base is the new status.
  useEffect(() => resetField('status', { defaultValue: status, keepDirty: true }), [status, resetField])

  const isLocked = !isScheduled(k.status) && k.has_feedback && !send.isPending && !isSaved
  const chosen = watch('status')
  const consequence = chosen === k.status || isSaved ? null : consequenceOf(k, chosen)

  const takeBack = (isian: { initial_consult: string }) =>
    undo
      .mutateAsync({ query: { jadwalid: k.jadwal_id }, body: { ...isian, status: k.status } })
      .then(() => showNotice('success', alerts.konsultasiUpdated), showFailure)

  const save = async (isian: z.output<ReturnType<typeof isianOf>>) => {
    if (isEarlyFinish(k, isian.status) && !(await confirm(earlyFinishQuestion(k)))) return
    const { jadwal_id, tanggal, use_bpjs } = k
    const reply = { initial_consult: isian.initial_consult || null, dasar_versi: seen }
    const body = { status: isian.status, ...reply, tanggal, use_bpjs }
    await send.mutateAsync({ query: { jadwalid: jadwal_id }, body })
    setIsSaved(true)
    const isFinished = isian.status === 'selesai' && k.status !== 'selesai'
    const undoing = { label: t`Urungkan`, onClick: () => takeBack(isian) }
    showNotice('success', alerts.konsultasiUpdated, isFinished ? undoing : undefined)
    onSaved()
  }
  const submit = useSubmit(form, save, { refuse: onRefused, alertOf: refusalText })

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {send.error && (
          <FormAlert key={send.submittedAt} judul={failures.konsultasiUpdate} isi={refusalText(send.error)} />
        )}
        <NativeSelect
          label={t`Status`}
          data={options()}
          disabled={isLocked || isSaved}
          description={isLocked ? say(messages.HAS_FEEDBACK.isi) : undefined}
          {...form.field('status')}
        />
        {consequence && (
          <Alert role="status" color={consequence.isGrave ? 'red' : 'accent'} icon={<IconInfoCircle aria-hidden />}>
            {consequence.isi}
          </Alert>
        )}
        <Textarea
          label={t`Balasan konsultasi`}
          description={t`Dibaca oleh pasien pada detail konsultasinya.`}
          rows={7}
          readOnly={isSaved}
          {...form.field('initial_consult')}
        />
        {isStale && k.initial_consult !== null && (
          <NewerText judul={judulBalasanBaru(k)} isi={k.initial_consult} onContinue={() => setSeen(k.versi_balasan)} />
        )}
        <FormActions kirim={t`Simpan`} isSending={send.isPending} isSaved={isSaved} onCancel={onCancel} />
      </Stack>
    </form>
  )
}
