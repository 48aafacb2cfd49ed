import { t } from '@lingui/core/macro'
import { useTokenFragment } from '../../base/lib/token-fragment.ts'
import { NoIndex } from '../../base/ui/no-index.tsx'
import { PictureHero } from '../../base/ui/pictures/picture-hero.tsx'
import { AccountCard } from './account-card.tsx'
import { KonfirmasiEmailForm, KonfirmasiEmailMati } from './konfirmasi-email-form.tsx'

/** /konfirmasi-email#token: where the mail to a new address leads. */
export function Page() {
  const token = useTokenFragment()
  return (
    <AccountCard judul={t`Konfirmasi email`} isi="" aside={<PictureHero />}>
      <NoIndex />
      {token ? <KonfirmasiEmailForm key={token} token={token} /> : <KonfirmasiEmailMati />}
    </AccountCard>
  )
}
