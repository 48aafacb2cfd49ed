import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { NativeSelect, Stack, Text, Textarea } from '@mantine/core'
import { semuaKategoriDarurat } from '@sehati/contract/darurat/rules'
import { BukaDaruratMasukan } from '@sehati/contract/darurat/schema'
import { messages } from '@sehati/contract/messages'
import { useEffect } from 'react'
import { kategoriKata } from '../../lib/darurat.ts'
import { useIsian } from '../../lib/use-isian.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { FormActions } from '../../ui/form-actions.tsx'
import { FormAlert } from '../../ui/form-errors.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useBukaDarurat } from './darurat.queries.ts'

type BukaDaruratFormProps = {
  jadwal_id: number
  onDirty: (isDirty: boolean) => void
  onSaved: () => void
  onCancel: () => void
}

/** Too many guesses are refused with the title of the login. */
const judulOf = ({ code, judul }: { code: string; judul: string }): string =>
  code === 'LOGIN_LOCKED' ? messages.EMERGENCY_OPEN.judul : judul

/** Opens the texts of a consultation to an admin: why, and the password again. No category is chosen beforehand: danger to life lifts the limits. */
export function BukaDaruratForm({ jadwal_id, onDirty, onSaved, onCancel }: BukaDaruratFormProps) {
  const form = useIsian(BukaDaruratMasukan, { alasan: '', password: '' })
  const { isDirty } = form.formState
  const open = useBukaDarurat()
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const save = async (body: BukaDaruratMasukan) => {
    await open.mutateAsync({ query: { jadwalid: jadwal_id }, body })
    onSaved()
  }
  const submit = useSubmit(form, save, {
    // The sentence of the code is about a password that is to be changed.
    refuse: ({ code }) =>
      code === 'PASSWORD_WRONG' ? form.setError('password', { message: t`Password tidak sesuai.` }) : undefined,
    alertOf: (error, isOfField) => (isOfField ? null : error.message),
  })
  const refusal = open.error && open.error.fields.length === 0 ? open.error : null
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {refusal && <FormAlert key={open.submittedAt} judul={judulOf(refusal)} isi={refusal.message} />}
        <Text>
          <Trans>
            Tindakan ini dicatat, diberitahukan kepada pasien dan kepada peninjau, dan berlaku 30 menit. Alasan Anda
            akan dibaca oleh pasien.
          </Trans>
        </Text>
        <NativeSelect
          label={t`Kategori`}
          required
          data={[
            { value: '', label: t`Pilih kategori` },
            ...semuaKategoriDarurat.map((value) => ({ value, label: t(kategoriKata[value]) })),
          ]}
          {...form.field('kategori')}
        />
        <Textarea
          label={t`Alasan`}
          description={t`20 sampai 500 karakter.`}
          required
          autosize
          minRows={3}
          {...form.field('alasan')}
        />
        <PasswordField label={t`Password`} autoComplete="current-password" {...form.field('password')} />
        <FormActions kirim={t`Buka isi klinis`} isSending={open.isPending} onCancel={onCancel} />
      </Stack>
    </form>
  )
}
