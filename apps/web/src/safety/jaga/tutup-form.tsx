import { t } from '@lingui/core/macro'
import { Stack, Textarea } from '@mantine/core'
import { tutupPeringatan } from '@sehati/contract/safety/peringatan.endpoints'
import { TutupMasukan } from '@sehati/contract/safety/peringatan.schema'
import { draftPlaces, useFormDraft } from '../../base/lib/use-form-draft.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { FormActions } from '../../base/ui/form-actions.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import { useTutup } from './jaga.queries.ts'

/** Closes an alert, with a note of what was done. */
export function TutupForm({ peringatan_id, onCancel }: { peringatan_id: number; onCancel: () => void }) {
  const put = useTutup()
  const form = useIsian(TutupMasukan, {
    defaultValues: { catatan: '' },
    send: async (body) => {
      await put.mutateAsync({ query: { id: peringatan_id }, body })
      showSuccess(tutupPeringatan)
    },
  })
  useFormDraft(draftPlaces.penanganan(peringatan_id), form, ['catatan'])
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="sm">
        <RefusalAlert refusal={form.refusal} />
        <Textarea
          label={t`Catatan penanganan`}
          description={t`Apa yang sudah dilakukan. Disimpan terenkripsi.`}
          required
          autosize
          minRows={3}
          autoFocus
          {...form.field('catatan')}
        />
        <FormActions kirim={t`Tutup permintaan`} isSending={put.isPending} onCancel={onCancel} />
      </Stack>
    </form>
  )
}
