import { Trans } from '@lingui/react/macro'
import styles from './bantuan-panel.module.css'
import { CrisisNumbers } from './crisis-numbers.tsx'
import { Hubungi } from './hubungi-later.tsx'

/** Whom to call now, and the way to leave one's number. */
export const BantuanNomor = () => (
  <>
    <ul>
      <CrisisNumbers />
    </ul>
    <p>
      <Trans>Jika ada bahaya saat ini juga, hubungi 119 atau 112, atau datang ke IGD terdekat.</Trans>
    </p>
    <div className={styles.hubungi}>
      <Hubungi />
    </div>
  </>
)
