import { t } from '@lingui/core/macro'
import { Alert, NativeSelect, Stack, Textarea } from '@mantine/core'
import { maxLength } from '@sehati/contract/base/constants'
import { teks } from '@sehati/contract/base/isian'
import { alerts, failures } from '@sehati/contract/base/texts'
import { konsultasi as messages } from '@sehati/contract/consultation/konsultasi.messages'
import { isScheduled, statusForForm } from '@sehati/contract/consultation/konsultasi.rules'
import { type KonsultasiTampil, StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { say } from '../../base/lib/say.ts'
import { useFormDraft } from '../../base/lib/use-form-draft.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { confirm } from '../../base/ui/confirm.tsx'
import { FormActions } from '../../base/ui/form-actions.tsx'
import { showFailure, showNotice } from '../../base/ui/notice.tsx'
import { statusPilihan } from '../../base/ui/status-badge.tsx'
import { refusalText } from './admin-refusal.rules.ts'
import { pengaturanQuery, useUpdateKonsultasi } from './konsultasi-admin.queries.ts'
import { sebutan } from './sebutan.ts'
import { consequenceOf } from './status-change.rules.ts'
import { earlyFinishQuestion, isEarlyFinish } from './status-konsultasi.ts'

const Isian = z.object({ status: StatusKonsultasi, initial_consult: teks(maxLength.initial_consult) })

const options = () => statusPilihan(StatusKonsultasi.options)

type UpdateKonsultasiFormProps = {
  konsultasi: KonsultasiTampil
  onSaved: () => void
  /** The refusal may mean that the consultation is no longer what was shown. */
  onRefused: () => void
  onCancel: () => void
}

/**
 * The status of any consultation, in an admin's hand: a final one may be reopened. A reply belongs to the professional: an admin
 * writes the first one only, and none where strict privacy is on.
 */
export function UpdateKonsultasiForm(props: UpdateKonsultasiFormProps) {
  const { konsultasi: k, onSaved, onRefused, onCancel } = props
  const status = statusForForm(k.status, StatusKonsultasi.options)
  const send = useUpdateKonsultasi()
  const undo = useUpdateKonsultasi()
  const form = useIsian(Isian, {
    defaultValues: { status, initial_consult: '' },
    send: async (isian, form) => {
      if (isEarlyFinish(k, isian.status) && !(await confirm(earlyFinishQuestion(k)))) return
      const { jadwal_id, tanggal, use_bpjs } = k
      const initial_consult = (hasReplyField && !isAnswered && isian.initial_consult) || null
      const body = { status: isian.status, initial_consult, tanggal, use_bpjs }
      await send.mutateAsync({ query: { jadwalid: jadwal_id }, body })
      setIsSaved(true)
      // What was saved is what would not be lost.
      form.reset(form.getValues())
      const isFinished = isian.status === 'selesai' && k.status !== 'selesai'
      const undoing = { label: t`Urungkan`, onClick: takeBack }
      showNotice('success', alerts.konsultasiUpdated, isFinished ? undoing : undefined)
      onSaved()
    },
    refuse: onRefused,
    alertOf: (error) => ({ judul: failures.konsultasiUpdate, isi: refusalText(error) }),
  })
  useFormDraft(`balasan-admin:${k.jadwal_id}`, form, ['initial_consult'])
  const { watch, resetField } = form
  const [isSaved, setIsSaved] = useState(false)
  const pengaturan = useQuery(pengaturanQuery())
  const [hadNoReply] = useState(!k.ada_balasan)
  const hasReplyField = hadNoReply && pengaturan.data?.privasi_ketat === false
  // The professional replied while this was open.
  const isAnswered = hadNoReply && k.ada_balasan && !send.isPending && !isSaved
  // Another person moved the consultation while this was open: the choice made stays, its base is the new status.
  useEffect(() => resetField('status', { defaultValue: status, keepDirty: true }), [status, resetField])

  const isLocked = !isScheduled(k.status) && k.has_feedback && !send.isPending && !isSaved
  const orang = sebutan(k.kelas)
  const chosen = watch('status')
  const consequence = chosen === k.status || isSaved ? null : consequenceOf(k, chosen)

  const takeBack = () =>
    undo
      .mutateAsync({ query: { jadwalid: k.jadwal_id }, body: { status: k.status } })
      .then(() => showNotice('success', alerts.konsultasiUpdated), showFailure)

  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="md">
        <RefusalAlert refusal={form.refusal} />
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
        {hasReplyField && (
          <Textarea
            label={t`Balasan konsultasi`}
            description={t`Dibaca oleh ${orang} pada detail konsultasinya. Setelah tersimpan, hanya tenaga profesional yang dapat mengubahnya.`}
            rows={7}
            readOnly={isSaved || isAnswered}
            {...form.field('initial_consult')}
          />
        )}
        {isAnswered && (
          <Alert role="status" color="accent" icon={<IconInfoCircle aria-hidden />}>
            {t`Tenaga profesional baru saja menulis balasan. Tulisan Anda tidak akan dikirim; status tetap dapat disimpan.`}
          </Alert>
        )}
        <FormActions kirim={t`Simpan`} isSending={send.isPending} isSaved={isSaved} onCancel={onCancel} />
      </Stack>
    </form>
  )
}
