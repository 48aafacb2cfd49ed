import { t } from '@lingui/core/macro'
import { NativeSelect, Stack, TextInput } from '@mantine/core'
import { failures } from '@sehati/contract/base/texts'
import type { User } from '@sehati/contract/people/user.schema'
import { useIsian } from '../../base/lib/use-isian.ts'
import { useSubmit } from '../../base/lib/use-submit.ts'
import { Columns } from '../../base/ui/columns.tsx'
import { DigitsField } from '../../base/ui/digits-field.tsx'
import { FormActions } from '../../base/ui/form-actions.tsx'
import { FormAlert } from '../../base/ui/form-errors.tsx'
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
  const form = useIsian(DataPengguna, {
    name: user.name,
    email: user.email,
    phone_number: user.phone_number ?? '',
    gender: user.gender ?? '',
    no_bpjs: user.no_bpjs ?? '',
    country: user.country,
  })
  const fields = userFields(form.field)
  const send = useUpdateUser()

  const submit = useSubmit(form, async (data) => {
    const saved = await send.mutateAsync({ body: { user_id: user.user_id, ...form.changed(data) } })
    // What was saved is what a further change is compared with.
    form.reset(form.getValues())
    onSaved(saved)
  })

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {send.error && <FormAlert key={send.submittedAt} judul={failures.adminSave} isi={send.error.message} />}
        <TextInput {...fields.name} required autoComplete="off" />
        <TextInput {...fields.email} required={!isSelf} autoComplete="off" readOnly={isSelf} />
        {isSelf ? <OwnAccount /> : <KonfirmasiEmail user_id={user.user_id} />}
        <Columns two="xs">
          <DigitsField {...fields.phone_number} autoComplete="off" />
          <NativeSelect {...fields.gender} data={genderPilihan(t`Tidak disebutkan`)} />
          <DigitsField {...fields.no_bpjs} />
          <TextInput label={t`Negara`} required autoComplete="off" {...form.field('country')} />
        </Columns>
        <FormActions kirim={t`Simpan`} isSending={send.isPending} onCancel={onCancel} />
      </Stack>
    </form>
  )
}
