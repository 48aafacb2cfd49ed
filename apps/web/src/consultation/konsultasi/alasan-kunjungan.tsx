import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { isNomorKekerasan } from '@sehati/contract/clinic/kekerasan.rules'
import type { AlasanPilihan } from '@sehati/contract/schedule/alasan.schema'
import { showCrisisNumbers } from '../../base/ui/crisis-strip.tsx'
import { CrisisNumbers } from '../../clinic/krisis/crisis-numbers.tsx'
import { layanan } from '../../clinic/layanan/layanan.ts'
import { AlasanPicker } from '../../schedule/alasan/alasan-picker.tsx'
import styles from './alasan-kunjungan.module.css'

type AlasanKunjunganProps = {
  chosen: AlasanPilihan | null
  onChoose: (alasan: AlasanPilihan | null) => void
}

/** The question above the list of professionals, with the numbers that belong to its answer. They stand beside the list, not instead of it. */
export const AlasanKunjungan = ({ chosen, onChoose }: AlasanKunjunganProps) => (
  <AlasanPicker chosen={chosen} onChoose={onChoose} waiting={<div className={styles.waiting} />}>
    <div role="status">
      {chosen?.kekerasan && layanan()?.nomor_darurat.some(isNomorKekerasan) && (
        <section className={`krisis ${styles.numbers}`}>
          <p>
            <Trans>Di samping konsultasi, ada layanan khusus untuk korban kekerasan:</Trans>
          </p>
          <ul>
            <CrisisNumbers only={isNomorKekerasan} />
          </ul>
        </section>
      )}
      {chosen?.mendesak && (
        <p className={styles.urgent}>
          <Trans>Jika ada bahaya saat ini juga, hubungi 119 atau 112, atau datang ke IGD terdekat.</Trans>{' '}
          <Button variant="subtle" size="compact-md" onClick={showCrisisNumbers}>
            <Trans>Lihat nomor bantuan</Trans>
          </Button>
        </p>
      )}
    </div>
  </AlasanPicker>
)
