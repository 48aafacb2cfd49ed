import { plural, t } from '@lingui/core/macro'
import { Alert, NativeSelect, Stack, Textarea } from '@mantine/core'
import { maxLength } from '@sehati/contract/base/constants'
import { teksWajib } from '@sehati/contract/base/isian'
import { alerts, failures } from '@sehati/contract/base/texts'
import { isianStaf } from '@sehati/contract/base/texts-staf'
import { konsultasi as messages } from '@sehati/contract/consultation/konsultasi.messages'
import { isBatalPasien, isScheduled, statusForForm } from '@sehati/contract/consultation/konsultasi.rules'
import { type KonsultasiTampil, StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { say } from '../../base/lib/say.ts'
import { useDraft } from '../../base/lib/use-draft.ts'
import { draftPlaces } from '../../base/lib/use-form-draft.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { confirm } from '../../base/ui/confirm.tsx'
import { FormActions } from '../../base/ui/form-actions.tsx'
import { NewerText } from '../../base/ui/newer-text.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { statusPilihan } from '../../base/ui/status-badge.tsx'
import { sebutan } from '../../consultation/konsultasi/sebutan.ts'
import {
  earlyFinishQuestion,
  isEarlyFinish,
  judulBalasanBaru,
} from '../../consultation/konsultasi/status-konsultasi.ts'
import { useUpdateKonsultasi } from './konsultasi-tenaga.queries.ts'
import { TemplatPicker, withTemplat } from './templat-picker.tsx'
import { useUrungkanSelesai } from './use-status-langsung.ts'

const Isian = z.object({
  status: StatusKonsultasi,
  initial_consult: teksWajib(maxLength.initial_consult, isianStaf.balasan),
  /** In how many days the next visit is suggested; empty where none is. */
  dalam_hari: z.string(),
})

/** A reply that is closed to its author stays as it is: only the status is set. */
const IsianTertutup = z.extend(Isian, { initial_consult: z.literal('') })

/** In how many days the next visit is suggested, as professionals usually say it, and what was said before. */
const HARI_LANJUT = [7, 14, 21, 30, 60, 90]
const hariPilihan = (saran: string) => [
  { value: '', label: t`Tidak disarankan` },
  ...[...new Set([...HARI_LANJUT, ...(saran === '' ? [] : [Number(saran)])])]
    .sort((a, b) => a - b)
    .map((hari) => ({ value: String(hari), label: plural(hari, { other: 'Sekitar # hari lagi' }) })),
]

const options = () => statusPilihan(StatusKonsultasi.options)

/** What the chosen status will bring about, said before it is saved. */
const consequences = (orang: string): Record<StatusKonsultasi, string | null> => ({
  diajukan: null,
  menunggu: null,
  disetujui: null,
  dibatalkan: t`Konsultasi akan dibatalkan: ${orang} melihat status dan balasan ini, dan waktunya dapat dipesan ${orang} lain. Konsultasi hanya dapat dibuka kembali selama waktunya masih kosong.`,
  selesai: t`Konsultasi akan ditandai selesai dan ${orang} dapat memberi ulasan. Selama satu menit ini dapat diurungkan.`,
})

type UpdateFormProps = {
  konsultasi: KonsultasiTampil
  /** The status that a link has chosen; it counts while the consultation is scheduled. */
  awal?: StatusKonsultasi
  onSaved: () => void
  /** The refusal may mean that the consultation is no longer what was shown. */
  onRefused: () => void
  onCancel: () => void
  /** Opens the templates, whose form cannot lie within this one. */
  onManageTemplat: () => void
}

/** Status and reply of a consultation. What was typed survives a refused save. */
export function UpdateForm({ konsultasi: k, awal, onSaved, onRefused, onCancel, onManageTemplat }: UpdateFormProps) {
  const start = awal && isScheduled(k.status) ? awal : statusForForm(k.status, StatusKonsultasi.options)
  const isHidden = k.tertutup && k.ada_balasan
  const saran = String(k.tindak_lanjut?.dalam_hari ?? '')
  const send = useUpdateKonsultasi()
  const undoOf = useUrungkanSelesai()
  const form = useIsian(isHidden ? IsianTertutup : Isian, {
    defaultValues: {
      status: start,
      initial_consult: k.initial_consult ?? '',
      dalam_hari: saran,
    },
    send: async ({ dalam_hari, ...isian }, form) => {
      if (isEarlyFinish(k, isian.status) && !(await confirm(earlyFinishQuestion(k)))) return
      const { jadwal_id, tanggal, use_bpjs } = k
      const lanjut = dalam_hari === saran ? {} : { dalam_hari: dalam_hari === '' ? null : Number(dalam_hari) }
      const body = { ...isian, ...lanjut, tanggal, use_bpjs, dasar_versi: seen }
      await send.mutateAsync({ query: { jadwalid: jadwal_id }, body })
      setIsSaved(true)
      // What was saved is what would not be lost.
      form.reset(form.getValues())
      const isFinished = isian.status === 'selesai' && k.status !== 'selesai'
      const undoing = isFinished ? undoOf(k, isian.initial_consult) : undefined
      showNotice('success', alerts.konsultasiUpdated, undoing)
      onSaved()
    },
    refuse: onRefused,
    alertOf: ({ message }, isOfField) => (isOfField ? null : { judul: failures.konsultasiUpdate, isi: message }),
  })
  const { watch, resetField, setValue } = form
  const [isSaved, setIsSaved] = useState(false)
  // The version of the reply that the form contains, or that was read beside it.
  const [seen, setSeen] = useState(k.versi_balasan)
  const isStale = k.versi_balasan !== seen && !send.isPending && !isSaved
  // Another person moved the consultation while this was open: start from where it is now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move that leads to the same beginning counts too
  useEffect(() => resetField('status', { defaultValue: start }), [k.status, start, resetField])
  useDraft(draftPlaces.balasan(k.jadwal_id), {
    read: () => {
      const { status, initial_consult } = form.getValues()
      return isSaved || initial_consult === (k.initial_consult ?? '') ? null : { status, initial_consult, seen }
    },
    onFound: (found) => {
      setSeen(found.seen)
      setValue('status', found.status, { shouldDirty: true })
      setValue('initial_consult', found.initial_consult, { shouldDirty: true })
    },
  })

  const reason = k.has_feedback ? messages.HAS_FEEDBACK.isi : messages.STATUS_FINAL.isi
  const isOver = !isScheduled(k.status) && (k.has_feedback || isBatalPasien(k.sebab_batal))
  const isFinal = isOver && !send.isPending && !isSaved

  const orang = sebutan(k.kelas)
  const chosen = watch('status')
  const consequence = chosen === k.status ? undefined : consequences(orang)[chosen]
  const isCorrection =
    k.status === 'selesai' && k.initial_consult !== null && watch('initial_consult') !== k.initial_consult
  const isCancelling = chosen === 'dibatalkan'
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="md">
        <RefusalAlert refusal={form.refusal} />
        <NativeSelect
          size="md"
          label={t`Status`}
          data={options()}
          disabled={isFinal || isSaved}
          description={isFinal ? say(reason) : undefined}
          {...form.field('status')}
        />
        {consequence && !isSaved && (
          <Alert
            role="status"
            color={isCancelling ? 'red' : 'accent'}
            icon={isCancelling ? <IconAlertTriangle aria-hidden /> : <IconInfoCircle aria-hidden />}
          >
            {consequence}
          </Alert>
        )}
        {!isSaved && !isHidden && (
          <TemplatPicker
            onInsert={(isi) => {
              const balasan = withTemplat(form.getValues('initial_consult'), isi)
              form.setValue('initial_consult', balasan, { shouldDirty: true, shouldValidate: true })
            }}
            onManage={onManageTemplat}
          />
        )}
        {isHidden ? (
          <p>{t`Balasan yang ada tetap seperti semula.`}</p>
        ) : (
          <Textarea
            label={t`Balasan konsultasi`}
            description={t`Dibaca oleh ${orang} pada detail konsultasinya.`}
            rows={8}
            readOnly={isSaved}
            {...form.field('initial_consult')}
          />
        )}
        {!isSaved && chosen !== 'dibatalkan' && (
          <NativeSelect
            label={t`Pertemuan berikutnya`}
            description={t`Dibaca ${orang}. Ia diingatkan sekali bila belum memesan.`}
            data={hariPilihan(saran)}
            {...form.field('dalam_hari')}
          />
        )}
        {isStale && k.initial_consult !== null && (
          <NewerText judul={judulBalasanBaru(k)} isi={k.initial_consult} onContinue={() => setSeen(k.versi_balasan)} />
        )}
        {isCorrection && !isSaved && (
          <Alert role="status" color="orange" icon={<IconInfoCircle aria-hidden />}>
            {t`Balasan ini mungkin sudah dibaca ${orang}. Perubahan akan menggantikannya.`}
          </Alert>
        )}
        <FormActions kirim={t`Simpan`} isSending={send.isPending} isSaved={isSaved} onCancel={onCancel} />
      </Stack>
    </form>
  )
}
