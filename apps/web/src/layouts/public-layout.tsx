import { Outlet } from '@tanstack/react-router'
import { MAIN_ID, SkipLink } from '../base/ui/skip-link.tsx'
import { Crisis } from './crisis.tsx'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'
import styles from './public-layout.module.css'

/** The frame of the pages that need no sign-in. */
export const PublicLayout = () => (
  <div className={styles.page}>
    <SkipLink />
    <PublicHeader />
    <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
      <Outlet />
    </main>
    <div className={styles.crisis}>
      <Crisis />
    </div>
    <PublicFooter />
  </div>
)
