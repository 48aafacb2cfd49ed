import { Card, Skeleton } from '@mantine/core'
import { Suspense } from 'react'
import styles from './chat-card.module.css'
import { LazyChat } from './lazy-chat.tsx'

/** The conversation of a consultation beside its details. */
export const ChatCard = ({ jadwal_id }: { jadwal_id: number }) => (
  <Card padding={0} className={`${styles.card} screen-only`}>
    <Suspense fallback={<Skeleton height="100%" />}>
      <LazyChat jadwal_id={jadwal_id} />
    </Suspense>
  </Card>
)
