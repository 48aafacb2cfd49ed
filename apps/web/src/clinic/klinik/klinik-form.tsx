import { t } from '@lingui/core/macro'
import { NativeSelect, Text, Textarea, TextInput } from '@mantine/core'
import { WIB, Zona } from '@sehati/contract/base/waktu'
import { type Klinik, KlinikMasukan } from '@sehati/contract/clinic/klinik.schema'
import { useIsian } from '../../base/lib/use-isian.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { inNotice } from '../../base/page/in-notice.ts'
import { useInsertKlinik, useUpdateKlinik } from './klinik-admin.queries.ts'
import { kalimatZona, pilihanZona } from './klinik-admin.rules.ts'

type KlinikFormProps = InDialog & {
  /** The one to be changed; null for a new one. */
  klinik: Klinik | null
}

/** Adds a clinic or changes it. What stands in the way of its name or its zone is said under the field. */
export function KlinikForm({ klinik, onSaved, onCancel }: KlinikFormProps) {
  const { nama = '', alamat = null, petunjuk = null, zona: before = WIB } = klinik ?? {}
  const insert = useInsertKlinik()
  const update = useUpdateKlinik()
  const form = useIsian(KlinikMasukan, {
    defaultValues: {
      nama,
      alamat: alamat ?? '',
      petunjuk: petunjuk ?? '',
      zona: String(before),
    },
    send: async (body) => {
      if (klinik) await update.mutateAsync({ query: { id: klinik.klinik_id }, body })
      else await insert.mutateAsync({ body })
      onSaved()
    },
    ...inNotice,
  })
  const zona = Zona.parse(Number(form.watch('zona')))
  const kalimat = klinik && kalimatZona(klinik, zona)

  return (
    <FormFrame form={form} kirim={klinik ? t`Simpan` : t`Tambah`} onCancel={onCancel}>
      <TextInput label={t`Nama klinik`} required autoComplete="off" data-autofocus {...form.field('nama')} />
      <Textarea
        label={t`Alamat klinik`}
        description={t`Kosong: alamat pada halaman Layanan.`}
        autosize
        minRows={2}
        {...form.field('alamat')}
      />
      <Textarea label={t`Petunjuk arah`} autosize minRows={2} {...form.field('petunjuk')} />
      <NativeSelect
        label={t`Zona waktu`}
        description={t`Jam sesi, cuti, dan jam tutup mengikuti zona ini.`}
        data={pilihanZona()}
        {...form.field('zona')}
      />
      {kalimat && (
        <Text size="sm" c="dimmed" aria-live="polite">
          {kalimat}
        </Text>
      )}
    </FormFrame>
  )
}
