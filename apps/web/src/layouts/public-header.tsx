import { Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ButtonLink } from '../lib/links.tsx'
import { homeOf } from '../lib/paths.ts'
import { useSession } from '../lib/session.ts'
import { LogoMark } from '../ui/logo.tsx'
import { SchemeSwitch } from '../ui/scheme-switch.tsx'
import styles from './public-layout.module.css'

/** Logo, Jadwal, and the two ways in; who is signed in finds the way home instead. */
export function PublicHeader() {
  const actor = useSession()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        {/* The landing page is a document of its own, outside of the application. */}
        <a href="/" className={styles.brand} aria-label="Sehati, ke beranda">
          <LogoMark size={34} /> <span>Sehati</span>
        </a>
        <nav aria-label="Menu utama" className={styles.nav}>
          <Link to="/jadwal" className={styles.item} activeOptions={{ includeSearch: false }}>
            Jadwal
          </Link>
        </nav>
        <Group gap={4} wrap="nowrap">
          <SchemeSwitch />
          {actor ? (
            <ButtonLink to={homeOf(actor.level_id)}>Dashboard</ButtonLink>
          ) : (
            <>
              <ButtonLink to="/login" variant="subtle" className={styles.narrow}>
                Login
              </ButtonLink>
              <ButtonLink to="/register" className={styles.narrow}>
                Register
              </ButtonLink>
            </>
          )}
        </Group>
      </div>
    </header>
  )
}
