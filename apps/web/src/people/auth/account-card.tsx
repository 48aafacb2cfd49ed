import { Card } from '@mantine/core'
import type { ReactNode } from 'react'
import { PageHeader } from '../../base/ui/page-header.tsx'
import styles from './account-card.module.css'

/** The calm card around sign-in and registration, a sentence of welcome beside it on wide screens. */
export const AccountCard = ({
  judul,
  isi,
  aside,
  children,
}: {
  judul: string
  isi: string
  aside: ReactNode
  children: ReactNode
}) => (
  <div className={styles.split}>
    <div className={styles.aside}>{aside}</div>
    <Card className={styles.card} padding="xl">
      <PageHeader judul={judul} isi={isi} />
      {children}
    </Card>
  </div>
)
