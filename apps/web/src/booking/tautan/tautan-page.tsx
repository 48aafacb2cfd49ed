import { t } from '@lingui/core/macro'
import { Card } from '@mantine/core'
import { useTokenFragment } from '../../base/lib/token-fragment.ts'
import { NoIndex } from '../../base/ui/no-index.tsx'
import { PageHeader } from '../../base/ui/page-header.tsx'
import { TautanIsi } from './tautan-isi.tsx'
import { TautanMati } from './tautan-mati.tsx'
import styles from './tautan-page.module.css'

/** /tautan#token: where the links of a reminder lead. Opening it does nothing yet. */
export function Page() {
  const token = useTokenFragment()
  return (
    <div className={styles.page}>
      <NoIndex />
      <PageHeader judul={t`Janji Anda`} />
      <Card>{token ? <TautanIsi key={token} token={token} /> : <TautanMati />}</Card>
    </div>
  )
}
