import { t } from '@lingui/core/macro'
import type { LevelId } from '@sehati/contract/access'
import { Link, useRouter } from '@tanstack/react-router'
import { UnreadCount } from '../features/percakapan/unread-count.tsx'
import { areaOf } from '../lib/paths.ts'
import styles from './nav-links.module.css'
import { CHAT_PAGE, type NavItem, navOf } from './navigation.ts'

/** The items of a role whose page this build has: an item never leads nowhere. */
export function useNavItems(level: LevelId): (NavItem & { to: string })[] {
  const { routesByPath } = useRouter()
  return navOf[level]
    .map((item) => ({ ...item, to: areaOf[level] + item.page }))
    .filter(({ to }) => Object.hasOwn(routesByPath, to))
}

/** The sidebar's list, also in the drawer. */
export const NavLinks = ({ level, onFollow }: { level: LevelId; onFollow?: () => void }) => (
  <nav aria-label={t`Menu utama`}>
    <ul className={styles.list}>
      {useNavItems(level).map(({ to, page, kata, icon: Picture }) => (
        <li key={to}>
          <Link to={to} className={styles.item} activeOptions={{ includeSearch: false }} onClick={onFollow}>
            <Picture size={20} stroke={1.75} aria-hidden />
            {t(kata)}
            {page === CHAT_PAGE && <UnreadCount />}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
