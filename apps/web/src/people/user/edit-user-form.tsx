import { t } from '@lingui/core/macro'
import { NativeSelect, TextInput } from '@mantine/core'
import { failures } from '@sehati/contract/base/texts'
import type { User } from '@sehati/contract/people/user.schema'
import { useIsian } from '../../base/lib/use-isian.ts'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { Columns } from '../../base/ui/columns.tsx'
import { DigitsField } from '../../base/ui/digits-field.tsx'
import { KonfirmasiEmail } from './konfirmasi-email.tsx'
import { OwnAccount } from './own-account.tsx'
import { useUpdateUser } from './user-admin.queries.ts'
import { genderPilihan, userFields } from './user-fields.ts'
import { DataPengguna } from './user-form.rules.ts'

type EditUserFormProps = {
  user: User
  isSelf: boolean
  onSaved: (user: User) => void
  onCancel: () => void
}

/** A person's data, in an admin's hand. The own e-mail is changed by the profile. */
export function EditUserForm({ user, isSelf, onSaved, onCancel }: EditUserFormProps) {
  const send = useUpdateUser()
  const form = useIsian(DataPengguna, {
    defaultValues: {
      name: user.name,
      email: user.email,
      phone_number: user.phone_number ?? '',
      gender: user.gender ?? '',
      no_bpjs: user.no_bpjs ?? '',
      country: user.country,
    },
    send: async (data, form) => {
      const saved = await send.mutateAsync({ body: { user_id: user.user_id, ...form.changed(data) } })
      // What was saved is what a further change is compared with.
      form.reset(form.getValues())
      onSaved(saved)
    },
    alertOf: ({ message }) => ({ judul: failures.adminSave, isi: message }),
  })
  const fields = userFields(form.field)

  return (
    <FormFrame form={form} kirim={t`Simpan`} onCancel={onCancel}>
      <TextInput {...fields.name} required autoComplete="off" />
      <TextInput {...fields.email} required={!isSelf} autoComplete="off" readOnly={isSelf} />
      {isSelf ? <OwnAccount /> : <KonfirmasiEmail user_id={user.user_id} />}
      <Columns two="xs">
        <DigitsField {...fields.phone_number} autoComplete="off" />
        <NativeSelect {...fields.gender} data={genderPilihan(t`Tidak disebutkan`)} />
        <DigitsField {...fields.no_bpjs} />
        <TextInput label={t`Negara`} required autoComplete="off" {...form.field('country')} />
      </Columns>
    </FormFrame>
  )
}
