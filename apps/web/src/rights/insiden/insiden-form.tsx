import { t } from '@lingui/core/macro'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core'
import { isoWib } from '@sehati/contract/base/waktu'
import { semuaKelasData, semuaTingkat } from '@sehati/contract/rights/insiden.rules'
import { InsidenMasukan, type InsidenRinci } from '@sehati/contract/rights/insiden.schema'
import { kelasDataKata } from '@sehati/contract/rights/insiden.texts'
import { now } from '../../base/lib/clock.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { useInsertInsiden, useUpdateInsiden } from './insiden.queries.ts'
import { tingkatKata } from './kata.ts'
import { isianSaat, SaatField } from './saat-field.tsx'

/** Opens an incident, or changes one. What the letters say may follow later. */
export function InsidenForm({ insiden, onSaved, onCancel }: InDialog & { insiden: InsidenRinci | null }) {
  const [insert, update] = [useInsertInsiden(), useUpdateInsiden()]
  const form = useIsian(InsidenMasukan, {
    defaultValues: {
      judul: insiden?.judul ?? '',
      tingkat: insiden?.tingkat ?? 'sedang',
      diketahui_pada: isianSaat(insiden?.diketahui_pada ?? isoWib(now())),
      kelas_data: insiden?.kelas_data ?? [],
      terjadi_dari: isianSaat(insiden?.terjadi_dari ?? null),
      terjadi_sampai: isianSaat(insiden?.terjadi_sampai ?? null),
      cara: insiden?.cara ?? '',
      upaya: insiden?.upaya ?? '',
      saran: insiden?.saran ?? '',
    },
    send: async (body, { changed }) => {
      if (insiden) await update.mutateAsync({ query: { id: insiden.insiden_id }, body: changed(body) })
      else await insert.mutateAsync({ body })
      onSaved()
    },
  })
  const set = (name: 'diketahui_pada' | 'terjadi_dari' | 'terjadi_sampai' | 'kelas_data', value: string | string[]) =>
    form.set({ [name]: value })
  const saat = (name: 'diketahui_pada' | 'terjadi_dari' | 'terjadi_sampai', tanggal: string, jam: string) => (
    <SaatField
      tanggal={tanggal}
      jam={jam}
      value={String(form.watch(name) ?? '')}
      error={form.errorOf(name)}
      onChange={(value) => set(name, value)}
    />
  )
  const isi = (name: 'cara' | 'upaya' | 'saran', label: string) => (
    <Textarea label={label} autosize minRows={2} {...form.field(name)} />
  )
  return (
    <FormFrame form={form} kirim={t`Simpan insiden`} onCancel={onCancel}>
      <TextInput
        label={t`Judul`}
        description={t`Hanya untuk petugas. Jangan menulis nama orang atau isi klinis.`}
        autoComplete="off"
        data-autofocus
        required
        {...form.field('judul')}
      />
      <NativeSelect
        label={t`Tingkat`}
        data={semuaTingkat.map((value) => ({ value, label: t(tingkatKata[value]) }))}
        {...form.field('tingkat')}
      />
      {saat('diketahui_pada', t`Tanggal diketahui`, t`Jam diketahui`)}
      <Checkbox.Group
        label={t`Data yang terungkap`}
        value={(form.watch('kelas_data') ?? []) as string[]}
        onChange={(chosen) =>
          set(
            'kelas_data',
            semuaKelasData.filter((one) => chosen.includes(one)),
          )
        }
      >
        <Stack gap="xs" mt={4} lang="id">
          {semuaKelasData.map((kelas) => (
            <Checkbox key={kelas} value={kelas} label={kelasDataKata[kelas]} />
          ))}
        </Stack>
      </Checkbox.Group>
      {saat('terjadi_dari', t`Terjadi sejak tanggal`, t`Terjadi sejak jam`)}
      {saat('terjadi_sampai', t`Terjadi sampai tanggal`, t`Terjadi sampai jam`)}
      {isi('cara', t`Bagaimana terjadi`)}
      {isi('upaya', t`Upaya penanganan dan pemulihan`)}
      {isi('saran', t`Yang dapat dilakukan orang yang terdampak`)}
    </FormFrame>
  )
}
