import { t } from '@lingui/core/macro'
import { NativeSelect, Text, TextInput } from '@mantine/core'
import { isianTexts } from '@sehati/contract/base/texts'
import { semuaHubunganWali } from '@sehati/contract/rights/wali.rules'
import { WaliMasukan } from '@sehati/contract/rights/wali.schema'
import { say } from '../../base/lib/say.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { Columns } from '../../base/ui/columns.tsx'
import { useInsertWali } from './orang.queries.ts'
import { hubunganKata, jawabanKata } from './wali-kata.ts'

/** What a guardian signed on paper at the counter. */
export function WaliForm({ user_id, onSaved, onCancel }: InDialog & { user_id: number }) {
  const insert = useInsertWali()
  const form = useIsian(WaliMasukan, {
    defaultValues: { user_id, nama: '', tanggal: '' },
    send: async (body) => {
      await insert.mutateAsync({ body })
      onSaved()
    },
  })
  const pilihan = (name: 'hubungan' | 'jawaban') => {
    const { error, ...field } = form.field(name)
    return { ...field, error: error && say(isianTexts.wajib), required: true }
  }
  return (
    <FormFrame form={form} kirim={t`Catat`} onCancel={onCancel}>
      <Text size="sm">{t`Catat apa yang ditandatangani orang tua atau wali di atas kertas. Jawaban terakhir yang berlaku.`}</Text>
      <TextInput label={t`Nama orang tua atau wali`} required data-autofocus {...form.field('nama')} />
      <Columns two="xs">
        <NativeSelect
          label={t`Hubungan`}
          data={[
            { value: '', label: t`Pilih hubungan` },
            ...semuaHubunganWali.map((value) => ({ value, label: hubunganKata(value) })),
          ]}
          {...pilihan('hubungan')}
        />
        <TextInput type="date" label={t`Tanggal surat`} required {...form.field('tanggal')} />
      </Columns>
      <NativeSelect
        label={t`Jawaban`}
        data={[
          { value: '', label: t`Pilih jawaban` },
          ...(['setuju', 'menolak', 'menarik'] as const).map((value) => ({ value, label: jawabanKata(value) })),
        ]}
        {...pilihan('jawaban')}
      />
    </FormFrame>
  )
}
