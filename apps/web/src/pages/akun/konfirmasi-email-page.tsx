import { t } from '@lingui/core/macro'
import { KonfirmasiEmailForm, KonfirmasiEmailMati } from '../../features/auth/konfirmasi-email-form.tsx'
import { useTokenFragment } from '../../lib/token-fragment.ts'
import { NoIndex } from '../../ui/no-index.tsx'
import { PictureHero } from '../../ui/pictures/picture-hero.tsx'
import { AccountCard } from './account-card.tsx'

/** /konfirmasi-email#token: where the mail to a new address leads. */
export function KonfirmasiEmailPage() {
  const token = useTokenFragment()
  return (
    <AccountCard judul={t`Konfirmasi email`} isi="" aside={<PictureHero />}>
      <NoIndex />
      {token ? <KonfirmasiEmailForm key={token} token={token} /> : <KonfirmasiEmailMati />}
    </AccountCard>
  )
}
