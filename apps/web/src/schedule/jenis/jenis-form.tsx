import { t } from '@lingui/core/macro'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, NativeSelect, TextInput, type TextInputProps } from '@mantine/core'
import { batasJenis } from '@sehati/contract/base/constants'
import { BidangJenis, type JenisKonsultasi, JenisMasukan, MetodeJenis } from '@sehati/contract/schedule/jenis.schema'
import { useIsian } from '../../base/lib/use-isian.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { inNotice } from '../../base/page/in-notice.ts'
import { Columns } from '../../base/ui/columns.tsx'
import { useInsertJenis, useUpdateJenis } from './jenis-admin.queries.ts'
import { kataBidang, kataMetode } from './jenis-admin.rules.ts'

type JenisFormProps = InDialog & {
  /** The one to be changed; null for a new one. */
  jenis: JenisKonsultasi | null
}

const { dari, sampai } = batasJenis.menit
const number: Pick<TextInputProps, 'type' | 'inputMode' | 'inputWrapperOrder'> = {
  type: 'number',
  inputMode: 'numeric',
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
}

const words = <K extends string>(options: readonly K[], kata: Record<K, string>) =>
  options.map((value) => ({ value, label: kata[value] }))

/** Adds a type of consultations or changes its rules. That a name is taken is said under the field. */
export function JenisForm({ jenis, onSaved, onCancel }: JenisFormProps) {
  const insert = useInsertJenis()
  const update = useUpdateJenis()
  const form = useIsian(JenisMasukan, {
    defaultValues: {
      nama_jenis: jenis?.nama_jenis ?? '',
      menit: jenis?.menit ?? '',
      jeda_sebelum: jenis?.jeda_sebelum ?? 0,
      jeda_sesudah: jenis?.jeda_sesudah ?? 0,
      langkah: jenis?.langkah ?? '',
      pemberitahuan_menit: jenis?.pemberitahuan_menit ?? 0,
      bidang: jenis?.bidang ?? 'semua',
      metode: jenis?.metode ?? 'semua',
      mendesak: jenis?.mendesak ?? false,
      aktif: jenis?.aktif ?? true,
      batas_semester: jenis?.batas_semester ?? '',
    },
    send: async (body, form) => {
      if (!jenis) await insert.mutateAsync({ body })
      else if (isDirty) await update.mutateAsync({ query: { id: jenis.jenis_id }, body: form.changed(body) })
      onSaved()
    },
    ...inNotice,
  })
  const { isDirty } = form.formState

  return (
    <FormFrame form={form} kirim={jenis ? t`Simpan` : t`Tambah`} onCancel={onCancel}>
      <TextInput
        label={t`Nama jenis konsultasi`}
        required
        autoComplete="off"
        data-autofocus
        {...form.field('nama_jenis')}
      />
      <Columns two="sm">
        <TextInput
          {...number}
          label={t`Lama (menit)`}
          description={t`${dari} sampai ${sampai}. Kosong: selama sesinya.`}
          {...form.field('menit')}
        />
        <TextInput
          {...number}
          label={t`Mulai tiap (menit)`}
          description={t`Dihitung dari awal sesi. Kosong: lama dan jedanya.`}
          {...form.field('langkah')}
        />
        <TextInput
          {...number}
          label={t`Jeda sebelum (menit)`}
          description={t`Tenaga profesional tidak dapat dipesan selama jeda.`}
          {...form.field('jeda_sebelum')}
        />
        <TextInput
          {...number}
          label={t`Jeda sesudah (menit)`}
          description={t`Misalnya untuk menulis catatan.`}
          {...form.field('jeda_sesudah')}
        />
        <TextInput
          {...number}
          label={t`Dipesan paling lambat (menit sebelumnya)`}
          description={t`120 berarti dua jam. 0: sampai waktunya dimulai.`}
          {...form.field('pemberitahuan_menit')}
        />
        <NativeSelect label={t`Metode`} data={words(MetodeJenis.options, kataMetode())} {...form.field('metode')} />
        <NativeSelect
          label={t`Dapat disediakan oleh`}
          data={words(BidangJenis.options, kataBidang())}
          {...form.field('bidang')}
        />
      </Columns>
      <Checkbox
        label={t`Untuk keadaan mendesak`}
        description={t`Dipesan oleh klinik, atau oleh pasien yang permintaan bantuannya masih terbuka; pasien lain tidak melihatnya. Boleh memakai sesi cadangan sebelum dibuka untuk semua.`}
        {...form.field('mendesak')}
      />
      <Checkbox
        label={t`Dapat dipesan`}
        description={t`Yang sudah dipesan tetap berlaku, juga setelah ini dimatikan.`}
        {...form.field('aktif')}
      />
    </FormFrame>
  )
}
