import { t } from '@lingui/core/macro'
import type { LevelId } from '@sehati/contract/base/access'
import { listTugasSaya } from '@sehati/contract/people/tugas.endpoints'
import { IconShieldCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../base/lib/api.ts'
import { Link } from '../base/lib/links.tsx'
import { tugasPage } from '../people/tugas/tugas-page.ts'
import styles from './nav-links.module.css'

/** The items of the sidebar for the duties of the person, after those of the role. */
export function TugasLinks({ level, onFollow }: { level: LevelId; onFollow: (() => void) | undefined }) {
  const { data = [] } = useQuery(ask(listTugasSaya))
  const pages = data.flatMap(({ tugas }) => tugasPage(tugas, level) ?? [])
  return pages.map(({ judul, to }) => (
    <li key={to}>
      <Link to={to} className={styles.item} activeOptions={{ includeSearch: false }} onClick={onFollow}>
        <IconShieldCheck size={20} stroke={1.75} aria-hidden />
        <span>{t(judul)}</span>
      </Link>
    </li>
  ))
}
