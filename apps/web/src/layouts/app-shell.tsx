import { t } from '@lingui/core/macro'
import { Group, UnstyledButton } from '@mantine/core'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { isAdmin, isPatient } from '@sehati/contract/base/access'
import { brandName } from '@sehati/contract/base/brand'
import { IconMenu2 } from '@tabler/icons-react'
import { Outlet } from '@tanstack/react-router'
import type { FocusEvent } from 'react'
import { Link } from '../base/lib/links.tsx'
import { roleLabel } from '../base/lib/navigation.ts'
import { homeOf } from '../base/lib/paths.ts'
import { useActor } from '../base/lib/session.ts'
import { Dialog } from '../base/ui/dialog.tsx'
import { LogoMark } from '../base/ui/logo.tsx'
import { MAIN_ID, SkipLink } from '../base/ui/skip-link.tsx'
import { Bell } from '../channel/pemberitahuan/bell.tsx'
import { Hubungi } from '../clinic/krisis/hubungi-later.tsx'
import styles from './app-shell.module.css'
import { BottomBar } from './bottom-bar.tsx'
import { Crisis } from './crisis.tsx'
import { LazyBackground } from './lazy-background.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import { Sidebar } from './sidebar.tsx'
import { useEscape } from './use-escape.ts'

/** The browser scrolls to the caret of a field of several lines, whose other lines may lie behind the bottom bar. */
function showWhole({ target }: FocusEvent) {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' })
}

/** The frame of every role's area: sidebar (a drawer and a bottom bar on small screens), header, content. */
export function AppShell() {
  const { level_id } = useActor()
  const isWide = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false })
  const [isDocked, docked] = useDisclosure(true)
  const [isDrawn, drawn] = useDisclosure(false)
  useEscape(isWide && isDocked, docked.close)

  const isOpen = isWide ? isDocked : isDrawn
  const isPasien = isPatient(level_id)
  const brand = (
    <Link to={homeOf(level_id)} className={styles.brand} aria-label={t`${brandName}, ke dashboard`}>
      <LogoMark size={32} /> <span>{brandName}</span>
    </Link>
  )

  return (
    <div className={styles.shell} data-docked={(isWide && isDocked) || undefined}>
      <SkipLink />
      {isWide && isDocked && (
        <aside className={styles.sidebar} id="sidebar" aria-label={t`Sidebar`}>
          {brand}
          <Sidebar level={level_id} />
        </aside>
      )}
      <Dialog shape="drawer" isOpen={!isWide && isDrawn} onClose={drawn.close} judul={t`Menu`}>
        <Sidebar level={level_id} onFollow={drawn.close} />
      </Dialog>
      <header className={styles.header}>
        <Group gap="sm" wrap="nowrap">
          <UnstyledButton
            className={styles.toggle}
            aria-label={isOpen ? t`Tutup sidebar` : t`Buka sidebar`}
            aria-expanded={isOpen}
            onClick={isWide ? docked.toggle : drawn.toggle}
          >
            <IconMenu2 size={22} aria-hidden />
          </UnstyledButton>
          {!isOpen && brand}
          <span className={styles.role}>{t(roleLabel[level_id])}</span>
        </Group>
        <Group gap="xs" wrap="nowrap">
          <Bell />
          <ProfileMenu />
        </Group>
      </header>
      <main id={MAIN_ID} className={styles.main} tabIndex={-1} onFocus={showWhole}>
        <Outlet />
        {isPasien && <Crisis more={<Hubungi />} />}
      </main>
      <BottomBar level={level_id} onMore={drawn.open} />
      {!isAdmin(level_id) && <LazyBackground />}
    </div>
  )
}
