import { t } from '@lingui/core/macro'
import { Button, Stack, Textarea } from '@mantine/core'
import { putTinjauan } from '@sehati/contract/safety/darurat.endpoints'
import { TinjauanMasukan } from '@sehati/contract/safety/darurat.schema'
import { useFormDraft } from '../../base/lib/use-form-draft.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { showSuccess } from '../../base/ui/notice.tsx'
import { useTinjau } from './darurat.queries.ts'
import { HasilField } from './hasil-field.tsx'

/** Whether an emergency access was justified. It is said once, so no result is chosen beforehand. */
export function TinjauanForm({ buka_id }: { buka_id: number }) {
  const put = useTinjau()
  const form = useIsian(TinjauanMasukan, {
    defaultValues: { buka_id, catatan: '' },
    send: async (body) => {
      await put.mutateAsync({ body })
      showSuccess(putTinjauan)
    },
  })
  useFormDraft(`tinjauan:${buka_id}`, form, ['hasil', 'catatan'])
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="sm">
        <RefusalAlert refusal={form.refusal} />
        <HasilField label={t`Hasil tinjauan`} {...form.field('hasil')} />
        <Textarea
          label={t`Catatan peninjau`}
          description={t`Opsional. Dibaca oleh admin yang membuka, bukan oleh pasien.`}
          autosize
          minRows={2}
          {...form.field('catatan')}
        />
        <Button type="submit" loading={put.isPending} w="fit-content">
          {t`Simpan tinjauan`}
        </Button>
      </Stack>
    </form>
  )
}
