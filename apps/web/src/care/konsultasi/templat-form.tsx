import { t } from '@lingui/core/macro'
import { Stack, Textarea, TextInput } from '@mantine/core'
import { type Templat, TemplatMasukan } from '@sehati/contract/care/templat.schema'
import { useFormDraft } from '../../base/lib/use-form-draft.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import { inNotice } from '../../base/page/in-notice.ts'
import { FormActions } from '../../base/ui/form-actions.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { useInsertTemplat, useUpdateTemplat } from './templat.queries.ts'

type TemplatFormProps = {
  /** The template to be changed; without it, a new one. */
  templat?: Templat
  onSaved: () => void
  onCancel: () => void
}

/** Title and text of one template. */
export function TemplatForm({ templat, onSaved, onCancel }: TemplatFormProps) {
  const [insert, update] = [useInsertTemplat(), useUpdateTemplat()]
  const form = useIsian(TemplatMasukan, {
    defaultValues: { judul: templat?.judul ?? '', isi: templat?.isi ?? '' },
    send: async (body) => {
      if (templat) await update.mutateAsync({ query: { id: templat.templat_id }, body })
      else await insert.mutateAsync({ body })
      showNotice('success', { judul: t`Templat disimpan`, isi: body.judul })
      onSaved()
    },
    ...inNotice,
  })
  useFormDraft(`templat:${templat?.templat_id ?? 'baru'}`, form, ['judul', 'isi'])

  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="md">
        <TextInput label={t`Judul`} autoComplete="off" data-autofocus {...form.field('judul')} />
        <Textarea
          label={t`Isi`}
          description={t`Disisipkan ke balasan, lalu masih dapat diubah. Hanya Anda yang melihat templat ini.`}
          rows={8}
          {...form.field('isi')}
        />
        <FormActions kirim={t`Simpan templat`} isSending={insert.isPending || update.isPending} onCancel={onCancel} />
      </Stack>
    </form>
  )
}
