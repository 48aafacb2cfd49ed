import { t } from '@lingui/core/macro'
import { Stack, Text, TextInput } from '@mantine/core'
import { BPJS_DIGITS, UNDANGAN_HARI } from '@sehati/contract/base/constants'
import { insertPasienLoket } from '@sehati/contract/desk/pasien.endpoints'
import { PasienBaru, type PasienLoket } from '@sehati/contract/desk/pasien.schema'
import { say } from '../../base/lib/say.ts'
import { useIsian } from '../../base/lib/use-isian.ts'
import { RefusalAlert } from '../../base/page/refusal-alert.tsx'
import { DigitsField } from '../../base/ui/digits-field.tsx'
import { FormActions } from '../../base/ui/form-actions.tsx'
import { showNotice } from '../../base/ui/notice.tsx'
import { useDaftarPasien } from './pasien.queries.ts'

type DaftarPasienProps = { onSaved: (pasien: PasienLoket) => void; onCancel: () => void }

/** Makes an account for a person who has none. They choose the password themselves. */
export function DaftarPasien({ onSaved, onCancel }: DaftarPasienProps) {
  const daftar = useDaftarPasien()
  const form = useIsian(PasienBaru, {
    defaultValues: { name: '', email: '', no_bpjs: '' },
    send: async (body) => {
      const pasien = await daftar.mutateAsync({ body })
      showNotice('success', { judul: t`Pasien didaftarkan`, isi: say(insertPasienLoket.message) })
      onSaved(pasien)
    },
  })
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t`Pasien membuat password sendiri lewat tautan di email. Tautan berlaku ${UNDANGAN_HARI} hari.`}
        </Text>
        <RefusalAlert refusal={form.refusal} />
        <TextInput
          label={t`Nama lengkap`}
          required
          autoComplete="off"
          data-autofocus
          autoFocus
          {...form.field('name')}
        />
        <TextInput label={t`Email`} type="email" required autoComplete="off" {...form.field('email')} />
        <DigitsField
          label={t`Nomor BPJS (opsional)`}
          description={t`${BPJS_DIGITS} digit.`}
          maxDigits={BPJS_DIGITS}
          {...form.field('no_bpjs')}
        />
        <FormActions kirim={t`Daftarkan`} isSending={form.isSending} onCancel={onCancel} />
      </Stack>
    </form>
  )
}
