import { msg, t } from '@lingui/core/macro'
import { UnstyledButton } from '@mantine/core'
import styles from './bagian-detail.module.css'

export const bagianDetail = ['konsultasi', 'catatan'] as const
type BagianDetail = (typeof bagianDetail)[number]
const words = { konsultasi: msg`Konsultasi`, catatan: msg`Catatan psikolog` }

type BagianDetailTabsProps = { shown: BagianDetail; onShow: (bagian: BagianDetail) => void }

/** The two parts of a consultation of psychology: itself, and the psychologist's notes. */
export const BagianDetailTabs = ({ shown, onShow }: BagianDetailTabsProps) => (
  <ul className={styles.tabs} aria-label={t`Bagian detail`}>
    {bagianDetail.map((bagian) => (
      <li key={bagian}>
        <UnstyledButton className={styles.tab} aria-pressed={bagian === shown} onClick={() => onShow(bagian)}>
          {t(words[bagian])}
        </UnstyledButton>
      </li>
    ))}
  </ul>
)
