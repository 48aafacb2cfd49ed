import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { auth as messages } from '@sehati/contract/people/auth.messages'
import { ButtonLink } from '../../base/lib/links.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { TokenCard } from './token-card.tsx'

/** /reset-password#token: where the mail of a lost password leads. */
export const Page = () => (
  <TokenCard
    judul={t`Password baru`}
    isi={t`Buat password baru untuk akun kamu. Semua perangkat lain akan dikeluarkan.`}
    ended={messages.RESET_LINK_INVALID}
    ways={
      <ButtonLink to="/lupa-password">
        <Trans>Minta tautan baru</Trans>
      </ButtonLink>
    }
    form={(token, onInvalid) => <ResetPasswordForm key={token} token={token} onInvalid={onInvalid} />}
  />
)
