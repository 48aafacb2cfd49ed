import { plural, t } from '@lingui/core/macro'
import type { Statistik } from '@sehati/contract/care/statistik.schema'
import { Fragment } from 'react'
import { bilangan } from '../../base/lib/angka.ts'
import { say } from '../../base/lib/say.ts'
import { jam as jamKata } from '../../base/lib/tanggal.ts'
import { depthOf, highestOf, jamGrid } from './chart.rules.ts'
import { ChartCard, jumlahColumn } from './chart-card.tsx'
import styles from './jam-chart.module.css'

const jamOf = (jam: number) => jamKata(`${String(jam).padStart(2, '0')}:00`)

/** At which hours of which days consultations begin: the deeper, the busier. */
export function JamChart({ rows }: { rows: Statistik['jam_sibuk'] }) {
  const highest = highestOf(rows)
  const grid = jamGrid(rows)
  const hours = grid[0]?.sel.map(({ jam }) => jam) ?? []
  const isi = highest
    ? t`Paling ramai ${{ hari: say(highest.hari) }} pukul ${{ jam: jamOf(highest.jam) }} WIB, ${plural({ jumlah: highest.jumlah }, { other: '# konsultasi' })}.`
    : t`Belum ada konsultasi pada periode ini.`
  return (
    <ChartCard
      judul={t`Jam tersibuk`}
      isi={isi}
      rows={rows}
      rowKey={({ hari, jam }) => `${hari} ${jam}`}
      columns={[
        { key: 'waktu', judul: t`Waktu`, isName: true, cell: ({ hari, jam }) => `${say(hari)}, ${jamOf(jam)} WIB` },
        jumlahColumn(),
      ]}
    >
      {highest && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys
        <div role="img" aria-label={t`Peta jam. ${isi}`} className={styles.frame} tabIndex={0}>
          <div
            className={styles.grid}
            style={{ gridTemplateColumns: `auto repeat(${hours.length}, minmax(1.25rem, 1fr))` }}
            aria-hidden="true"
          >
            <span />
            {hours.map((jam) => (
              <span key={jam} className={styles.hour}>
                {jamOf(jam).slice(0, 2)}
              </span>
            ))}
            {grid.map(({ hari, sel }) => (
              <Fragment key={hari}>
                <span className={styles.day}>{say(hari).slice(0, 3)}</span>
                {sel.map(({ jam, jumlah }) => (
                  <span
                    key={jam}
                    className={styles.cell}
                    data-depth={depthOf(jumlah, highest.jumlah)}
                    title={t`${{ hari: say(hari) }} ${{ jam: jamOf(jam) }} WIB: ${plural(jumlah, { other: '# konsultasi' })}`}
                  >
                    {jumlah > 0 && bilangan(jumlah)}
                  </span>
                ))}
              </Fragment>
            ))}
          </div>
        </div>
      )}
    </ChartCard>
  )
}
