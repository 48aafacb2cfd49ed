import { t } from '@lingui/core/macro'
import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Checkbox, Group, NativeSelect, Stack, Text, Textarea } from '@mantine/core'
import { maxLength } from '@sehati/contract/base/constants'
import { alerts, failures, labels, ratingLabels } from '@sehati/contract/base/texts'
import type { KonsultasiTampil } from '@sehati/contract/consultation/konsultasi.schema'
import { type ReactNode, useState } from 'react'
import { bilangan } from '../../base/lib/angka.ts'
import { say } from '../../base/lib/say.ts'
import { waktuSesi } from '../../base/lib/tanggal.ts'
import { terlaluPanjang } from '../../base/lib/terlalu-panjang.ts'
import { useDraft } from '../../base/lib/use-draft.ts'
import { useSubmit } from '../../base/lib/use-submit.ts'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { StarRating } from '../../base/ui/star-rating.tsx'
import { type FeedbackDraft, missingInFeedback } from './feedback.rules.ts'
import { useInsertFeedback } from './feedback-pasien.queries.ts'

type Draft = FeedbackDraft & { tampil_publik: boolean }
type FeedbackFormProps = {
  /** Finished consultations that have no review yet. */
  pilihan: KonsultasiTampil[]
  /** The one to start with, where the person comes from its details. */
  awal: number | null
  back: ReactNode
  onSent: () => void
}

/** Reviews one finished consultation: which, how many stars, and some words. */
export function FeedbackForm({ pilihan, awal, back, onSent }: FeedbackFormProps) {
  const first = pilihan.find(({ jadwal_id }) => jadwal_id === awal)?.jadwal_id ?? null
  const send = useInsertFeedback()
  const [draft, setDraft] = useState<Draft>({ jadwal_id: first, rating: null, komentar: '', tampil_publik: false })
  useDraft('ulasan', { read: () => (draft.komentar === '' || send.isSuccess ? null : draft), onFound: setDraft })
  const missing = missingInFeedback(draft)
  const tooLong = terlaluPanjang(draft.komentar, maxLength.komentar)
  const [panjang, paling] = [bilangan(draft.komentar.length), bilangan(maxLength.komentar)]
  const change = (patch: Partial<Draft>) => setDraft((before) => ({ ...before, ...patch }))

  const { submit, refusal } = useSubmit(
    async () => {
      const { jadwal_id, rating } = draft
      if (missing || tooLong || jadwal_id === null || rating === null || send.isSuccess) return
      await send.mutateAsync({ body: { ...draft, jadwal_id, rating } })
      showNotice('success', alerts.feedbackSuccess)
      onSent()
    },
    { alertOf: ({ message }) => ({ judul: failures.feedback, isi: message || failures.feedback }) },
  )

  return (
    <form onSubmit={submit} noValidate aria-label={say(labels.feedbackPage)}>
      <Stack gap="lg">
        <RefusalAlert refusal={refusal} />
        <NativeSelect
          size="md"
          label={t`Pilih konsultasi`}
          description={t`Hanya konsultasi yang selesai dan belum diulas.`}
          value={draft.jadwal_id ?? ''}
          data={[
            { value: '', label: t`Belum dipilih` },
            ...pilihan.map((k) => ({
              value: String(k.jadwal_id),
              label: `${k.nama_profesional} · ${waktuSesi(k)}`,
            })),
          ]}
          onChange={(event) => change({ jadwal_id: Number(event.currentTarget.value) || null })}
        />
        <StarRating
          label={t`Rating`}
          labels={ratingLabels}
          value={draft.rating}
          onChange={(rating) => change({ rating })}
        />
        <Textarea
          label={t`Komentar`}
          description={t`Ceritakan pengalaman Anda. ${panjang} / ${paling} karakter`}
          rows={5}
          resize="vertical"
          value={draft.komentar}
          error={tooLong}
          onChange={(event) => change({ komentar: event.currentTarget.value })}
        />
        <Checkbox
          size="md"
          label={t`Tampilkan komentar ini di halaman publik, tanpa nama.`}
          checked={draft.tampil_publik}
          onChange={(event) => change({ tampil_publik: event.currentTarget.checked })}
        />
        <Stack gap="xs">
          <Group justify="space-between" gap="sm">
            {back}
            <Button
              type="submit"
              disabled={missing !== null || tooLong !== null}
              loading={send.isPending || send.isSuccess}
              aria-describedby={missing ? 'feedback-kurang' : undefined}
            >
              {say(labels.feedbackSubmit)}
            </Button>
          </Group>
          <Text id="feedback-kurang" size="xs" c="dimmed" ta="end" mih="1.25rem">
            {say(missing)}
          </Text>
        </Stack>
      </Stack>
    </form>
  )
}
