import { t } from '@lingui/core/macro'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { type Alasan, AlasanMasukan } from '@sehati/contract/schedule/alasan.schema'
import { useIsian } from '../../base/lib/use-isian.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { inNotice } from '../../base/page/in-notice.ts'
import { Columns } from '../../base/ui/columns.tsx'
import { useInsertAlasan, useUpdateAlasan } from './alasan-admin.queries.ts'

type Pilihan = { value: string; label: string }
type AlasanFormProps = InDialog & {
  /** The one to be changed; null for a new one. */
  alasan: Alasan | null
  spesialisasi: Pilihan[]
  jenis: Pilihan[]
}

/** Adds a reason for a visit or changes all of one. That a word is taken is said under the field. */
export function AlasanForm({ alasan, spesialisasi, jenis, onSaved, onCancel }: AlasanFormProps) {
  const insert = useInsertAlasan()
  const update = useUpdateAlasan()
  const form = useIsian(AlasanMasukan, {
    defaultValues: {
      kata: alasan?.kata ?? '',
      kata_en: alasan?.kata_en ?? '',
      bidang: alasan?.bidang ?? 'semua',
      spesialisasi_id: String(alasan?.spesialisasi_id ?? ''),
      jenis_id: String(alasan?.jenis_id ?? ''),
      mendesak: alasan?.mendesak ?? false,
      kekerasan: alasan?.kekerasan ?? false,
      aktif: alasan?.aktif ?? true,
    },
    send: async (body) => {
      if (alasan) await update.mutateAsync({ query: { id: alasan.alasan_id }, body })
      else await insert.mutateAsync({ body })
      onSaved()
    },
    ...inNotice,
  })

  const semua = { value: '', label: t`Semua` }
  return (
    <FormFrame form={form} kirim={alasan ? t`Simpan` : t`Tambah`} onCancel={onCancel}>
      <Columns two="sm">
        <TextInput label={t`Kata`} required autoComplete="off" data-autofocus {...form.field('kata')} />
        <TextInput
          label={t`Kata dalam bahasa Inggris`}
          description={t`Kosong: halaman bahasa Inggris memakai kata Indonesia.`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          {...form.field('kata_en')}
        />
        <NativeSelect
          label={t`Mengarah ke`}
          data={[
            { value: 'semua', label: t`Dokter dan psikolog` },
            { value: 'dokter', label: t`Dokter` },
            { value: 'psikolog', label: t`Psikolog` },
          ]}
          {...form.field('bidang')}
        />
        <NativeSelect label={t`Spesialisasi`} data={[semua, ...spesialisasi]} {...form.field('spesialisasi_id')} />
        <NativeSelect label={t`Jenis konsultasi`} data={[semua, ...jenis]} {...form.field('jenis_id')} />
      </Columns>
      <Checkbox
        label={t`Tampilkan nomor darurat`}
        description={t`Untuk alasan yang mungkin mendesak, di samping daftar tenaga profesional.`}
        {...form.field('mendesak')}
      />
      <Checkbox
        label={t`Tampilkan nomor untuk korban kekerasan`}
        description={t`SAPA 129 dan nomor Satgas, sesuai daftar nomor darurat.`}
        {...form.field('kekerasan')}
      />
      <Checkbox
        label={t`Ditampilkan kepada pasien`}
        description={t`Pilihan pada konsultasi yang sudah dipesan tetap tersimpan.`}
        {...form.field('aktif')}
      />
    </FormFrame>
  )
}
