import type { ComponentProps } from 'react'
import { lazy } from '../../base/ui/lazy.tsx'
import { SkeletonLines } from '../../base/ui/loaded.tsx'
import styles from './lazy-chat.module.css'

/** A conversation, fetched with the first one that is opened: a user who only looks something up need not wait. */
export const LazyChat = lazy(
  async () => {
    const [{ ChatPanel }, { BantuanPanel }] = await Promise.all([
      import('./chat-panel.tsx'),
      import('../../clinic/krisis/bantuan-panel.tsx'),
    ])
    return (props: Omit<ComponentProps<typeof ChatPanel>, 'Bantuan'>) => <ChatPanel {...props} Bantuan={BantuanPanel} />
  },
  <div className={styles.waiting} aria-busy="true">
    <SkeletonLines rows={5} />
  </div>,
)
