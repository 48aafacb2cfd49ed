import type { Statistik } from '@sehati/contract/statistik.schema'
import { bilangan } from '../../lib/angka.ts'
import { tanggalPendek, tanggalTanpaHari } from '../../lib/tanggal.ts'
import { axisTop, highestOf, partOf, sumOf } from './chart.rules.ts'
import { ChartCard } from './chart-card.tsx'
import styles from './minggu-chart.module.css'

/** `23 Nov`. */
const dayAndMonth = (tanggal: string) => tanggalPendek(tanggal).split(', ')[1]

/** Consultations week by week; what was cancelled is the pale end of its column. */
export function MingguChart({ rows }: { rows: Statistik['per_minggu'] }) {
  const highest = highestOf(rows)
  const top = axisTop(highest?.jumlah ?? 0)
  const isi = highest
    ? `${bilangan(sumOf(rows))} konsultasi; terbanyak ${bilangan(highest.jumlah)} pada minggu ${tanggalTanpaHari(highest.minggu)}.`
    : 'Belum ada konsultasi pada periode ini.'
  return (
    <ChartCard
      judul="Konsultasi per minggu"
      isi={isi}
      rows={rows}
      rowKey={({ minggu }) => minggu}
      columns={[
        { key: 'minggu', judul: 'Minggu mulai', isName: true, cell: ({ minggu }) => tanggalTanpaHari(minggu) },
        { key: 'jumlah', judul: 'Konsultasi', cell: ({ jumlah }) => bilangan(jumlah) },
        { key: 'batal', judul: 'Dibatalkan', cell: ({ dibatalkan }) => bilangan(dibatalkan) },
      ]}
    >
      <div role="img" aria-label={`Grafik kolom. ${isi}`} className={styles.chart}>
        <div className={styles.axis} aria-hidden="true">
          {[top, top / 2, 0].map((mark) => (
            <span key={mark}>{bilangan(mark)}</span>
          ))}
        </div>
        <div className={styles.columns} aria-hidden="true">
          {rows.map(({ minggu, jumlah, dibatalkan }) => (
            <div
              key={minggu}
              className={styles.column}
              title={`Minggu ${tanggalTanpaHari(minggu)}: ${bilangan(jumlah)} konsultasi, ${bilangan(dibatalkan)} dibatalkan`}
            >
              <span className={styles.bar}>
                <span className={styles.cancelled} style={{ height: `${partOf(dibatalkan, top)}%` }} />
                <span className={styles.held} style={{ height: `${partOf(jumlah - dibatalkan, top)}%` }} />
              </span>
              <span className={styles.name}>{dayAndMonth(minggu)}</span>
            </div>
          ))}
        </div>
      </div>
      <ul className={styles.legend} aria-hidden="true">
        <li>
          <span className={styles.held} /> Berjalan atau selesai
        </li>
        <li>
          <span className={styles.cancelled} /> Dibatalkan
        </li>
      </ul>
    </ChartCard>
  )
}
