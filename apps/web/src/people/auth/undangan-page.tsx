import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Stack } from '@mantine/core'
import { brandName } from '@sehati/contract/base/brand'
import { user as messages } from '@sehati/contract/people/user.messages'
import { useState } from 'react'
import { ButtonLink } from '../../base/lib/links.tsx'
import { useTokenFragment } from '../../base/lib/token-fragment.ts'
import { FormAlert } from '../../base/ui/form-errors.tsx'
import { NoIndex } from '../../base/ui/no-index.tsx'
import { PictureHero } from '../../base/ui/pictures/picture-hero.tsx'
import { AccountCard } from './account-card.tsx'
import { UndanganForm } from './reset-password-form.tsx'

/** /undangan#token: where the mail of an invitation leads. */
export function Page() {
  const token = useTokenFragment()
  const [refused, setRefused] = useState<string | null>(null)
  const isGood = token !== null && token !== refused
  return (
    <AccountCard
      judul={t`Selamat datang di ${brandName}`}
      isi={isGood ? t`Admin sudah menyiapkan akun untuk kamu. Buat password yang hanya kamu ketahui, lalu login.` : ''}
      aside={<PictureHero />}
    >
      <NoIndex />
      {isGood ? (
        <UndanganForm key={token} token={token} onInvalid={() => setRefused(token)} />
      ) : (
        <Stack gap="lg">
          <FormAlert judul={messages.INVITATION_INVALID.judul} isi={messages.INVITATION_INVALID.isi} />
          <ButtonLink to="/lupa-password">
            <Trans>Lupa password</Trans>
          </ButtonLink>
          <ButtonLink to="/login" variant="default">
            <Trans>Login</Trans>
          </ButtonLink>
        </Stack>
      )}
    </AccountCard>
  )
}
