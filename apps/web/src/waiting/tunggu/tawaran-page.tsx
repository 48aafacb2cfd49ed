import { t } from '@lingui/core/macro'
import { Card } from '@mantine/core'
import { useTokenFragment } from '../../base/lib/token-fragment.ts'
import { NoIndex } from '../../base/ui/no-index.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { TautanMati } from '../../booking/tautan/tautan-mati.tsx'
import styles from '../../booking/tautan/tautan-page.module.css'
import { TawaranIsi } from './tawaran-isi.tsx'

/** /tawaran#token: where the mail about an offered place leads. Opening it takes nothing. */
export function Page() {
  const token = useTokenFragment()
  return (
    <div className={styles.page}>
      <NoIndex />
      <PageHeader judul={t`Slot untuk Anda`} />
      <Card>{token ? <TawaranIsi key={token} token={token} /> : <TautanMati />}</Card>
    </div>
  )
}
