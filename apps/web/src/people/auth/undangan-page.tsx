import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { brandName } from '@sehati/contract/base/brand'
import { user as messages } from '@sehati/contract/people/user.messages'
import { ButtonLink } from '../../base/lib/links.tsx'
import { UndanganForm } from './reset-password-form.tsx'
import { TokenCard } from './token-card.tsx'

/** /undangan#token: where the mail of an invitation leads. */
export const Page = () => (
  <TokenCard
    judul={t`Selamat datang di ${brandName}`}
    isi={t`Admin sudah menyiapkan akun untuk kamu. Buat password yang hanya kamu ketahui, lalu login.`}
    ended={messages.INVITATION_INVALID}
    ways={
      <>
        <ButtonLink to="/lupa-password">
          <Trans>Lupa password</Trans>
        </ButtonLink>
        <ButtonLink to="/login" variant="default">
          <Trans>Login</Trans>
        </ButtonLink>
      </>
    }
    form={(token, onInvalid) => <UndanganForm key={token} token={token} onInvalid={onInvalid} />}
  />
)
