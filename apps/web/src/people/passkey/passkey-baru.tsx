import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Text, TextInput } from '@mantine/core'
import { DenganPassword } from '@sehati/contract/people/dua-langkah.schema'
import { insertPasskey } from '@sehati/contract/people/passkey.endpoints'
import { PasskeyBaru as Baru } from '@sehati/contract/people/passkey.schema'
import * as z from 'zod/mini'
import { useIsian } from '../../base/lib/use-isian.ts'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { showNotice, showSuccess } from '../../base/ui/notice.tsx'
import { OwnPassword } from '../auth/own-password.tsx'
import { useBeginPasskey, useInsertPasskey } from './passkey.queries.ts'
import { createPasskey } from './webauthn.ts'

const Isian = z.extend(DenganPassword, { nama: Baru.shape.nama })

type PasskeyBaruProps = {
  /** With the codes for emergencies, where it is the first second factor of the account. */
  onSaved: (codes: string[] | null) => void
  onCancel: () => void
}

/** A new passkey: its name, the own password, and then what the device asks for. */
export function PasskeyBaru({ onSaved, onCancel }: PasskeyBaruProps) {
  const begin = useBeginPasskey()
  const insert = useInsertPasskey()
  const form = useIsian(Isian, {
    defaultValues: { nama: '', password: '' },
    send: async ({ nama, password }) => {
      const jawaban = await createPasskey(await begin.mutateAsync({ body: { password } }))
      if (!jawaban)
        return showNotice('info', {
          judul: t`Passkey belum dibuat`,
          isi: t`Perangkat ini tidak membuat passkey. Coba lagi, atau pakai perangkat lain.`,
        })
      const { kode_cadangan } = await insert.mutateAsync({ body: { nama, jawaban } })
      showSuccess(insertPasskey)
      onSaved(kode_cadangan)
    },
  })
  return (
    <FormFrame form={form} kirim={t`Buat passkey`} onCancel={onCancel}>
      <Text size="sm">
        <Trans>Setelah ini perangkat meminta sidik jari, wajah, atau PIN kamu. Klinik tidak menerimanya.</Trans>
      </Text>
      <TextInput
        label={t`Nama passkey`}
        description={t`Misalnya: ponsel saya`}
        data-autofocus
        autoComplete="off"
        {...form.field('nama')}
      />
      <OwnPassword {...form.field('password')} />
    </FormFrame>
  )
}
