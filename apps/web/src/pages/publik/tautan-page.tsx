import { t } from '@lingui/core/macro'
import { Card } from '@mantine/core'
import { TautanIsi, TautanMati } from '../../features/tautan/tautan-isi.tsx'
import { useTokenFragment } from '../../lib/token-fragment.ts'
import { NoIndex } from '../../ui/no-index.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import styles from './tautan-page.module.css'

/** /tautan#token: where the links of a reminder lead. Opening it does nothing yet. */
export function TautanPage() {
  const token = useTokenFragment()
  return (
    <div className={styles.page}>
      <NoIndex />
      <PageHeader judul={t`Janji Anda`} />
      <Card>{token ? <TautanIsi key={token} token={token} /> : <TautanMati />}</Card>
    </div>
  )
}
