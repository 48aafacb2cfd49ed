import { Card } from '@mantine/core'
import styles from './chat-card.module.css'
import { LazyChat } from './lazy-chat.tsx'

/** The conversation of a consultation beside its details. */
export const ChatCard = ({ jadwal_id }: { jadwal_id: number }) => (
  <Card padding={0} className={`${styles.card} screen-only`}>
    <LazyChat jadwal_id={jadwal_id} />
  </Card>
)
