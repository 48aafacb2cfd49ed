import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Group } from '@mantine/core'
import { brandName } from '@sehati/contract/base/brand'
import { ButtonLink, Link } from '../base/lib/links.tsx'
import { homeOf, landingPath } from '../base/lib/paths.ts'
import { useSession } from '../base/lib/session.ts'
import { LanguageSwitch } from '../base/ui/language-switch.tsx'
import { LogoMark } from '../base/ui/logo.tsx'
import { SchemeSwitch } from '../base/ui/scheme-switch.tsx'
import styles from './public-layout.module.css'

/** Logo, Jadwal, and the two ways in; who is signed in finds the way home instead. */
export function PublicHeader() {
  const actor = useSession()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        {/* The landing page is a document of its own, outside of the application. */}
        <a href={landingPath()} className={styles.brand} aria-label={t`${brandName}, ke beranda`}>
          <LogoMark size={34} /> <span>{brandName}</span>
        </a>
        <nav aria-label={t`Menu utama`} className={styles.nav}>
          <Link to="/jadwal" className={styles.item} activeOptions={{ includeSearch: false }}>
            <Trans>Jadwal</Trans>
          </Link>
        </nav>
        <Group gap={4} wrap="nowrap">
          <LanguageSwitch className={styles.language} />
          <SchemeSwitch />
          {actor ? (
            <ButtonLink to={homeOf(actor.level_id)}>
              <Trans>Dashboard</Trans>
            </ButtonLink>
          ) : (
            <>
              <ButtonLink to="/login" variant="subtle" className={styles.narrow}>
                <Trans>Login</Trans>
              </ButtonLink>
              <ButtonLink to="/register" className={styles.narrow}>
                <Trans>Register</Trans>
              </ButtonLink>
            </>
          )}
        </Group>
      </div>
    </header>
  )
}
