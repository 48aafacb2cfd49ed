import { t } from '@lingui/core/macro'
import { type LevelId, levelsOf, roles } from '@sehati/contract/base/access'
import { Link } from '../base/lib/links.tsx'
import { CHAT_PAGE, type NavItem, navOf } from '../base/lib/navigation.ts'
import type { Address } from '../base/lib/pages.ts'
import { inArea } from '../base/lib/paths.ts'
import { lazy } from '../base/ui/lazy.tsx'
import { UnreadCount } from '../talk/percakapan/unread-count.tsx'
import styles from './nav-links.module.css'

/** The items of a role's menus, each with its address. */
export const navItemsOf = (level: LevelId): (NavItem & { to: Address })[] =>
  navOf[roles[level].group].map((item) => ({ ...item, to: inArea(level, item.page) }))

// Students can have no duty: their pages do without its code.
const canHaveTugas = (level: LevelId) => [levelsOf.loket, levelsOf.jaga].some((levels) => levels.includes(level))
const TugasLinks = lazy(() => import('./tugas-links.tsx').then((file) => file.TugasLinks))

/** The sidebar's list, also in the drawer. */
export const NavLinks = ({ level, onFollow }: { level: LevelId; onFollow?: () => void }) => (
  <nav aria-label={t`Menu utama`}>
    <ul className={styles.list}>
      {navItemsOf(level).map(({ to, page, kata, icon: Picture }) => (
        <li key={to}>
          <Link to={to} className={styles.item} activeOptions={{ includeSearch: false }} onClick={onFollow}>
            <Picture size={20} stroke={1.75} aria-hidden />
            <span>{t(kata)}</span>
            {page === CHAT_PAGE && <UnreadCount />}
          </Link>
        </li>
      ))}
      {canHaveTugas(level) && <TugasLinks level={level} onFollow={onFollow} />}
    </ul>
  </nav>
)
