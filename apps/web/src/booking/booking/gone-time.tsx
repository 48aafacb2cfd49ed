import { Trans } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { jam, tanggalPendek } from '../../base/lib/tanggal.ts'
import styles from './booking-summary.module.css'

type GoneTimeProps = {
  gone: { tanggal: string; jam_mulai: string }
  /** Leads to the free times. */
  onShowTimes: () => void
}

/** Shows where the person is writing that the chosen time is gone. The picker, perhaps far above, announces it. */
export function GoneTime({ gone, onShowTimes }: GoneTimeProps) {
  const kapan = `${tanggalPendek(gone.tanggal)} ${jam(gone.jam_mulai)}`
  return (
    <div className={styles.gone} data-gone>
      <span>
        <Trans>Waktu {kapan} tidak tersedia lagi.</Trans>
      </span>
      <UnstyledButton className={styles.times} onClick={onShowTimes}>
        <Trans>Pilih waktu lain</Trans>
      </UnstyledButton>
    </div>
  )
}
