import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Text, TextInput } from '@mantine/core'
import { DenganPassword } from '@sehati/contract/people/dua-langkah.schema'
import { insertPasskey } from '@sehati/contract/people/passkey.endpoints'
import { PasskeyBaru as Baru } from '@sehati/contract/people/passkey.schema'
import * as z from 'zod/mini'
import { useIsian } from '../../base/lib/use-isian.ts'
import type { InDialog } from '../../base/page/form-dialog.tsx'
import { FormFrame } from '../../base/page/form-frame.tsx'
import { showNotice, showSuccess } from '../../base/ui/notice.tsx'
import { OwnPassword } from '../auth/own-password.tsx'
import { useBeginPasskey, useInsertPasskey } from './passkey.queries.ts'
import { createPasskey } from './webauthn.ts'

const Isian = z.extend(DenganPassword, { nama: Baru.shape.nama })

/** A new passkey: its name, the own password, and then what the device asks for. */
export function PasskeyBaru({ onSaved, onCancel }: InDialog) {
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
      await insert.mutateAsync({ body: { nama, jawaban } })
      showSuccess(insertPasskey)
      onSaved()
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
