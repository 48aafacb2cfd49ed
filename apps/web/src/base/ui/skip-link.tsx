import { Trans } from '@lingui/react/macro'
import styles from './skip-link.module.css'

export const MAIN_ID = 'konten'

/** First stop of the keyboard on every page; the target is `<main id={MAIN_ID}>`. */
export const SkipLink = () => (
  <a className={styles.skip} href={`#${MAIN_ID}`}>
    <Trans>Lewati ke konten utama</Trans>
  </a>
)
