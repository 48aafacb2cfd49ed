import { t } from '@lingui/core/macro'
import { NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { BPJS_DIGITS, PASSWORD_MIN, UNDANGAN_HARI } from '@sehati/contract/base/constants'
import { failures } from '@sehati/contract/base/texts'
import type { User } from '@sehati/contract/people/user.schema'
import { useIsian } from '../../base/lib/use-isian.ts'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { Columns } from '../../base/ui/columns.tsx'
import { DigitsField } from '../../base/ui/digits-field.tsx'
import { FormActions } from '../../base/ui/form-actions.tsx'
import { NewPasswordField } from '../auth/new-password-field.tsx'
import { useInsertUser, useInviteUser } from './user-admin.queries.ts'
import { genderPilihan, userFields } from './user-fields.ts'
import { PenggunaBaru, rolePilihan } from './user-form.rules.ts'

const empty = {
  name: '',
  email: '',
  password_hash: '',
  level_id: '',
  phone_number: '',
  gender: '',
  no_bpjs: '',
}

type InsertUserFormProps = {
  /** How the person gets a password: by a mailed link, so that no admin knows it, or typed by the admin. */
  cara: PenggunaBaru['cara']
  onSaved: (user: User) => void
  onCancel: () => void
}

/** Adds a person of any role. */
export function InsertUserForm({ cara, onSaved, onCancel }: InsertUserFormProps) {
  const [invite, add] = [useInviteUser(), useInsertUser()]
  const save = (baru: PenggunaBaru) => {
    if (baru.cara === 'undangan') {
      const { cara: _, ...body } = baru
      return invite.mutateAsync({ body })
    }
    const { cara: _, ...body } = baru
    return add.mutateAsync({ body })
  }
  const form = useIsian(PenggunaBaru, {
    defaultValues: { ...empty, cara },
    send: async (baru) => onSaved(await save(baru)),
    alertOf: ({ message }) => ({ judul: failures.adminAdd, isi: message }),
  })
  const fields = userFields(form.field)
  const isInvited = cara === 'undangan'

  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {isInvited
            ? t`Pengguna membuat password sendiri lewat tautan di email. Tautan berlaku ${UNDANGAN_HARI} hari.`
            : t`Anda memberikan password kepada pengguna. Saat login, pengguna diminta menggantinya.`}
        </Text>
        <RefusalAlert refusal={form.refusal} />
        <TextInput {...fields.name} required autoComplete="off" />
        <TextInput {...fields.email} required autoComplete="off" />
        <NativeSelect label={t`Role`} required data={rolePilihan()} {...form.field('level_id')} />
        {!isInvited && (
          <NewPasswordField
            label={t`Password`}
            required
            description={t`Minimal ${PASSWORD_MIN} karakter.`}
            typed={form.watch('password_hash')}
            {...form.field('password_hash')}
          />
        )}
        <Columns two="xs">
          <DigitsField {...fields.phone_number} label={t`Nomor telepon (opsional)`} autoComplete="off" />
          <NativeSelect
            {...fields.gender}
            label={t`Jenis kelamin (opsional)`}
            data={genderPilihan(t`Tidak disebutkan`)}
          />
        </Columns>
        <DigitsField {...fields.no_bpjs} label={t`Nomor BPJS (opsional)`} description={t`${BPJS_DIGITS} digit.`} />
        <FormActions kirim={isInvited ? t`Kirim undangan` : t`Tambah`} isSending={form.isSending} onCancel={onCancel} />
      </Stack>
    </form>
  )
}
