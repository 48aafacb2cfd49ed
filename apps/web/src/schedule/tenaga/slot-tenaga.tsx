import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { TenagaProfesionalDetail } from '@sehati/contract/schedule/tenaga-profesional.schema'
import { hariIni } from '../../base/lib/clock.ts'
import { WholeTime } from '../../base/lib/row-date.tsx'
import { hariRelatif, tanggalTanpaTahun } from '../../base/lib/tanggal.ts'
import styles from './tenaga-detail.module.css'

type SlotTenagaProps = Pick<TenagaProfesionalDetail, 'slot' | 'terdekat_hingga'>

/** The next free slots of a professional, soonest first. */
export function SlotTenaga({ slot, terdekat_hingga }: SlotTenagaProps) {
  const hingga = tanggalTanpaTahun(terdekat_hingga)
  if (slot.length === 0)
    return (
      <Text c="dimmed" size="sm">
        <Trans>Belum ada waktu kosong hingga {hingga}.</Trans>
      </Text>
    )
  return (
    <ul className={styles.slots} aria-label={t`Waktu kosong terdekat`}>
      {slot.map(({ jadwal_tenaga_id, tanggal, jam_mulai, zona }) => (
        <li key={`${tanggal} ${jadwal_tenaga_id}`}>
          <span className={styles.when}>
            <WholeTime tanggal={tanggal} pukul={jam_mulai} zona={zona} />
          </span>
          <span className={styles.soon}>{hariRelatif(tanggal, hariIni())}</span>
        </li>
      ))}
    </ul>
  )
}
