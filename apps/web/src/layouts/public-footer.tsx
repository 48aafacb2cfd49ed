import { Link } from '@tanstack/react-router'
import { footerLinks } from '../lib/footer-links.ts'
import { LogoMark } from '../ui/logo.tsx'
import styles from './public-layout.module.css'

export const PublicFooter = () => (
  <footer className={styles.footer}>
    <div className={styles.footerBar}>
      <span className={styles.copyright}>
        <LogoMark size={24} /> © 2025 Sehati. Semua hak dilindungi.
      </span>
      <nav aria-label="Tautan lain" className={styles.footerNav}>
        {footerLinks.map(({ kata, to }) => (
          <Link key={to} to={to}>
            {kata}
          </Link>
        ))}
      </nav>
    </div>
  </footer>
)
