import { t } from '@lingui/core/macro'
import type { JejakSaya } from '@sehati/contract/record/jejak.schema'
import { waktuPanjang } from '../../base/lib/tanggal.ts'
import { hasilKata } from './darurat.ts'
import styles from './jejak-list.module.css'

/** What the person reported about a row, that it was received, and what came of it. */
export function Laporan({ isi, dibuat_pada, tanggapan }: NonNullable<JejakSaya['laporan']>) {
  const diterima = waktuPanjang(dibuat_pada)
  return (
    <dl className={styles.darurat}>
      <dt>{t`Laporan Anda`}</dt>
      <dd>{`“${isi}”`}</dd>
      <dt>{t`Keadaan`}</dt>
      <dd>{tanggapan ? t`Sudah ditanggapi` : t`Diterima ${diterima}, menunggu peninjau`}</dd>
      {tanggapan && (
        <>
          <dt>{t`Hasil`}</dt>
          <dd>{t(hasilKata[tanggapan.hasil])}</dd>
          <dt>{t`Tanggapan`}</dt>
          <dd>{`“${tanggapan.isi}”`}</dd>
        </>
      )}
    </dl>
  )
}
