import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import type { LevelId } from '@sehati/contract/base/access'
import { IconDots } from '@tabler/icons-react'
import { Link } from '../base/lib/links.tsx'
import { CHAT_PAGE } from '../base/lib/navigation.ts'
import { UnreadCount } from '../talk/percakapan/unread-count.tsx'
import styles from './bottom-bar.module.css'
import { navItemsOf } from './nav-links.tsx'

const PLACES = 5

/** Navigation of phones: at most five places, the rest behind *Lainnya*. */
export function BottomBar({ level, onMore }: { level: LevelId; onMore: () => void }) {
  const items = navItemsOf(level)
  const isFull = items.length > PLACES
  return (
    <nav className={styles.bar} aria-label={t`Menu bawah`}>
      {items.slice(0, isFull ? PLACES - 1 : PLACES).map(({ to, page, kata, pendek, icon: Picture }) => (
        <Link
          key={to}
          to={to}
          className={styles.item}
          aria-label={page === CHAT_PAGE ? undefined : t(kata)}
          activeOptions={{ includeSearch: false }}
        >
          <Picture size={22} stroke={1.75} aria-hidden />
          <span>{t(pendek ?? kata)}</span>
          {page === CHAT_PAGE && <UnreadCount />}
        </Link>
      ))}
      {isFull && (
        <UnstyledButton className={styles.item} onClick={onMore}>
          <IconDots size={22} stroke={1.75} aria-hidden />
          <span>
            <Trans>Lainnya</Trans>
          </span>
        </UnstyledButton>
      )}
    </nav>
  )
}
