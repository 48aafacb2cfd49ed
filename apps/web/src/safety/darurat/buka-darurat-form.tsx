import { t } from '@lingui/core/macro'
import { NativeSelect } from '@mantine/core'
import { semuaKategoriDarurat } from '@sehati/contract/record/jejak.rules'
import { DARURAT_MENIT } from '@sehati/contract/safety/darurat.rules'
import { BukaDaruratMasukan } from '@sehati/contract/safety/darurat.schema'
import { recorded } from '../../base/lib/recorded.ts'
import { useFormDraft } from '../../base/lib/use-form-draft.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { ReasonForm } from '../../people/auth/reason-form.tsx'
import { kategoriKata } from '../../record/jejak/darurat.ts'
import { useBukaDarurat } from './darurat.queries.ts'

type BukaDaruratFormProps = InDialog & { jadwal_id: number }

/** Opens the texts of a consultation to an admin: why, and the password again. No category is chosen beforehand: danger to life lifts the limits. */
export function BukaDaruratForm({ jadwal_id, onSaved, onCancel }: BukaDaruratFormProps) {
  const open = useBukaDarurat()
  const form = useIsian(BukaDaruratMasukan, {
    defaultValues: { alasan: '', password: '' },
    send: async (body) => {
      await open.mutateAsync({ query: { jadwalid: jadwal_id }, body })
      onSaved()
    },
    ...recorded,
  })
  useFormDraft(`darurat:${jadwal_id}`, form, ['kategori', 'alasan'])
  return (
    <ReasonForm
      form={form}
      isi={t`Tindakan ini dicatat, diberitahukan kepada pasien dan kepada peninjau, dan berlaku ${DARURAT_MENIT} menit. Alasan Anda akan dibaca oleh pasien.`}
      kirim={t`Buka isi klinis`}
      onCancel={onCancel}
    >
      <NativeSelect
        label={t`Kategori`}
        required
        data={[
          { value: '', label: t`Pilih kategori` },
          ...semuaKategoriDarurat.map((value) => ({ value, label: t(kategoriKata[value]) })),
        ]}
        {...form.field('kategori')}
      />
    </ReasonForm>
  )
}
