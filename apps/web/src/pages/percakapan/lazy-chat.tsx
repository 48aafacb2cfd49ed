import { lazy } from '../../ui/lazy.tsx'
import { SkeletonLines } from '../../ui/list-state.tsx'
import styles from './lazy-chat.module.css'

/** A conversation, fetched with the first one that is opened: a user who only looks something up need not wait. */
export const LazyChat = lazy(
  () => import('../../features/percakapan/chat-panel.tsx').then(({ ChatPanel }) => ChatPanel),
  <div className={styles.waiting} aria-busy="true">
    <SkeletonLines rows={5} />
  </div>,
)
