import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Stack } from '@mantine/core'
import { auth as messages } from '@sehati/contract/people/auth.messages'
import { useState } from 'react'
import { ButtonLink } from '../../base/lib/links.tsx'
import { useTokenFragment } from '../../base/lib/token-fragment.ts'
import { FormAlert } from '../../base/ui/form-errors.tsx'
import { NoIndex } from '../../base/ui/no-index.tsx'
import { PictureHero } from '../../base/ui/pictures/picture-hero.tsx'
import { AccountCard } from './account-card.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'

/** /reset-password#token: where the mail of a lost password leads. */
export function Page() {
  const token = useTokenFragment()
  const [refused, setRefused] = useState<string | null>(null)
  const isGood = token !== null && token !== refused
  return (
    <AccountCard
      judul={t`Password baru`}
      isi={isGood ? t`Buat password baru untuk akun kamu. Semua perangkat lain akan dikeluarkan.` : ''}
      aside={<PictureHero />}
    >
      <NoIndex />
      {isGood ? (
        <ResetPasswordForm key={token} token={token} onInvalid={() => setRefused(token)} />
      ) : (
        <Stack gap="lg">
          <FormAlert judul={messages.RESET_LINK_INVALID.judul} isi={messages.RESET_LINK_INVALID.isi} />
          <ButtonLink to="/lupa-password">
            <Trans>Minta tautan baru</Trans>
          </ButtonLink>
        </Stack>
      )}
    </AccountCard>
  )
}
