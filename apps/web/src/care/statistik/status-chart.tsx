import { plural, t } from '@lingui/core/macro'
import type { Statistik } from '@sehati/contract/care/statistik.schema'
import type { StatusKonsultasi } from '@sehati/contract/consultation/konsultasi.schema'
import { StatusBadge } from '../../base/ui/status-badge.tsx'
import { BarList } from './bar-list.tsx'
import { partOf, sumOf } from './chart.rules.ts'
import { ChartCard, jumlahColumn } from './chart-card.tsx'

const tones: Record<StatusKonsultasi, string> = {
  diajukan: 'amber',
  menunggu: 'blue',
  disetujui: 'accent',
  selesai: 'green',
  dibatalkan: 'grey',
}

/** How the consultations of the period stand. */
export function StatusChart({ rows }: { rows: Statistik['per_status'] }) {
  const all = sumOf(rows)
  const banyak = rows.length
  const persen = (jumlah: number) => `${Math.round(partOf(jumlah, all))} %`
  return (
    <ChartCard
      judul={t`Menurut status`}
      isi={
        all > 0
          ? plural(all, { other: `# konsultasi dalam ${banyak} status.` })
          : t`Belum ada konsultasi pada periode ini.`
      }
      rows={rows}
      rowKey={({ status }) => status}
      columns={[
        { key: 'status', judul: t`Status`, isName: true, cell: ({ status }) => <StatusBadge status={status} /> },
        jumlahColumn(),
        { key: 'bagian', judul: t`Bagian`, isNumber: true, cell: ({ jumlah }) => persen(jumlah) },
      ]}
    >
      <BarList
        label={t`Konsultasi menurut status`}
        rows={rows.map(({ status, jumlah }) => ({
          key: status,
          nama: <StatusBadge status={status} />,
          jumlah,
          tone: tones[status],
        }))}
      />
    </ChartCard>
  )
}
