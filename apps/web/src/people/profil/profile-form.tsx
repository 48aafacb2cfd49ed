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
import { DigitsField } from '../../base/ui/digits-field.tsx'
import { lazy } from '../../base/ui/lazy.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { OwnPassword } from '../auth/own-password.tsx'
import { genderPilihan, userFields } from '../user/user-fields.ts'
import { useUpdateProfil } from './profil.queries.ts'
import { isianOf, isOtherEmail, profilOf } from './profile-form.rules.ts'

const EmailMenunggu = lazy(() => import('./email-menunggu.tsx').then((file) => file.EmailMenunggu))

/** The user's own data. A refused change stays in the fields, with the reason beside. */
export function ProfileForm({ user }: { user: ProfilWire }) {
  const send = useUpdateProfil()
  const form = useIsian(profilOf(user), {
    defaultValues: isianOf(user),
    send: async (body, form) => {
      const change = form.changed(body)
      const saved = await send.mutateAsync({ body: change })
      form.reset(isianOf(saved))
      await session.rename(saved.name)
      const isAsked = change.email !== undefined && isOtherEmail(change.email, saved)
      showNotice('success', {
        judul: t`Profil tersimpan`,
        isi: isAsked
          ? t`Buka tautan yang kami kirim ke ${{ email: body.email }} untuk mengganti email.`
          : updateProfil.message,
      })
    },
    refuse: () => showNotice('error', { judul: t`Profil belum tersimpan`, isi: failures.profile }),
    alertOf: () => failures.profile,
  })
  const { reset } = form
  const { isDirty } = form.formState
  const fields = userFields(form.field)

  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="md">
        <TextInput {...fields.name} required autoComplete="name" />
        <TextInput {...fields.email} required autoComplete="email" description={t`Dipakai untuk login.`} />
        {isOtherEmail(form.watch('email'), user) && (
          <OwnPassword
            label={t`Password akun`}
            description={t`Diperlukan untuk mengganti email. Email baru berlaku setelah kamu membuka tautan yang kami kirim ke sana.`}
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
