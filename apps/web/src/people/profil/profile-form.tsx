import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { isPatient } from '@sehati/contract/base/access'
import { BPJS_DIGITS } from '@sehati/contract/base/constants'
import { failures } from '@sehati/contract/base/texts'
import { updateProfil } from '@sehati/contract/people/user.endpoints'
import type { Profil as ProfilWire } from '@sehati/contract/people/user.schema'
import { session } from '../../base/lib/session.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import { useSubmit } from '../../base/lib/use-submit.ts'
import { DigitsField } from '../../base/ui/digits-field.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { PasswordField } from '../../base/ui/password-field.tsx'
import { genderPilihan, userFields } from '../user/user-fields.ts'
import { EmailMenunggu } from './email-menunggu.tsx'
import { useUpdateProfil } from './profil.queries.ts'
import { isianOf, isOtherEmail, type Profil, profilOf } from './profile-form.rules.ts'

/** The user's own data. A refused change stays in the fields, with the reason beside. */
export function ProfileForm({ user }: { user: ProfilWire }) {
  const form = useIsian(profilOf(user), isianOf(user))
  const { reset } = form
  const { isDirty } = form.formState
  const fields = userFields(form.field)
  const send = useUpdateProfil()

  const save = async (body: Profil) => {
    const change = form.changed(body)
    const saved = await send.mutateAsync({ body: change })
    reset(isianOf(saved))
    await session.rename(saved.name)
    const isAsked = change.email !== undefined && isOtherEmail(change.email, saved)
    showNotice('success', {
      judul: t`Profil tersimpan`,
      isi: isAsked
        ? t`Buka tautan yang kami kirim ke ${{ email: body.email }} untuk mengganti email.`
        : updateProfil.message,
    })
  }
  const refuse = () => showNotice('error', { judul: t`Profil belum tersimpan`, isi: failures.profile })
  const submit = useSubmit(form, save, { refuse, alertOf: () => failures.profile })

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput {...fields.name} required autoComplete="name" />
        <TextInput {...fields.email} required autoComplete="email" description={t`Dipakai untuk login.`} />
        {isOtherEmail(form.watch('email'), user) && (
          <PasswordField
            label={t`Password akun`}
            description={t`Diperlukan untuk mengganti email. Email baru berlaku setelah kamu membuka tautan yang kami kirim ke sana.`}
            autoComplete="current-password"
            {...form.field('current_password')}
          />
        )}
        {user.email_menunggu && <EmailMenunggu email={user.email_menunggu} />}
        <DigitsField {...fields.phone_number} autoComplete="tel" />
        <NativeSelect {...fields.gender} data={genderPilihan(t`Belum diisi`)} />
        <DigitsField
          {...fields.no_bpjs}
          inputMode="tel"
          autoComplete="off"
          required={isPatient(user.level_id)}
          description={t`${BPJS_DIGITS} digit, tertera pada kartu atau aplikasi Mobile JKN.`}
        />
        <Group gap="sm">
          <Button type="submit" loading={send.isPending}>
            <Trans>Simpan perubahan</Trans>
          </Button>
          {isDirty && (
            <Button variant="subtle" onClick={() => reset(isianOf(user))} disabled={send.isPending}>
              <Trans>Urungkan</Trans>
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}
