import type { ReactNode } from 'react'
import { PageHeader } from '../../base/ui/page-header.tsx'
import styles from './article.module.css'

/** A page of plain text: sections with headings, lists, links. */
export const Article = ({ judul, isi, children }: { judul: string; isi: string; children: ReactNode }) => (
  <article className={styles.article}>
    <PageHeader judul={judul} isi={isi} />
    {children}
  </article>
)
