import { plural, t } from '@lingui/core/macro'
import type { JejakSaya } from '@sehati/contract/jejak/schema'
import { hasilKata, kategoriKata } from '../../lib/darurat.ts'
import { jam, waktuPanjang } from '../../lib/tanggal.ts'
import styles from './jejak-list.module.css'
import { kalimatJejak } from './kalimat.ts'
import { type Kelompok, kelompokkan } from './kelompok.rules.ts'

/** The own trail, newest first. */
export const JejakList = ({ rows, label }: { rows: JejakSaya[]; label: string }) => (
  <ol className={styles.list} aria-label={label}>
    {kelompokkan(rows).map((row) => (
      <li key={row.nomor} className={styles.row}>
        <span className={styles.sentence}>{kalimatJejak(row)}</span>
        <small className={styles.time}>
          <time dateTime={row.waktu}>{waktuPanjang(row.waktu)}</time>
          {row.pelaku?.nama_spesialisasi && <> · {row.pelaku.nama_spesialisasi}</>}
          {row.banyak > 1 && <> · {kali(row)}</>}
        </small>
        {row.darurat && row.tindakan === 'buka_darurat' && <Darurat {...row.darurat} />}
      </li>
    ))}
  </ol>
)

/** Why an admin opened the texts, and what the review says of it. */
const Darurat = ({ kategori, alasan, hasil }: NonNullable<JejakSaya['darurat']>) => (
  <dl className={styles.darurat}>
    <dt>{t`Kategori`}</dt>
    <dd>{t(kategoriKata[kategori])}</dd>
    <dt>{t`Alasan`}</dt>
    <dd>{`“${alasan}”`}</dd>
    <dt>{t`Tinjauan`}</dt>
    <dd>{hasil === null ? t`Menunggu tinjauan` : t(hasilKata[hasil])}</dd>
  </dl>
)

const kali = ({ banyak, waktu }: Kelompok): string => {
  const pukul = jam(waktu)
  return plural(banyak, { other: `# kali, terakhir pukul ${pukul}` })
}
