import { t } from '@lingui/core/macro'
import { Textarea } from '@mantine/core'
import { insertPernyataan } from '@sehati/contract/rights/permintaan.endpoints'
import { PernyataanMasukan } from '@sehati/contract/rights/permintaan.schema'
import { useFormDraft } from '../../base/lib/use-form-draft.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import { useTulisPernyataan } from './permintaan.queries.ts'

/** What a person says to a record whose correction was refused. */
export function PernyataanForm({ id, onSaved, onCancel }: InDialog & { id: number }) {
  const put = useTulisPernyataan()
  const form = useIsian(PernyataanMasukan, {
    defaultValues: { isi: '' },
    send: async (body) => {
      await put.mutateAsync({ query: { id }, body })
      showSuccess(insertPernyataan)
      onSaved()
    },
  })
  useFormDraft(`pernyataan:${id}`, form, ['isi'])
  return (
    <FormFrame form={form} kirim={t`Simpan pernyataan`} onCancel={onCancel}>
      <Textarea
        label={t`Pernyataan kamu`}
        description={t`Tampil di samping catatan konsultasi, juga untuk tenaga profesional. Tidak dapat diubah lagi.`}
        required
        autosize
        minRows={4}
        {...form.field('isi')}
      />
    </FormFrame>
  )
}
