import { t } from '@lingui/core/macro'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core'
import { type LingkupKunci, masaKunci, semuaLingkup } from '@sehati/contract/people/kunci-api.rules'
import { type KunciApiBaru, KunciApiMasukan } from '@sehati/contract/people/kunci-api.schema'
import { useIsian } from '../../base/lib/use-isian.ts'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { OwnPassword } from '../auth/own-password.tsx'
import { lingkupKata } from './kata.ts'
import { useInsertKunci } from './kunci.queries.ts'

type KunciFormProps = { onMade: (made: KunciApiBaru) => void; onCancel: () => void }

/** Makes a key: its name, what it may read, for how long, and the own password. */
export function KunciForm({ onMade, onCancel }: KunciFormProps) {
  const insert = useInsertKunci()
  const form = useIsian(KunciApiMasukan, {
    defaultValues: { nama: '', lingkup: [], hari: 90, password: '' },
    send: async (body) => onMade(await insert.mutateAsync({ body })),
  })
  const choose = (chosen: string[]) => form.set({ lingkup: semuaLingkup.filter((one) => chosen.includes(one)) })
  return (
    <FormFrame form={form} kirim={t`Buat kunci`} onCancel={onCancel}>
      <TextInput
        label={t`Nama`}
        description={t`Program yang memakainya, misalnya Sistem Akademik.`}
        autoComplete="off"
        data-autofocus
        required
        {...form.field('nama')}
      />
      <Checkbox.Group
        label={t`Izin baca`}
        description={t`Pilih hanya yang diperlukan. Isi konsultasi psikologi, percakapan, ulasan, dan skrining tidak pernah keluar.`}
        value={(form.watch('lingkup') ?? []) as LingkupKunci[]}
        error={form.errorOf('lingkup')}
        onChange={choose}
      >
        <Stack gap="sm" mt="xs">
          {semuaLingkup.map((one) => (
            <Checkbox key={one} value={one} label={t(lingkupKata[one])} />
          ))}
        </Stack>
      </Checkbox.Group>
      <NativeSelect
        label={t`Masa berlaku`}
        data={masaKunci.map((hari) => ({ value: String(hari), label: t`${hari} hari` }))}
        {...form.field('hari')}
      />
      <OwnPassword label={t`Password kamu`} {...form.field('password')} />
    </FormFrame>
  )
}
