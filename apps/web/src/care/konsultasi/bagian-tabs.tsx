import { msg, plural, t } from '@lingui/core/macro'
import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { JumlahBagian } from '@sehati/contract/consultation/bagian.schema'
import { bilangan } from '../../base/lib/angka.ts'
import styles from './bagian-tabs.module.css'
import type { DaftarSearch } from './daftar-search.ts'

type Bagian = DaftarSearch['bagian']

const words = [
  ['', msg`Semua`],
  ['hari_ini', msg`Hari ini`],
  ['perlu_dijawab', msg`Perlu dijawab`],
  ['mendatang', msg`Mendatang`],
  ['riwayat', msg`Riwayat`],
] as const satisfies readonly [Bagian, unknown][]

type BagianTabsProps = {
  shown: Bagian
  /** Not known while it is fetched. */
  jumlah: JumlahBagian | undefined
  onShow: (bagian: Bagian) => void
}

/** The parts of the list, each with its count. */
export const BagianTabs = ({ shown, jumlah, onShow }: BagianTabsProps) => (
  <ul className={styles.parts} aria-label={t`Bagian daftar`}>
    {words.map(([bagian, kata]) => {
      const n = jumlah?.[bagian || 'semua']
      return (
        <li key={bagian}>
          <UnstyledButton className={styles.part} aria-pressed={bagian === shown} onClick={() => onShow(bagian)}>
            <span>{t(kata)}</span>{' '}
            <span className={styles.count}>
              {n !== undefined && <span>{bilangan(n)}</span>}
              {n !== undefined && <VisuallyHidden> {plural(n, { other: 'konsultasi' })}</VisuallyHidden>}
            </span>
          </UnstyledButton>
        </li>
      )
    })}
  </ul>
)
