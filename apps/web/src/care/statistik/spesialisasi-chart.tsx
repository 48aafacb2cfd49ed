import { plural, t } from '@lingui/core/macro'
import type { Statistik } from '@sehati/contract/care/statistik.schema'
import { BarList } from './bar-list.tsx'
import { highestOf } from './chart.rules.ts'
import { ChartCard, jumlahColumn } from './chart-card.tsx'

const SHOWN = 8

/** Consultations by specialisation; the picture shows the first, the table all. */
export function SpesialisasiChart({ rows }: { rows: Statistik['per_spesialisasi'] }) {
  const highest = highestOf(rows)
  return (
    <ChartCard
      judul={t`Menurut spesialisasi`}
      isi={
        highest
          ? t`Paling banyak diminta: ${{ nama: highest.nama_spesialisasi }}, ${plural({ jumlah: highest.jumlah }, { other: '# konsultasi' })}.`
          : t`Belum ada konsultasi pada periode ini.`
      }
      rows={rows}
      rowKey={({ spesialisasi_id }) => spesialisasi_id}
      columns={[
        { key: 'nama', judul: t`Spesialisasi`, isName: true, cell: ({ nama_spesialisasi }) => nama_spesialisasi },
        jumlahColumn(),
      ]}
    >
      {rows.length > 0 && (
        <BarList
          label={t`Konsultasi menurut spesialisasi`}
          rows={rows.slice(0, SHOWN).map(({ spesialisasi_id, nama_spesialisasi, jumlah }) => ({
            key: spesialisasi_id,
            nama: nama_spesialisasi,
            jumlah,
          }))}
        />
      )}
    </ChartCard>
  )
}
