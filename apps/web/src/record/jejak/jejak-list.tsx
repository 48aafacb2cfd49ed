import { plural, t } from '@lingui/core/macro'
import { Button } from '@mantine/core'
import type { JejakSaya } from '@sehati/contract/record/jejak.schema'
import { canLaporkan } from '@sehati/contract/safety/keberatan.rules'
import { useState } from 'react'
import { jam, tanggalOf, waktuPanjang } from '../../base/lib/tanggal.ts'
import { hasilKata, kategoriKata } from './darurat.ts'
import styles from './jejak-list.module.css'
import { kalimatJejak } from './kalimat.ts'
import { type Kelompok, kelompokkan } from './kelompok.rules.ts'
import { LaporDialog } from './lapor-dialog.tsx'
import { Laporan } from './laporan.tsx'

/** The own trail, newest first. A row that another account caused can be reported once. */
export function JejakList({ rows, label }: { rows: JejakSaya[]; label: string }) {
  const [reported, setReported] = useState<JejakSaya | null>(null)
  return (
    <>
      <ol className={styles.list} aria-label={label}>
        {kelompokkan(rows).map((row) => (
          <Baris key={row.nomor} row={row} onReport={setReported} />
        ))}
      </ol>
      <LaporDialog row={reported} onClose={() => setReported(null)} />
    </>
  )
}

function Baris({ row, onReport }: { row: Kelompok; onReport: (row: JejakSaya) => void }) {
  const kalimat = kalimatJejak(row)
  const tanya = t`Ini tidak wajar?`
  return (
    <li className={styles.row}>
      <span className={styles.sentence}>{kalimat}</span>
      <small className={styles.time}>
        <time dateTime={row.sejak}>{waktuPanjang(row.sejak)}</time>
        {row.pelaku?.nama_spesialisasi && <span>{` · ${row.pelaku.nama_spesialisasi}`}</span>}
        {row.banyak > 1 && <span>{` · ${kali(row)}`}</span>}
      </small>
      {row.darurat && row.tindakan === 'buka_darurat' && <Darurat {...row.darurat} />}
      {row.laporan && <Laporan {...row.laporan} />}
      {!row.laporan && canLaporkan(row) && (
        <Button
          variant="subtle"
          px={0}
          w="fit-content"
          className="screen-only"
          aria-label={`${tanya} ${kalimat}`}
          onClick={() => onReport(row)}
        >
          {tanya}
        </Button>
      )}
    </li>
  )
}

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

/** How often, and when last if that is another time than the first, which stands before it. */
const kali = ({ banyak, sejak, waktu }: Kelompok): string => {
  const [pertama, terakhir, pukul] = [waktuPanjang(sejak), waktuPanjang(waktu), jam(waktu)]
  if (terakhir === pertama) return plural(banyak, { other: '# kali' })
  return tanggalOf(sejak) === tanggalOf(waktu)
    ? plural(banyak, { other: `# kali, terakhir pukul ${pukul}` })
    : plural(banyak, { other: `# kali, terakhir ${terakhir}` })
}
