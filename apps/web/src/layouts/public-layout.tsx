import { Outlet } from '@tanstack/react-router'
import { CrisisStrip } from '../ui/crisis-strip.tsx'
import { MAIN_ID, SkipLink } from '../ui/skip-link.tsx'
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
      <CrisisStrip />
    </div>
    <PublicFooter />
  </div>
)
