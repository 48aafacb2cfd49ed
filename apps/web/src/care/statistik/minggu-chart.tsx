import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Statistik } from '@sehati/contract/care/statistik.schema'
import { bilangan } from '../../base/lib/angka.ts'
import { tanggalPendek, tanggalTanpaHari } from '../../base/lib/tanggal.ts'
import { axisTop, highestOf, partOf, sumOf } from './chart.rules.ts'
import { ChartCard, jumlahColumn } from './chart-card.tsx'
import styles from './minggu-chart.module.css'

/** `23 Nov`. */
const dayAndMonth = (tanggal: string) => tanggalPendek(tanggal).split(', ')[1]

/** Consultations week by week; what was cancelled is the pale end of its column. */
export function MingguChart({ rows }: { rows: Statistik['per_minggu'] }) {
  const highest = highestOf(rows)
  const top = axisTop(highest?.jumlah ?? 0)
  const isi = highest
    ? t`${plural({ jumlah: sumOf(rows) }, { other: '# konsultasi' })}; terbanyak ${{ terbanyak: bilangan(highest.jumlah) }} pada minggu ${{ minggu: tanggalTanpaHari(highest.minggu) }}.`
    : t`Belum ada konsultasi pada periode ini.`
  return (
    <ChartCard
      judul={t`Konsultasi per minggu`}
      isi={isi}
      rows={rows}
      rowKey={({ minggu }) => minggu}
      columns={[
        { key: 'minggu', judul: t`Minggu mulai`, isName: true, cell: ({ minggu }) => tanggalTanpaHari(minggu) },
        jumlahColumn(),
        { key: 'batal', judul: t`Dibatalkan`, isNumber: true, cell: ({ dibatalkan }) => bilangan(dibatalkan) },
      ]}
    >
      <div
        data-long={rows.length > 14 || undefined}
        role="img"
        aria-label={t`Grafik kolom. ${isi}`}
        className={styles.chart}
      >
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
              title={t`Minggu ${{ kapan: tanggalTanpaHari(minggu) }}: ${plural(jumlah, { other: '# konsultasi' })}, ${{ batal: bilangan(dibatalkan) }} dibatalkan`}
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
          <span className={styles.held} /> <Trans>Berjalan atau selesai</Trans>
        </li>
        <li>
          <span className={styles.cancelled} /> <Trans>Dibatalkan</Trans>
        </li>
      </ul>
    </ChartCard>
  )
}
