import { t } from '@lingui/core/macro'
import { useTokenFragment } from '../../base/lib/token-fragment.ts'
import { NoIndex } from '../../base/ui/no-index.tsx'
import { PictureHero } from '../../base/ui/pictures/picture-hero.tsx'
import { AccountCard } from '../../people/auth/account-card.tsx'
import { HapusAkunMati, KonfirmasiHapus } from './konfirmasi-hapus.tsx'

/** /hapus-akun#token: where the mail that confirms an erasure leads. Opening it confirms nothing: mail programs open links too. */
export function Page() {
  const token = useTokenFragment()
  return (
    <AccountCard judul={t`Hapus akun`} isi="" aside={<PictureHero />}>
      <NoIndex />
      {token ? <KonfirmasiHapus key={token} token={token} /> : <HapusAkunMati />}
    </AccountCard>
  )
}
