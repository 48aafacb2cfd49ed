import { t } from '@lingui/core/macro'
import { Button, NativeSelect, Stack, Textarea } from '@mantine/core'
import { semuaHasilTinjauan } from '@sehati/contract/record/jejak.rules'
import { putTinjauan } from '@sehati/contract/safety/darurat.endpoints'
import { TinjauanMasukan } from '@sehati/contract/safety/darurat.schema'
import { useBegunIsian } from '../../base/lib/begun.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import { useSubmit } from '../../base/lib/use-submit.ts'
import { FormAlert } from '../../base/ui/form-errors.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { hasilKata } from '../../record/jejak/darurat.ts'
import { useTinjau } from './darurat.queries.ts'

/** Whether an emergency access was justified. It is said once, so no result is chosen beforehand. */
export function TinjauanForm({ buka_id }: { buka_id: number }) {
  const form = useIsian(TinjauanMasukan, { buka_id, catatan: '' })
  useBegunIsian(`tinjauan:${buka_id}`, form, ['hasil', 'catatan'])
  const put = useTinjau()
  const save = async (body: TinjauanMasukan) => {
    await put.mutateAsync({ body })
    showNotice('success', { judul: t`Berhasil`, isi: putTinjauan.message })
  }
  const submit = useSubmit(form, save, { alertOf: (error, isOfField) => (isOfField ? null : error.message) })
  const refusal = put.error && put.error.fields.length === 0 ? put.error : null
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        {refusal && <FormAlert key={put.submittedAt} judul={refusal.judul} isi={refusal.message} />}
        <NativeSelect
          label={t`Hasil tinjauan`}
          required
          data={[
            { value: '', label: t`Pilih hasil` },
            ...semuaHasilTinjauan.map((value) => ({ value, label: t(hasilKata[value]) })),
          ]}
          {...form.field('hasil')}
        />
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
