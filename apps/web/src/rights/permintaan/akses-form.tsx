import { t } from '@lingui/core/macro'
import { NativeSelect, Text } from '@mantine/core'
import { alasanAkses } from '@sehati/contract/rights/permintaan.rules'
import { type PermintaanAkses, PutusanAkses } from '@sehati/contract/rights/permintaan-akses.schema'
import { useFormDraft } from '../../base/lib/use-form-draft.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { usePutPermintaanAkses } from './permintaan.queries.ts'
import { AlasanTolakField, JawabanField } from './putusan-fields.tsx'

/** What becomes of a request for notes: answered, or withheld with a ground. */
export function AksesForm({ row, onSaved, onCancel }: InDialog & { row: PermintaanAkses }) {
  const put = usePutPermintaanAkses()
  const form = useIsian(PutusanAkses, {
    defaultValues: { tindakan: 'jawab', jawaban: '' },
    send: async (body) => {
      const { alasan_tolak, ...rest } = body
      await put.mutateAsync({
        query: { id: row.permintaan_id },
        body: body.tindakan === 'tolak' ? { ...rest, alasan_tolak } : rest,
      })
      onSaved()
    },
  })
  useFormDraft(`akses:${row.permintaan_id}`, form, ['tindakan', 'jawaban'])
  return (
    <FormFrame form={form} kirim={t`Simpan putusan`} onCancel={onCancel}>
      <Text size="sm">{petunjukOf(row)}</Text>
      <NativeSelect
        label={t`Putusan`}
        data={[
          { value: 'jawab', label: t`Diberikan, seluruhnya atau sebagian` },
          { value: 'tolak', label: t`Ditahan` },
        ]}
        {...form.field('tindakan')}
      />
      {form.watch('tindakan') === 'tolak' && <AlasanTolakField alasan={alasanAkses} {...form.field('alasan_tolak')} />}
      <JawabanField {...form.field('jawaban')} />
    </FormFrame>
  )
}

/** What comes before the answer: only notes that the caller reads can be released. */
function petunjukOf({ milik_saya, boleh_baca }: PermintaanAkses): string {
  if (milik_saya)
    return t`Rilis dulu catatan terbatas yang boleh dibaca klien, seluruhnya atau sebagian, di halaman konsultasinya. Catatan lengkap tidak dirilis.`
  return boleh_baca
    ? t`Rilis dulu catatan terbatas yang boleh dibaca klien, lewat tombol Baca catatan. Catatan lengkap tidak dirilis.`
    : t`Catatannya tidak terbuka bagi Anda. Bila psikolog yang menulisnya sudah tidak bertugas, petugas data dapat mengizinkan Anda membacanya.`
}
