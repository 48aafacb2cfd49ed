import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { brandName } from '@sehati/contract/base/brand'
import { footerLinks } from '../base/lib/footer-links.ts'
import { Link } from '../base/lib/links.tsx'
import { LogoMark } from '../base/ui/logo.tsx'
import styles from './public-layout.module.css'

export const PublicFooter = () => (
  <footer className={styles.footer}>
    <div className={styles.footerBar}>
      <span className={styles.copyright}>
        <LogoMark size={24} /> <Trans>© 2025 {brandName}. Semua hak dilindungi.</Trans>
      </span>
      <nav aria-label={t`Tautan lain`} className={styles.footerNav}>
        {footerLinks.map(({ kata, to }) => (
          <Link key={to} to={to}>
            {t(kata)}
          </Link>
        ))}
      </nav>
    </div>
  </footer>
)
