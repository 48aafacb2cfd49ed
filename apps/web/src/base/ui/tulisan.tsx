import styles from './tulisan.module.css'

/** A text of an admin, with its lines: in Indonesian in every language of the page. */
export const Tulisan = ({ children }: { children: string }) => (
  <p className={styles.written} lang="id">
    {children}
  </p>
)
