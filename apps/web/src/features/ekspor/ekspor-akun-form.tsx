import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { NativeSelect, Stack, Text, Textarea } from '@mantine/core'
import { eksporAkun, eksporAkunLembar } from '@sehati/contract/ekspor/endpoints'
import { EksporAkunMasukan } from '@sehati/contract/ekspor/schema'
import { useEffect, useState } from 'react'
import type { ApiError } from '../../lib/api-error.ts'
import { callFile } from '../../lib/call.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useIsian } from '../../lib/use-isian.ts'
import { useSubmit } from '../../lib/use-submit.ts'
import { FormActions } from '../../ui/form-actions.tsx'
import { FormAlert } from '../../ui/form-errors.tsx'
import { PasswordField } from '../../ui/password-field.tsx'

type EksporAkunFormProps = {
  onDirty: (isDirty: boolean) => void
  onSaved: (nama: string) => void
  onCancel: () => void
}

const endpoints = { xlsx: eksporAkunLembar, csv: eksporAkun } as const

/** Saves all accounts as a file: why, and the password again. */
export function EksporAkunForm({ onDirty, onSaved, onCancel }: EksporAkunFormProps) {
  const form = useIsian(EksporAkunMasukan, { alasan: '', password: '' })
  const [format, setFormat] = useState<keyof typeof endpoints>('xlsx')
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const { isDirty, isSubmitting } = form.formState
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const save = async (body: EksporAkunMasukan) => {
    setRefusal(null)
    const { isi, nama } = await callFile(endpoints[format], { body })
    const saved = nama ?? `pengguna.${format}`
    saveFile(isi, saved)
    onSaved(saved)
  }
  const submit = useSubmit(form, save, {
    refuse: (error, isOfField) => {
      // The sentence of the code is about a password that is to be changed.
      if (error.code === 'PASSWORD_WRONG') form.setError('password', { message: t`Password tidak sesuai.` })
      else if (!isOfField) setRefusal(error)
    },
    alertOf: (error, isOfField) => (isOfField ? null : error.message),
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {refusal && <FormAlert judul={refusal.judul} isi={refusal.message} />}
        <Text>
          <Trans>
            Berkas ini memuat semua akun dengan nomor BPJS. Alasan Anda dicatat, dan semua admin diberi tahu.
          </Trans>
        </Text>
        <NativeSelect
          label={t`Bentuk berkas`}
          data={[
            { value: 'xlsx', label: t`Excel` },
            { value: 'csv', label: t`CSV` },
          ]}
          value={format}
          onChange={(event) => setFormat(event.currentTarget.value === 'csv' ? 'csv' : 'xlsx')}
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
        <FormActions kirim={t`Unduh daftar akun`} isSending={isSubmitting} onCancel={onCancel} />
      </Stack>
    </form>
  )
}
