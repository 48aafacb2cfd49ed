import { t } from '@lingui/core/macro'
import { Stack, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { caraMasuk } from '../auth/cara-masuk.ts'
import { PasskeyBagian } from '../passkey/passkey-bagian.tsx'
import { IdentitasBagian } from '../sso/identitas-bagian.tsx'
import { DuaLangkah } from './dua-langkah.tsx'

/** How the user signs in, beside the password. */
export const Keamanan = () => (
  <Stack gap="xl">
    <Bagian judul={t`Verifikasi dua langkah`}>
      <DuaLangkah />
    </Bagian>
    {caraMasuk().passkey && (
      <Bagian judul={t`Passkey`}>
        <PasskeyBagian />
      </Bagian>
    )}
    {caraMasuk().sso && (
      <Bagian judul={t`Login lewat penyedia`}>
        <IdentitasBagian />
      </Bagian>
    )}
  </Stack>
)

function Bagian({ judul, children }: { judul: string; children: ReactNode }) {
  const id = useId()
  return (
    <Stack gap="sm" role="group" aria-labelledby={id}>
      <Title order={3} fz="md" id={id}>
        {judul}
      </Title>
      {children}
    </Stack>
  )
}
