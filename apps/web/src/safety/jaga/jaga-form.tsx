import { t } from '@lingui/core/macro'
import { NativeSelect, TextInput } from '@mantine/core'
import { isianTexts } from '@sehati/contract/base/texts'
import { JagaMasukan } from '@sehati/contract/safety/jaga.schema'
import { JamField } from '../../base/lib/jam-field.tsx'
import { say } from '../../base/lib/say.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { Columns } from '../../base/ui/columns.tsx'
import { usePutJaga } from './jaga-admin.queries.ts'

type JagaFormProps = InDialog & {
  pemegang: { user_id: number; name: string }[]
  today: string
}

/** Puts a person with the duty on the roster. A shift whose end is not later than its start ends on the next day. */
export function JagaForm({ pemegang, today, onSaved, onCancel }: JagaFormProps) {
  const put = usePutJaga()
  const form = useIsian(JagaMasukan, {
    defaultValues: { user_id: '', tanggal: today, dari: '08:00', sampai: '16:00' },
    send: async (body) => {
      await put.mutateAsync({ body })
      onSaved()
    },
  })
  const orang = form.field('user_id')
  const time = (name: 'dari' | 'sampai', label: string, hint?: string) => (
    <JamField
      label={label}
      hint={hint}
      value={form.watch(name)}
      error={form.errorOf(name) ?? false}
      onChange={(jam) => form.set({ [name]: jam })}
    />
  )
  return (
    <FormFrame form={form} kirim={t`Tambah`} onCancel={onCancel}>
      <NativeSelect
        label={t`Petugas`}
        required
        data-autofocus
        data={[
          { value: '', label: t`Pilih petugas` },
          ...pemegang.map(({ user_id, name }) => ({ value: String(user_id), label: name })),
        ]}
        {...orang}
        error={orang.error && say(isianTexts.wajib)}
      />
      <TextInput type="date" label={t`Tanggal`} required {...form.field('tanggal')} />
      <Columns two="xs">
        {time('dari', t`Dari jam`)}
        {time('sampai', t`Sampai jam`, t`WIB. Sama atau lebih awal: keesokan harinya.`)}
      </Columns>
    </FormFrame>
  )
}
