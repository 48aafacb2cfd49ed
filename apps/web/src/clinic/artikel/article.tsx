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

type ArticlePartProps = {
  judul: string
  /** For links to this part. */
  id?: string
  children: ReactNode
}

/** A part of an `Article` under its heading. */
export const ArticlePart = ({ judul, id, children }: ArticlePartProps) => (
  <section id={id}>
    <h2>{judul}</h2>
    {children}
  </section>
)
