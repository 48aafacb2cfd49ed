import { t } from '@lingui/core/macro'
import { Stack, Textarea } from '@mantine/core'
import { tutupPeringatan } from '@sehati/contract/safety/peringatan.endpoints'
import { TutupMasukan } from '@sehati/contract/safety/peringatan.schema'
import { begunPlaces, useBegunIsian } from '../../base/lib/begun.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import { useSubmit } from '../../base/lib/use-submit.ts'
import { FormActions } from '../../base/ui/form-actions.tsx'
import { FormAlert } from '../../base/ui/form-errors.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { useTutup } from './jaga.queries.ts'

/** Closes an alert, with a note of what was done. */
export function TutupForm({ peringatan_id, onCancel }: { peringatan_id: number; onCancel: () => void }) {
  const form = useIsian(TutupMasukan, { catatan: '' })
  useBegunIsian(begunPlaces.penanganan(peringatan_id), form, ['catatan'])
  const put = useTutup()
  const save = async (body: TutupMasukan) => {
    await put.mutateAsync({ query: { id: peringatan_id }, body })
    showNotice('success', { judul: t`Berhasil`, isi: tutupPeringatan.message })
  }
  const submit = useSubmit(form, save, { alertOf: (error, isOfField) => (isOfField ? null : error.message) })
  const refusal = put.error && put.error.fields.length === 0 ? put.error : null
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        {refusal && <FormAlert key={put.submittedAt} judul={refusal.judul} isi={refusal.message} />}
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
