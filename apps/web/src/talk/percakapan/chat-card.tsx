import { Card } from '@mantine/core'
import styles from './chat-card.module.css'
import { LazyChat } from './lazy-chat.tsx'

const ID = 'percakapan'

/** Shows the conversation of the page, and moves the keyboard to it. */
export function focusChat(): void {
  const card = document.getElementById(ID)
  card?.scrollIntoView({ block: 'start' })
  card?.focus({ preventScroll: true })
}

/** The conversation of a consultation beside its details. */
export const ChatCard = ({ jadwal_id }: { jadwal_id: number }) => (
  <Card id={ID} tabIndex={-1} padding={0} className={`${styles.card} screen-only`}>
    <LazyChat jadwal_id={jadwal_id} />
  </Card>
)
